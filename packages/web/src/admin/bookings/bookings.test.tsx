// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
  BookingCounts,
  DayBookings,
} from "@vanfettle/contract/booking/operator-bookings-schemas";
import { addDays, daysBetween } from "@vanfettle/vans/calendar-day";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { Component as Bookings } from "./bookings.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => void vi.restoreAllMocks());

const leeds = {
  slug: "leeds",
  name: "Leeds",
  county: "West Yorkshire",
  region: "Yorkshire & Humber",
};
const birmingham = {
  slug: "birmingham",
  name: "Birmingham",
  county: "West Midlands",
  region: "West Midlands",
};

/** The numbers of a range with bookings on its last two days. */
function buildCounts(from: string, to: string, over: Partial<BookingCounts> = {}): BookingCounts {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => ({
    day: addDays(from, n),
    count: 0,
  }));
  for (const [n, day] of days.slice(-2).entries()) day.count = n + 1;
  return {
    from,
    to,
    total: 3,
    days,
    services: [
      { service: "mot", count: 2 },
      { service: "full-service", count: 1 },
    ],
    regions: [{ region: "Yorkshire & Humber", count: 2 }],
    places: [{ ...leeds, count: 2 }],
    withoutPlace: 1,
    pages: [{ page: "motLocation", count: 1 }],
    withoutPage: 2,
    ...over,
  };
}

type Counted = (from: string, to: string) => Response;

const dayList = (day: string, bookings: DayBookings["bookings"], next: string | null = null) =>
  ({ day, bookings, next }) satisfies DayBookings;

async function open({
  state = signedIn,
  counted = (from, to) => json(buildCounts(from, to)),
  responses = {},
}: { state?: OperatorState; counted?: Counted; responses?: Record<string, unknown> } = {}) {
  const ranges: string[] = [];
  const server = stubServer({
    "/api/bookings/2026-11-21": dayList("2026-11-21", [
      { at: "2026-11-21T09:05:00.000Z", service: "mot", place: leeds, page: "motLocation" },
      { at: "2026-11-21T09:06:00.000Z", service: "full-service", place: null, page: null },
    ]),
    "/api/bookings/2026-11-20": dayList("2026-11-20", []),
    ...responses,
  });
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(url as string);
    if (pathname !== "/api/bookings") return server.fetch(url, init);
    const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
    ranges.push(`${from} ${to}`);
    return Promise.resolve(counted(from, to));
  };
  const { createApi } = await import("../../api/client.ts");
  const session = buildOperatorSession(state);
  renderScreen(
    <operatorSessionContext.Provider value={session}>
      <Bookings />
    </operatorSessionContext.Provider>,
    { server: { ...server, fetch, api: createApi({ base: "https://api.example", fetch }) } },
  );
  return { user: userEvent.setup(), ranges, session, calls: server.calls, queries: server.queries };
}

const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()).join(" | "));

test("shows the last 28 days by service, page, region and place with their shares", async () => {
  const { ranges } = await open();
  expect(await screen.findByText("3 bookings")).toBeTruthy();
  expect(ranges).toEqual(["2026-10-25 2026-11-21"]);
  expect(screen.getByText(/25 October to 21 November 2026/)).toBeTruthy();
  expect(rowsOf("By service")).toEqual(["MOT Test | 2 | 67%", "Full Service | 1 | 33%"]);
  expect(rowsOf("By region")).toEqual(["Yorkshire & Humber | 2 | 67%", "No known place | 1 | 33%"]);
  expect(rowsOf("By page")).toEqual(["Van MOT in a place | 1 | 33%", "Not known | 2 | 67%"]);
  expect(rowsOf("By place")).toEqual(["Leeds West Yorkshire | 2 | 67%"]);
});

test("states how days are counted and how long bookings are kept", async () => {
  await open();
  expect((await screen.findByText(/Days and times are in UTC/)).textContent).toMatch(
    /kept for 7 years/,
  );
});

test("lists the other fields of a booking only on a day that has some", async () => {
  const details = { mileage: 54_321, extras: { wheels: "four" } };
  await open({
    responses: {
      "/api/bookings/2026-11-21": dayList("2026-11-21", [
        { at: "2026-11-21T09:05:00.000Z", service: "mot", place: birmingham, page: "home" },
        {
          at: "2026-11-21T09:06:00.000Z",
          service: "full-service",
          place: null,
          page: null,
          customerDetails: details,
        },
      ]),
    },
  });
  await screen.findByText("09:05");
  expect(rowsOf("Bookings of 21 November 2026, oldest first")).toEqual([
    "09:05 | MOT Test | Birmingham West Midlands | Home page | ",
    "09:06 | Full Service | No known place | Not known | mileage: 54321, extras: wheels: four",
  ]);
});

