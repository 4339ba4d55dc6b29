import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import { seededRandom } from "@vanfettle/commands/random";
import { isLong } from "../suite-length.ts";
import { buildBooking } from "./harness/booking-environment.ts";
import {
  bookingViolations,
  unrequestedBookings,
  type AcceptedBooking,
} from "./harness/booking-rules.ts";
import {
  startFaultProxy,
  type CallStage,
  type DatabaseCall,
  type Fault,
  type FaultPlan,
} from "./harness/fault-proxy.ts";
import { startPersistentDatabase } from "./harness/persistent-database.ts";
import { serverErrorViolations } from "./harness/response-rules.ts";
import { startSiteProcess } from "./harness/site-process.ts";
import { testClient } from "./harness/site.ts";
import { storedBookings } from "./harness/stored-rows.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { bookUntilAccepted, type RetryOptions } from "./harness/visitor-client.ts";

const histories = 20;
const bookings = 600;
const callersAtOnce = 8;
const faultShare = 0.15;
const faults: Fault[] = [
  "throttle",
  "fail",
  "unavailable",
  "reset",
  "lose-response",
  "garbage",
  "truncate",
  "slow",
];

/**
 * Chooses the numbers of the writes at which the site and the database are killed, or as soon as
 * possible after them. About half of the site's kills come after the write took effect.
 */
function planKills(random: () => number, seed: number) {
  const numbers = (count: number) =>
    Array.from({ length: count }, () => 5 + Math.floor(random() * bookings * 0.8)).sort(
      (a, b) => a - b,
    );
  const stages: CallStage[] = ["applied", "arrived"];
  return {
    site: numbers(5).map((number, n) => ({ number, stage: stages[(n + seed) % 2] as CallStage })),
    database: new Set(numbers(3)),
  };
}

async function history(seed: number) {
  const random = seededRandom(seed);
  const kills = planKills(random, seed);
  const database = await startPersistentDatabase();
  const proxy = await startFaultProxy(database.endpoint);
  // All bookings come from one address, which the firewall would block after the twentieth.
  const env = { FIREWALL: "0" };
  const options = {
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseEndpoint: proxy.url,
    env,
  };
  let site = await startSiteProcess(options);
  const { url, tableName } = site;

  let writes = 0;
  let restarting: Promise<void> | undefined;
  /**
   * Kills the site and restarts it. Resolves when it has ended. `restarting` is set meanwhile,
   * against further kills.
   */
  const killSite = (): Promise<void> => {
    const killed = site.kill();
    restarting = killed
      .then(() => startSiteProcess(options))
      .then((next) => {
        site = next;
        restarting = undefined;
      });
    return killed;
  };
  const numbers = new WeakMap<DatabaseCall, number>();
  const plan: FaultPlan = {
    fault: ({ operation }) =>
      // A faulty start of the site is not tested here.
      operation !== "DescribeTable" && random() < faultShare
        ? faults[Math.floor(random() * faults.length)]
        : undefined,
    onCall: async (stage, call) => {
      if (call.operation !== "PutItem") return undefined;
      if (stage === "arrived") numbers.set(call, (writes += 1));
      const number = numbers.get(call) ?? 0;
      if (stage === "arrived" && kills.database.delete(number)) database.kill();
      const [due] = kills.site;
      const isDue = due && number >= due.number && stage === due.stage && !restarting;
      if (!isDue) return undefined;
      kills.site.shift();
      await killSite();
      return stage === "arrived" ? "never-sent" : undefined;
    },
  };

  const keys = Array.from({ length: bookings }, (_, n) => ({
    payload: buildBooking(),
    key: `history-${seed}-booking-${n}`,
  }));
  const accepted: AcceptedBooking[] = [];
  const refusals: string[] = [];
  const queue = [...keys];
  const persistence: RetryOptions = {
    // At least a minute: a killed site restarts slowly on a busy machine.
    tries: 1_200,
    onResponse: (answer) => {
      const isOurs = answer !== undefined && answer.status !== 200 && answer.body !== "Starting";
      if (isOurs) refusals.push(...serverErrorViolations(answer));
    },
  };
  const caller = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const booking = next;
      const send = async () =>
        void accepted.push(await bookUntilAccepted(url, booking, persistence));
      // Some visitors press twice; some come back later with the same key.
      await Promise.all(random() < 0.15 ? [send(), send()] : [send()]);
      if (random() < 0.2) await delay(20).then(send);
    }
  };

  proxy.setPlan(plan);
  try {
    await Promise.all(Array.from({ length: callersAtOnce }, caller));
    proxy.setPlan({});
    await restarting;
    const client = testClient(database.endpoint);
    const stored = await storedBookings(client, tableName);
    client.destroy();
    return { killsLeft: kills.site.length + kills.database.size, accepted, refusals, stored, keys };
  } finally {
    await restarting;
    await site.kill();
    await proxy.close();
    await database.close();
  }
}

// Random histories take minutes; the short form covers their kills and faults individually.
test.skipIf(!isLong).concurrent.each(Array.from({ length: histories }, (_, n) => n + 1))(
  "history %i: each accepted booking is stored once under faults and kills, and a key gets one response",
  { timeout: 7_200_000 },
  async (seed) => {
    const { killsLeft, accepted, refusals, stored, keys } = await history(seed);
    expect(killsLeft).toBe(0);
    expect(accepted.length).toBeGreaterThanOrEqual(bookings);
    expect(refusals).toEqual([]);
    expect(bookingViolations(accepted, stored)).toEqual([]);
    expect(
      unrequestedBookings(
        keys.map(({ payload }) => payload),
        stored,
      ),
    ).toEqual([]);
    expect(stored).toHaveLength(bookings);
  },
);
