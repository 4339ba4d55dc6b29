// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseCalendar } from "@vanfettle/vans/testing/parse-calendar";
import { Component as MyVansPage } from "../../pages/my-vans.tsx";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { buildSavedVan, storedVans, storeVans } from "../../testing/build-saved-van.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json } from "../../testing/stub-server.ts";
import { vehicleServer, type VehicleReply } from "../../testing/vehicle-server.ts";
import * as saving from "../../ui/save-file.ts";
import type { SavedVan } from "./saved-van.ts";
import { parseSavedVans, savedVansKey, savedVansVersion } from "./saved-vans.ts";

let files: string[];

beforeEach(() => {
  files = [];
  vi.spyOn(saving, "saveFile").mockImplementation(({ text }) => void files.push(text));
});
afterEach(() => void vi.restoreAllMocks());

const known: VehicleReply = (registration) => json(buildVehicleCheck({ registration }));

/** Renders a page over a van check with this response. */
function open(page: React.ReactNode, { answer = known, pathname = "/" } = {}) {
  const { server, asked } = vehicleServer(answer);
  return { ...renderScreen(page, { server, pathname }), user: userEvent.setup(), asked, server };
}
const openMyVans = (answer?: VehicleReply) => open(<MyVansPage />, { ...(answer && { answer }) });

const stored = () => parseSavedVans(localStorage.getItem(savedVansKey));
const press = (name: string | RegExp) => screen.getByRole("button", { name });
const titles = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
/** The element that takes the focus when the button that deleted the last van has disappeared. */
const emptied = () => screen.getByRole("heading", { name: "No vans saved" }).closest("[tabindex]");
const blockStorage = () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
  }
};

async function checkVan(answer?: VehicleReply) {
  const view = open(<VanCheckPage />, { pathname: "/van-check/", ...(answer && { answer }) });
  await view.user.type(screen.getByLabelText("Registration"), "AB12 CDE{Enter}");
  await screen.findByRole("heading", { name: "AB12 CDE" });
  return view;
}

test("stores a checked van with the owner's label only after the press", async () => {
  const { user } = await checkVan();
  expect(localStorage.length).toBe(0);
  const label = screen.getByLabelText<HTMLInputElement>("Label (optional)");
  expect(label.value).toBe("FORD TRANSIT White");
  await user.clear(label);
  await user.type(label, "Number 4");
  expect(localStorage.length).toBe(0);
  await user.click(press("Save on this device"));
  expect(stored()).toMatchObject([
    { registration: "AB12CDE", label: "Number 4", due: "2027-05-15" },
  ]);
  expect(screen.getByRole("link", { name: "Open My vans" }).getAttribute("href")).toBe("/my-vans/");
});

test("offers a saved van's label when the van is saved again", async () => {
  storeVans(buildSavedVan({ label: "Number 4" }));
  await checkVan();
  expect(screen.getByLabelText<HTMLInputElement>("Label (optional)").value).toBe("Number 4");
});

test("does not offer to save a van without data", async () => {
  const sources = [
    { name: "DVSA MOT history", state: "not connected" },
    { name: "DVLA vehicle enquiry", state: "not connected" },
  ] as const;
  const answer: VehicleReply = (registration) =>
    json(buildVehicleCheck({ registration, sources: [...sources] }));
  const { user } = open(<VanCheckPage />, { pathname: "/van-check/", answer });
  await user.type(screen.getByLabelText("Registration"), "AB12 CDE{Enter}");
  await screen.findByText(/This site is not connected/);
  expect(screen.queryByRole("button", { name: "Save on this device" })).toBeNull();
});

test("saves a manual entry without a registration, and only with a date or a class", async () => {
  const { user } = open(<VanCheckPage />, {
    pathname: "/van-check/?expires=2027-05-15&kg=3500&kind=van",
  });
  await user.type(screen.getByLabelText("Label (optional)"), "Luton");
  await user.click(press("Save on this device"));
  expect(stored()).toMatchObject([{ registration: null, label: "Luton", due: "2027-05-15" }]);
  cleanup();
  open(<VanCheckPage />, { pathname: "/van-check/?kg=3500&kind=minibus" });
  expect(screen.queryByRole("button", { name: "Save on this device" })).toBeNull();
});