test("lists the newest day with bookings, and another day from the table of days", async () => {
  const { user } = await open();
  await screen.findByText("09:05");
  expect(rowsOf("Bookings of 21 November 2026, oldest first")).toEqual([
    "09:05 | MOT Test | Leeds West Yorkshire, Yorkshire & Humber | Van MOT in a place",
    "09:06 | Full Service | No known place | Not known",
  ]);
  await user.click(screen.getByText("Days as a table"));
  await user.click(screen.getByRole("button", { name: "20 November 2026: list 1 booking" }));
  expect(await screen.findByText("No bookings came in on this day.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Bookings of 20 November 2026");
});

test("reads the next page of a day on request", async () => {
  const { user, queries } = await open({
    responses: {
      "/api/bookings/2026-11-21": (() => {
        let calls = 0;
        return () =>
          calls++ === 0
            ? json(
                dayList(
                  "2026-11-21",
                  [{ at: "2026-11-21T09:05:00.000Z", service: "mot", place: null, page: null }],
                  "bkg_1",
                ),
              )
            : json(
                dayList("2026-11-21", [
                  { at: "2026-11-21T10:05:00.000Z", service: "mot", place: null, page: null },
                ]),
              );
      })(),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Show more bookings" }));
  expect(await screen.findByText("10:05")).toBeTruthy();
  expect(screen.getByText("09:05")).toBeTruthy();
  expect(queries).toEqual(["after=bkg_1"]);
  expect(screen.queryByRole("button", { name: "Show more bookings" })).toBeNull();
});

test("other days are chosen by a preset or typed", async () => {
  const { user, ranges } = await open();
  await screen.findByText("3 bookings");
  expect(screen.getByRole("button", { name: "Last 28 days" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await user.click(screen.getByRole("button", { name: "Last 7 days" }));
  await waitFor(() => expect(ranges.at(-1)).toBe("2026-11-15 2026-11-21"));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-02" } });
  expect(ranges.at(-1)).toBe("2026-11-15 2026-11-21");
  await user.click(screen.getByRole("button", { name: "Show days" }));
  await waitFor(() => expect(ranges.at(-1)).toBe("2026-11-01 2026-11-02"));
});

test("days in the wrong order are explained and not asked for", async () => {
  const { user, ranges } = await open();
  await screen.findByText("3 bookings");
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-21" } });
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-20" } });
  await user.click(screen.getByRole("button", { name: "Show days" }));
  expect(screen.getByRole("alert").textContent).toBe("The last day is before the first.");
  expect(ranges).toHaveLength(1);
});

test("shows 20 places, and the others on request", async () => {
  const places = Array.from({ length: 23 }, (_, n) => ({
    ...leeds,
    slug: `p-${n}`,
    name: `Place ${n}`,
    count: 1,
  }));
  const { user } = await open({
    counted: (from, to) => json(buildCounts(from, to, { places, total: 600 })),
  });
  await screen.findByText("600 bookings");
  expect(rowsOf("By place")).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show all 23" }));
  expect(rowsOf("By place")).toHaveLength(23);
  expect(rowsOf("By place").at(-1)).toBe("Place 22 West Yorkshire | 1 | <1%");
});

test("days without bookings offer no export and no list", async () => {
  const { calls } = await open({
    counted: (from, to) =>
      json({ ...buildCounts(from, to), total: 0, services: [], regions: [], places: [] }),
  });
  expect(await screen.findByText(/^No bookings came in on these days/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export CSV" }).ariaDisabled).toBe("true");
  expect(calls).toEqual([]);
});

test("an export is saved as a file under the days, and is sent once however fast the button is pressed", async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob | undefined;
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(of: Blob) {
        blob = of;
        return "blob:x";
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: (blob as Blob).text() });
  });
  const bodies: unknown[] = [];
  const { calls } = await open({
    responses: {
      "/api/bookings/export": (_: string, init: RequestInit) => {
        bodies.push(JSON.parse(init.body as string));
        return json({ csv: "Day\r\n", rows: 3 });
      },
    },
  });
  await screen.findByText("3 bookings");
  const button = screen.getByRole("button", { name: "Export CSV" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(/^3 bookings exported\. The audit has your name/)).toBeTruthy();
  expect(bodies).toEqual([{ from: "2026-10-25", to: "2026-11-21" }]);
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  expect(saved.map(({ name }) => name)).toEqual(["bookings-2026-10-25-to-2026-11-21.csv"]);
  expect(await saved[0]?.text).toBe("Day\r\n");
});

test("a failed export is reported and saves nothing", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
  await open({
    responses: {
      "/api/bookings/export": () => json({ code: "unavailable", message: "Busy." }, 503),
    },
  });
  await screen.findByText("3 bookings");
  fireEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The bookings were not exportedBusy.",
  );
  expect(click).not.toHaveBeenCalled();
});

test("explains a sign-in without the scope, and offers another account", async () => {
  const { user, session } = await open({ counted: () => json({ code: "forbidden" }, 403) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your sign-in does not include bookings");
  await user.click(
    within(alert).getByRole("button", {
      name: "Sign in with another account (opens in a new tab)",
    }),
  );
  expect(session.requests).toEqual(["sign in as another"]);
  expect(screen.queryByRole("table")).toBeNull();
});

test("numbers that cannot be read are reported with the server's message", async () => {
  await open({
    counted: () => json({ code: "invalid_request", message: "Choose fewer days." }, 400),
  });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The bookings could not be readChoose fewer days.",
  );
});

test("does not read bookings without a sign-in, and offers to sign in", async () => {
  const { ranges, calls } = await open({ state: signedOut });
  expect(screen.getByRole("button", { name: "Sign in to continue" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  expect([ranges, calls]).toEqual([[], []]);
});

test("omits the places where no booking names one", async () => {
  const none = { places: [], regions: [], withoutPlace: 3 };
  await open({ counted: (from, to) => json(buildCounts(from, to, none)) });
  await screen.findByText("3 bookings");
  expect(rowsOf("By region")).toEqual(["No known place | 3 | 100%"]);
  expect(screen.queryByText("By place")).toBeNull();
});
