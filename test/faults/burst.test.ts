import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { isLong } from "../suite-length.ts";
import { buildBooking, testLocations } from "./harness/booking-environment.ts";
import { bookingViolations, type AcceptedBooking } from "./harness/booking-rules.ts";
import { bootSite, testClient, type Site } from "./harness/site.ts";
import { storedBookings } from "./harness/stored-rows.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { parseRedirectUrl, sendBooking } from "./harness/visitor-client.ts";

let engine: Engine;
let site: Site;
beforeAll(async () => {
  engine = await startEngine();
  site = await bootSite({
    dataDir: temporaryFolder(),
    databaseEndpoint: engine.endpoint,
    rows: testLocations,
    // Switched off so that the burst from one address reaches the booking function.
    env: { FIREWALL: "0" },
  });
});
afterAll(async () => {
  await site.close();
  await engine.stop();
});

test.runIf(isLong)(
  "stores every accepted booking of a burst from one client, and serves readers throughout",
  { timeout: 7_200_000 },
  async () => {
    const accepted: AcceptedBooking[] = [];
    const statuses: (number | undefined)[] = [];
    let left = 20_000;
    let ended = false;
    const client = async () => {
      while (left-- > 0) {
        const [payload, key] = [buildBooking(), randomUUID()];
        const response = await sendBooking(site.url, payload, key);
        statuses.push(response?.status);
        if (response?.status === 200) {
          accepted.push({ payload, key, ...parseRedirectUrl(response) });
        }
      }
    };
    const reads: number[] = [];
    const reader = async () => {
      while (!ended) {
        site.invalidate(["/*"]);
        const paths = ["/api/locations/birmingham", "/van-mot/coventry/"];
        for (const path of paths) reads.push((await fetch(site.url + path)).status);
      }
    };
    const reading = reader();
    await Promise.all(Array.from({ length: 40 }, client));
    ended = true;
    await reading;
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(new Set(reads)).toEqual(new Set([200]));
    const table = testClient(engine.endpoint);
    expect(
      bookingViolations(accepted, await storedBookings(table, site.tableNames[0] ?? "")),
    ).toEqual([]);
    table.destroy();
  },
);
