// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseCalendar } from "@vanfettle/vans/testing/parse-calendar";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import * as saving from "../../ui/save-file.ts";
import { parseSavedVans, savedVansKey } from "../my-vans/saved-vans.ts";
import { vanCheckMessages } from "./van-check-entry.ts";

afterEach(() => void vi.restoreAllMocks());

const expires = () => screen.getByLabelText<HTMLInputElement>("Its MOT runs out on");
const weight = () => screen.getByLabelText<HTMLInputElement>(/Gross weight on the plate/);
const check = () => screen.getByRole("button", { name: "Check dates and class" });
const resultHeading = () => screen.queryByRole("heading", { name: "Your van's MOT" });

function open(path = "/van-check/") {
  const { router } = renderScreen(<VanCheckPage />, { pathname: path });
  return Object.assign(userEvent.setup(), { router });
}

test("shows and focuses the result, and keeps the values in the form", async () => {
  const user = open();
  await user.type(expires(), "15 May 2099");
  await user.clear(expires());
  await user.type(expires(), "1/12/2026");
  await user.type(weight(), "3,500");
  await user.click(check());
  expect(resultHeading()).toBe(document.activeElement);
  expect(screen.getByText("Class 7")).toBeTruthy();
  expect(screen.getByText("2 November 2026")).toBeTruthy();
  expect(expires().value).toBe("01/12/2026");
  expect(weight().value).toBe("3500");
});

