import { setTimeout as delay } from "node:timers/promises";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { expect, test } from "vitest";
import { shortOrLong } from "./harness/suite-length.ts";
import { seededRandom } from "./harness/seeded-random.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  textViolations,
  versionViolations,
} from "./harness/run-rules.ts";
import { killSiteAt, startRunSite, type RunSite } from "./harness/killable-site.ts";

const histories = shortOrLong(1, 20);
const places = buildTowns("wales", shortOrLong(8, 24));
const kills = shortOrLong(2, 3);
const concurrency = 3;
const changes = new Set(["PutItem", "UpdateItem"]);

/** Presses until a run has begun, and again while it runs: then there must be a refusal. */
async function press(site: RunSite): Promise<string[]> {
  for (;;) {
    const { status, answer } = await site.press("Wales");
    if (status === 202) break;
    await delay(100);
    if (status !== 409 && status !== 503) throw new Error(`Pressing was answered with ${status}: ${answer.message}`);
  }
  const second = await site.press("Scotland").catch(() => undefined);
  const progress = await site.progress();
  return second?.status === 202 && progress?.isRunning && progress.completed < progress.total
    ? ["I4: a second run began beside the first"]
    : [];
}

async function history(seed: number) {
  const random = seededRandom(seed);
  const site = await startRunSite({ places, concurrency, latencyMs: 40 });
  const found: string[] = [];
  try {
    site.texts.setFaults([{ mode: "rate-limit", times: 3, retryAfterSeconds: 1 }]);
    for (let kill = 0; kill < kills; kill++) {
      // A place costs some five changes; the later kills meet a run with less left to do.
      const nth = 4 + Math.floor((random() * places.length * 5) / (kill + 2));
      const moment = random() < 0.5 ? "arrived" : "applied";
      const dead = killSiteAt(site, { moment, matches: ({ operation }) => changes.has(operation), nth });
      const pressed = press(site).then(
        (violations) => void found.push(...violations),
        () => undefined,
      );
      await Promise.all([dead, pressed]);
      await site.restart();
    }
    const { answer } = await site.press("Wales");
    const end = await site.untilOver(answer.runId);
    const rows = await site.rows();
    found.push(
      ...progressViolations(site.polls),
      ...endViolations(end, ["Wales"]),
      ...versionViolations(await site.versions()),
      ...costViolations({
        paid: site.texts.stats().paid,
        bound: places.length + site.corrections() + kills * concurrency,
      }),
      ...rows.flatMap(textViolations),
    );
    return { end, found, polls: site.polls.length };
  } finally {
    await site.stop();
  }
}

test.concurrent.each(Array.from({ length: histories }, (_, n) => n + 1))(
  "G6 history %i: a run killed again and again is finished, paid once and shown truly at every look",
  { timeout: shortOrLong(180_000, 7_200_000) },
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
