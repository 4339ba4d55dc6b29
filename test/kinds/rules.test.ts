import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { milesPerDegree } from "@vanfettle/contract/geo/distance";
import { requestBooking } from "@vanfettle/core/booking/booking";
import {
  countBookings,
  exportBookingList,
  listDayBookings,
} from "@vanfettle/core/booking/booking-report";
import { startRun } from "@vanfettle/core/generation/start-run";
import { putRows, toSeedWrite } from "@vanfettle/core/location/seed/seed-item";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { buildTowns, startGenerationHarness } from "@vanfettle/core/testing/generation-harness";
import { checkVehicle } from "@vanfettle/core/vehicle/check-vehicle";
import type { MotRecord } from "@vanfettle/core/vehicle/dvsa";
import { parseMoment } from "@vanfettle/core/vehicle/wire-values";
import { originRequestHandler } from "@vanfettle/edge/origin-request";
import { countStations } from "@vanfettle/places/count-stations";
import { listStations } from "@vanfettle/places/imported-list";
import { decodeStations, encodeStations } from "@vanfettle/stations/files/station-table";
import { near } from "@vanfettle/stations/near";
import { buildStationData, buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { isTest, sources } from "../repository.ts";

const production = sources.filter((file) => file.startsWith("packages/") && !isTest(file));
const filesWith = (pattern: RegExp): string[] =>
  production.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();

describe("a day made from a clock", () => {
  /** In the first half hour of 2 July in London, where it is still 1 July in UTC. */
  const now = new Date("2026-07-01T23:30:00Z");
  const day = "2026-07-02";

  /** The files with days in UTC, with the reason. */
  const inUtc: Record<string, string> = {
    "packages/contract/src/dates.ts": "makes London's day from it",
    "packages/core/src/booking/booking-queries.ts": "bookings are stored and listed by UTC day",
    "packages/core/src/generation/budget.ts": "the day of the budget, as the provider has it",
    "packages/ops/src/booking/bookings-command.ts": "bookings are stored and listed by UTC day",
    "packages/ops/src/dashboard/read-dashboard.ts": "the day of the budget",
    "packages/ops/src/deploy/deploy-command.ts": "a launch condition, on an operator's machine",
    "packages/ops/src/station/station-commands.ts": "names a file",
    "packages/stations/src/importer/main.ts": "names a file",
    "packages/stations/src/open-data/import-sample-list.ts": "names a file",
    "packages/vans/src/calendar-day.ts": "counts days that have no time",
    "packages/vehicle-services/src/vehicles/vehicle.ts": "sample vehicles",
    "packages/web/src/admin/bookings/booking-days.ts": "bookings are stored and listed by UTC day",
  };

  test("is London's, except in the files above", () => {
    expect(filesWith(/toISOString\(\)\s*\.(?:slice\(0, ?10\)|split|substring)/)).toEqual(
      Object.keys(inUtc).toSorted(),
    );
  });

  test("is London's wherever it is called today", () => {
    const fromClock = /\btoday(?: = |: )(?:\(\) => )?([^;\n]*(?:new Date\(\)|now\(\)|clock\(\)))/g;
    const made = production
      .filter((file) => !(file in inUtc) && !/\/admin\/|^packages\/vehicle-services\//.test(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(fromClock)])
      .map(([, value]) => value);
    expect(made.length).toBeGreaterThan(3);
    expect(made.filter((value) => !value?.startsWith("londonDate("))).toEqual([]);
  });

  const edge = originRequestHandler({
    template: "<style><!--styles--></style><!--head--><!--app--><!--state-->",
    scriptHashes: [],
    pageStyles: {},
    pageFiles: {},
    publicFiles: [],
    now: () => now,
    reportError: () => undefined,
    fetch: () => Promise.resolve(new Response("{}", { status: 404 })),
  });
  const request = { uri: "/privacy-policy", querystring: "", method: "GET", headers: {} };

  /** What each user of London's day makes of the clock. */
  const users: Record<string, () => unknown> = {
    "packages/edge/src/origin-request.ts": async () => {
      const config = { distributionDomainName: "d111.cloudfront.net" };
      const answer = await edge({ Records: [{ cf: { config, request } }] });
      return "body" in answer && /"today":"([^"]+)"/.exec(answer.body)?.[1];
    },
    "packages/core/src/vehicle/check-vehicle.ts": async () => {
      // A test that is due today is due in 0 days.
      const history = { find: async () => dueToday };
      const services = async () => ({ history, enquiry: null });
      const recent = { get: () => undefined, set: () => undefined };
      const deps = { services, recent, clock: () => now, sample: true };
      const { mot } = await checkVehicle(deps, "QQ16ADV");
      return mot.days === 0 ? mot.due : mot;
    },
    "packages/core/src/vehicle/wire-values.ts": () => parseMoment(now.toISOString())?.day,
  };
  const dueToday: MotRecord = {
    make: "FORD",
    model: "TRANSIT 350",
    colour: "White",
    fuel: "Diesel",
    registrationDate: "2023-07-02",
    manufactured: null,
    firstUsed: null,
    firstTestDue: day,
    hasTests: false,
    tests: [],
    unclearTests: [],
    recall: "no",
  };

  /** The users that other tests cover, or that are a browser's entry. */
  const elsewhere: Record<string, string> = {
    "packages/functions/src/station/garages.ts": "the rule above, in the module of a function",
    "packages/web/src/app/entry-client.tsx": "the rule above, in the browser's entry",
    "packages/web/src/features/cookie-preferences/manage-cookie-preferences.tsx":
      "manage-cookie-preferences.test.tsx has a choice at half past midnight",
    "packages/web/src/ui/use-today.ts": "stale-document.test.tsx",
  };

  test.each(Object.entries(users))("is London's in %s", async (_, dayOf) => {
    expect(await dayOf()).toBe(day);
  });

  test("has every user in the tables above", () => {
    const found = filesWith(/\blondonDate\(/).filter((file) => !file.endsWith("/dates.ts"));
    expect([...Object.keys(users), ...Object.keys(elsewhere)].toSorted()).toEqual(found);
  });
});

describe("rows that a busy database leaves unprocessed", () => {
  let harness: Awaited<ReturnType<typeof startGenerationHarness>>;
  let busyAnswers: number;
  const towns = buildTowns("wales", 3);
  const slugs = towns.map(({ canonicalSlug }) => canonicalSlug);

  beforeAll(async () => {
    harness = await startGenerationHarness(towns);
    busyAnswers = 0;
    harness.database.client.middlewareStack.add(
      (next, { commandName }) =>
        (async (args: { input: { RequestItems: Record<string, object> } }) => {
          if (!commandName?.startsWith("Batch") || busyAnswers === 0) return next(args as never);
          busyAnswers -= 1;
          const items = args.input.RequestItems;
          const responses = Object.fromEntries(Object.keys(items).map((table) => [table, []]));
          return {
            output: { Responses: responses, UnprocessedKeys: items, UnprocessedItems: items },
          };
        }) as never,
      { step: "initialize", name: "busy" },
    );
    const deps = buildBookingDeps(harness.database.table, "2026-07-01T23:30:00.000Z");
    const payload = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot" };
    await requestBooking(deps, {
      payload: { ...payload, location: "UK" } as never,
      idempotencyKey: "one-booking-of-a-day",
    });
  });
  afterAll(() => harness.stop());

  const reportDeps = () => ({
    ...buildBookingDeps(harness.database.table, "2026-07-01T23:45:00.000Z"),
    namedPages: () => Promise.resolve(new Map()),
  });
  const range = { from: "2026-07-01", to: "2026-07-01" };
  const reports = "packages/core/src/booking/booking-report.ts";

  /** Each reader of batches, which refuses to answer without the rows. */
  const readers: readonly (readonly [file: string, name: string, read: () => Promise<unknown>])[] =
    [
      [reports, "countBookings", () => countBookings(reportDeps(), range)],
      [reports, "listDayBookings", () => listDayBookings(reportDeps(), range.from)],
      [reports, "exportBookingList", () => exportBookingList(reportDeps(), range, "ann")],
      [
        "packages/core/src/generation/start-run.ts",
        "startRun",
        () => startRun(harness.deps, { kind: "batch", locationSlugs: slugs, limit: 3 }, "ann"),
      ],
    ];

  test.each(readers)("%s: %s is unavailable while they stay so", async (_file, _name, read) => {
    busyAnswers = Infinity;
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    busyAnswers = 0;
    expect(await read()).toBeDefined();
  });

  test.each(readers.slice(0, 3))("%s: %s reads them again", async (_file, _name, read) => {
    const usual = await read();
    busyAnswers = 4;
    expect(await read()).toEqual(usual);
    expect(busyAnswers).toBe(0);
  });

  const writers = ["packages/core/src/location/seed/seed-item.ts"];
  test("are put again when a table is seeded", async () => {
    const { table } = harness.database;
    const writes = towns.map((town) => toSeedWrite(table, town, "2026-07-01T23:30:00.000Z"));
    busyAnswers = 2;
    await putRows(table, writes);
    expect(busyAnswers).toBe(0);
  });

  test("has every reader and writer of batches in the tables above", () => {
    const stated = new Set([...readers.map(([file]) => file), ...writers]);
    expect([...stated].toSorted()).toEqual(filesWith(/\bunprocessed\b/));
  });
});

describe("a count within a radius", () => {
  /** Rings of stations around a centre, of class 7 or class 5, at both sides of each bound. */
  const rings: readonly (readonly [miles: number, stations: number, also: "5" | "7"])[] = [
    [0.5, 2, "5"],
    [0.99, 3, "7"],
    [1.01, 5, "5"],
    [2.99, 4, "7"],
    [3.01, 7, "5"],
    [4.99, 6, "7"],
    [5.01, 11, "5"],
    [9.99, 8, "7"],
    [10.01, 13, "7"],
  ];
  const centre = { latitude: 53.8, longitude: -1.55 };
  const rows = rings.flatMap(([miles, stations, also]) =>
    Array.from({ length: stations }, (_, n) =>
      buildStationRow({
        site: `R${miles}N${n}`,
        classes: ["4", also],
        ...centre,
        latitude: centre.latitude + miles / milesPerDegree,
      }),
    ),
  );
  const data = buildStationData(rows, { "QX1 1AA": centre });
  const table = decodeStations(
    encodeStations({ edition: "2026-02", source: "a test", sample: false }, rows),
  );
  const within = (radius: number, vanClass = "4"): number =>
    rings.reduce(
      (sum, [miles, stations, also]) =>
        miles <= radius && (vanClass === "4" || vanClass === also) ? sum + stations : sum,
      0,
    );
  const both = (miles: number) => ({ stations: within(miles), class7: within(miles, "7") });
  const place = { ...centre, region: { name: "Yorkshire", slug: "yorkshire" }, county: {} };
  const gazetteer = { regions: [], counties: [], places: [place] } as never;

  test("differs for each radius and class, and from the length of a list", () => {
    const counts = [1, 3, 5, 10].flatMap((miles) => Object.values(both(miles)));
    expect(new Set([0, 2, ...counts]).size).toBe(10);
  });

  /** What each user counts around the centre, and what it has to be. */
  const users: Record<string, readonly [counted: () => unknown, expected: object]> = {
    ...Object.fromEntries(
      ([undefined, "4", "7"] as const).map((vanClass) => [
        `packages/stations/src/near.ts for class ${vanClass ?? "any"}`,
        [
          () => near(data, "QX1 1AA", { vanClass, limit: 2 }),
          {
            within5Miles: within(5, vanClass),
            within10Miles: within(10, vanClass),
            counts: { any: within(5), "4": within(5), "7": within(5, "7") },
          },
        ],
      ]),
    ),
    "packages/places/src/imported-list.ts": [
      () => [...listStations(gazetteer, table).values()][0],
      { counts: { any: within(5), "4": within(5), "7": within(5, "7") } },
    ],
    "packages/places/src/count-stations.ts": [
      () => {
        const counted = { ...place } as { figures?: object };
        countStations({ regions: [], counties: [], places: [counted] } as never, table);
        return counted.figures;
      },
      { within: { 1: both(1), 3: both(3), 5: both(5), 10: both(10) }, class5: within(5, "5") },
    ],
  };

  test.each(Object.entries(users))("is of its label's radius in %s", (_, [counted, expected]) => {
    expect(counted()).toMatchObject(expected);
  });

  test("has every user in this table", () => {
    const found = filesWith(/\bcounts(?:Within|ByClass)\(/).filter(
      (file) => !file.endsWith("/nearest-stations.ts"),
    );
    const stated = Object.keys(users).map((name) => name.replace(/ .*/, ""));
    expect([...new Set(stated)].toSorted()).toEqual(found);
  });
});
