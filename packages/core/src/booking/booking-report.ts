import { bookingPageLabel } from "@vanfettle/contract/booking/booking-pages";
import { detailsText } from "@vanfettle/contract/booking/details-text";
import type {
  BookedPlace,
  BookingCounts,
  BookingRange,
  DayBookings,
  ListedBooking,
} from "@vanfettle/contract/booking/operator-bookings-schemas";
import { csvText, type CsvCell } from "@vanfettle/contract/csv-text";
import { bookingReportLimits } from "@vanfettle/contract/operator/operator-limits";
import { DomainError } from "@vanfettle/contract/problems";
import { serviceName } from "@vanfettle/contract/services";
import { addDays, daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { withCommas } from "@vanfettle/vans/format-number";
import { recordAudit } from "../audit/audit.ts";
import { batches } from "../table/batches.ts";
import type { ClockDeps, IdDeps } from "../table/table.ts";
import { splitDetails } from "./booking-payload.ts";
import { listBookingsOfDay } from "./booking-queries.ts";
import type { BookingRow } from "./booking.ts";
import { isExpired } from "./tombstone.ts";

// The reports for operators. They read six attributes of each row, so registrations and postcodes
// stay in the database.

export interface BookingReportDeps extends ClockDeps {
  /** Returns the names of the pages that bookings may be about, by slug. */
  namedPages: () => Promise<ReadonlyMap<string, BookedPlace>>;
}

type Listed = Pick<BookingRow, "id" | "keyHash">;

/**
 * The slug identifies the place, or else its name, which is text that a visitor's browser sent and is
 * never shown.
 */
const readAttributes = [
  "id",
  "createdAt",
  "serviceType",
  "location",
  "locationSlug",
  "customerDetails",
] as const;
type Booked = Pick<BookingRow, (typeof readAttributes)[number]>;

/** The most keys of a BatchGetItem. */
const batchSize = 100;
const batchesAtOnce = 8;
const daysAtOnce = 8;
const pageSize = 100;
/** DynamoDB leaves keys of a batch unread when it is busy. */
const maxReads = 5;

/**
 * Returns the number of bookings by day, service, region, place and kind of page. Throws `invalid_request` for
 * too many bookings.
 */
export async function countBookings(
  deps: BookingReportDeps,
  { from, to }: BookingRange,
): Promise<BookingCounts> {
  const byDay = await readRange(deps, { from, to });
  const booked = [...byDay.values()].flat();
  const placeOf = await readPlaces(deps, booked);
  const placed = booked.flatMap((booking) => placeOf(booking) ?? []);
  const sentOn = booked.flatMap(({ customerDetails }) => splitDetails(customerDetails).page ?? []);

  return {
    from,
    to,
    total: booked.length,
    days: [...byDay].map(([day, { length }]) => ({ day, count: length })),
    services: countBy(booked, ({ serviceType }) => serviceType).map(([service, count]) => ({
      service,
      count,
    })),
    regions: countBy(placed, ({ region }) => region).map(([region, count]) => ({ region, count })),
    places: countBy(placed, ({ slug }) => slug).flatMap(([slug, count]) => {
      const place = placed.find((each) => each.slug === slug);
      return place ? [{ ...place, count }] : [];
    }),
    withoutPlace: booked.length - placed.length,
    pages: countBy(sentOn, (page) => page).map(([page, count]) => ({ page, count })),
    withoutPage: booked.length - sentOn.length,
  };
}

/** Returns up to 100 bookings of a day, oldest first. `after` is the `next` of the page before. */
export async function listDayBookings(
  deps: BookingReportDeps,
  day: Day,
  after?: string,
): Promise<DayBookings> {
  const ofDay = deps.table.entities.booking.query.byDay({ day });
  const page = after === undefined ? ofDay : ofDay.gt({ id: after });
  const { data } = await page.go({ limit: pageSize + 1 });
  const shown = data.slice(0, pageSize);
  const current = shown.filter((row) => !isExpired(row, deps.clock()));
  const booked = await readBooked(deps, current);
  const placeOf = await readPlaces(deps, booked);
  return {
    day,
    bookings: booked.map((booking) => toListed(placeOf, booking)),
    next: (data.length > pageSize && shown.at(-1)?.id) || null,
  };
}

const columns = [
  "Day (UTC)",
  "Time (UTC)",
  "Service",
  "Place",
  "County",
  "Region",
  "Page",
  "Details",
];

/**
 * Returns bookings as CSV, oldest first, once an audit entry is stored. Throws `invalid_request`
 * for too many.
 */
export async function exportBookingList(
  deps: BookingReportDeps & IdDeps,
  { from, to }: BookingRange,
  by: string,
) {
  const booked = [...(await readRange(deps, { from, to })).values()].flat();
  const placeOf = await readPlaces(deps, booked);
  const csv = csvText([columns, ...booked.map((booking) => toCells(toListed(placeOf, booking)))]);
  await recordAudit(deps, {
    by,
    action: "export bookings",
    scope: `${from} to ${to}`,
    rows: booked.length,
  });
  return { csv, rows: booked.length };
}

/** Returns the bookings of each day of the range, also of a day without any. */
async function readRange(
  deps: BookingReportDeps,
  { from, to }: BookingRange,
): Promise<Map<Day, Booked[]>> {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, later) =>
    addDays(from, later),
  );
  const listed = new Map<Day, Listed[]>();
  let total = 0;
  for (const part of batches(days, daysAtOnce)) {
    const rows = await Promise.all(part.map((day) => listBookingsOfDay(deps, day)));
    for (const [i, day] of part.entries()) listed.set(day, rows[i] ?? []);
    total += rows.flat().length;
    if (total > bookingReportLimits.bookings) {
      throw new DomainError("invalid_request", { message: tooMany });
    }
  }
  const booked = await readBooked(deps, [...listed.values()].flat());
  const byId = new Map(booked.map((booking) => [booking.id, booking]));
  return new Map(
    [...listed].map(([day, rows]) => [day, rows.flatMap(({ id }) => byId.get(id) ?? [])]),
  );
}

