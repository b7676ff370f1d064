"use strict";
// Shows one round after the other; what is not shown stays in the page, hidden.
const controls = document.getElementById("controls");
const place = document.getElementById("place");
const steps = [...document.querySelectorAll(".step")];
let at = 0;
let all = false;

function show() {
  steps.forEach((step, number) => { step.hidden = !all && number !== at; });
  place.textContent = all ? "All rounds" : `${steps[at].dataset.name} (${at + 1} of ${steps.length})`;
  const [back, next, whole] = controls.querySelectorAll("button");
  // Not disabled: a disabled button loses the focus, and some browsers tell it no key any more.
  back.setAttribute("aria-disabled", all || at === 0);
  next.setAttribute("aria-disabled", all || at === steps.length - 1);
  whole.textContent = all ? "Step by step" : "Show all";
}

function go(by) {
  if (by === 0) { all = !all; } else if (!all) { at = Math.min(Math.max(at + by, 0), steps.length - 1); }
  show();
  if (location.hash !== `#${steps[at].id}`) { history.replaceState(null, "", `#${steps[at].id}`); }
}

function addressed() {
  const wanted = steps.findIndex((step) => `#${step.id}` === location.hash);
  if (wanted >= 0) { at = wanted; }
}

controls.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) { go(Number(button.dataset.by)); }
});
document.addEventListener("keydown", (event) => {
  if (all || event.altKey || event.ctrlKey || event.metaKey || event.target.closest(".board")) { return; }
  if (event.key === "ArrowLeft") { go(-1); }
  if (event.key === "ArrowRight") { go(1); }
});
window.addEventListener("hashchange", () => { addressed(); show(); });
at = Math.max(Number(controls.dataset.open) - 1, 0);
addressed();
controls.hidden = false;
show();
