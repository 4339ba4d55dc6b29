import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverFaultViolations } from "./harness/response-rules.ts";
import { bookingViolations, storedBookings, type Promised } from "./harness/booking-rules.ts";
import { aBooking } from "./harness/booking-environment.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { processOn } from "./harness/persistent-database.ts";
import { bootSite, testClient, type Site } from "./harness/site.ts";
import { bookUntilAccepted, promiseOf, tryBooking } from "./harness/visitor-client.ts";

let site: Site;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder() });
});
afterAll(() => site.close());

/** No file of the engine may grow past this: what a full disk does, without the rights to make one. */
function limitFiles(bytes: number | "unlimited"): void {
  const pid = processOn(site.dynamodbEndpoint);
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

test("F54 a database whose disk is full refuses bookings, loses none, and works again when there is room", async () => {
  const promised: Promised[] = [];
  const book = async () => {
    const [payload, key] = [aBooking(), randomUUID()];
    const answer = await tryBooking(site.url, payload, key);
    if (answer?.status === 200) promised.push({ payload, key, ...promiseOf(answer) });
    return answer;
  };
  for (let n = 0; n < 10; n++) await book();
  expect(promised).toHaveLength(10);

  limitFiles(4_096);
  const refused = [await book(), await book(), await book()].filter((answer) => answer?.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.flatMap((answer) => (answer ? serverFaultViolations(answer) : ["no answer"]))).toEqual([]);
  expect((await fetch(`${site.url}/api/services`)).status).toBe(200);

  // It may have died of it; then it is back on its own, without the limit.
  await expect.poll(() => processOn(site.dynamodbEndpoint), { timeout: 10_000 }).toBeDefined();
  limitFiles("unlimited");
  promised.push(await bookUntilAccepted(site.url, { payload: aBooking(), key: randomUUID() }, { tries: 100 }));
  const client = testClient(site.dynamodbEndpoint);
  expect(bookingViolations(promised, await storedBookings(client, site.tableNames[0] ?? ""))).toEqual([]);
  client.destroy();
});