test("keeps the van check working with a list of another version and explains the problem", async () => {
  const newer = storedVans([], savedVansVersion + 1);
  localStorage.setItem(savedVansKey, newer);
  const { user } = await checkVan();
  await user.click(press("Save on this device"));
  expect(screen.getByText(/Another version of this site saved vans here/)).toBeTruthy();
  expect(localStorage.getItem(savedVansKey)).toBe(newer);
});

test("links to both checks without saved vans, and sends no request", () => {
  const { server } = openMyVans();
  expect(screen.getByRole("heading", { name: "No vans saved" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check a van" }).getAttribute("href")).toBe(
    "/van-check/",
  );
  expect(screen.getByRole("link", { name: "Check a fleet" }).getAttribute("href")).toBe(
    "/fleet-check/",
  );
  expect(server.calls).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("lists saved vans by urgency, with the urgency in words and without requests", () => {
  storeVans(
    buildSavedVan({ registration: "AB10CDE", label: "Fine" }),
    buildSavedVan({ registration: "AB11CDE", label: "Expired", due: "2026-10-01" }),
    buildSavedVan({
      registration: "AB12CDE",
      label: "Dangerous",
      failed: { on: "2026-11-19", severity: "dangerous", isHeavy: false },
    }),
  );
  const { server } = openMyVans();
  expect(screen.getByRole("heading", { level: 2, name: "3 vans, most urgent first" })).toBeTruthy();
  expect(titles()).toEqual(["Dangerous", "Expired", "Fine"]);
  expect(screen.getByText("Do not drive 1 van until repaired.")).toBeTruthy();
  const [first] = screen
    .getAllByRole("listitem")
    .filter((item) => item.className.includes("saved-van"));
  expect(first?.textContent).toContain("Failed 19 November 2026: do not drive until repaired");
  expect(first?.textContent).toContain("AB12 CDE");
  expect(first?.textContent).toContain("Looked up 2 July 2026 at 00:30");
  expect(server.calls).toEqual([]);
});

describe("the calendar file of all saved vans", () => {
  const save = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(press("Save all dates to a calendar"));
  const lastDays = (index: number) =>
    parseCalendar(files[index] ?? "").filter(({ uid }) => uid.endsWith("-due"));
  const luton = buildSavedVan({ number: 2, registration: "AB13CDE", label: "Luton" });
  const unnamed = buildSavedVan({ number: 3, registration: "AB14CDE", label: "" });

  test("names vans by label or number, and by registration only once the owner chooses so", async () => {
    const alike = [4, 5].map((number) =>
      buildSavedVan({ number, registration: `AB1${number}CDX`, label: "FORD White" }),
    );
    storeVans(
      buildSavedVan(),
      luton,
      unnamed,
      ...alike,
      buildSavedVan({ number: 6, registration: null, label: "Own" }),
    );
    const { user } = openMyVans();
    await save(user);
    const names = (index: number) =>
      lastDays(index).map(({ title }) => /\((.*)\)/.exec(title)?.[1]);
    expect(names(0)).toEqual([
      "White Transit",
      "Luton",
      "Van 3",
      "Van 4, FORD White",
      "Van 5, FORD White",
      "Own",
    ]);
    expect(files[0]).not.toMatch(/AB1\d ?CD/);
    const choice = screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Put registrations in the calendar file",
    });
    expect(choice.checked).toBe(false);
    await user.click(choice);
    await save(user);
    expect(names(1)).toEqual(["AB12 CDE", "AB13 CDE", "AB14 CDE", "AB14 CDX", "AB15 CDX", "Own"]);
  });

  test("keeps each van's entries and number when another van due on the same day is deleted", async () => {
    storeVans(buildSavedVan(), luton, unnamed);
    const { user } = openMyVans();
    await save(user);
    await user.click(press("Remove White Transit"));
    await save(user);
    expect(lastDays(0)).toHaveLength(3);
    expect(new Set(lastDays(0).map(({ uid }) => uid)).size).toBe(3);
    expect(lastDays(1)).toEqual(lastDays(0).slice(1));
    expect(lastDays(1).at(-1)?.title).toBe("MOT (Van 3): last day");
  });

  test("updates the same entries after a refresh with another date", async () => {
    storeVans(buildSavedVan({ due: "2026-12-15" }));
    const { user } = openMyVans();
    await save(user);
    await user.click(press("Refresh White Transit"));
    await screen.findByText("Refresh finished.");
    await save(user);
    const [before, after] = [lastDays(0)[0], lastDays(1)[0]];
    expect(after?.uid).toBe(before?.uid);
    expect([before?.day, before?.sequence]).toEqual(["2026-12-15", 0]);
    expect([after?.day, after?.sequence]).toEqual(["2027-05-15", 1]);
  });

  test("cancels entries of a later date when the van turns out to have run out", async () => {
    storeVans(buildSavedVan());
    const view = openMyVans();
    await save(view.user);
    const [van] = stored() ?? [];
    storeVans({ ...(van as SavedVan), due: "2026-10-01" });
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: savedVansKey })));
    expect(screen.getAllByText(/ran out/)).toHaveLength(2);
    await save(view.user);
    expect(parseCalendar(files[1] ?? "").map(({ status }) => status)).toEqual(
      Array(3).fill("CANCELLED"),
    );
  });

  test("is not offered without a day to come", () => {
    storeVans(buildSavedVan({ due: "2026-10-01" }));
    openMyVans();
    expect(screen.queryByRole("button", { name: /calendar/ })).toBeNull();
    expect(screen.queryByRole("checkbox", { name: /calendar/ })).toBeNull();
  });
});

