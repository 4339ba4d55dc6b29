// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, getConfig, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTest, sources } from "../../../../test/repository.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import * as leaving from "../features/booking/leave-for-partner.ts";
import { keepBooking } from "../features/booking/your-booking/kept-bookings.ts";
import { YourBookings } from "../features/booking/your-booking/your-bookings.tsx";
import { Component as FleetPage } from "../pages/fleet-check.tsx";
import { Component as MyVansPage } from "../pages/my-vans.tsx";
import { Component as VanCheckPage } from "../pages/van-check.tsx";
import { toasts } from "../ui/overlays/toasts.ts";
import * as waits from "../ui/wait.ts";
import { buildNearStations, buildStation } from "./build-near-stations.ts";
import { buildSavedVan, storeVans } from "./build-saved-van.ts";
import { buildVehicleCheck } from "./build-vehicle-check.ts";
import { renderRoutes } from "./render-screen.tsx";
import { storedBooking } from "./stored-booking.ts";
import { json, stubServer } from "./stub-server.ts";

/** The addresses for which a form has left the page. */
let left: string[];
/** Ends the waits that have begun. Time passes for them only when the test lets it. */
let endWaits: (() => void)[];
beforeEach(() => {
  left = [];
  endWaits = [];
  const now = performance.now.bind(performance);
  let passedMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now() + passedMs);
  vi.spyOn(waits, "wait").mockImplementation(
    (ms) =>
      new Promise((resolve) => {
        endWaits.push(() => {
          passedMs += ms;
          resolve();
        });
      }),
  );
  vi.spyOn(leaving, "leaveForPartner").mockImplementation(async (url, isWanted) => {
    if (isWanted()) left.push(url);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** A request that hangs until the test answers it. */
interface Hanging {
  /** The body and the path of the request, in which the input is found. */
  request: string;
  /** Answers with the response, or else with the answer to the input. */
  answer: (response?: Response) => Promise<void>;
}

/** One who waits for an answer to what the visitor did. */
interface Waiting {
  /** The files that wait, from the one that calls to the one that shows. */
  files: readonly string[];
  /** The path of the calls that hang. */
  call: string;
  /** The answer to a call, which names the input. */
  answerTo: (input: string) => unknown;
  page: () => ReactNode;
  pathname: string;
  before?: () => void;
  /** Enters an input and asks. One who asks for several at a time also asks for another. */
  ask: (user: UserEvent, input: string) => Promise<void>;
  /** The inputs, with a second one if the page takes it while the first answer hangs. */
  inputs: readonly [first: string, second?: string];
  /** True if the answer to an input is shown. */
  isShown: (input: string) => boolean;
  /** The address of another state of the page, to which the visitor may go meanwhile. */
  switchTo?: string;
  /** True if a saved or erased request is remembered also for who has left the page. */
  remembers?: true;
}

const text = () => document.body.textContent ?? "";
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
async function enter(user: UserEvent, label: string | RegExp, value: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
}

const vehicle = (input: string) =>
  buildVehicleCheck({ registration: input, make: `MAKE ${input}` });
const due = (registration: string, label: string) =>
  buildSavedVan({ registration, label, due: "2026-11-30" });

const waiting: Readonly<Record<string, Waiting>> = {
  "the van check": {
    files: ["features/vehicle/use-registration-check.ts", "features/vehicle/registration-form.tsx"],
    call: "/api/vehicle",
    answerTo: vehicle,
    page: () => <VanCheckPage />,
    pathname: "/van-check/",
    inputs: ["AB12CDE"],
    switchTo: "/van-check/?expires=2027-05-15&kg=3500&kind=van",
    ask: async (user, input) => {
      await enter(user, "Registration", input);
      await user.keyboard("{Enter}");
    },
    isShown: (input) =>
      screen.queryByRole("heading", { name: `${input.slice(0, 4)} ${input.slice(4)}` }) !== null,
  },
  "the stations of a van check": {
    files: ["features/station/near-stations-query.ts", "features/vehicle/stations-for-van.tsx"],
    call: "/api/stations/near/",
    answerTo: (input) =>
      buildNearStations({ stations: [buildStation({ name: `Garage of ${input}` })] }),
    page: () => <VanCheckPage />,
    pathname: "/van-check/?expires=2027-05-15&kg=3500&kind=van",
    inputs: ["QX1 1AA", "QX1 1AB"],
    ask: async (user, input) => {
      const [form] = screen
        .getAllByRole("button", { name: /^Find (?:the |class \d )?.*stations/i })
        .map((button) => button.closest("form") as HTMLFormElement);
      const field = within(form as HTMLFormElement).getByLabelText(/postcode/i);
      await user.clear(field);
      await user.type(field, `${input}{Enter}`);
    },
    isShown: (input) => text().includes(`Garage of ${input}`),
  },
  "the fleet check": {
    files: ["features/vehicle/ask-for-vans.ts", "features/fleet/use-fleet.ts"],
    call: "/api/vehicle",
    answerTo: vehicle,
    page: () => <FleetPage />,
    pathname: "/fleet-check/",
    inputs: ["AB12CDE", "AB13CDE"],
    ask: async (user, input) => {
      const field = screen.getByLabelText(/One van a line/);
      await user.clear(field);
      await user.click(field);
      await user.paste(`${input}\nAB19CDE`);
      await press(user, "Check the vans");
    },
    isShown: (input) => text().includes(`MAKE ${input}`),
  },
  "refreshing a saved van": {
    files: ["features/my-vans/use-refresh.ts", "features/vehicle/ask-for-vans.ts"],
    call: "/api/vehicle",
    answerTo: (input) => ({ ...vehicle(input), mot: { ...vehicle(input).mot, due: "2027-01-31" } }),
    page: () => <MyVansPage />,
    pathname: "/my-vans/",
    before: () => storeVans(due("AB12CDE", "One"), due("AB13CDE", "Two")),
    inputs: ["AB12CDE"],
    ask: (user) => press(user, "Refresh all"),
    isShown: () => text().includes("31 January 2027"),
  },
  "requests for saved vans": {
    remembers: true,
    files: [
      "features/booking/send-booking.ts",
      "features/van-requests/send-requests.ts",
      "features/van-requests/use-van-requests.ts",
      "features/van-requests/van-requests.tsx",
    ],
    call: "/api/book-my-garage",
    answerTo: (input) => ({ redirectUrl: `https://partner.example/?vrm=${input}`, token: "t-1" }),
    page: () => <MyVansPage />,
    pathname: "/my-vans/",
    before: () => storeVans(due("AB12CDE", "One"), due("AB13CDE", "Two")),
    inputs: ["AB12CDE"],
    ask: async (user) => {
      await enter(user, "Postcode for all vans", "LS14AP");
      await press(user, /^Save 2 requests$/);
    },
    isShown: () => text().includes("Saved, finish"),
  },
  "a booking form": {
    files: ["features/booking/use-booking-form.ts"],
    remembers: true,
    call: "/api/book-my-garage",
    answerTo: (input) => ({ redirectUrl: `https://partner.example/?vrm=${input}`, token: "t-1" }),
    page: () => <BookingForm variant="mot" />,
    pathname: "/",
    inputs: ["AB12CDE"],
    ask: async (user, input) => {
      await enter(user, "Vehicle registration", input);
      await enter(user, "Postcode", "LS14AP");
      await press(user, /Quote/);
    },
    isShown: () => left.length > 0,
  },
  "a stored booking": {
    files: ["features/booking/your-booking/booking-card.tsx"],
    call: "/api/booking/show",
    answerTo: () => storedBooking,
    page: () => <YourBookings />,
    pathname: "/your-booking/",
    before: () => keepBooking("t-1"),
    inputs: ["t-1"],
    ask: async () => undefined,
    isShown: () => text().includes("bkg_01"),
  },
  "erasing a booking": {
    files: ["features/booking/your-booking/booking-card.tsx"],
    call: "/api/booking/erase",
    answerTo: () => ({ erasedAt: "2026-11-22T10:00:00.000Z" }),
    page: () => <YourBookings />,
    pathname: "/your-booking/",
    before: () => keepBooking("t-1"),
    inputs: ["t-1"],
    ask: async (user) => {
      await user.click(await screen.findByRole("button", { name: "Erase this request" }));
      await press(user, "Erase for good");
    },
    isShown: () => screen.queryByRole("heading", { name: "Erased" }) !== null,
    remembers: true,
  },
};

/** Everything that a late answer could change. */
const everything = () => ({
  page: document.body.innerHTML,
  title: document.title,
  focus: document.activeElement?.outerHTML,
  device: Object.fromEntries(Object.entries(localStorage)),
  tab: Object.fromEntries(Object.entries(sessionStorage)),
  toasts: toasts().getState().toasts,
  left: [...left],
  path: window.location.href,
});

/** Waits until all that follows an answer is done, such as further calls and lazy parts. */
const turns = (): Promise<void> =>
  getConfig().asyncWrapper(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
  });

function open({ call, answerTo, page, pathname, before }: Waiting) {
  before?.();
  const hanging: Hanging[] = [];
  const hang = (path: string, { body }: RequestInit) =>
    new Promise<Response>((resolve) => {
      const request = `${decodeURIComponent(path)} ${body as string}`;
      const answer = async (response?: Response): Promise<void> => {
        const input = /AB\d\dCDE|QX1 1A[AB]/.exec(request)?.[0] ?? "";
        resolve(response ?? json(answerTo(input)));
        await turns();
      };
      hanging.push({ request, answer });
    });
  const paths = ["QX1%201AA", "QX1%201AB"].map((postcode) => `${call}${postcode}`);
  const server = stubServer({
    "/api/booking/show": storedBooking,
    ...Object.fromEntries([call, ...paths].map((path) => [path, hang] as const)),
  });
  const routes = [
    {
      element: <Outlet />,
      children: [
        { path: "/elsewhere", element: <h1>Elsewhere</h1> },
        { path: "*", element: page() },
      ],
    },
  ];
  const { router } = renderRoutes(routes, { server, pathname });
  return { user: userEvent.setup(), hanging, router };
}

/** Lets the time pass that the page waits before further calls. */
async function passTime(): Promise<void> {
  while (endWaits.length > 0) {
    for (const end of endWaits.splice(0)) end();
    await turns();
  }
}

const all = Object.entries(waiting);
const sourceOf = (file: string): string => readFileSync(`packages/web/src/${file}`, "utf8");

test.each(all)("%s shows the answer to who stayed", async (_, each) => {
  const { user, hanging } = open(each);
  await each.ask(user, each.inputs[0]);
  await waitFor(() => expect(hanging).toHaveLength(1));
  expect(each.isShown(each.inputs[0])).toBe(false);
  await hanging[0]?.answer();
  await waitFor(() => expect(each.isShown(each.inputs[0])).toBe(true));
});

test.each(all)("%s leaves a page that the visitor went to as it is", async (_, each) => {
  const { user, hanging, router } = open(each);
  await each.ask(user, each.inputs[0]);
  await waitFor(() => expect(hanging).toHaveLength(1));
  await act(() => router.navigate("/elsewhere"));
  const before = everything();
  await hanging[0]?.answer();
  const after = everything();
  const rightlyStored = each.remembers && { tab: before.tab, device: before.device };
  expect({ ...after, ...rightlyStored }).toEqual(before);
});

/** The calls that follow an answer, by what the source of those who make them has. */
const furtherCalls = [
  ["for the next of several", /\bisWanted\b/, () => undefined],
  ["a busy site again", /\bretryWhileBusy\(/, () => json({ code: "rate_limited" }, 429)],
] as const;
const asking = furtherCalls.flatMap(([what, ofSource, response]) =>
  all
    .filter(([, { files }]) => files.some((file) => ofSource.test(sourceOf(file))))
    .map(([name, each]) => [name, what, each, response] as const),
);

test.each(asking)("%s asks %s", async (_, __, each, response) => {
  const { user, hanging } = open(each);
  await each.ask(user, each.inputs[0]);
  await waitFor(() => expect(hanging).toHaveLength(1));
  await hanging[0]?.answer(response());
  await passTime();
  expect(hanging.length).toBeGreaterThan(1);
});

test.each(asking)("%s no longer asks %s once the visitor has left", async (...asked) => {
  const [, , each, response] = asked;
  const { user, hanging, router } = open(each);
  await each.ask(user, each.inputs[0]);
  await waitFor(() => expect(hanging).toHaveLength(1));
  await act(() => router.navigate("/elsewhere"));
  await hanging[0]?.answer(response());
  await passTime();
  expect(hanging).toHaveLength(1);
});

test.each(all.filter(([, { switchTo }]) => switchTo))(
  "%s leaves another state of the page as it is",
  async (_, each) => {
    const { user, hanging, router } = open(each);
    await each.ask(user, each.inputs[0]);
    await waitFor(() => expect(hanging).toHaveLength(1));
    await act(() => router.navigate(each.switchTo ?? ""));
    await turns();
    const before = everything();
    await hanging[0]?.answer();
    expect(everything()).toEqual(before);
  },
);

test.each(all.filter(([, { inputs }]) => inputs.length > 1))(
  "%s keeps the answer to the later question",
  async (_, each) => {
    const [first, second = ""] = each.inputs;
    const { user, hanging } = open(each);
    await each.ask(user, first);
    await waitFor(() => expect(hanging).toHaveLength(1));
    await each.ask(user, second);
    await waitFor(() => expect(hanging).toHaveLength(2));
    await hanging[1]?.answer();
    await waitFor(() => expect(each.isShown(second)).toBe(true));
    const before = everything();
    await hanging[0]?.answer();
    expect(everything()).toEqual(before);
    expect(each.isShown(first)).toBe(false);
  },
);

test.each(all.filter(([, { before }]) => before))(
  "%s stores nothing of what another tab erased",
  async (_, each) => {
    const { user, hanging } = open(each);
    await each.ask(user, each.inputs[0]);
    await waitFor(() => expect(hanging).toHaveLength(1));
    await act(async () => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", { key: null }));
    });
    await hanging[0]?.answer();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
    expect(JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)))).not.toContain(
      "AB12CDE",
    );
  },
);

