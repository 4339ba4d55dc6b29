// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { problems } from "@vanfettle/contract/problems";
import { askedClass } from "../features/ask-card/questions.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import { YourBookings } from "../features/booking/your-booking/your-bookings.tsx";
import { StationsForVan } from "../features/vehicle/stations-for-van.tsx";
import { Component as VanCheckPage } from "../pages/van-check.tsx";
import { buildNearStations, buildStation } from "../testing/build-near-stations.ts";
import { buildVehicleCheck } from "../testing/build-vehicle-check.ts";
import { renderRoutes } from "../testing/render-screen.tsx";
import { storedBooking } from "../testing/stored-booking.ts";
import { json, stubServer } from "../testing/stub-server.ts";
import { Link } from "../ui/link.tsx";
import { Layout } from "./layout/layout.tsx";

beforeAll(() => {
  // jsdom does not implement this element, so React warns once.
  const warning = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<search />);
  cleanup();
  warning.mockRestore();
});

let scrolls: number;
beforeEach(() => {
  scrolls = 0;
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {
    scrolls += 1;
  });
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: RegExp | string) => screen.getByRole("button", { name });
const heading = (name: string) => screen.getByRole("heading", { name });
const plate = () => screen.getByLabelText("Registration");

const Page = () => (
  <>
    <Layout />
    <input aria-label="Elsewhere" />
  </>
);

interface LateAnswer {
  screen: ReactNode;
  /** The call whose answer comes late; a page's chunk without it. */
  path?: string;
  answer?: () => Response;
  press: (user: UserEvent) => Promise<void>;
  /** The text that the answer shows. */
  shows: RegExp;
  target: () => Element | null;
  /** What a visitor hears who has moved on, if it is not that text. */
  says?: RegExp;
  prepare?: () => void;
}

const pressVanCheck = async (user: UserEvent) => {
  await user.type(plate(), "AB12CDE{Enter}");
};
const findStations = async (user: UserEvent) => {
  await user.type(screen.getByLabelText("Postcode"), "QX1 1AA");
  await user.click(button("Find stations"));
};
const nearest = (
  <StationsForVan vanClass="7" asked={askedClass("7")} quote={<a href="#book">Get a quote</a>} />
);
const openBooking = () => {
  window.location.hash = "#booking=abc.def";
};
const book = async (user: UserEvent) => {
  await user.type(screen.getByLabelText("Vehicle registration"), "AB12CDE");
  await user.type(screen.getByLabelText("Postcode"), "SW1A1AA");
  await user.click(button("Get Your Quote"));
  // What the browser does with a disabled button.
  (document.activeElement as HTMLElement).blur();
};
const wrongPostcode = () =>
  json({ issues: [{ field: "postcode", message: "Invalid postcode format" }] }, 400);

