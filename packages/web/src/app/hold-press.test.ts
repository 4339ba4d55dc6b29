// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takePress, type Press } from "../ui/focus.ts";
import { holdPress } from "./hold-press.ts";

const start = vi.fn<() => void>();
const sent: { form: string; values: string[] }[] = [];
const clicked = vi.fn<() => void>();
let giveUp: () => void;
let left: string[] = [];

const html = `
  <button type="button" id="choose">Choose</button>
  <button type="button" popovertarget="menu" id="open-menu">Menu</button>
  <form id="check" action="/van-check/"><input id="mark"><button>Check van</button></form>
  <form id="book" method="post" action="/book"><input name="postcode">
    <label><input type="checkbox" id="keep"> Save a link</label>
    <button id="send">Get quote</button><button id="stations" formaction="/see-stations">See stations</button></form>
  <form id="find" action="/find"><input name="q"><input type="submit" value="Find"></form>
  <form id="fleet"><textarea id="lines"></textarea><button disabled>Check the vans</button></form>`;

const get = <T extends HTMLElement = HTMLInputElement>(id: string) =>
  document.getElementById(id) as unknown as T;
const form = (id: string) => get<HTMLFormElement>(id);
const button = (id: string) => form(id).querySelector("button, [type=submit]") as HTMLButtonElement;
const status = () => document.querySelector("[role=status]")?.textContent;

/** Stands for React's handler of every form, and for the browser, which leaves with a plain submit. */
function onSubmit(event: SubmitEvent): void {
  const target = event.target as HTMLFormElement;
  const isLive = "live" in document.documentElement.dataset;
  event.preventDefault();
  if (!isLive) left.push(target.id);
  else {
    const fields = [...target.querySelectorAll<HTMLInputElement>("input, textarea")];
    sent.push({ form: target.id, values: fields.map(({ value }) => value) });
  }
}

async function goLive(): Promise<void> {
  document.documentElement.dataset["live"] = "";
  await Promise.resolve();
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  get("root").addEventListener("submit", onSubmit);
  get("choose").addEventListener("click", clicked);
  ({ giveUp } = { giveUp: holdPress(get("root"), start) });
});

afterEach(() => {
  // Ends the holder's work on this document.
  document.documentElement.dataset["live"] = "";
  window.dispatchEvent(new Event("pageshow"));
  sent.length = 0;
  left = [];
  vi.resetAllMocks();
});

test("holds a submit whose field has no name, says so at once, and repeats it when the page is live", async () => {
  get("mark").value = "AB12";
  button("check").click();
  expect(left).toEqual([]);
  expect(start).toHaveBeenCalled();
  expect(button("check").ariaDisabled).toBe("true");
  expect(status()).toBe("Still loading. We'll continue as soon as the page is ready.");
  get("mark").value = "AB12CDE";
  await goLive();
  expect(sent).toEqual([{ form: "check", values: ["AB12CDE"] }]);
  expect(button("check").ariaDisabled).toBeNull();
  expect(status()).toBe("");
});

test.each<[string, boolean, () => void]>([
  ["waits may get the focus", true, () => {}],
  ["has gone to another field keeps the focus", false, () => get("lines").focus()],
])("a visitor who %s", async (_who, isMoved, happens) => {
  const main = get("root");
  main.tabIndex = -1;
  get("mark").focus();
  let press: Press | undefined;
  main.addEventListener("submit", () => (press = takePress()), { once: true });
  button("check").click();
  happens();
  await goLive();
  expect(press?.moveFocus(main, "none")).toBe(isMoved);
});

test("repeats a press once, however often it was made", async () => {
  button("check").click();
  button("check").click();
  form("check").requestSubmit(button("check"));
  get("root").insertAdjacentHTML("afterbegin", "<button>Of an extension</button>");
  await goLive();
  expect(sent.map(({ form: id }) => id)).toEqual(["check"]);
});

