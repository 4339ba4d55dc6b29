import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "../../packages/local/src/free-port.ts";
import { serverFaultViolations } from "./harness/response-rules.ts";
import { bookingViolations, storedBookings, unaskedBookings, type Promised } from "./harness/booking-rules.ts";
import { aBooking } from "./harness/booking-environment.ts";
import { startFaultProxy, type DatabaseCall, type Fault, type Moment, type Plan } from "./harness/fault-proxy.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { shortOrLong } from "./harness/suite-length.ts";
import { startPersistentDatabase } from "./harness/persistent-database.ts";
import { seededRandom } from "./harness/seeded-random.ts";
import { testClient } from "./harness/site.ts";
import { startSiteProcess } from "./harness/site-process.ts";
import { bookUntilAccepted } from "./harness/visitor-client.ts";

const histories = shortOrLong(3, 20);
const bookings = shortOrLong(150, 600);
const callersAtOnce = 8;
const faultShare = 0.15;
const faults: Fault[] = ["throttle", "fail", "unavailable", "reset", "lose-answer", "garbage", "truncate", "slow"];

/** The writes from which on somebody is killed at the next chance: half of the site's kills are after a write took effect. */
function planKills(random: () => number, seed: number) {
  const numbers = (count: number) =>
    Array.from({ length: count }, () => 5 + Math.floor(random() * bookings * 0.8)).sort((a, b) => a - b);
  const moments: Moment[] = ["applied", "arrived"];
  return {
    site: numbers(shortOrLong(1, 5)).map((number, n) => ({ number, moment: moments[(n + seed) % 2] as Moment })),
    database: new Set(numbers(shortOrLong(1, 3))),
  };
}

async function history(seed: number) {
  const random = seededRandom(seed);
  const kills = planKills(random, seed);
  const database = await startPersistentDatabase();
  const proxy = await startFaultProxy(database.endpoint);
  const options = { dataDir: temporaryFolder(), port: await freePort(), databaseEndpoint: proxy.url };
  let site = await startSiteProcess(options);
  const { url, tableName } = site;

  let writes = 0;
  let restarting: Promise<void> | undefined;
  /** Done when it is dead; it is being started again from then on, and no second kill comes in between. */
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
  const plan: Plan = {
    fault: ({ operation }) =>
      // The site's own start is not what this is about.
      operation !== "DescribeTable" && random() < faultShare ? faults[Math.floor(random() * faults.length)] : undefined,
    at: async (moment, call) => {
      if (call.operation !== "PutItem") return undefined;
      if (moment === "arrived") numbers.set(call, (writes += 1));
      const number = numbers.get(call) ?? 0;
      if (moment === "arrived" && kills.database.delete(number)) database.kill();
      const [due] = kills.site;
      const isDue = due && number >= due.number && moment === due.moment && !restarting;
      if (!isDue) return undefined;
      kills.site.shift();
      await killSite();
      return moment === "arrived" ? "never-sent" : undefined;
    },
  };

  const keys = Array.from({ length: bookings }, (_, n) => ({
    payload: aBooking(),
    key: `history-${seed}-booking-${n}`,
  }));
  const promised: Promised[] = [];
  const refusals: string[] = [];
  const queue = [...keys];
  const persistence = {
    tries: 300,
    seen: (answer: Parameters<typeof serverFaultViolations>[0] | undefined) => {
      const isOurs = answer !== undefined && answer.status !== 200 && answer.body !== "Starting";
      if (isOurs) refusals.push(...serverFaultViolations(answer));
    },
  };
  const caller = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const booking = next;
      const send = async () => void promised.push(await bookUntilAccepted(url, booking, persistence));
      // Some visitors press twice, some come back later with the key they had.
      await Promise.all(random() < 0.15 ? [send(), send()] : [send()]);
      if (random() < 0.2) await delay(20).then(send);
    }
  };

  proxy.plan(plan);
  try {
    await Promise.all(Array.from({ length: callersAtOnce }, caller));
    proxy.plan({});
    await restarting;
    const client = testClient(database.endpoint);
    const stored = await storedBookings(client, tableName);
    client.destroy();
    return { killsLeft: kills.site.length + kills.database.size, promised, refusals, stored, keys };
  } finally {
    await restarting;
    await site.kill();
    await proxy.close();
    await database.close();
  }
}

test.concurrent.each(Array.from({ length: histories }, (_, n) => n + 1))(
  "F14 history %i: under faults and kills each accepted booking is stored once, and a key has one answer",
  { timeout: shortOrLong(180_000, 7_200_000) },
  async (seed) => {
    const { killsLeft, promised, refusals, stored, keys } = await history(seed);
    expect(killsLeft).toBe(0);
    expect(promised.length).toBeGreaterThanOrEqual(bookings);
    expect(refusals).toEqual([]);
    expect(bookingViolations(promised, stored)).toEqual([]);
    expect(
      unaskedBookings(
        keys.map(({ payload }) => payload),
        stored,
      ),
    ).toEqual([]);
    expect(stored).toHaveLength(bookings);
  },
);
