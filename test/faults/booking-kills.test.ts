import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../packages/local/src/free-port.ts";
import { bookingViolations, storedBookings, type Promised } from "./harness/booking-rules.ts";
import { aBooking } from "./harness/booking-environment.ts";
import { startFaultProxy, type FaultProxy, type Moment } from "./harness/fault-proxy.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { startPersistentDatabase, type PersistentDatabase } from "./harness/persistent-database.ts";
import { killAt } from "./harness/fault-plans.ts";
import { testClient } from "./harness/site.ts";
import { startSiteProcess, type SiteProcess } from "./harness/site-process.ts";
import { bookUntilAccepted, tryBooking } from "./harness/visitor-client.ts";

let database: PersistentDatabase;
let proxy: FaultProxy;
let site: SiteProcess;
let start: () => Promise<SiteProcess>;
beforeAll(async () => {
  database = await startPersistentDatabase();
  proxy = await startFaultProxy(database.endpoint);
  const options = { dataDir: temporaryFolder(), port: await freePort(), databaseEndpoint: proxy.url };
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

describe("kill -9 of the site", () => {
  test.each<[string, Moment, number]>([
    ["F08 between the write and its answer", "applied", 1],
    ["F09 before the write", "arrived", 0],
  ])("%s: the retry gets one booking and one answer", async (_, moment, storedBefore) => {
    const [payload, key] = [aBooking(), randomUUID()];
    proxy.plan(killAt(moment, "PutItem", () => site.kill()));
    expect(await tryBooking(site.url, payload, key)).toBeUndefined();
    await expect
      .poll(async () => (await stored()).filter((row) => row.registration === payload.registration).length)
      .toBe(storedBefore);
    proxy.plan({});
    site = await start();
    const first = await bookUntilAccepted(site.url, { payload, key }, { tries: 5 });
    const again = await bookUntilAccepted(site.url, { payload, key }, { tries: 5 });
    expect(bookingViolations([first, again], await stored())).toEqual([]);
  });
});

test("F13 a database killed -9 twice during writes loses nothing that was accepted", async () => {
  const promised: Promised[] = [];
  const book = async () => {
    for (let n = 0; n < 20; n++) {
      promised.push(await bookUntilAccepted(site.url, { payload: aBooking(), key: randomUUID() }, { tries: 100 }));
    }
  };
  const kills = (async () => {
    for (const count of [15, 70]) {
      await expect.poll(() => promised.length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(count);
      database.kill();
    }
  })();
  await Promise.all([...Array.from({ length: 6 }, book), kills]);
  expect(promised).toHaveLength(120);
  expect(bookingViolations(promised, await stored())).toEqual([]);
});

test("F58 told to end during a hundred open bookings, the site answers or refuses all of them and goes", async () => {
  proxy.plan({ fault: () => "slow" });
  const bookings = Array.from({ length: 100 }, () => ({ payload: aBooking(), key: randomUUID() }));
  const open = bookings.map(async (booking) => ({
    ...booking,
    answer: await tryBooking(site.url, booking.payload, booking.key),
  }));
  await expect.poll(() => proxy.calls().length).toBeGreaterThan(0);
  expect(await site.stop()).toBe(0);
  const ended = await Promise.all(open);
  proxy.plan({});
  const accepted = ended.flatMap(({ payload, key, answer }) =>
    answer?.status === 200 ? [{ payload, key, ...(JSON.parse(answer.body) as { redirectUrl: string }) }] : [],
  );
  expect(accepted.length).toBeGreaterThan(0);
  expect(bookingViolations(accepted, await stored())).toEqual([]);
  site = await start();
  const retried = await Promise.all(bookings.map((booking) => bookUntilAccepted(site.url, booking, { tries: 10 })));
  expect(bookingViolations([...accepted, ...retried], await stored())).toEqual([]);
});