test("repeats only the last of several presses", async () => {
  button("check").click();
  get("choose").click();
  expect(button("check").ariaDisabled).toBeNull();
  expect(get("choose").ariaDisabled).toBe("true");
  await goLive();
  expect(sent).toEqual([]);
  expect(clicked).toHaveBeenCalledOnce();
});

test("repeats the press of the button that was pressed", async () => {
  const pressed = vi.fn<(id: string | undefined) => void>();
  get("keep").checked = true;
  get("root").addEventListener("submit", ({ submitter }) => pressed(submitter?.id));
  get("stations").click();
  await goLive();
  expect(pressed.mock.calls).toEqual([["stations"]]);
});

test("lets the browser send a form whose fields all have a name", async () => {
  button("find").click();
  expect(left).toEqual(["find"]);
  expect(status()).toBe("");
  await goLive();
  expect(sent).toEqual([]);
});

test("holds a form only while it has something that the browser does not send", async () => {
  get("keep").checked = true;
  get("send").click();
  expect(left).toEqual([]);
  get("keep").checked = false;
  get("send").click();
  expect(left).toEqual(["book"]);
  expect(status()).toBe("");
  await goLive();
  expect(sent).toEqual([]);
});

test("does not send a form again that the browser is sending, even when the page is live", async () => {
  get("send").click();
  get("send").click();
  await goLive();
  get("send").click();
  expect(left).toEqual(["book"]);
  expect(sent).toEqual([]);
});

test.each([
  ["the visitor has returned", () => window.dispatchEvent(new Event("pageshow"))],
  [
    "the visitor has changed it",
    () => form("book").dispatchEvent(new Event("input", { bubbles: true })),
  ],
  ["twenty seconds have passed", () => vi.advanceTimersByTime(20_000)],
])("sends a form again if %s", async (_, change) => {
  vi.useFakeTimers();
  get("send").click();
  await goLive();
  change();
  get("send").click();
  vi.useRealTimers();
  expect(sent).toHaveLength(1);
});

test("enables a button that needs script", async () => {
  button("fleet").click();
  expect(left).toEqual([]);
  await goLive();
  expect(sent).toHaveLength(1);
});

test("leaves the menu's button and a live page alone", async () => {
  get("open-menu").click();
  expect(start).not.toHaveBeenCalled();
  await goLive();
  get("choose").click();
  button("check").click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

test("forgets a press whose page was left", async () => {
  button("check").click();
  window.dispatchEvent(new Event("pagehide"));
  await goLive();
  expect(sent).toEqual([]);
});

test("repeats a press in a document that was replaced", async () => {
  button("check").click();
  get("root").innerHTML = html;
  get("mark").value = "AB12CDE";
  await goLive();
  expect(sent).toEqual([{ form: "check", values: ["AB12CDE"] }]);
});

test.each<[string, () => void]>([
  ["the page cannot start", () => giveUp()],
  ["no script has come for 30 seconds", () => vi.advanceTimersByTime(30_000)],
])("says that nothing was sent if %s, and holds the next press", async (_, happens) => {
  vi.useFakeTimers();
  happens();
  expect(status()).toBe("");
  button("check").click();
  happens();
  expect(status()).toBe(
    "This page did not load, so nothing was sent. Check your connection, then press the button again.",
  );
  expect(button("check").ariaDisabled).toBeNull();
  button("check").click();
  await goLive();
  expect(sent).toHaveLength(1);
});

test("does not count the time of an earlier press", () => {
  vi.useFakeTimers();
  button("check").click();
  vi.advanceTimersByTime(29_000);
  get("choose").click();
  vi.advanceTimersByTime(29_000);
  expect(get("choose").ariaDisabled).toBe("true");
});

test("says how to send a form without what the browser does not send", () => {
  get("keep").checked = true;
  get("send").click();
  giveUp();
  expect(status()).toMatch(/Or untick “Save a link” to send it without\.$/);
});
