import type { PageName } from "../paths.ts";
import { servicePages, type ServicePageName } from "../services.ts";

const servicePageLabels = Object.fromEntries(
  servicePages.map(({ name, label }) => [name, label]),
) as Record<ServicePageName, string>;

/** The pages on which a visitor can send a request, with the words that operators read. */
export const bookingPages = {
  home: "Home page",
  vanServicing: "Van servicing",
  servicingLocation: "Van servicing in a place",
  motLanding: "Van MOT",
  motLocation: "Van MOT in a place",
  ...servicePageLabels,
  garages: "MOT stations near a postcode",
  vanCheck: "Van check",
  myVans: "My vans",
  fleetCheck: "Fleet check",
} as const satisfies Partial<Record<PageName, string>>;

export type BookingPage = keyof typeof bookingPages;
export const bookingPageNames = Object.keys(bookingPages) as BookingPage[];

/** Returns whether a visitor can send a request on the page. */
export const isBookingPage = (page: string | undefined): page is BookingPage =>
  page !== undefined && Object.hasOwn(bookingPages, page);

/** Returns a page's label, or its name if requests are not sent on it any more. */
export const bookingPageLabel = (page: string): string =>
  isBookingPage(page) ? bookingPages[page] : page;
