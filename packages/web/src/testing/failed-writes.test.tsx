// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingForm } from "../features/booking/booking-form.tsx";
import * as leaving from "../features/booking/leave-for-partner.ts";
import { keepBooking } from "../features/booking/your-booking/kept-bookings.ts";
import { YourBookings } from "../features/booking/your-booking/your-bookings.tsx";
import { saveChoice } from "../features/cookie-preferences/cookie-choice.ts";
import { ManageCookiePreferences } from "../features/cookie-preferences/manage-cookie-preferences.tsx";
import { savedVansKey } from "../features/my-vans/saved-vans.ts";
import { Component as FleetPage } from "../pages/fleet-check.tsx";
import { Component as MyVansPage } from "../pages/my-vans.tsx";
import { Component as VanCheckPage } from "../pages/van-check.tsx";
import { toasts } from "../ui/overlays/toasts.ts";
import * as saving from "../ui/save-file.ts";
import { buildSavedVan, storedVans, storeVans } from "./build-saved-van.ts";
import { buildVehicleCheck } from "./build-vehicle-check.ts";
import { renderScreen } from "./render-screen.tsx";
import { findWriters, namesUsed, production, textOf, withoutComments } from "./storage-writers.ts";
import { storedBooking } from "./stored-booking.ts";
import { json, stubServer } from "./stub-server.ts";

beforeEach(() => {
  vi.spyOn(leaving, "leaveForPartner").mockResolvedValue();
  vi.spyOn(saving, "saveFile").mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** A press that writes to the storage or removes from it. */
interface Press {
  /** The file that is told whether that succeeded, and the function that tells it. */
  told: `${string} ${string}`;
  page: () => ReactNode;
  pathname?: string;
  /** What an earlier visit has stored. */
  before?: () => void;
  /** What the visitor does before the press. */
  enter?: (user: UserEvent) => Promise<void>;
  press: string | RegExp;
  /** The answer in the dialog that the press opens. */
  confirm?: string;
  /** The response to the link of a booking. */
  shown?: Response;
  area?: "sessionStorage";
}

const named = (name: string | RegExp) => screen.findByRole("button", { name });
const myVans = { page: () => <MyVansPage />, before: () => storeVans(due) };
const due = buildSavedVan({ label: "One", due: "2026-11-30" });
const preferences = { page: () => <ManageCookiePreferences /> };
const openPreferences = async (user: UserEvent) =>
  user.click(await named("Manage Cookie Preferences"));
const bookings = { page: () => <YourBookings />, before: () => void keepBooking("t-1") };
const fillForm = async (user: UserEvent) => {
  await user.type(screen.getByLabelText("Vehicle registration"), "AB12CDE");
  await user.type(screen.getByLabelText("Postcode"), "LS14AP");
  await user.click(screen.getByLabelText(/^Keep a link/));
};
const fillRequests = async (user: UserEvent) => {
  await user.type(screen.getByLabelText("Postcode for all vans"), "LS14AP");
  await user.click(screen.getByLabelText(/^Keep links/));
};
const presses: readonly Press[] = [
  {
    ...preferences,
    told: "cookie-preferences/manage-cookie-preferences.tsx saveChoice",
    enter: openPreferences,
    press: "Accept all",
  },
  {
    ...preferences,
    told: "cookie-preferences/manage-cookie-preferences.tsx withdrawChoice",
    before: () => void saveChoice({ analytics: true, now: new Date() }),
    enter: openPreferences,
    press: "Withdraw my choice",
  },
  {
    told: "my-vans/save-van.tsx saveVans",
    page: () => <VanCheckPage />,
    pathname: "/van-check/?expires=2027-05-15&kg=3500&kind=van",
    press: "Save on this device",
  },
  {
    told: "fleet/save-fleet.tsx saveVans",
    page: () => <FleetPage />,
    enter: async (user) => {
      await user.click(screen.getByLabelText(/One van a line/));
      await user.paste("15/05/2027, 3500, White Transit");
      await user.click(await named("Check the vans"));
    },
    press: "Save these vans on this device",
  },
  { ...myVans, told: "my-vans/my-vans.tsx removeVan", press: "Remove" },
  {
    ...myVans,
    told: "my-vans/my-vans.tsx removeAllVans",
    press: "Remove all",
    confirm: "Remove all",
  },
  {
    ...myVans,
    told: "my-vans/my-vans.tsx removeAllVans",
    before: () => localStorage.setItem(savedVansKey, storedVans([], "another")),
    press: "Remove saved vans",
  },
  { ...myVans, told: "my-vans/use-refresh.ts refreshVan", press: "Refresh" },
  {
    ...myVans,
    told: "calendar/save-calendar.ts keepCalendarRecords",
    press: "Save all dates to a calendar",
  },
  {
    ...myVans,
    told: "van-requests/use-van-requests.ts keepBooking",
    enter: fillRequests,
    press: "Save 1 request",
  },
  {
    ...myVans,
    told: "van-requests/use-van-requests.ts rememberRequests",
    enter: fillRequests,
    press: "Save 1 request",
    area: "sessionStorage",
  },
  {
    told: "booking/your-booking/keep-link.tsx canKeepBooking",
    page: () => <BookingForm variant="mot" />,
    press: /^Keep a link/,
  },
  {
    told: "booking/use-booking-form.ts keepBooking",
    page: () => <BookingForm variant="mot" />,
    enter: fillForm,
    press: /Quote/,
  },
  {
    ...bookings,
    told: "booking/your-booking/booking-card.tsx keepBooking",
    before: () => void (window.location.hash = "#booking=t-1"),
    press: "Save link in this browser",
  },
  {
    ...bookings,
    told: "booking/your-booking/booking-card.tsx forgetBooking",
    press: "Remove link from this browser",
  },
  {
    ...bookings,
    told: "booking/your-booking/booking-card.tsx forgetBooking",
    press: "Erase this request",
    confirm: "Erase for good",
  },
  {
    ...bookings,
    told: "booking/your-booking/booking-card.tsx forgetBooking",
    press: "Remove link from this browser",
    shown: json({ code: "booking_not_found", message: "We hold no booking" }, 404),
  },
];

/** What the visitor reads, in the page and in toasts. */
const said = () => document.body.textContent + JSON.stringify(toasts().getState().toasts);
const failed = /(?:this|your) browser (?:cannot|could not|does not let|blocks)/i;

function refuseWrites(storage: Storage): void {
  for (const method of ["setItem", "removeItem"] as const) {
    const write = Storage.prototype[method] as (...texts: string[]) => void;
    vi.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...texts: string[]
    ) {
      if (this === storage) throw new DOMException("The storage fails.", "QuotaExceededError");
      write.apply(this, texts);
    });
  }
}

