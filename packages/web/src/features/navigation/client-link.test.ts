// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { clientLink } from "./client-link.ts";

let followed: string | null | undefined;
beforeEach(() => {
  followed = undefined;
  document.onclick = (event) => {
    followed = clientLink(event, window.location)?.pathname ?? null;
    event.preventDefault();
  };
});

function click(html: string, init: MouseEventInit = {}): typeof followed {
  document.body.innerHTML = html;
  const target = document.querySelector("b") ?? document.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return followed;
}

test("a link to a page of ours is followed here, wherever inside it the click lands", () => {
  expect(click('<a href="/van-servicing/kent/"><b>Kent</b></a>')).toBe("/van-servicing/kent/");
  expect(click('<a href="/van-servicing/kent/#places">Kent</a>')).toBe("/van-servicing/kent/");
});

test.each([
  ['<a href="https://elsewhere.example/van-mot/">x</a>', "another site"],
  ['<a href="/van-mot/" data-document="">x</a>', "a link that asks for a document"],
  ['<a href="/van-mot/" target="_blank">x</a>', "a new tab"],
  ['<a href="/privacy-policy" download>x</a>', "a download"],
  ['<a href="/sitemap.xml">x</a>', "an address that is no page"],
  ['<a href="#book">x</a>', "a place on this page"],
  ['<a href="mailto:a@b.example">x</a>', "an address to write to"],
  ["<b>x</b>", "no link"],
])("the browser follows %s: %s", (html) => {
  expect(click(html)).toBeNull();
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("the browser decides while %s is held", (key) => {
  expect(click('<a href="/van-mot/">x</a>', { [key]: true })).toBeNull();
});

test("the browser decides on any but the main button", () => {
  expect(click('<a href="/van-mot/">x</a>', { button: 1 })).toBeNull();
});
