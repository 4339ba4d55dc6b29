import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "../audit/audit.ts";
import { readNamedPages } from "../location/location-lists.ts";
import { seedLocations } from "../location/seed/seed-locations.ts";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { hashIdempotencyKey } from "./booking-hashes.ts";
import {
  countBookings,
  exportBookingList,
  listDayBookings,
  type BookingReportDeps,
} from "./booking-report.ts";
import { requestBooking } from "./booking.ts";
import { eraseOneBooking } from "./erase.ts";

const birmingham = {
  slug: "birmingham",
  name: "Birmingham",
  county: "West Midlands County",
  region: "West Midlands",
};
const selby = {
  slug: "selby",
  name: "Selby",
  county: "North Yorkshire",
  region: "Yorkshire & Humber",
};
const york = {
  slug: "york",
  name: "York",
  county: "North Yorkshire",
  region: "Yorkshire & Humber",
};

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  let deps: ReturnType<typeof buildBookingDeps> & BookingReportDeps;
  beforeAll(async () => {
    database = await startDatabase(engine);
    await seedLocations(database, [
      buildRegionSeed(),
      buildCountySeed(),
      buildCountySeed({ canonicalSlug: "york", name: "The county of the same slug" }),
      buildPlaceSeed(),
      buildPlaceSeed({ canonicalSlug: "york", name: "York" }),
      ...["ashford", "ashford-2"].map((slug) =>
        buildPlaceSeed({ canonicalSlug: slug, name: "Ashford" }),
      ),
      buildPlaceSeed({
        canonicalSlug: "selby",
        name: "Selby",
        county: "North Yorkshire",
        region: "Yorkshire & Humber",
        regionSlug: "yorkshire",
      }),
    ]);
  });
  afterAll(() => database.stop());
  beforeEach(() => {
    deps = { ...buildBookingDeps(database.table), namedPages: () => readNamedPages(database) };
  });

  const registration = "REG1STR";
  const book = async (at: string, over: object = {}) => {
    deps.at(at);
    const idempotencyKey = randomUUID();
    const payload = {
      registration,
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "UK",
      ...over,
    };
    await requestBooking(deps, { payload, idempotencyKey });
    return hashIdempotencyKey(idempotencyKey);
  };
  const bookAt = (place: { slug: string; name: string }, at: string, over: object = {}) =>
    book(at, { location: place.name, locationSlug: place.slug, ...over });

  type Batch = { RequestItems: Record<string, { ProjectionExpression?: string }> };

  /** Runs `work`, and `first` before its first batch of rows is read. */
  async function beforeFirstBatch<T>(
    first: (batch: Batch) => Promise<unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    let batches = 0;
    database.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const isBatch = commandName?.startsWith("BatchGet");
          if (isBatch && (batches += 1) === 1) await first(args.input as Batch);
          return next(args);
        },
      { step: "initialize", name: "firstBatch" },
    );
    try {
      return await work();
    } finally {
      database.client.middlewareStack.remove("firstBatch");
      expect(batches).toBeGreaterThan(0);
    }
  }

  test("counts bookings by day, service, region, place and page, the most first, with every day of the range", async () => {
    await bookAt(birmingham, "2027-02-27T23:59:59.999Z", { serviceType: "full-service" });
    await bookAt(birmingham, "2027-02-28T00:00:00.000Z", { page: "motLocation" });
    await bookAt(birmingham, "2027-02-28T12:00:00.000Z", { page: "motLocation" });
    await bookAt(selby, "2027-03-02T12:00:00.000Z", { page: "motLanding" });
    await book("2027-03-02T12:00:00.000Z");
    // Other programs send a name without its slug, which two places may have.
    await book("2027-03-02T12:00:00.000Z", { location: "selby" });
    await book("2027-03-02T12:00:00.000Z", { location: "Ashford" });
    await book("2027-03-03T00:00:00.000Z");
    const counts = await countBookings(deps, { from: "2027-02-27", to: "2027-03-02" });
    expect(counts).toEqual({
      from: "2027-02-27",
      to: "2027-03-02",
      total: 7,
      days: [
        { day: "2027-02-27", count: 1 },
        { day: "2027-02-28", count: 2 },
        { day: "2027-03-01", count: 0 },
        { day: "2027-03-02", count: 1 + 1 + 2 },
      ],
      services: [
        { service: "mot", count: 6 },
        { service: "full-service", count: 1 },
      ],
      regions: [
        { region: "West Midlands", count: 3 },
        { region: "Yorkshire & Humber", count: 2 },
      ],
      places: [
        { ...birmingham, count: 3 },
        { ...selby, count: 2 },
      ],
      withoutPlace: 2,
      pages: [
        { page: "motLocation", count: 2 },
        { page: "motLanding", count: 1 },
      ],
      withoutPage: 4,
    });
  });

  test("counts a booking on the page of a county or region under that page", async () => {
    await bookAt(
      { slug: "west-midlands-county", name: "West Midlands County" },
      "2027-03-10T12:00:00.000Z",
    );
    await bookAt({ slug: "west-midlands", name: "West Midlands" }, "2027-03-10T12:00:00.000Z");
    await bookAt(york, "2027-03-10T12:00:00.000Z");
    const { places, regions } = await countBookings(deps, { from: "2027-03-10", to: "2027-03-10" });
    const area = { county: null, region: "West Midlands", count: 1 };
    expect(places).toEqual([
      { slug: "west-midlands", name: "West Midlands", ...area },
      { slug: "west-midlands-county", name: "West Midlands County", ...area },
      { slug: "york", name: "The county of the same slug", ...area },
    ]);
    expect(regions).toEqual([{ region: "West Midlands", count: 3 }]);
  });

  test("reports an unknown place as missing, without the text that was sent", async () => {
    await book("2027-03-20T12:00:00.000Z", {
      location: "Ann Smith, 2 The Lane",
      locationSlug: "ann-smith",
    });
    await book("2027-03-20T12:00:00.000Z", { location: "-2+3" });
    const range = { from: "2027-03-20", to: "2027-03-20" };
    expect(await countBookings(deps, range)).toMatchObject({
      total: 2,
      places: [],
      regions: [],
      withoutPlace: 2,
    });
    const shown = JSON.stringify([
      await countBookings(deps, range),
      await listDayBookings(deps, range.from),
      await exportBookingList(deps, range, "ann@example.com"),
    ]);
    expect(shown).not.toMatch(/ann.smith|-2\+3/i);
  });

  test("no answer has a registration, a postcode, a reference or a second", async () => {
    await bookAt(birmingham, "2027-03-25T12:34:56.789Z");
    const range = { from: "2027-03-25", to: "2027-03-25" };
    const shown = JSON.stringify([
      await countBookings(deps, range),
      await listDayBookings(deps, range.from),
      await exportBookingList(deps, range, "ann@example.com"),
    ]);
    expect(shown).toContain("12:34");
    expect(shown).not.toMatch(/REG1STR|SW1A|bkg_|34:56/i);
  });

  test("does not read registrations or postcodes", async () => {
    await bookAt(birmingham, "2027-03-26T12:00:00.000Z");
    let asked = "";
    await beforeFirstBatch(
      async ({ RequestItems: keys }) => {
        asked = Object.values(keys)[0]?.ProjectionExpression ?? "";
      },
      () => countBookings(deps, { from: "2027-03-26", to: "2027-03-26" }),
    );
    const names = asked.replaceAll("#", "").split(/, ?/);
    const ownNames = ["__edb_e__", "__edb_v__", "pk", "sk"];
    const read = names.filter((name) => !ownNames.includes(name));
    expect(read.toSorted()).toEqual([
      "createdAt",
      "customerDetails",
      "id",
      "location",
      "locationSlug",
      "serviceType",
    ]);
  });

  test("rejects too many bookings before reading their rows", async () => {
    await bookAt(birmingham, "2027-03-27T12:00:00.000Z");
    const commands: string[] = [];
    database.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (args) => {
          commands.push(commandName);
          const result = await next(args);
          const { Items } = result.output as { Items?: object[] };
          if (Items) {
            Object.assign(result.output, { Items: Array.from({ length: 25_001 }, () => Items[0]) });
          }
          return result;
        },
      { step: "initialize", name: "manyRows" },
    );
    const counting = countBookings(deps, { from: "2027-03-27", to: "2027-03-27" }).finally(() =>
      database.client.middlewareStack.remove("manyRows"),
    );
    await expect(counting).rejects.toMatchObject({
      code: "invalid_request",
      message: "More than 25,000 bookings came in on these days. Choose fewer days.",
    });
    expect(commands).toEqual(["QueryCommand"]);
  });

  test("leaves erased and expired bookings out of counts, lists and exports", async () => {
    const erased = await bookAt(birmingham, "2027-04-05T10:00:00.000Z");
    await bookAt(birmingham, "2027-04-05T11:00:00.000Z");
    await eraseOneBooking(deps, { keyHash: erased, operator: "ann" });
    const range = { from: "2027-04-05", to: "2027-04-05" };
    expect((await countBookings(deps, range)).total).toBe(1);
    expect((await listDayBookings(deps, range.from)).bookings).toEqual([
      { at: "2027-04-05T11:00:00.000Z", service: "mot", place: birmingham, page: null },
    ]);
    deps.at("2034-04-05T11:00:00.000Z");
    expect((await countBookings(deps, range)).total).toBe(0);
    expect((await listDayBookings(deps, range.from)).bookings).toEqual([]);
    expect((await exportBookingList(deps, range, "ann@example.com")).rows).toBe(0);
  });

  test("a booking erased between the index and the row is left out, though the index still lists it", async () => {
    const erased = await bookAt(birmingham, "2027-04-08T10:00:00.000Z");
    await bookAt(birmingham, "2027-04-08T11:00:00.000Z");
    const erase = () => eraseOneBooking(deps, { keyHash: erased, operator: "ann" });
    const counted = await beforeFirstBatch(erase, () =>
      countBookings(deps, { from: "2027-04-08", to: "2027-04-08" }),
    );
    expect(counted).toMatchObject({ total: 1, days: [{ day: "2027-04-08", count: 1 }] });
  });

  test("lists a day oldest first and page by page, none twice and none left out", async () => {
    for (let minute = 0; minute < 205; minute++) {
      const at = new Date(Date.UTC(2027, 3, 12, 8, minute)).toISOString();
      await book(at);
    }
    const pages = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await listDayBookings(deps, "2027-04-12", after);
      pages.push(page.bookings.map(({ at }) => at));
      more = page.next !== null;
      after = page.next ?? undefined;
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 5]);
    const all = pages.flat();
    expect(all).toEqual(all.toSorted());
    expect(new Set(all).size).toBe(205);
    expect((await countBookings(deps, { from: "2027-04-12", to: "2027-04-12" })).total).toBe(205);
  });

  test("ends a day of exactly one page without a next page", async () => {
    for (let minute = 0; minute < 100; minute++) {
      await book(new Date(Date.UTC(2027, 3, 14, 8, minute)).toISOString());
    }
    expect(await listDayBookings(deps, "2027-04-14")).toMatchObject({
      bookings: { length: 100 },
      next: null,
    });
  });

  test("exports a line for each booking, and records who exported which days and how many rows", async () => {
    await bookAt(selby, "2027-04-20T07:05:09.000Z", {
      serviceType: "mot-service",
      page: "motLanding",
    });
    await book("2027-04-21T23:59:59.000Z");
    const exported = await exportBookingList(
      deps,
      { from: "2027-04-20", to: "2027-04-21" },
      "ann@example.com",
    );
    expect(exported).toEqual({
      csv: [
        "\uFEFFDay (UTC),Time (UTC),Service,Place,County,Region,Page,Details",
        "2027-04-20,07:05,MOT + Service,Selby,North Yorkshire,Yorkshire & Humber,Van MOT,",
        "2027-04-21,23:59,MOT Test,,,,,",
        "",
      ].join("\r\n"),
      rows: 2,
    });
    const { entries } = await listAudit(deps);
    expect(entries[0]).toMatchObject({
      at: "2027-04-21T23:59:59.000Z",
      by: "ann@example.com",
      action: "export bookings",
      scope: "2027-04-20 to 2027-04-21",
      rows: 2,
    });
  });

  test("exports nothing that it cannot record", async () => {
    await book("2027-04-25T10:00:00.000Z");
    const failing = { put: () => ({ go: () => Promise.reject(new Error("no audit")) }) };
    const entities = {
      ...database.table.entities,
      booking: database.table.entities.booking,
      audit: failing,
    };
    const table = { ...database.table, entities } as unknown as typeof database.table;
    const exporting = exportBookingList(
      { ...deps, table },
      { from: "2027-04-25", to: "2027-04-25" },
      "ann",
    );
    await expect(exporting).rejects.toThrow("no audit");
  });
});