test("shows an error at each invalid field and focuses the first, without a result or lost values", async () => {
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

test("shows the result in an address at once without moving the focus", () => {
  open("/van-check/?kg=7500&kind=van&power=engine");
  expect(resultHeading()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test("does not move the focus or scroll on the way back to a result", async () => {
  const { router, ...user } = open();
  await user.type(weight(), "3500");
  await user.click(check());
  expect(resultHeading()).toBe(document.activeElement);
  await act(() => router.navigate("/van-check/"));
  weight().focus();
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await act(() => router.navigate(-1));
  expect(resultHeading()).toBeTruthy();
  expect(document.activeElement).not.toBe(resultHeading());
  expect(scroll).not.toHaveBeenCalled();
});

test("copies the link to the result with a confirmation, or explains a failure", async () => {
  const user = open("/van-check/?kg=7500&kind=van&power=engine");
  const button = screen.getByRole("button", { name: "Copy the link" });
  button.focus();
  await user.keyboard("{Enter}");
  const confirmation = await screen.findByText("The link is copied.");
  expect(confirmation.tagName).toBe("OUTPUT");
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/Copy the address of this page yourself/)).toBe(confirmation);
});

describe("the calendar file of a manual result", () => {
  let files: { name: string; text: string }[];
  beforeEach(() => {
    files = [];
    vi.spyOn(saving, "saveFile").mockImplementation((file) => void files.push(file));
  });
  const address = "/van-check/?expires=2027-05-15&kg=3500&kind=van&power=engine";
  const uids = () => files.map(({ text }) => parseCalendar(text).map(({ uid }) => uid));

  /** Saves a calendar file under the name. */
  async function save(user: ReturnType<typeof open>, name: string) {
    const label = screen.getByLabelText(/What you call the van/);
    await user.clear(label);
    if (name !== "") await user.type(label, name);
    await user.click(screen.getByRole("button", { name: "Save the dates to a calendar" }));
  }

  test("has the owner's name for the van, and is described beside the button", async () => {
    await save(open(address), "White Transit");
    expect(files.map(({ name }) => name)).toEqual(["mot-2027-05-15.ics"]);
    const entries = parseCalendar(files[0]?.text ?? "");
    expect(entries.map(({ day }) => day)).toEqual(["2027-04-16", "2027-05-01", "2027-05-15"]);
    expect(entries.at(-1)?.title).toBe("MOT (White Transit): last day");
    expect(screen.getByLabelText(/What you call the van/).getAttribute("aria-describedby")).toBe(
      "reminder-note",
    );
    expect(document.querySelector("#reminder-note")?.textContent).toBe(
      "A file (.ics) with the earliest day, two weeks before the last day and the last day. " +
        "The file asks for a reminder at 9am on the day before each date. Some calendars leave it out, so look at an entry after you add the file.",
    );
  });

  test("has the same entries for the same van, and others for a van of another name or weight", async () => {
    const user = open(address);
    await save(user, "White Transit");
    await save(user, "white transit ");
    await save(user, "Blue Vivaro");
    cleanup();
    await save(open(address.replace("3500", "3400")), "White Transit");
    const [first, again, ...others] = uids();
    expect(again).toEqual(first);
    expect(new Set([first, ...others].flat()).size).toBe(9);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test("shares its entries with the saved van, before and after it is saved", async () => {
    const user = open(address);
    await save(user, "Luton");
    await user.type(screen.getByLabelText("Label (optional)"), "Luton");
    await user.click(screen.getByRole("button", { name: "Save on this device" }));
    await save(user, "Luton");
    expect(uids()[1]).toEqual(uids()[0]);
    const [van] = parseSavedVans(localStorage.getItem(savedVansKey)) ?? [];
    expect(uids()[0]?.at(-1)).toBe(`${van?.calendar.id}-due`);
    expect(van?.calendar.entries.map(({ kind }) => kind)).toEqual(["earliest", "soon", "due"]);
  });
});

test("shows a typed failure first, preselects its service, and saves it with the van and its dates", async () => {
  const saved: { text: string }[] = [];
  vi.spyOn(saving, "saveFile").mockImplementation((file) => void saved.push(file));
  const user = open();
  await user.type(expires(), "1/12/2026");
  await user.type(screen.getByLabelText(/Failed its last test on/), "20 Nov 2026");
  await user.type(
    screen.getByLabelText(/Defects on the refusal notice/),
    "Major: stop lamp out{Enter}Dangerous: front brake pad worn",
  );
  await user.click(check());
  const heading = resultHeading();
  expect(heading).toBe(document.activeElement);
  expect(
    document.getElementById(heading?.getAttribute("aria-describedby") ?? "")?.textContent,
  ).toMatch(/^Do not drive this van/);
  const list = screen.getByRole("heading", { name: "Why it failed" }).nextElementSibling;
  expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual([
    "Dangerous: front brake pad worn",
    "Major: stop lamp out",
  ]);
  expect(screen.getByRole("button", { name: "Get a quote" }).dataset["service"]).toBe(
    "brake-service",
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Brake Service/ }).checked).toBe(true);
  expect(
    screen.getByLabelText<HTMLTextAreaElement>(/Defects on the refusal notice/).value,
  ).toContain("stop lamp out\n");
  await user.click(screen.getByRole("button", { name: "Save the dates to a calendar" }));
  expect(saved[0]?.text.replaceAll("\r\n ", "")).toMatch(
    /SUMMARY:Failed 20 November 2026: do not drive until repaired\. MOT/,
  );
  await user.click(screen.getByRole("button", { name: "Save on this device" }));
  expect(Object.values(localStorage).join()).toContain(
    '"failed":{"on":"2026-11-20","severity":"dangerous","isHeavy":false}',
  );
  localStorage.clear();
});

test("does not offer a calendar file for a past day", () => {
  open("/van-check/?expires=2026-05-15");
  expect(screen.queryByRole("button", { name: /calendar/ })).toBeNull();
});

test.each([
  [
    "kg=2200&kind=van&registered=2014-05-01&power=electric&in=gb",
    "May be exempt: an early electric van",
    "neutral",
  ],
  ["registered=1980-05-01&kind=van", "May be exempt: over 40 years old", "neutral"],
  ["kg=3200&kind=van&registered=2018-06-20", "We do not know if its MOT is in date", "soon"],
])("does not tell a van of unknown tests that it breaks the law: %s", (query, heading, look) => {
  open(`/van-check/?${query}`);
  expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
  const box = document.querySelector(".van-state");
  expect(box?.className).toContain(`van-state-${look}`);
  expect(document.querySelector(".van-answers")?.textContent).not.toMatch(
    /run out,|fined|days ago/,
  );
});

test("states the first test of a licensed taxi after one year", () => {
  open("/van-check/?kind=taxi-or-ambulance&registered=2026-06-15");
  expect(document.querySelector(".van-facts")?.textContent).toMatch(
    /First test due, last day14 June 2027/,
  );
});
