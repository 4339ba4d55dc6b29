// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import { parseCalendar } from "@vanfettle/vans/testing/parse-calendar";
import { Component as FleetPage } from "../../pages/fleet-check.tsx";
import { buildNearStations } from "../../testing/build-near-stations.ts";
import { buildSavedVan, storeVans } from "../../testing/build-saved-van.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json } from "../../testing/stub-server.ts";
import { vehicleServer, type VehicleReply } from "../../testing/vehicle-server.ts";
import * as saving from "../../ui/save-file.ts";
import { parseSavedVans, savedVansKey } from "../my-vans/saved-vans.ts";

let saved: { name: string; text: string }[];
/** The status of the check. The questions to copy, which follow it, have theirs. */
const status = () => screen.getAllByRole("status")[0] as HTMLElement;

beforeEach(() => {
  saved = [];
  vi.spyOn(saving, "saveFile").mockImplementation((file) => void saved.push(file));
});
afterEach(() => void vi.restoreAllMocks());

/** Opens the page, pastes the lines and checks them. */
async function check(
  lines: string,
  answer: VehicleReply = (registration) => json(buildVehicleCheck({ registration })),
) {
  const { server, asked } = vehicleServer(answer);
  renderScreen(<FleetPage />, { server, pathname: "/fleet-check/" });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/One van a line/));
  await user.paste(lines);
  await user.click(screen.getByRole("button", { name: "Check the vans" }));
  return { user, asked, server };
}

const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const titles = () => rows().map((row) => within(row).getByRole("rowheader").textContent);

test("shows manual entries without a call, sorted by due day", async () => {
  const { server } = await check(
    "15/06/2027, 3500, Late\n15/03/2027, 2800, Early\n15/05/2027, 7500, Heavy",
  );
  expect(titles()).toEqual(["Early", "Heavy", "Late"]);
  expect(server.calls).toEqual([]);
  expect(rows()[0]?.textContent).toContain(
    "15 March 2027a test keeps it from 16 February 2027Class 4",
  );
  expect(
    within(rows()[2] as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/garages/?class=7");
  expect(within(rows()[1] as HTMLElement).queryByRole("link")).toBeNull();
});

test("is a sheet with the label, recall, zones, tax and the nearest station of each van's class", async () => {
  const reply: VehicleReply = (registration) =>
    json(
      buildVehicleCheck({
        registration,
        recall: "yes",
        tax: { state: "Taxed", due: "2027-02-01" },
        zones: { answer: "below", euro: 5, engine: "diesel", fuelsDiffer: false, vehicle: "van" },
      }),
    );
  const { server } = vehicleServer(reply, {
    "/api/stations/near/QX1%201AA": buildNearStations(),
  });
  renderScreen(<FleetPage />, { server, pathname: "/fleet-check/" });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/One van a line/));
  await user.paste("Reg\tDriver\nAB12 CDE\tDave\n15/06/2027\t2800\tLate");
  await user.type(screen.getByLabelText(/Postcode for the stations/), "QX1 1AA");
  await user.click(screen.getByRole("button", { name: "Check the vans" }));
  await screen.findByText("2 vans checked.");
  await waitFor(() => expect(screen.getAllByText(/Sample Garage/)).toHaveLength(2));
  const [van, late] = rows().map((row) => row.textContent);
  expect(van).toMatch(
    /AB12 CDEDave.*a test keeps it from 16 April 2027.*class 7.*OutstandingBelow the standardTaxeddue 1 February 2027Sample Garage0\.4 milesCall 01632 960123/,
  );
  expect(late).toMatch(/Late.*Class 4---Sample Garage/);
  await user.click(screen.getByRole("button", { name: "Copy the list" }));
  await screen.findByText(/The list is copied/);
  expect(await navigator.clipboard.readText()).toBe("AB12 CDE, Dave\n15/06/2027\t2800\tLate");
  expect(server.queries.join(" ")).toMatch(/class=4.*class=7/);
  expect([...server.calls, ...server.queries].join(" ")).not.toMatch(/AB12/);
});

test("looks up registrations four at a time in request bodies and shows each result", async () => {
  const release = new Map<string, () => void>();
  const { asked, server } = await check(
    Array.from({ length: 6 }, (_, i) => `AB1${i} CDE`).join("\n"),
    (registration) =>
      new Promise((resolve) =>
        release.set(registration, () => resolve(json(buildVehicleCheck({ registration })))),
      ),
  );
  await waitFor(() => expect(asked).toEqual(["AB10CDE", "AB11CDE", "AB12CDE", "AB13CDE"]));
  release.get("AB12CDE")?.();
  await waitFor(() => expect(status().textContent).toBe("1 of 6 done."));
  expect(titles()[0]).toContain("AB12 CDE");
  await waitFor(() => expect(asked).toHaveLength(5));
  expect(server.calls.every((call) => call === "POST /api/vehicle")).toBe(true);
  for (const registration of ["AB10CDE", "AB11CDE", "AB13CDE", "AB14CDE"]) {
    release.get(registration)?.();
  }
  await waitFor(() => expect(asked).toHaveLength(6));
  release.get("AB15CDE")?.();
  await waitFor(() => expect(status().textContent).toBe("6 vans checked."));
});

