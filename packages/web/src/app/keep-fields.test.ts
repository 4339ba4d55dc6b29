// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { stubPopovers } from "../testing/popovers.ts";
import { keepFields } from "./keep-fields.ts";

const html = `
  <form id="find-menu"><input id="find-menu" name="q"></form>
  <form id="book" action="/book">
    <input type="hidden" name="key" value="">
    <input id="registration" name="registration">
    <input id="postcode" name="postcode" value="LS11AA">
    <input type="radio" name="serviceType" value="mot" checked><input type="radio" name="serviceType" value="brakes">
    <input type="checkbox" id="keep">
    <select name="kind"><option value="van">Van</option><option value="minibus">Minibus</option></select>
    <textarea id="fleet-lines"></textarea>
  </form>
  <form action="/find"><input name="q"></form>
  <details><summary>Questions</summary></details>
  <details><summary>More places</summary></details>
  <nav id="menu" popover></nav>`;

const field = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as T;

/** Shows the document with a root, and returns the root. */
function openDocument(): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return field<HTMLElement>("#root");
}

afterEach(() => document.body.replaceChildren());

test("copies what the visitor has entered into the fields that replace the document's", () => {
  const root = openDocument();
  const restore = keepFields(root);
  field("#find-menu [name=q]").value = "Leeds";
  field("#registration").value = "AB12CDE";
  field("#postcode").value = "M11AE";
  field("[value=brakes]").checked = true;
  field("#keep").checked = true;
  field<HTMLSelectElement>("[name=kind]").value = "minibus";
  field<HTMLTextAreaElement>("#fleet-lines").value = "AB12 CDE\nXY34 ZAB";
  field("[action='/find'] [name=q]").value = "Ashford";
  root.innerHTML = html.replace('name="key" value=""', 'name="key" value="new"');
  restore();
  expect(field("#find-menu [name=q]").value).toBe("Leeds");
  expect(field("#registration").value).toBe("AB12CDE");
  expect(field("#postcode").value).toBe("M11AE");
  expect(field("[value=mot]").checked).toBe(false);
  expect(field("[value=brakes]").checked).toBe(true);
  expect(field("#keep").checked).toBe(true);
  expect(field<HTMLSelectElement>("[name=kind]").value).toBe("minibus");
  expect(field<HTMLTextAreaElement>("#fleet-lines").value).toBe("AB12 CDE\nXY34 ZAB");
  expect(field("[action='/find'] [name=q]").value).toBe("Ashford");
  expect(field("[name=key]").value).toBe("new");
});

test.each([true, false])("opens what was open when it was replaced: the menu %s", (isOpen) => {
  const popovers = stubPopovers();
  const root = openDocument();
  const restore = keepFields(root);
  field<HTMLDetailsElement>("details:last-of-type").open = true;
  for (const isNowOpen of [true, isOpen]) {
    popovers.open.clear();
    if (isNowOpen) popovers.open.add(field("#menu"));
    field("#menu").dispatchEvent(new Event("toggle"));
  }
  root.innerHTML = html;
  restore();
  const details = [...document.querySelectorAll("details")];
  expect(details.map(({ open }) => open)).toEqual([false, true]);
  expect(popovers.open.has(field("#menu"))).toBe(isOpen);
  popovers.restore();
});

test("copies the focus and the selection", () => {
  const root = openDocument();
  field("#registration").focus();
  const restore = keepFields(root);
  field("#postcode").focus();
  field("#postcode").setSelectionRange(2, 4);
  root.innerHTML = html;
  restore();
  expect(document.activeElement).toBe(field("#postcode"));
  expect([field("#postcode").selectionStart, field("#postcode").selectionEnd]).toEqual([2, 4]);
});

test("copies the focus of a field that loses it just before it is replaced, as in Chromium", async () => {
  const root = openDocument();
  const restore = keepFields(root);
  field("#registration").focus();
  await Promise.resolve();
  field("#registration").blur();
  root.innerHTML = html;
  restore();
  expect(document.activeElement).toBe(field("#registration"));
});

test("copies the focus of a choice, which has no selection", () => {
  const root = openDocument();
  const restore = keepFields(root);
  field("[value=brakes]").focus();
  root.innerHTML = html;
  restore();
  expect(document.activeElement).toBe(field("[value=brakes]"));
});

test("does not focus a field that the visitor has left", async () => {
  const root = openDocument();
  const restore = keepFields(root);
  field("#registration").focus();
  field("#registration").blur();
  await Promise.resolve();
  root.innerHTML = html;
  restore();
  expect(document.activeElement).toBe(document.body);
});

test("leaves fields that are still there as they are, and ignores those without a copy", () => {
  const root = openDocument();
  const restore = keepFields(root);
  field("#registration").value = "AB12CDE";
  field("#keep").remove();
  restore();
  field("#registration").value = "XY34ZAB";
  restore();
  expect(field("#registration").value).toBe("XY34ZAB");
  expect(field("#keep")).toBeNull();
});