test("names each van in its buttons, namesakes by registration", async () => {
  storeVans(
    buildSavedVan({ label: "Blue Transit", due: "2026-12-05" }),
    buildSavedVan({ registration: "AB13CDE", label: "White Ford" }),
    buildSavedVan({ registration: "AB14CDE", label: "White Ford" }),
  );
  const { user } = openMyVans();
  expect(press("Refresh AB14 CDE").textContent).toBe("Refresh AB14 CDE");
  const card = screen.getByRole("heading", { name: "Blue Transit" }).closest("li");
  expect(card?.textContent).toContain("MOT due in 9 days: find a class 7 station");
  const link = screen.getByRole("link", { name: "find a class 7 station" });
  expect(link.getAttribute("href")).toBe("/garages/?class=7");
  await user.click(press("Remove AB13 CDE"));
  expect(screen.getByText("Removed AB13 CDE from this device.")).toBeTruthy();
  expect(stored()?.map(({ registration }) => registration)).toEqual(["AB12CDE", "AB14CDE"]);
});

test("refreshes one van on request and keeps its label", async () => {
  storeVans(
    buildSavedVan({ due: "2026-12-01" }),
    buildSavedVan({ registration: "AB13CDE", label: "Other" }),
  );
  const { user, asked } = openMyVans();
  expect(asked).toEqual([]);
  await user.click(press("Refresh White Transit"));
  await waitFor(() =>
    expect(stored()?.[0]).toMatchObject({ label: "White Transit", due: "2027-05-15" }),
  );
  expect(asked).toEqual(["AB12CDE"]);
  expect(stored()?.[0]?.lookedUpAt).not.toBe(buildSavedVan().lookedUpAt);
  expect(await screen.findByText("Refresh finished.")).toBeTruthy();
});