test("lists an unsafe van first, with the warning in the table and both files", async () => {
  const failedTest = failedTestOf(
    {
      lastTest: {
        testedOn: "2026-11-20",
        passed: false,
        defects: [{ kind: "DANGEROUS", dangerous: true }],
      },
      due: "2027-05-15",
      isFirstTest: false,
      jurisdiction: "great-britain",
      isHeavy: false,
    },
    "2026-11-23",
  );
  const { user } = await check("AB12 CDE\n15/03/2027, 2800, Early", (registration) =>
    json(buildVehicleCheck({ registration, failedTest })),
  );
  await screen.findByText("Do not drive 1 van until repaired: it is at the top of the table.");
  const warning = "Failed 20 November 2026: do not drive until repaired";
  expect(titles()).toEqual([
    expect.stringMatching(/^AB12 CDE.*Failed 20 November 2026: do not drive/),
    "Early",
  ]);
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  await user.click(screen.getByRole("button", { name: "Save to a calendar" }));
  expect(saved[0]?.text.split("\r\n")[1]).toContain(`,${warning},The MOT is in date,2027-05-15,`);
  expect(saved[1]?.text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${warning}. MOT (Van 1`);
});

test("warns that a failed test would not show without DVSA's history", async () => {
  const sources = [
    { name: "DVSA MOT history", state: "failed" },
    { name: "DVLA vehicle enquiry", state: "answered" },
  ] as const;
  await check("AB12 CDE", (registration) =>
    json(buildVehicleCheck({ registration, sources: [...sources] })),
  );
  expect(
    await screen.findByText(
      /We could not read DVSA MOT history\. A failed test would not show here\./,
    ),
  ).toBeTruthy();
});

test("explains a failed line and retries it, alone or with all others", async () => {
  let fails = true;
  const { user, asked } = await check("AB12 CDE\nAB13 CDE\nnot a van", (registration) => {
    if (fails) return json({ code: "unavailable", message: "The service is busy." }, 503);
    return json(buildVehicleCheck({ registration }));
  });
  await waitFor(() => expect(screen.getAllByText(/The service is busy\./)).toHaveLength(2));
  fails = false;
  await user.click(screen.getByRole("button", { name: "Try again: AB12 CDE" }));
  const table = screen.getByRole("region", { name: "Vans by the day on which they are due" });
  expect(document.activeElement).toBe(table);
  await waitFor(() => expect(titles()[0]).toContain("AB12 CDE"));
  expect(asked).toEqual(["AB12CDE", "AB13CDE", "AB12CDE"]);
  await user.click(screen.getByRole("button", { name: "Retry failed lines" }));
  expect(document.activeElement).toBe(table);
  await waitFor(() =>
    expect(status().textContent).toBe("2 vans checked, 1 line failed: see below."),
  );
  expect(asked).toHaveLength(4);
});

test("announces a waiting line and completes it", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const refused = new Set<string>();
  const { asked } = await check("AB12 CDE\nAB13 CDE", (registration) => {
    if (registration === "AB12CDE" || refused.has(registration)) {
      return json(buildVehicleCheck({ registration }));
    }
    refused.add(registration);
    return json({ message: "Too Many Requests" }, 429);
  });
  await waitFor(() =>
    expect(screen.getByText("The van check is busy. Trying again in 1 second.")).toBeTruthy(),
  );
  expect(status().textContent).toBe("1 of 2 done. The site is busy, so this takes longer.");
  await waitFor(() => expect(status().textContent).toBe("2 vans checked."));
  expect(asked).toEqual(["AB12CDE", "AB13CDE", "AB13CDE"]);
});

test("links an unknown registration to the manual check instead of a retry", async () => {
  await check("AB12 CDE", () =>
    json({ code: "vehicle_not_found", message: "No vehicle was found." }, 404),
  );
  await waitFor(() => expect(screen.getByText(/No vehicle was found/)).toBeTruthy());
  expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  expect(
    screen.getByRole("link", { name: "Check without a registration" }).getAttribute("href"),
  ).toBe("/van-check/");
});

test("saves vans in sorted order as CSV", async () => {
  const { user } = await check("AB12 CDE\n15/03/2027, 2800, Early");
  await waitFor(() => expect(status().textContent).toBe("2 vans checked."));
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  expect(saved.map(({ name }) => name)).toEqual(["vans.csv"]);
  expect(saved[0]?.text.split("\r\n").map((line) => line.split(",")[1])).toEqual([
    "Van",
    "Early",
    "AB12 CDE",
    undefined,
  ]);
});

describe("the calendar file of a fleet", () => {
  const entries = (index: number) => parseCalendar(saved[index]?.text ?? "");
  const lastDays = (index: number) =>
    entries(index).flatMap(({ uid, title }) =>
      uid.endsWith("-due") ? [[uid, title] as const] : [],
    );
  const names = (index: number) => lastDays(index).map(([, title]) => title);
  const save = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Save to a calendar" }));
  const choice = () =>
    screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Put registrations in the calendar file",
    });

  test("names vans by number, name and make, and by registration only once the owner chooses so", async () => {
    const { user } = await check("AB12 CDE\n15/03/2027, 2800, Early\n15/07/2027, 2800\nAB13 CDE");
    await waitFor(() => expect(status().textContent).toBe("4 vans checked."));
    expect(choice().checked).toBe(false);
    const note = document.querySelector(`#${choice().getAttribute("aria-describedby")}`);
    expect(note?.textContent).toMatch(
      /^They go into the file and into every calendar you add it to/,
    );
    await save(user);
    expect(names(0)).toEqual([
      "MOT (Early): last day",
      "MOT (Van 1, FORD TRANSIT White): last day",
      "MOT (Van 4, FORD TRANSIT White): last day",
      "MOT (Van 3): last day",
    ]);
    expect(saved[0]?.text).not.toMatch(/AB1[23] ?CDE/);
    await user.click(choice());
    await save(user);
    expect(names(1)).toEqual([
      "MOT (Early): last day",
      "MOT (AB12 CDE): last day",
      "MOT (AB13 CDE): last day",
      "MOT (Van 3): last day",
    ]);
    const sequences = entries(1).flatMap(({ uid, sequence }) =>
      uid.endsWith("-due") ? [sequence] : [],
    );
    expect(sequences).toEqual([0, 1, 1, 0]);
  });

  test("does not offer registrations to a fleet without one", async () => {
    await check("15/03/2027, 2800, Early");
    expect(screen.queryByRole("checkbox", { name: /calendar/ })).toBeNull();
  });

  test("gives each line its own entries, and the same in a second file and after a new check", async () => {
    const lines = "15/05/2027, 2800\n15/05/2027, 2700\nAB12 CDE";
    const { user } = await check(lines);
    await screen.findByText("3 vans checked.");
    await save(user);
    await save(user);
    cleanup();
    await check(lines.split("\n").toReversed().join("\n"));
    await screen.findByText("3 vans checked.");
    await save(user);
    const [first, second, third] = [0, 1, 2].map((index) => entries(index).map(({ uid }) => uid));
    expect(new Set(first).size).toBe(9);
    expect(second).toEqual(first);
    expect(third?.toSorted()).toEqual(first?.toSorted());
  });

  test("stays on the device with the saved vans, also if two vans are alike", async () => {
    const { user } = await check("15/05/2027, 2800\n15/05/2027, 2700\nAB12 CDE");
    await screen.findByText("3 vans checked.");
    await save(user);
    await user.click(screen.getByRole("button", { name: "Save these vans on this device" }));
    await save(user);
    const uids = (index: number) => lastDays(index).map(([uid]) => uid);
    expect(uids(1)).toEqual(uids(0));
    const ids = parseSavedVans(localStorage.getItem(savedVansKey))?.map(
      ({ calendar }) => `${calendar.id}-due`,
    );
    expect(ids?.toSorted()).toEqual(uids(0).toSorted());
  });

  test("has no entries of past days, and the button is off if all days are past", async () => {
    await check("15/05/2024, 2800");
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: "Save to a calendar" }).disabled,
    ).toBe(true);
  });
});

