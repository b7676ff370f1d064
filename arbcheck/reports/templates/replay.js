"use strict";

// Steps through the frames of a replay: frame 0 is the start, frame N the table after turn N, the last one the end.
(() => {
  const find = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const game = JSON.parse(find("game").textContent);
  const last = game.deck.length - 1;
  const slider = find("slider");
  const play = find("play");
  const speed = find("speed");
  const choice = find("view"); // none where the page holds one player's view alone
  const words = all("#words > li");
  const scores = all("#scores tbody tr");
  const charts = all(".chart");
  const players = all(".player").map((panel) => ({
    panel,
    score: panel.querySelector(".score strong"),
    board: panel.querySelector(".ground svg"),
    planted: all(".lying", panel),
    hand: panel.querySelector(".hand"),
    pile: panel.querySelector(".pile"),
    top: panel.querySelector(".top"),
    size: panel.querySelector(".size"),
  }));
  const round = players.length;
  let frame = -1;
  let view = 0;
  let timer = 0;
  let noting = 0;

  const title = (number) => (number === 0 ? "Start" : number === last ? "End" : `Turn ${number}`);
  const spoken = (number) => (0 < number && number < last ? `turn ${number} of ${last - 1}` : title(number));

  // Addresses: #start, #turn-17, #end, and ",player-2" after them for what a player saw.

  function address() {
    const place = title(frame).toLowerCase().replace(" ", "-");
    return view ? `#${place},player-${view}` : `#${place}`;
  }

  function addressed(hash) {
    const found = /^#(start|end|turn-([0-9]+))(?:,player-([0-9]+))?$/.exec(hash);
    if (!found) return null;
    const number = found[2] ? Number(found[2]) : found[1] === "start" ? 0 : last;
    const seat = Number(found[3] || 0);
    return number <= last && seat < game.views.length ? { number, seat } : null;
  }

  // Drawing one frame.

  function lay(list, codes, fresh) {
    const cards = codes.split(" ").filter(Boolean);
    list.replaceChildren(
      ...cards.map((code, place) => {
        const item = find("card").content.firstElementChild.cloneNode(true);
        item.querySelector("use").setAttribute("href", `#card-${code}`);
        item.querySelector("span").textContent = game.cards[code] || "unknown card";
        item.classList.toggle("fresh", fresh && place === cards.length - 1);
        return item;
      }),
    );
    return cards;
  }

  function drawPlayer(part, player) {
    const seen = game.views[view];
    const acting = game.acting[frame] === player;
    part.panel.classList.toggle("acting", acting);
    part.score.textContent = seen.scores[frame][player];
    part.board.setAttribute("aria-label", game.grounds[frame][player]);
    for (const card of part.planted) {
      const first = Number(card.dataset.first);
      card.classList.toggle("later", frame < first || frame >= Number(card.dataset.last));
      card.classList.toggle("new", acting && frame === first);
    }
    lay(part.hand, seen.hands[frame][player], false);
    const pile = lay(part.pile, game.piles[frame][player], false);
    lay(part.top, pile.slice(-1).join(" "), acting);
    part.size.textContent = pile.length;
  }

  function drawChart() {
    charts.forEach((chart, number) => chart.toggleAttribute("hidden", number !== view));
    const x = 44 + ((640 - 44 - 32) * frame) / last;
    charts[view].querySelector(".cursor").setAttribute("d", `M${x} 14V200`);
  }

  function drawWords() {
    words.forEach((row, number) => row.classList.toggle("here", number === frame));
    scores.forEach((row, number) => row.classList.toggle("here", number === frame));
    find("frame").textContent = title(frame);
    find("told").textContent = game.views[view].told[frame];
    const remarks = words[frame].querySelector(".remarks").cloneNode(true);
    find("remarks").replaceChildren(...remarks.childNodes);
  }

  function drawControls() {
    slider.value = frame;
    slider.setAttribute("aria-valuetext", spoken(frame));
    find("count").textContent = 0 < frame && frame < last ? `${frame} of ${last - 1}` : title(frame);
    find("deck").textContent = game.deck[frame];
    for (const button of all("[data-to]")) {
      const useless = ["first", "back"].includes(button.dataset.to) ? frame === 0 : frame === last;
      button.setAttribute("aria-disabled", useless);
    }
  }

  function draw() {
    drawControls();
    drawWords();
    drawChart();
    players.forEach(drawPlayer);
  }

  // What a view tells differently in the lists below the table.
  function retell() {
    const seen = game.views[view];
    if (choice) choice.value = view;
    words.forEach((row, number) => {
      row.querySelector(".told").textContent = seen.told[number];
    });
    scores.forEach((row, number) => {
      all("td", row).forEach((cell, player) => {
        cell.textContent = seen.scores[number][player];
      });
    });
  }

  // Going somewhere.

  function show(number, seat = view) {
    const wanted = Math.min(last, Math.max(0, number));
    if (wanted === frame && seat === view) return;
    frame = wanted;
    if (seat !== view) {
      view = seat;
      retell();
    }
    draw();
  }

  function go(number, seat = view) {
    stop();
    show(number, seat);
    remember();
  }

  // Browsers stop a page that changes its address too often: Safari throws after 100 times in 10 or 30 seconds.
  function remember() {
    clearTimeout(noting);
    noting = setTimeout(() => history.replaceState(null, "", address()), 300);
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.classList.remove("playing");
    play.setAttribute("aria-label", "Play");
    find("now").setAttribute("aria-live", "polite");
  }

  function start() {
    if (frame === last) show(0);
    play.classList.add("playing");
    play.setAttribute("aria-label", "Pause");
    find("now").setAttribute("aria-live", "off"); // nobody can listen as fast as this
    wait();
  }

  function wait() {
    timer = setTimeout(() => {
      show(frame + 1);
      if (frame === last) {
        stop();
        remember();
      } else {
        wait();
      }
    }, Number(speed.value));
  }

  const ways = {
    first: () => go(0),
    back: () => go(frame - 1),
    on: () => go(frame + 1),
    last: () => go(last),
  };
  const keys = { ArrowLeft: ways.back, ArrowRight: ways.on };
  const keysOfControls = {
    ...keys,
    Home: ways.first,
    End: ways.last,
    PageUp: () => go(frame + round),
    PageDown: () => go(frame - round),
  };

  function press(event) {
    const inControls = event.target.closest("#controls");
    // Where arrow keys have a use of their own they keep it.
    if (!inControls && event.target.closest("select, .ground, .wide, pre")) return;
    const act = (inControls ? keysOfControls : keys)[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  }

  function follow(event) {
    const link = event.target.closest("a");
    const place = link && addressed(link.hash);
    if (!place || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    show(place.number);
    if (location.hash !== address()) history.pushState(null, "", address());
    find("viewer").scrollIntoView();
    slider.focus({ preventScroll: true });
  }

  function point(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 640;
    go(Math.round(((x - 44) / (640 - 44 - 32)) * last));
  }

  function open() {
    const place = addressed(location.hash);
    if (place) show(place.number, place.seat);
  }

  // From here on the fragments of addresses are frames of the viewer, no longer rows of the list.
  for (const row of words) row.removeAttribute("id");
  document.documentElement.classList.add("scripted");
  find("unscripted").hidden = true;
  find("controls").hidden = false;
  find("choices").hidden = false;
  for (const button of all("[data-to]")) button.addEventListener("click", ways[button.dataset.to]);
  play.addEventListener("click", () => (timer ? stop() : start()));
  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  slider.addEventListener("change", remember);
  speed.addEventListener("change", () => {
    if (timer) {
      clearTimeout(timer);
      wait();
    }
  });
  if (choice) choice.addEventListener("change", () => go(frame, Number(choice.value)));
  for (const chart of charts) chart.addEventListener("click", point);
  document.addEventListener("keydown", press);
  document.addEventListener("click", follow);
  window.addEventListener("hashchange", () => {
    stop();
    open();
  });
  // Paper shows the figures in any case; afterwards they are as they were.
  const figures = find("figures");
  let unfolded = false;
  window.addEventListener("beforeprint", () => {
    unfolded = figures.open;
    figures.open = true;
  });
  window.addEventListener("afterprint", () => {
    figures.open = unfolded;
  });
  show(game.open);
  open();
})();
