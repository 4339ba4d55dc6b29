import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listWholeBookingsOfDay } from "../booking/booking-queries.ts";
import { requestBooking } from "../booking/booking.ts";
import { eraseBookings } from "../booking/erase.ts";
import { seedLocations } from "../location/seed/seed-locations.ts";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { createTable } from "../testing/create-table.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { publishText } from "../testing/location-texts.ts";
import { buildPlaceSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { putBack } from "./put-back.ts";
import { countRowsByKind, restoreRows } from "./table-maintenance.ts";

const day = "2026-06-01";
const today = "2026-06-02";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  let deps: ReturnType<typeof buildBookingDeps>;
  beforeAll(async () => {
    database = await startDatabase(engine);
    deps = buildBookingDeps(database.table);
  });
  afterAll(() => database.stop());

  const book = (registration: string, at: string) => {
    deps.at(at);
    const payload = { registration, postcode: "SW1A1AA", serviceType: "mot", location: "Leeds" };
    return requestBooking(deps, { payload, idempotencyKey: `web_${registration}_${at}` });
  };
  const bookingOf = async (registration: string) =>
    (await listWholeBookingsOfDay(deps, day)).find((row) => row.registration === registration);
  const leeds = { canonicalSlug: "leeds" };

  test("gives the table its earlier state, and keeps bookings made since, erasures and records", async () => {
    const { client, tableName, table } = database;
    const { booking, place, budget, erasure } = table.entities;
    const from = `${tableName}-restored`;
    await seedLocations({ table }, [buildPlaceSeed({ ...leeds, name: "Leeds" })]);
    for (const name of ["KEPT1", "LOST1", "HURT1", "GONE1"]) {
      await book(name, `${day}T08:00:00.000Z`);
    }
    await budget.put({ day: today, used: 5, expiresAt: 4_000_000_000 }).go();
    await createTable(client, from);
    await restoreRows({
      client,
      from: tableName,
      to: from,
      clock: deps.clock,
      replaceLocations: false,
    });
    const before = (await place.get(leeds).go()).data;

    await booking.delete({ keyHash: (await bookingOf("LOST1"))?.keyHash ?? "" }).go();
    await booking
      .patch({ keyHash: (await bookingOf("HURT1"))?.keyHash ?? "" })
      .set({ postcode: "ZZ999ZZ" })
      .go();
    const untilIndexed = () => Promise.resolve();
    await eraseBookings({ ...deps, untilIndexed }, { registration: "GONE1", operator: "ann" });
    await book("NEW1", `${today}T08:00:00.000Z`);
    await budget.patch({ day: today }).set({ used: 900 }).go();
    const { data: row } = await place.get(leeds).go();
    if (!row) throw new Error("Leeds is missing.");
    await publishText(deps, { kind: "place", row });
    const damaged = await countRowsByKind({ client, tableName });
    expect(damaged["content"]).toBeGreaterThan(0);

    const options = { client, from, to: tableName, clock: deps.clock };
    const planned = await putBack({ ...options, isRehearsal: true });
    expect(await countRowsByKind({ client, tableName })).toEqual(damaged);
    const done = await putBack({ ...options, isRehearsal: false });
    expect(done).toEqual(planned);
    expect(done).toMatchObject({
      changed: { booking: 1, place: 1 },
      added: { booking: 1 },
      deleted: { content: damaged["content"] },
    });

    expect((await place.get(leeds).go()).data).toEqual(before);
    const registrations = async (of: string) =>
      (await listWholeBookingsOfDay(deps, of)).map(({ registration }) => registration).toSorted();
    expect(await registrations(day)).toEqual(["HURT1", "KEPT1", "LOST1"]);
    expect(await registrations(today)).toEqual(["NEW1"]);
    expect((await bookingOf("HURT1"))?.postcode).toBe("SW1A1AA");
    expect((await budget.get({ day: today }).go()).data?.used).toBe(900);
    expect((await erasure.query.byYear({ year: today.slice(0, 4) }).go()).data).toHaveLength(1);

    const again = await putBack({ ...options, isRehearsal: false });
    expect(again).toEqual({ unchanged: done.unchanged + 3, changed: {}, added: {}, deleted: {} });
  });
});