describe("the requests for a fleet that is still being checked", () => {
  const requests = () => within(screen.getByRole("region", { name: "Request quotes" }));
  const group = (name: string) => within(requests().getByRole("group", { name }));
  const ownPostcode = (name: string) =>
    group(name).getByLabelText<HTMLInputElement>("Postcode, if different");
  const names = () =>
    [...document.querySelectorAll(".request-row strong")].map(({ textContent }) => textContent);
  const send = () => requests().getByRole("button", { name: /^Save/ });
  const isDueSoon = (registration: string) => {
    const { mot } = buildVehicleCheck();
    const due = { ...mot, state: "due soon", due: "2026-12-02" } as const;
    return json(buildVehicleCheck({ registration, mot: due }));
  };
  const later = "15/06/2027, 3500, Later";

  /** Checks a van that is not due and others whose answers `arrive` lets come. */
  async function checkSlowly(...registrations: string[]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const view = await check([later, ...registrations].join("\n"), async (registration) => {
      await promise;
      return isDueSoon(registration);
    });
    async function arrive(): Promise<void> {
      resolve();
      await waitFor(() => expect(status().textContent).toMatch(/vans checked\.$/));
    }
    return { ...view, arrive };
  }

  test("keep their rows, what is open and typed, and the button, whatever arrives meanwhile", async () => {
    const { user, arrive } = await checkSlowly("AB12 CDE", "AB13 CDE");
    await user.click(group("Later").getByRole("checkbox"));
    await user.type(ownPostcode("Later"), "LS1");
    const typed = ownPostcode("Later");
    const label = send().textContent;
    expect(label).toBe("Save 1 request");
    await arrive();
    expect(document.activeElement).toBe(typed);
    await user.keyboard("4AP");
    expect([ownPostcode("Later"), typed.value]).toEqual([typed, "LS14AP"]);
    expect(typed.closest("details")?.open).toBe(true);
    expect([names(), send().textContent]).toEqual([["Later"], label]);
    expect(requests().getByText("Your list has 2 more vans.")).toBeTruthy();
    await user.click(requests().getByRole("button", { name: "Show more vans" }));
    expect(names()).toEqual(["Later", "AB12 CDE", "AB13 CDE"]);
    expect(document.activeElement?.textContent).toBe("Added later");
    expect(send().textContent).toBe("Save 3 requests");
    expect(requests().queryByText(/^Your list has/)).toBeNull();
  });

  test("put a due van first that arrives before the visitor begins", async () => {
    const { arrive } = await checkSlowly("AB12 CDE");
    await arrive();
    expect([names(), send().textContent]).toEqual([["AB12 CDE", "Later"], "Save 1 request"]);
    expect(requests().queryByRole("button", { name: "Show more vans" })).toBeNull();
  });

  test("outlive the next check of the fleet, which shows all its vans", async () => {
    const { user } = await checkSlowly();
    await user.click(group("Later").getByRole("checkbox"));
    await user.type(ownPostcode("Later"), "LS14AP");
    await user.click(screen.getByLabelText(/One van a line/));
    await user.keyboard("{Control>}{End}{/Control}");
    await user.paste("\n15/12/2026, 3500, Sooner");
    await user.type(screen.getByLabelText(/^Postcode for the stations/), "M11AE");
    await user.click(screen.getByRole("button", { name: "Check the vans" }));
    expect(names()).toEqual(["Sooner", "Later"]);
    expect(ownPostcode("Later").value).toBe("LS14AP");
    expect(requests().getByLabelText<HTMLInputElement>("Postcode for all vans").value).toBe(
      "M11AE",
    );
    expect(document.activeElement?.textContent).toBe("2 vans, by last day");
  });
});

