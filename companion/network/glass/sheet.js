// Shows what there is to say about a sheet while it is typed: half a second after the last key.
const text = document.querySelector("textarea"), seen = document.getElementById("seen");
let waits = 0, asked = 0;
text.addEventListener("input", () => {
  clearTimeout(waits);
  waits = setTimeout(async () => {
    const now = ++asked;
    const answer = await fetch("/sheet", {method: "POST", body: new URLSearchParams({text: text.value, part: "yes"})});
    const told = await answer.text();
    if (answer.ok && now === asked) seen.innerHTML = told;
  }, 500);
});