const lateAnswers: Record<string, LateAnswer> = {
  "a refused van check": {
    screen: <VanCheckPage />,
    path: "/api/vehicle",
    answer: () => json({ code: "vehicle_not_found", message: "No such van." }, 404),
    press: pressVanCheck,
    shows: /^No such van/,
    says: /^Registration: No such van/m,
    target: plate,
  },
  "a van check": {
    screen: <VanCheckPage />,
    path: "/api/vehicle",
    answer: () => json(buildVehicleCheck()),
    press: pressVanCheck,
    shows: /^AB12 CDE$/,
    says: /^Loaded: AB12 CDE$/m,
    target: () => heading("AB12 CDE"),
  },
  "a van check of a site that is not connected": {
    screen: <VanCheckPage />,
    path: "/api/vehicle",
    answer: () => json(buildVehicleCheck({ sources: [] })),
    press: pressVanCheck,
    shows: /^This site is not connected/,
    says: /^Loaded: This site is not connected/m,
    target: () => screen.getByText(/^This site is not connected/),
  },
  "stations for a van": {
    screen: nearest,
    path: "/api/stations/near/QX1%201AA",
    answer: () => json(buildNearStations({ class: "7", stations: [buildStation()] })),
    press: findStations,
    shows: /^Nearest to/,
    target: () => screen.getByText(/^Nearest to/),
  },
  "a refused search for stations": {
    screen: nearest,
    path: "/api/stations/near/QX1%201AA",
    answer: () => json({ code: "postcode_not_found" }, 404),
    press: findStations,
    shows: new RegExp(`^${problems.postcode_not_found.message}`),
    says: new RegExp(`^Postcode: ${problems.postcode_not_found.message}`, "m"),
    target: () => screen.getByLabelText("Postcode"),
  },
  "a booking that fails": {
    screen: <BookingForm variant="embedded" service="mot" />,
    path: "/api/book-my-garage",
    answer: () => json({}, 500),
    press: book,
    shows: /^We could not confirm your request/,
    target: () => button("Get Your Quote"),
  },
  "a booking with a field that is refused": {
    screen: <BookingForm variant="embedded" service="mot" />,
    path: "/api/book-my-garage",
    answer: wrongPostcode,
    press: book,
    shows: /^We could not accept your request/,
    target: () => screen.getByLabelText("Postcode"),
  },
  "a stored request, read again": {
    screen: <YourBookings />,
    path: "/api/booking/show",
    answer: () => json(storedBooking),
    prepare: openBooking,
    press: async (user) => user.click(await screen.findByRole("button", { name: "Try again" })),
    shows: /^bkg_01$/,
    says: /^Loaded: Your booking request$/m,
    target: () => screen.getByRole("article"),
  },
  "an erasure": {
    screen: <YourBookings />,
    path: "/api/booking/erase",
    answer: () => json({ erasedAt: "2026-11-22T10:00:00.000Z" }),
    prepare: openBooking,
    press: async (user) => {
      await user.click(await screen.findByRole("button", { name: "Erase this request" }));
      await user.click(button("Erase for good"));
    },
    shows: /^Erased$/,
    says: /^Loaded: Erased$/m,
    target: () => heading("Erased").closest("[tabindex]"),
  },
  "a page's chunk": {
    screen: <Link to="/next">Next</Link>,
    press: (user) => user.click(screen.getByRole("link", { name: "Next" })),
    shows: /^The next page$/,
    says: /^Loaded: The next page$/m,
    target: () => screen.getByRole("main"),
  },
};

/** Returns what screen readers announce, a line each. */
const announced = (): string =>
  [...document.querySelectorAll("output, [role=status], [role=alert]")]
    .map(({ textContent }) => textContent)
    .join("\n");

/** Presses, and returns a function that lets the answer in and awaits what it shows. */
async function pressAndHold({ path, answer, prepare, press, shows, ...late }: LateAnswer) {
  prepare?.();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  const isRetry = path === "/api/booking/show";
  const server = stubServer({
    "/api/booking/show": storedBooking,
    ...(path && {
      [path]: () => {
        calls += 1;
        return isRetry && calls === 1 ? json({}, 500) : held.then(answer);
      },
    }),
  });
  const page = async () => {
    await held;
    return { Component: () => <h1>The next page</h1> };
  };
  const children = [
    { index: true, element: late.screen },
    { path: "next", lazy: page },
  ];
  renderRoutes([{ path: "/", Component: Page, children }], { server });
  const user = userEvent.setup({ delay: null });
  await press(user);
  // What the press itself moved does not count.
  scrolls = 0;
  const arrive = async () => {
    release();
    await screen.findByText(shows);
  };
  return { user, arrive };
}

describe.each(Object.entries(lateAnswers))("%s", (_name, late) => {
  test("takes the focus of a visitor who waits for it", async () => {
    const { arrive } = await pressAndHold(late);
    await arrive();
    expect(document.activeElement).toBe(late.target());
    expect(document.getElementById("late-answer")?.textContent).toBe("");
  });

  test("leaves it to a visitor who types elsewhere meanwhile, does not scroll, and says politely what it shows", async () => {
    const { user, arrive } = await pressAndHold(late);
    const elsewhere = screen.getByLabelText<HTMLInputElement>("Elsewhere");
    await user.click(elsewhere);
    await user.keyboard("cant");
    await arrive();
    await user.keyboard("erbury");
    expect([document.activeElement, elsewhere.value, scrolls]).toEqual([
      elsewhere,
      "canterbury",
      0,
    ]);
    await waitFor(() => expect(announced()).toMatch(late.says ?? late.shows));
  });
});
