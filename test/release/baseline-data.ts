import { randomUUID } from "node:crypto";
import { paginateScan, type AttributeValue } from "@aws-sdk/client-dynamodb";
import { requestBooking } from "@vanfettle/core/booking/booking";
import { recordRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { eraseYourBooking } from "@vanfettle/core/booking/your-booking";
import { startRun } from "@vanfettle/core/generation/start-run";
import type { SeedRow } from "@vanfettle/core/location/seed/seed-item";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { createFakeTextModel } from "@vanfettle/core/testing/fake-text-model";
import { buildTowns, startGenerationHarness } from "@vanfettle/core/testing/generation-harness";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { buildCountySeed, buildRegionSeed } from "@vanfettle/core/testing/seed-row-builders";

interface BaselineBooking {
  idempotencyKey: string;
  payload: { registration: string; postcode: string; serviceType: "mot"; location: string };
  redirectUrl: string;
  /** The token of the link that shows and erases the booking. */
  token: string;
}

/** The rows of an earlier release's table, with the values needed to use them. */
export interface BaselineData {
  /** The time after the last row was stored. */
  storedAt: string;
  /** The place whose second text waits as a draft, like all others. */
  place: string;
  regionSlug: string;
  runs: string[];
  /** The keys that have hashed registrations and signed links. */
  keys: { hashKey: string; linkKey: string };
  kept: BaselineBooking;
  erased: BaselineBooking;
  /** The day of the bookings, and the number that are not erased. */
  bookings: { day: string; count: number };
  rows: Record<string, AttributeValue>[];
}

const regionSlug = "wales";
const bookedAt = "2026-11-21T10:05:00.000Z";

/** Returns two sample towns with their county and region, as seeding stores them. */
export function seedRows(): SeedRow[] {
  const inWales = { region: "Wales", regionSlug };
  const county = { ...inWales, county: "Canaryshire", countySlug: "canaryshire" };
  const towns = buildTowns(regionSlug, 2).map((town) => ({ ...town, ...county }));
  const places = towns.map(({ name, canonicalSlug: slug, type, population }) => ({
    name,
    slug,
    type,
    population,
  }));
  return [
    ...towns,
    buildCountySeed({ ...inWales, canonicalSlug: "canaryshire", name: "Canaryshire", places }),
    buildRegionSeed({
      ...inWales,
      canonicalSlug: regionSlug,
      name: "Wales",
      counties: [{ name: "Canaryshire", slug: "canaryshire", place_count: towns.length }],
    }),
  ];
}

/**
 * Creates the rows of a small site with today's code: seeded places, two runs with their texts, and
 * bookings.
 */
export async function makeBaselineData(): Promise<BaselineData> {
  const harness = await startGenerationHarness([]);
  const { database, deps } = harness;
  try {
    await seedLocations({ ...database, clock: deps.clock }, seedRows());
    const runs: string[] = [];
    for (const publishAutomatically of [true, false]) {
      harness.pass(60_000);
      const { runId } = await startRun(
        deps,
        { kind: "region", region: regionSlug },
        "operator@vanfettle.test",
      );
      await runSteps({ ...deps, model: createFakeTextModel(), publishAutomatically }, runId);
      harness.running.clear();
      runs.push(runId);
    }
    const booking = buildBookingDeps(database.table, bookedAt);
    await recordRegistrationKey(booking);
    const book = async (registration: string): Promise<BaselineBooking> => {
      const payload = {
        registration,
        postcode: "ZZ99QQ",
        serviceType: "mot",
        location: "Canaryshire",
      } as const;
      const idempotencyKey = randomUUID();
      const { redirectUrl, token = "" } = await requestBooking(booking, {
        payload,
        idempotencyKey,
      });
      return { idempotencyKey, payload, redirectUrl, token };
    };
    const [kept, erased] = [await book("ZZ01CAN"), await book("ZZ02CAN")];
    // A form sent without script has no key.
    await requestBooking(booking, {
      payload: { ...kept.payload, location: "Upper Canaryton" },
      idempotencyKey: undefined,
    });
    await eraseYourBooking(booking, erased.token);
    const rows: BaselineData["rows"] = [];
    for await (const { Items = [] } of paginateScan(database, { TableName: database.tableName })) {
      rows.push(...Items);
    }
    return {
      storedAt: deps.clock().toISOString(),
      place: seedRows()[0]?.canonicalSlug ?? "",
      regionSlug,
      runs,
      keys: { hashKey: booking.hashKey, linkKey: booking.linkKey },
      kept,
      erased,
      bookings: { day: bookedAt.slice(0, 10), count: 2 },
      rows,
    };
  } finally {
    await harness.stop();
  }
}
