import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLong } from "../suite-length.ts";
import { buildBooking } from "./harness/booking-environment.ts";
import { bookingViolations, type AcceptedBooking } from "./harness/booking-rules.ts";
import { findEngineProcess } from "./harness/persistent-database.ts";
import { serverErrorViolations } from "./harness/response-rules.ts";
import { bootSite, testClient, type Site } from "./harness/site.ts";
import { storedBookings } from "./harness/stored-rows.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { bookUntilAccepted, parseRedirectUrl, sendBooking } from "./harness/visitor-client.ts";

const dataDir = temporaryFolder();
let site: Site;
beforeAll(async () => {
  // A booking is repeated until there is space, which the firewall would block after twenty
  // requests.
  site = await bootSite({ dataDir, env: { FIREWALL: "0" } });
});
afterAll(() => site.close());

/**
 * Limits the size of the engine's files, which has the effect of a full disk without requiring
 * privileges.
 */
function limitFiles(bytes: number | "unlimited"): void {
  const pid = findEngineProcess(dataDir);
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

test.runIf(isLong)(
  "rejects bookings while the database's disk is full without losing any, and accepts them once there is space",
  async () => {
    const accepted: AcceptedBooking[] = [];
    const book = async () => {
      const [payload, key] = [buildBooking(), randomUUID()];
      const response = await sendBooking(site.url, payload, key);
      if (response?.status === 200) accepted.push({ payload, key, ...parseRedirectUrl(response) });
      return response;
    };
    for (let n = 0; n < 10; n++) await book();
    expect(accepted).toHaveLength(10);

    limitFiles(4_096);
    const rejected = [await book(), await book(), await book()].filter(
      (response) => response?.status !== 200,
    );
    expect(rejected.length).toBeGreaterThan(0);
    expect(
      rejected.flatMap((response) =>
        response ? serverErrorViolations(response) : ["no response"],
      ),
    ).toEqual([]);
    expect((await fetch(`${site.url}/api/services`)).status).toBe(200);

    // If the engine died, it was restarted without the limit.
    await expect.poll(() => findEngineProcess(dataDir)).toBeDefined();
    limitFiles("unlimited");
    accepted.push(
      await bookUntilAccepted(
        site.url,
        { payload: buildBooking(), key: randomUUID() },
        { tries: 100 },
      ),
    );
    const client = testClient(site.dynamodbEndpoint, site.credentials);
    expect(
      bookingViolations(accepted, await storedBookings(client, site.tableNames[0] ?? "")),
    ).toEqual([]);
    client.destroy();
  },
);
