import { randomUUID } from "node:crypto";
import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingViolations, storedBookings, type Promised } from "./harness/booking-rules.ts";
import { aBooking, someLocations } from "./harness/booking-environment.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { shortOrLong } from "./harness/suite-length.ts";
import { bootSite, testClient, type Site } from "./harness/site.ts";
import { promiseOf, tryBooking } from "./harness/visitor-client.ts";

let engine: Engine;
let site: Site;
beforeAll(async () => {
  engine = await startEngine();
  site = await bootSite({ dataDir: temporaryFolder(), databaseEndpoint: engine.endpoint, rows: someLocations });
});
afterAll(async () => {
  await site.close();
  await engine.stop();
});

test(
  "F45 a burst of bookings from one client is stored whole, and readers are answered all through it",
  { timeout: shortOrLong(180_000, 7_200_000) },
  async () => {
    const promised: Promised[] = [];
    const statuses: (number | undefined)[] = [];
    let left = shortOrLong(800, 20_000);
    let over = false;
    const client = async () => {
      while (left-- > 0) {
        const [payload, key] = [aBooking(), randomUUID()];
        const answer = await tryBooking(site.url, payload, key);
        statuses.push(answer?.status);
        if (answer?.status === 200) promised.push({ payload, key, ...promiseOf(answer) });
      }
    };
    const reads: number[] = [];
    const reader = async () => {
      while (!over) {
        site.invalidate(["/*"]);
        const paths = ["/api/locations/birmingham", "/van-mot/coventry/"];
        for (const path of paths) reads.push((await fetch(site.url + path)).status);
      }
    };
    const reading = reader();
    await Promise.all(Array.from({ length: 40 }, client));
    over = true;
    await reading;
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(new Set(reads)).toEqual(new Set([200]));
    const table = testClient(engine.endpoint);
    expect(bookingViolations(promised, await storedBookings(table, site.tableNames[0] ?? ""))).toEqual([]);
    table.destroy();
  },
);