const tooMany = `More than ${withCommas(bookingReportLimits.bookings)} bookings came in on these days. Choose fewer days.`;

/**
 * Reads the fields shown for listed bookings, in the same order, without bookings erased since they
 * were listed.
 */
async function readBooked(
  { table }: BookingReportDeps,
  listed: readonly Listed[],
): Promise<Booked[]> {
  const byId = new Map<string, Booked>();
  let keys = listed.map(({ keyHash }) => ({ keyHash }));
  for (let reads = 0; keys.length > 0; reads++) {
    if (reads === maxReads) throw new DomainError("unavailable");
    const unread: typeof keys = [];
    for (const part of batches(keys, batchSize * batchesAtOnce)) {
      const { data, unprocessed } = await table.entities.booking
        .get(part)
        .go({ attributes: readAttributes, concurrent: batchesAtOnce });
      for (const row of data) byId.set(row.id, row);
      unread.push(...unprocessed);
    }
    keys = unread;
  }
  return listed.flatMap(({ id }) => byId.get(id) ?? []);
}

type PlaceOf = (booking: Booked) => BookedPlace | undefined;

/**
 * Returns a function that finds the place of a booking: by its slug, or by a name that only one
 * place has, or only one page where no place has it.
 */
async function readPlaces(
  { namedPages }: BookingReportDeps,
  booked: readonly Booked[],
): Promise<PlaceOf> {
  if (booked.length === 0) return () => undefined;
  const bySlug = await namedPages();
  const byName = Map.groupBy(bySlug.values(), ({ name }) => name.toLowerCase());
  return ({ location, locationSlug }) => {
    if (locationSlug !== undefined) return bySlug.get(locationSlug);
    const named = byName.get(location.toLowerCase()) ?? [];
    const places = named.filter(({ county }) => county !== null);
    const [only, ...others] = places.length > 0 ? places : named;
    return others.length === 0 ? only : undefined;
  };
}

function toListed(placeOf: PlaceOf, booking: Booked): ListedBooking {
  const { page = null, details } = splitDetails(booking.customerDetails);
  return {
    at: `${booking.createdAt.slice(0, 16)}:00.000Z`,
    service: booking.serviceType,
    place: placeOf(booking) ?? null,
    page,
    ...(details !== undefined && { customerDetails: details }),
  };
}

function toCells({ at, service, place, page, customerDetails = {} }: ListedBooking): CsvCell[] {
  const [day, time] = [{ date: at.slice(0, 10) }, { date: at.slice(11, 16) }];
  const placeCells = [place?.name ?? "", place?.county ?? "", place?.region ?? ""];
  const pageCell = page === null ? "" : bookingPageLabel(page);
  return [day, time, serviceName(service), ...placeCells, pageCell, detailsText(customerDetails)];
}

/** Returns the number of items by their key, the largest first. */
function countBy<T>(items: readonly T[], key: (item: T) => string): [key: string, count: number][] {
  const counts = Array.from(Map.groupBy(items, key), ([name, { length }]): [string, number] => [
    name,
    length,
  ]);
  return counts.toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}