test("refreshes all vans with a registration, four at a time", async () => {
  storeVans(
    buildSavedVan({ registration: null, label: "By hand" }),
    ...Array.from({ length: 6 }, (_, i) =>
      buildSavedVan({ registration: `AB1${i}CDE`, label: `Van ${i}` }),
    ),
  );
  const release: (() => void)[] = [];
  const { user, asked } = openMyVans(
    (registration) =>
      new Promise((resolve) =>
        release.push(() => resolve(json(buildVehicleCheck({ registration })))),
      ),
  );
  await user.click(press("Refresh all"));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(screen.getByText("Refreshing 6 vans...")).toBeTruthy();
  await user.click(press("Refresh all"));
  await user.click(press("Refresh Van 0"));
  await act(async () => {
    while (asked.length < 6 || release.length > 0) {
      release.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  expect(asked.toSorted()).toEqual([
    "AB10CDE",
    "AB11CDE",
    "AB12CDE",
    "AB13CDE",
    "AB14CDE",
    "AB15CDE",
  ]);
  expect(await screen.findByText("Refresh finished.")).toBeTruthy();
});

test("keeps a van that cannot be refreshed and shows the reason", async () => {
  storeVans(buildSavedVan());
  const { user } = openMyVans(() =>
    json({ code: "unavailable", message: "The service is busy." }, 503),
  );
  await user.click(press("Refresh White Transit"));
  expect(await screen.findByText("The service is busy.")).toBeTruthy();
  expect(screen.getByText("Refresh finished. We could not refresh 1 van: see below.")).toBeTruthy();
  expect(stored()).toEqual([buildSavedVan()]);
});

test("keeps a failed test if the response lacks DVSA's history", async () => {
  const saved = buildSavedVan({
    failed: { on: "2026-11-19", severity: "dangerous", isHeavy: false },
  });
  storeVans(saved);
  const sources = [
    { name: "DVSA MOT history", state: "failed" },
    { name: "DVLA vehicle enquiry", state: "answered" },
  ] as const;
  const { user } = openMyVans((registration) =>
    json(buildVehicleCheck({ registration, sources: [...sources] })),
  );
  await user.click(press("Refresh White Transit"));
  expect(await screen.findByText(/We could not read DVSA MOT history/)).toBeTruthy();
  expect(stored()).toEqual([saved]);
});

test("keeps a van deleted if a refresh finishes later", async () => {
  storeVans(buildSavedVan(), buildSavedVan({ registration: "AB13CDE", label: "Other" }));
  let release = () => {};
  const { user } = openMyVans(
    (registration) =>
      new Promise(
        (resolve) => (release = () => resolve(json(buildVehicleCheck({ registration })))),
      ),
  );
  await user.click(press("Refresh White Transit"));
  await user.click(press("Remove White Transit"));
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(stored()?.map(({ label }) => label)).toEqual(["Other"]);
});

test("deletes one van and focuses the heading", async () => {
  storeVans(buildSavedVan(), buildSavedVan({ registration: "AB13CDE", label: "Other" }));
  const { user } = openMyVans();
  await user.click(press("Remove White Transit"));
  expect(titles()).toEqual(["Other"]);
  expect(document.activeElement?.textContent).toBe("1 van, most urgent first");
  expect(screen.getByText("Removed White Transit from this device.")).toBeTruthy();
  await user.click(press("Remove Other"));
  expect(localStorage.length).toBe(0);
  expect(document.activeElement).toBe(emptied());
});

test("deletes all vans only after confirmation", async () => {
  storeVans(buildSavedVan());
  const { user } = openMyVans();
  await user.click(press("Remove all"));
  const dialog = within(screen.getByRole("dialog", { name: "Remove all vans?" }));
  await user.click(dialog.getByRole("button", { name: "Keep them" }));
  expect(stored()).toHaveLength(1);
  await user.click(press("Remove all"));
  await user.click(dialog.getByRole("button", { name: "Remove all" }));
  expect(localStorage.length).toBe(0);
  expect(document.activeElement).toBe(emptied());
});

test("keeps a list of another version until the visitor deletes it", async () => {
  const newer = storedVans([buildSavedVan()], savedVansVersion + 1);
  localStorage.setItem(savedVansKey, newer);
  const { user } = openMyVans();
  expect(screen.getByRole("heading", { name: "We cannot read your saved vans" })).toBeTruthy();
  expect(localStorage.getItem(savedVansKey)).toBe(newer);
  await user.click(press("Remove saved vans"));
  expect(localStorage.length).toBe(0);
  expect(document.activeElement).toBe(emptied());
});

test("explains blocked storage in one sentence and links to the van check", () => {
  blockStorage();
  openMyVans();
  expect(
    screen.getByText("Your browser blocks storage for this site, but you can still check vans."),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check a van" })).toBeTruthy();
});

test("keeps the van check working with blocked storage and explains it after the press", async () => {
  blockStorage();
  const { user } = await checkVan();
  await user.click(press("Save on this device"));
  expect(screen.getByText(/Nothing was saved\. Your browser blocks storage/)).toBeTruthy();
});

test("shows a change from another tab", () => {
  storeVans(buildSavedVan());
  openMyVans();
  storeVans(buildSavedVan(), buildSavedVan({ registration: "AB13CDE", label: "Other" }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: savedVansKey })));
  expect(titles()).toEqual(["White Transit", "Other"]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(screen.getByRole("heading", { name: "No vans saved" })).toBeTruthy();
});

test("links to DVSA's own reminders", () => {
  openMyVans();
  expect(screen.getByRole("link", { name: /MOT reminders from DVSA/ }).getAttribute("href")).toBe(
    "https://www.gov.uk/mot-reminder",
  );
});
