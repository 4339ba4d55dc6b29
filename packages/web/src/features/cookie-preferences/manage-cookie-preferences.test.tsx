// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { choiceKey, choiceVersion, parseChoice } from "./cookie-choice.ts";
import { ManageCookiePreferences } from "./manage-cookie-preferences.tsx";

const opener = () => screen.getByRole("button", { name: "Manage Cookie Preferences" });
const button = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });
const status = () => within(opener().parentElement as HTMLElement).getByRole("status");
const stored = () => parseChoice(localStorage.getItem(choiceKey));

async function openDialog() {
  const user = userEvent.setup();
  render(<ManageCookiePreferences />);
  await user.click(opener());
  return user;
}

test("stays closed and stores no data on load", () => {
  render(<ManageCookiePreferences />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(status().textContent).toContain("You have made no choice");
});

test("dates the choice by the day in London", () => {
  const decidedAt = "2026-06-20T23:30:00.000Z";
  localStorage.setItem(
    choiceKey,
    JSON.stringify({ version: choiceVersion, decidedAt, analytics: false }),
  );
  render(<ManageCookiePreferences />);
  expect(status().textContent).toContain("Your choice of 21 June 2026");
});

test("names the dialog and styles its accept and reject buttons alike", async () => {
  await openDialog();
  expect(screen.getByRole("dialog", { name: "Cookie preferences" })).toBeTruthy();
  expect(button("Accept all").className).toBe(button("Reject all").className);
});

test.each([
  ["Accept all", true],
  ["Reject all", false],
])(
  "%s stores the choice with its version and date, closes the dialog and returns the focus",
  async (name, analytics) => {
    const user = await openDialog();
    await user.click(button(name));
    expect(stored()).toMatchObject({ analytics, version: choiceVersion });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(status().textContent).toContain(analytics ? "analytics allowed" : "analytics refused");
  },
);

test("locks the necessary purpose; analytics is off by default and stored as switched", async () => {
  const user = await openDialog();
  const necessary = screen.getByRole<HTMLInputElement>("switch", { name: "Strictly necessary" });
  const analytics = screen.getByRole<HTMLInputElement>("switch", { name: "Analytics" });
  expect([necessary.checked, necessary.disabled, analytics.checked]).toEqual([true, true, false]);
  await user.click(analytics);
  expect(stored()).toBeNull();
  await user.click(button("Save my choice"));
  expect(stored()?.analytics).toBe(true);
});

test("leaves a switch's state to the checkbox, as ARIA forbids a duplicate", async () => {
  await openDialog();
  const switches = screen.getAllByRole("switch");
  expect(switches).toHaveLength(2);
  expect(switches.filter((element) => element.hasAttribute("aria-checked"))).toEqual([]);
});

test("closing without a decision leaves storage unchanged and returns the focus", async () => {
  const user = await openDialog();
  await user.click(button("Close"));
  expect(localStorage).toHaveLength(0);
  expect(document.activeElement).toBe(opener());
});

test("withdraws a choice, and opens the dialog with the stored choice", async () => {
  const user = await openDialog();
  await user.click(button("Accept all"));
  await user.click(opener());
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Analytics" }).checked).toBe(true);
  await user.click(button("Withdraw my choice"));
  expect(localStorage).toHaveLength(0);
  expect(status().textContent).toContain("You have made no choice");
});