/** The other files that wait for an answer, with the reason or the test of their late answers. */
const elsewhere: Readonly<Record<string, string>> = {
  "features/find/find-form.tsx": "find-form.test.tsx leaves the field while suggestions load",
  "features/find/find-query.ts": "a loader of pages, whose key is the search",
  "features/booking/leave-for-partner.ts": "leave-for-partner.test.ts",
  "features/booking/service-fields.tsx": "services that never change",
  "features/vehicle/turns.ts": "waits for its turn, before a call",
  "features/failed-read/try-again.tsx": "failed-reads.test.tsx",
  "features/location/lazy-region-map.ts": "a part of a page",
  "features/location/load-location.ts": "a loader of pages, whose key is the path",
  "features/location/location-query.ts": "a loader of pages, whose key is the path",
  "features/location/use-prefetch-locations.ts": "location-page.test.tsx",
  "features/station/lazy-nearest-stations.ts": "a part of a page",
  "pages/find.tsx": "the query of the address",
  "pages/garages.tsx": "the query of the address",
  "pages/home.tsx": "queries without an input",
  "pages/location-page.tsx": "the query of the address",
  "pages/mot-landing.tsx": "a query without an input",
  "ui/copy-button.tsx": "the clipboard, whose answer the button shows",
  "ui/lazy-part.tsx": "failed-parts.test.tsx",
  "ui/load-part.ts": "failed-parts.test.tsx",
  "ui/overlays/lazy-overlays.tsx": "radix-overlays.test.tsx",
};

test("every file that waits for an answer is in a table", () => {
  const waits =
    /\bawait \w|\buse(?:Query|Mutation)\(|\.then\(|\bapi\.call\(|\blazyPart\(|\bloadPart\(|\baskForVans\(|\.prefetchQuery\(/;
  const found = sources
    .filter((file) => /^packages\/web\/src\/(?:features|pages|ui)\//.test(file) && !isTest(file))
    .filter((file) => waits.test(readFileSync(file, "utf8")))
    .map((file) => file.slice("packages/web/src/".length));
  const stated = [...all.flatMap(([, { files }]) => files), ...Object.keys(elsewhere)];
  expect([...new Set(stated)].toSorted()).toEqual(found.toSorted());
});
