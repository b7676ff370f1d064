(() => {
  "use strict";
  const body = document.querySelector(".index tbody");
  const rows = [...body.rows];
  const texts = rows.map(row => row.textContent.toLowerCase());
  const order = new Intl.Collator("en", { numeric: true });
  const form = document.getElementById("filter");
  const wanted = document.getElementById("wanted");
  const shown = document.getElementById("shown");

  function filter() {
    const words = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
    let left = 0;
    rows.forEach((row, number) => {
      const fits = words.every(word => texts[number].includes(word));
      row.hidden = !fits;
      left += fits;
    });
    shown.textContent = words.length ? `${left} of ${rows.length} shown` : "";
  }

  function sort(heading, column) {
    const falling = heading.getAttribute("aria-sort") === "ascending";
    document.querySelectorAll(".index [aria-sort]").forEach(each => each.removeAttribute("aria-sort"));
    heading.setAttribute("aria-sort", falling ? "descending" : "ascending");
    const numbered = rows.some(row => "key" in row.cells[column].dataset);
    const key = row => {
      const cell = row.cells[column];
      if (numbered) return "key" in cell.dataset ? Number(cell.dataset.key) : null;
      return (cell.querySelector("a") || cell).textContent || null;
    };
    const compare = numbered ? (one, other) => one - other : order.compare;
    const keyed = rows.map((row, number) => [key(row), number, row]);
    // What has no value stands last in either direction; equal values stay in the order of the records.
    keyed.sort(([one, first], [other, second]) =>
      (one === null) - (other === null) || (falling ? compare(other, one) : compare(one, other)) || first - second);
    body.replaceChildren(...keyed.map(([, , row]) => row));
  }

  document.querySelectorAll(".index thead th").forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = heading.textContent;
    button.addEventListener("click", () => sort(heading, column));
    heading.replaceChildren(button);
  });
  form.addEventListener("submit", event => event.preventDefault());
  wanted.addEventListener("input", filter);
  form.hidden = false;
  filter();
})();
