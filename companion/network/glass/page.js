"use strict";
// Shows what the table sends, and sends what is pressed. It keeps nothing: after a sleep it asks for everything anew.
const page = document.getElementById("page"), shapes = document.getElementById("shapes");
const words = document.getElementById("words"), said = document.getElementById("said");
const refused = document.getElementById("refused"), silent = document.getElementById("silent");
const SVG = "http://www.w3.org/2000/svg", REPEATED = /^(plus|minus)/;
let socket, number = 0, keyboard = false, patience = 250, heading = "", asked = -1, slept = 0, down = 0, repeats = 0;
let sizing, mute = setTimeout(unheard, 10000), wanted = "", since = 0;  // where the keyboard went, and when: frames of before do not lead back

function tell(what) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...what, n: number }));
}

// A number stands for what stood at that place before; all else is new.
function renew(parent, list, make) {
  const before = [...parent.children], after = list.map(each => typeof each === "number" ? before[each] : make(each));
  const kept = new Set(after);
  before.forEach(node => kept.has(node) || node.remove());
  after.forEach((node, place) => parent.children[place] === node || parent.insertBefore(node, parent.children[place] || null));
}

function shape(text) {
  const group = document.createElementNS(SVG, "g");
  group.innerHTML = text;
  return group;
}

function piece(text) {
  const box = document.createElement("template");
  box.innerHTML = text;
  return box.content.firstChild;
}

// A browser's letters are a hair wider or narrower than those that were measured.
function fit(spans) {
  const wide = spans.map(span => span.offsetWidth);
  spans.forEach((span, place) => {
    const spare = (span.dataset.w - wide[place]) / span.textContent.length;
    span.style.letterSpacing = (parseFloat(span.style.letterSpacing) || 0) + spare + "px";
    span.dataset.fits = "";
  });
}

function show(told) {
  number = told.n;
  const [wide, high] = told.size;
  const scale = Math.min(innerWidth / wide, innerHeight / high), left = (innerWidth - wide * scale) / 2;
  page.style.cssText = `width:${wide}px;height:${high}px;transform:translate(${left}px,0) scale(${scale})`;
  document.body.style.background = told.ground;
  shapes.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  document.documentElement.lang = told.language;
  const focused = document.activeElement.id;
  renew(shapes, told.shapes, shape);
  renew(words, told.pieces, piece);
  fit([...words.querySelectorAll("span:not([data-fits])")]);
  const here = words.querySelector(".here");
  if (told.asked !== asked || here && here.id === wanted || Date.now() - since > 1000) wanted = "";
  const on = document.getElementById(wanted) || here;
  if (keyboard && on && document.activeElement !== on) on.focus();
  else if (focused && !keyboard && document.getElementById(focused)) document.getElementById(focused).focus();
  const asks = words.querySelector("h1"), who = asks.previousElementSibling;
  const title = (who && who.tagName === "P" ? who.textContent + ": " : "") + asks.textContent;
  tell({ seen: number });
  if (refused.textContent !== told.said) refused.textContent = told.said;
  if (title !== heading || told.asked !== asked) said.textContent = title + (said.textContent === title ? "\u00a0" : "");
  [heading, asked] = [title, told.asked];
}

function fitted() {
  const size = [innerWidth, innerHeight].map(side => Math.min(5000, Math.max(240, Math.round(side))));
  tell({ size, language: navigator.language, dark: matchMedia("(prefers-color-scheme:dark)").matches });
}

function open() {
  clearTimeout(down);
  socket = new WebSocket(location.origin.replace("http", "ws") + "/live");
  socket.onopen = () => { patience = 250; fitted(); };
  socket.onmessage = event => { heard(); if (event.data !== "{}") show(JSON.parse(event.data)); };
  socket.onclose = event => {
    if (event.code === 4001) location.assign("/");
    else if (event.code === 4002) location.assign("/who");
    else if (event.code === 4004) location.assign("/sheet");
    else if (event.code === 4000) clearTimeout(mute);
    else down = setTimeout(open, patience = Math.min(4000, patience * 2));
  };
}

// The table says a word every three seconds; after three missed ones the page is grey, and tries again until a word comes.
function heard() {
  clearTimeout(mute);
  mute = setTimeout(unheard, 10000);
  if (!silent.textContent) return;
  silent.textContent = "";
  document.body.classList.remove("silent");
  words.inert = false;
}

function unheard() {
  silent.textContent = silent.dataset[document.documentElement.lang] || silent.dataset.en;
  document.body.classList.add("silent");
  words.inert = true;
  again();
  mute = setTimeout(unheard, 800);
}

function again() {
  if (socket) { socket.onclose = null; socket.close(); }
  patience = 250;
  open();
}

function press(button, at) {
  tell({ press: button.id, at });
}

function place(event) {
  const box = page.getBoundingClientRect(), shown = box.width / page.offsetWidth;
  return [Math.floor((event.clientX - box.left) / shown), Math.floor((event.clientY - box.top) / shown)];
}

words.addEventListener("click", event => {
  const button = event.target.closest("button");
  if (button && !("drag" in button.dataset) && repeats < 2) press(button, event.detail && "at" in button.dataset ? place(event) : null);
  repeats = 0;
});

// A plus or minus counts on while it is held.
words.addEventListener("pointerdown", event => {
  keyboard = false;
  const button = event.target.closest("button");
  if (!button) return;
  repeats = 0;
  const step = () => { repeats += 1; if (repeats > 1) press(button, null); timer = setTimeout(step, repeats > 1 ? 200 : 600); };
  let timer = REPEATED.test(button.id) ? setTimeout(step, 0) : 0;
  const up = lifted => {
    clearTimeout(timer);
    if ("drag" in button.dataset) press(button, place(lifted));
  };
  addEventListener("pointerup", up, { once: true });
});

addEventListener("keydown", event => {
  keyboard = true;
  const on = document.activeElement;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape") tell({ back: true });
  else if (/^Arrow/.test(event.key)) {
    const stops = [...words.querySelectorAll("button:not([tabindex])")], by = /Right|Down/.test(event.key) ? 1 : stops.length - 1;
    stops[(stops.indexOf(on) + by) % stops.length]?.focus();
    event.preventDefault();
  } else if (event.key.length === 1 && event.key !== " ") tell({ typed: event.key });
  else if (event.key === "Backspace") tell({ typed: "\b" });
});

words.addEventListener("focusin", event => {
  if (!keyboard || !event.target.id || event.target.id === wanted || event.target.classList.contains("here")) return;
  [wanted, since] = [event.target.id, Date.now()];
  tell({ focus: wanted });
});

addEventListener("resize", () => { clearTimeout(sizing); sizing = setTimeout(fitted, 150); });
document.addEventListener("visibilitychange", () => {
  if (document.hidden) slept = Date.now();
  else if (Date.now() - slept > 3000) again();
});
addEventListener("online", again);
document.fonts.onloadingdone = () => fit([...words.querySelectorAll("span")]);
open();
