// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chooseServiceOnClick } from "./choose-service.ts";

test("selects the service of a clicked data-service control and dispatches an input event", () => {
  document.body.innerHTML = `<form id="book"><input type="radio" name="s" value="mot"><input type="radio" name="s" value="oil-change"></form>
    <a href="#book" data-service="oil-change"><b>Book</b></a><a href="#book" data-service="unknown">?</a><a href="#book">plain</a>`;
  chooseServiceOnClick();
  let inputEvents = 0;
  document.querySelector("form")?.addEventListener("input", () => inputEvents++);
  const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;
  for (const link of document.querySelectorAll<HTMLElement>("a:not([data-service=oil-change])")) {
    link.click();
  }
  expect(chosen()).toBeUndefined();
  document.querySelector("b")?.click();
  expect(chosen()).toBe("oil-change");
  expect(inputEvents).toBe(1);
});
