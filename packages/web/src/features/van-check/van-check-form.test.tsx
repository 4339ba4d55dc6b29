// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { vanCheckMessages } from "./van-check-entry.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const expires = () => screen.getByLabelText<HTMLInputElement>("Its MOT runs out on");
const weight = () => screen.getByLabelText<HTMLInputElement>(/Gross weight on the plate/);
const check = () => screen.getByRole("button", { name: "Check" });
const resultHeading = () => screen.queryByRole("heading", { name: "Your van's MOT" });

function open(path = "/van-check/") {
  renderScreen(<VanCheckPage />, { pathname: path });
  return userEvent.setup();
}

test("the answer appears on the page and takes the focus, and the form keeps what was entered", async () => {
  const user = open();
  await user.type(expires(), "15 May 2099");
  await user.clear(expires());
  await user.type(expires(), "1/12/2026");
  await user.type(weight(), "3,500");
  await user.click(check());
  expect(resultHeading()).toBe(document.activeElement);
  expect(screen.getByRole("heading", { name: "Class 7" })).toBeTruthy();
  expect(screen.getByText("2 November 2026")).toBeTruthy();
  expect(expires().value).toBe("01/12/2026");
  expect(weight().value).toBe("3500");
});

test("what is wrong is said by its field, the first of which takes the focus; nothing is lost and no result appears", async () => {
  const user = open();
  await user.type(expires(), "31/04/2027");
  await user.type(weight(), "3.5t");
  await user.click(check());
  expect(screen.getByText(vanCheckMessages.date)).toBeTruthy();
  expect(expires()).toBe(document.activeElement);
  expect([expires().value, weight().value]).toEqual(["31/04/2027", "3.5t"]);
  expect(resultHeading()).toBeNull();
  await user.clear(expires());
  await user.clear(weight());
  await user.click(check());
  expect(screen.getByText(vanCheckMessages.nothing)).toBeTruthy();
});

test("an address with a result shows it at once and leaves the focus alone", () => {
  open("/van-check/?kg=7500&kind=van&power=engine");
  expect(resultHeading()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
