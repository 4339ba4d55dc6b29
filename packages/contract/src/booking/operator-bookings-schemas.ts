import * as z from "zod";
import { daysBetween, isDay } from "@vanfettle/vans/calendar-day";
import { bookingReportLimits } from "../operator/operator-limits.ts";
import { count } from "../schema-fields.ts";
import { customerDetails } from "./your-booking-schemas.ts";

const noDay = "A day must be like 2026-11-21";
const day = z.iso.date(noDay).refine(isDay, noDay);
const range = z.object({ from: day, to: day });

const BookingRange = range.check((ctx) => {
  const { from, to } = ctx.value;
  if (!isDay(from) || !isDay(to)) return;
  const days = daysBetween(from, to) + 1;
  const tooMany =
    days > bookingReportLimits.days && `Choose at most ${bookingReportLimits.days} days`;
  const message = days < 1 ? "The last day is before the first" : tooMany;
  if (message) ctx.issues.push({ code: "custom", path: ["to"], message, input: to });
});

const service = z.string().describe("Id of the service");
const sentOn = z.string().describe("The kind of page that the booking was sent on");
const place = z.object({
  slug: z.string(),
  name: z.string(),
  county: z.string().nullable().describe("Null for a county or a region"),
  region: z.string(),
});

export const BookingCounts = z.object({
  ...range.shape,
  total: count,
  days: z.array(z.object({ day, count })).describe("Every day of the range, in UTC"),
  services: z.array(z.object({ service, count })),
  pages: z.array(z.object({ page: sentOn, count })),
  regions: z.array(z.object({ region: z.string(), count })),
  places: z.array(place.extend({ count })),
  withoutPlace: count.describe("Bookings without a place of the site"),
  withoutPage: count.describe("Bookings that other programs sent, without a page of the site"),
});

/**
 * The minute, service, place, page and details of a booking, without its registration, postcode and
 * reference.
 */
const ListedBooking = z.object({
  at: z.iso.datetime().describe("The minute of the booking"),
  service,
  place: place.nullable().describe("Null for a booking without a place of the site"),
  page: sentOn.nullable().describe("Null for a booking without a page of the site"),
  customerDetails,
});

export const DayBookings = z.object({
  day,
  bookings: z.array(ListedBooking),
  next: z.string().nullable().describe("The `after` of the next page"),
});

const BookingExport = z.object({
  csv: z
    .string()
    .describe(
      "The bookings as comma-separated values (RFC 4180), escaped so that spreadsheets do not run formulas",
    ),
  rows: count,
});

export const operatorBookingsSchemas = {
  countBookings: {
    summary: "Returns the number of bookings by day, service, region, place and kind of page",
    query: BookingRange,
    response: BookingCounts,
  },
  exportBookings: {
    summary: "Returns the bookings of some days as CSV, and records who exported them",
    body: BookingRange,
    response: BookingExport,
  },
  listDayBookings: {
    summary: "Returns the bookings of a day (UTC), oldest first",
    params: z.object({ day }),
    query: z.object({ after: z.string().min(1).max(100).optional() }),
    response: DayBookings,
  },
} as const;

export type BookingRange = z.output<typeof BookingRange>;
export type BookingCounts = z.output<typeof BookingCounts>;
export type BookedPlace = z.output<typeof place>;
export type ListedBooking = z.output<typeof ListedBooking>;
export type DayBookings = z.output<typeof DayBookings>;
