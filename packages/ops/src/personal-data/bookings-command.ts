import { detailsText } from "@vanfettle/contract/bookings/details-text";
import { formatPostcode } from "@vanfettle/contract/geo/postcode";
import type { BookingRow } from "@vanfettle/core/booking/booking";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
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
  usage: "--day YYYY-MM-DD (today, UTC) | --since DAYS   with --json one booking a line",
  options: { day: { type: "string" }, since: { type: "string" } },
  async run({ site, values }) {
    const clock = () => new Date();
    const days = chooseDays(clock(), values);
    const { table } = await site.table();
    let count = 0;
    for (const day of days) {
      const bookings = (await listWholeBookingsOfDay({ table, clock }, day)).toReversed();
      count += bookings.length;
      for (const booking of bookings) console.log(toLine(booking, values.json));
    }
    const span = days.length === 1 ? days[0] : `${days.at(-1)} to ${days[0]}`;
    if (!values.json) {
      console.error(`${count} ${count === 1 ? "booking" : "bookings"}, ${span} (UTC)`);
    }
  },
});

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
