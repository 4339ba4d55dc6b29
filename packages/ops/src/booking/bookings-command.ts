import { bookingPageLabel } from "@vanfettle/contract/booking/booking-pages";
import { detailsText } from "@vanfettle/contract/booking/details-text";
import type { BookingCounts } from "@vanfettle/contract/booking/operator-bookings-schemas";
import { formatPostcode } from "@vanfettle/contract/geo/postcode";
import { serviceName } from "@vanfettle/contract/services";
import type { BookingRow } from "@vanfettle/core/booking/booking";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { countBookings } from "@vanfettle/core/booking/booking-report";
import { readNamedPages } from "@vanfettle/core/location/location-lists";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";

function toLine(row: BookingRow, json = false) {
  const { id, createdAt, registration, postcode, serviceType, location, locationSlug } = row;
  const customerDetails = row.customerDetails as unknown;
  if (json) {
    const payload = {
      registration,
      postcode,
      serviceType,
      location,
      locationSlug,
      customerDetails,
    };
    return JSON.stringify({ id, createdAt, ...payload });
  }
  const columns = [
    createdAt.slice(0, 19).replace("T", " "),
    id,
    registration.padEnd(8),
    formatPostcode(postcode).padEnd(8),
    serviceType.padEnd(16),
    locationSlug === undefined ? location : `${location} (${locationSlug})`,
  ];
  if (customerDetails !== undefined) columns.push(detailsText(customerDetails));
  return columns.join("  ");
}

const bookings = defineCommand({
  usage:
    "--day YYYY-MM-DD (today, UTC) | --since DAYS   [--counts]   with --json one booking a line",
  options: { day: { type: "string" }, since: { type: "string" }, counts: { type: "boolean" } },
  async run({ site, values }) {
    const clock = () => new Date();
    const days = chooseDays(clock(), values);
    const { table } = await site.table();
    if (values.counts) {
      const namedPages = () => readNamedPages({ table });
      const range = { from: days.at(-1) ?? "", to: days[0] ?? "" };
      const counts = await countBookings({ table, clock, namedPages }, range);
      console.log(values.json ? JSON.stringify(counts) : countLines(counts).join("\n"));
      return;
    }
    let count = 0;
    for (const day of days) {
      const bookings = (await listWholeBookingsOfDay({ table, clock }, day)).toReversed();
      count += bookings.length;
      for (const booking of bookings) console.log(toLine(booking, values.json));
    }
    const span = days.length === 1 ? days[0] : `${days.at(-1)} to ${days[0]}`;
    if (!values.json) {
      console.error(`${pluralise(count, "booking")}, ${span} (UTC)`);
    }
  },
});

/** Returns the numbers of bookings by page, service and place, the most first, as lines. */
function countLines(counts: BookingCounts): string[] {
  const { pages, withoutPage, services, places, withoutPlace } = counts;
  const lines = (title: string, rows: readonly { name: string; count: number }[]) => [
    `By ${title}`,
    ...rows.map(({ name, count }) => `${withCommas(count).padStart(8)}  ${name}`),
  ];
  const rest = (name: string, count: number) => (count > 0 ? [{ name, count }] : []);
  return [
    `${pluralise(counts.total, "booking")}, ${counts.from} to ${counts.to} (UTC)`,
    ...lines("page", [
      ...pages.map(({ page, count }) => ({ name: bookingPageLabel(page), count })),
      ...rest("Not known", withoutPage),
    ]),
    ...lines(
      "service",
      services.map(({ service, count }) => ({ name: serviceName(service), count })),
    ),
    ...lines("place", [
      ...places.map(({ name, county, region, count }) => ({
        name: `${name}, ${county ?? region}`,
        count,
      })),
      ...rest("No known place", withoutPlace),
    ]),
  ];
}

const dayMs = 86_400_000;

/** Returns UTC days, newest first: the given day, or the last `since` days up to today. */
function chooseDays(
  now: Date,
  { day, since }: { day?: string | undefined; since?: string | undefined },
): string[] {
  if (day !== undefined && since !== undefined) {
    throw new UsageError("Give --day or --since, not both.");
  }
  if (day !== undefined) return [parseDay(day)];
  const count = Number(since ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > 3_700) {
    throw new UsageError("--since must be a number of days.");
  }
  return Array.from({ length: count }, (_, back) =>
    new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10),
  );
}

function parseDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day);
  if (!isDay) throw new UsageError("--day must be a date such as 2026-11-21.");
  return day;
}

export const commands = { bookings };
