import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import { isLong } from "../suite-length.ts";
import { buildBooking } from "./harness/booking-environment.ts";
import { bookingViolations, type AcceptedBooking } from "./harness/booking-rules.ts";
import { killAt } from "./harness/fault-plans.ts";
import { startFaultProxy, type CallStage, type FaultProxy } from "./harness/fault-proxy.ts";
import { startPersistentDatabase, type PersistentDatabase } from "./harness/persistent-database.ts";
import { startSiteProcess, type SiteProcess } from "./harness/site-process.ts";
import { testClient } from "./harness/site.ts";
import { storedBookings } from "./harness/stored-rows.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { bookUntilAccepted, sendBooking } from "./harness/visitor-client.ts";

let database: PersistentDatabase;
let proxy: FaultProxy;
let site: SiteProcess;
let start: () => Promise<SiteProcess>;
beforeAll(async () => {
  database = await startPersistentDatabase();
  proxy = await startFaultProxy(database.endpoint);
  // All bookings come from one address, which the firewall would block after the twentieth.
  const env = { FIREWALL: "0" };
  const options = {
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseEndpoint: proxy.url,
    env,
  };
  start = () => startSiteProcess(options);
  site = await start();
});
afterAll(async () => {
  await site.kill();
  await proxy.close();
  await database.close();
});

async function stored() {
  const client = testClient(database.endpoint);
  const rows = await storedBookings(client, site.tableName);
  client.destroy();
  return rows;
}

// In the short form, booking-faults.test.ts cuts the connection at the same moments.
describe.runIf(isLong)("SIGKILL of the site", () => {
  test.each<[string, CallStage, number]>([
    ["between the write and its response", "applied", 1],
    ["before the write", "arrived", 0],
  ])("%s: the retry gets one booking and one address", async (_, stage, storedBefore) => {
    const [payload, key] = [buildBooking(), randomUUID()];
    proxy.setPlan(killAt(stage, "PutItem", () => site.kill()));
    expect(await sendBooking(site.url, payload, key)).toBeUndefined();
    await expect
      .poll(
        async () =>
          (await stored()).filter((row) => row.registration === payload.registration).length,
      )
      .toBe(storedBefore);
    proxy.setPlan({});
    site = await start();
    const first = await bookUntilAccepted(site.url, { payload, key }, { tries: 5 });
    const again = await bookUntilAccepted(site.url, { payload, key }, { tries: 5 });
    expect(bookingViolations([first, again], await stored())).toEqual([]);
  });
});

test.runIf(isLong)("a database killed twice during writes loses no accepted booking", async () => {
  const accepted: AcceptedBooking[] = [];
  const book = async () => {
    for (let n = 0; n < 20; n++) {
      accepted.push(
        await bookUntilAccepted(
          site.url,
          { payload: buildBooking(), key: randomUUID() },
          { tries: 100 },
        ),
      );
    }
  };
  const kills = (async () => {
    for (const count of [15, 70]) {
      await expect.poll(() => accepted.length, { interval: 5 }).toBeGreaterThanOrEqual(count);
      database.kill();
    }
  })();
  await Promise.all([...Array.from({ length: 6 }, book), kills]);
  expect(accepted).toHaveLength(120);
  expect(bookingViolations(accepted, await stored())).toEqual([]);
});

test.runIf(isLong)(
  "a site stopped during a hundred open bookings accepts or rejects each and ends",
  async () => {
    proxy.setPlan({ fault: () => "slow" });
    const bookings = Array.from({ length: 100 }, () => ({
      payload: buildBooking(),
      key: randomUUID(),
    }));
    const open = bookings.map(async (booking) => ({
      ...booking,
      response: await sendBooking(site.url, booking.payload, booking.key),
    }));
    await expect.poll(() => proxy.calls().length).toBeGreaterThan(0);
    expect(await site.stop()).toBe(0);
    const ended = await Promise.all(open);
    proxy.setPlan({});
    const accepted = ended.flatMap(({ payload, key, response }) =>
      response?.status === 200
        ? [{ payload, key, ...(JSON.parse(response.body) as { redirectUrl: string }) }]
        : [],
    );
    expect(accepted.length).toBeGreaterThan(0);
    expect(bookingViolations(accepted, await stored())).toEqual([]);
    site = await start();
    const retried = await Promise.all(
      bookings.map((booking) => bookUntilAccepted(site.url, booking, { tries: 10 })),
    );
    expect(bookingViolations([...accepted, ...retried], await stored())).toEqual([]);
  },
);