test.each(presses)("$told: “$press” says that the browser does not store", async (each) => {
  const { page, pathname = "/", before, enter, press, confirm, shown = json(storedBooking) } = each;
  before?.();
  const server = stubServer({
    "/api/vehicle": buildVehicleCheck(),
    "/api/book-my-garage": { redirectUrl: "https://partner.example/", token: "t-2" },
    "/api/booking/show": () => shown,
    "/api/booking/erase": { erasedAt: "2026-11-22T10:00:00.000Z" },
  });
  const user = userEvent.setup();
  renderScreen(page(), { server, pathname });
  await enter?.(user);
  const [button] = await screen.findAllByText(press);
  expect(said()).not.toMatch(failed);
  refuseWrites(window[each.area ?? "localStorage"]);
  await user.click(button as HTMLElement);
  if (confirm) {
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: confirm }));
  }
  await waitFor(() => expect(said()).toMatch(failed));
});

test("has every caller that is told, by each of its calls", () => {
  const writers = findWriters();
  const callers = production.filter((file) => (writers.get(file) ?? []).length === 0);
  const told = callers.flatMap((file) => {
    const text = withoutComments(textOf(file));
    return namesUsed(file, writers).flatMap((name) =>
      [...text.matchAll(new RegExp(String.raw`\b${name}\(`, "g"))].map(
        () => `${file.replace("packages/web/src/features/", "")} ${name}`,
      ),
    );
  });
  const stated = presses.map((press) => press.told as string);
  expect(stated.toSorted()).toEqual(told.filter((each) => !/\/admin\//.test(each)).toSorted());
});