test("keeps the order of the table from the moment that the visitor is in it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = await check("15/06/2027, 3500, Later\nAB12 CDE", async (registration) => {
    await promise;
    return json(buildVehicleCheck({ registration }));
  });
  const link = within(rows()[0] as HTMLElement).getByRole("link");
  await user.tab();
  while (document.activeElement !== link) await user.tab();
  resolve();
  await waitFor(() => expect(status().textContent).toBe("2 vans checked."));
  expect(titles()).toEqual(["Later", expect.stringMatching(/^AB12 CDE/)]);
  expect(document.activeElement).toBe(link);
});

test("rejects 26 lines with a message, and keeps and focuses the field", async () => {
  await check(Array.from({ length: 26 }, (_, i) => `AB${10 + i} CDE`).join("\n"));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/One van a line/);
  expect(screen.getByText(/Enter 25 vans or fewer. You entered 26/)).toBeTruthy();
  expect(field).toBe(document.activeElement);
  expect(field.value.split("\n")).toHaveLength(26);
  expect(screen.queryByRole("table")).toBeNull();
});

test("saves a fleet with one press and keeps the owner's labels", async () => {
  storeVans(buildSavedVan({ label: "Number 4" }));
  const { user } = await check("AB12 CDE\nAB13 CDE\n15/03/2027, 2800, Early\nnot a van");
  await waitFor(() => expect(status().textContent).toMatch(/^3 vans checked/));
  const stored = () => parseSavedVans(localStorage.getItem(savedVansKey));
  expect(stored()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Save these vans on this device" }));
  expect(stored()).toMatchObject([
    { registration: "AB12CDE", label: "Number 4" },
    { registration: "AB13CDE", label: "FORD TRANSIT White" },
    { registration: null, label: "Early" },
  ]);
  expect(screen.getByText(/Saved 3 vans on this device\./)).toBeTruthy();
});
