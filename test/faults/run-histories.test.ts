import { setTimeout as delay } from "node:timers/promises";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { expect, test } from "vitest";
import { isLong } from "./harness/suite-length.ts";
import { seededRandom } from "./harness/seeded-random.ts";
import { runViolations } from "./harness/run-rules.ts";
import { killSiteAt, startKillableSite, type KillableSite } from "./harness/killable-site.ts";

const histories = 20;
const places = buildTowns("wales", 24);
const kills = 3;
const concurrency = 3;
const writes = new Set(["PutItem", "UpdateItem"]);

/** I4: requests a run until it starts, then another region while it runs, which must be rejected. */
async function startTwice(site: KillableSite): Promise<string[]> {
  for (;;) {
    const { status, body } = await site.generate("Wales");
    if (status === 202) break;
    await delay(100);
    if (status !== 409 && status !== 503) throw new Error(`The start got ${status}: ${body.message}`);
  }
  const second = await site.generate("Scotland").catch(() => undefined);
  const progress = await site.progress();
  return second?.status === 202 && progress?.isRunning && progress.completed < progress.total
    ? ["I4: a second run began beside the first"]
    : [];
}

async function history(seed: number) {
  const random = seededRandom(seed);
  const site = await startKillableSite({ places, concurrency, latencyMs: 40 });
  const found: string[] = [];
  try {
    site.texts.setFaults([{ mode: "rate-limit", times: 3, retryAfterSeconds: 1 }]);
    for (let kill = 0; kill < kills; kill++) {
      // A place takes about five writes; the later kills meet a run with less left to do.
      const nth = 4 + Math.floor((random() * places.length * 5) / (kill + 2));
      const stage = random() < 0.5 ? "arrived" : "applied";
      const killed = killSiteAt(site, { stage, matches: ({ operation }) => writes.has(operation), nth });
      const started = startTwice(site).then(
        (violations) => void found.push(...violations),
        () => undefined,
      );
      await Promise.all([killed, started]);
      await site.restart();
    }
    const { body } = await site.generate("Wales");
    const end = await site.waitForRunEnd(body.startedAt);
    found.push(
      ...runViolations({
        polls: site.polls,
        end,
        regions: ["Wales"],
        versions: await site.versions(),
        paid: site.texts.stats().paid,
        bound: places.length + site.corrections() + kills * concurrency,
        texts: await site.rows(),
      }),
    );
    return { end, found, polls: site.polls.length };
  } finally {
    await site.stop();
  }
}

// Random histories take minutes; their kills and faults, one by one, are in the short form.
test.skipIf(!isLong).concurrent.each(Array.from({ length: histories }, (_, n) => n + 1))(
  "G6 history %i: a run killed repeatedly is finished, is paid for once, and its progress is right at every poll",
  { timeout: 7_200_000 },
  async (seed) => {
    const { end, found, polls } = await history(seed);
    expect(found).toEqual([]);
    expect(end.regionProgress.find(({ region }) => region === "Wales")).toMatchObject({
      successful: places.length,
      failed: 0,
    });
    expect(polls).toBeGreaterThan(10);
  },
);
