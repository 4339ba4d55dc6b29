import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { seededRandom } from "@vanfettle/commands/random";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { isLong } from "../suite-length.ts";
import { killSiteAt, startKillableSite, type KillableSite } from "./harness/killable-site.ts";
import { runViolations } from "./harness/run-rules.ts";

const histories = 20;
const places = buildTowns("wales", 24);
const kills = 3;
const concurrency = 3;
const writes = new Set(["PutItem", "UpdateItem"]);

/**
 * Requests a run until it starts. Returns its start time; undefined if the site is killed
 * meanwhile.
 */
async function start(site: KillableSite): Promise<string | undefined> {
  for (;;) {
    const response = await site.generate("Wales").catch(() => undefined);
    if (!response || response.status === 202) return response?.body.startedAt;
    await delay(100);
    const { status, body } = response;
    if (status !== 409 && status !== 503) {
      throw new Error(`The start got ${status}: ${body.message}`);
    }
  }
}

/** I4: requests another region while a run is in progress, which must be rejected. */
async function startAnother(site: KillableSite): Promise<string[]> {
  const second = await site.generate("Scotland").catch(() => undefined);
  const progress = await site.progress();
  return second?.status === 202 && progress?.isRunning && progress.completed < progress.total
    ? ["I4: a second run began beside the first"]
    : [];
}

async function history(seed: number) {
  const random = seededRandom(seed);
  const site = await startKillableSite({ places, concurrency, latencyMs: 40 });
  const calls = site.countCalls();
  const found: string[] = [];
  try {
    site.texts.setFaults([{ mode: "rate-limit", times: 3, retryAfterSeconds: 1 }]);
    let startedAt: string | undefined;
    let killed = 0;
    for (; killed < kills; killed++) {
      // A place takes about five writes; later kills hit a run with less left to do.
      const nth = 4 + Math.floor((random() * places.length * 5) / (killed + 2));
      const stage = random() < 0.5 ? "arrived" : "applied";
      const kill = killSiteAt(site, {
        stage,
        matches: ({ operation }) => writes.has(operation),
        nth,
      });
      if (startedAt === undefined) {
        startedAt = await start(site);
        if (startedAt !== undefined) found.push(...(await startAnother(site)));
      }
      // A started run continues by itself after a kill, and may end before the next kill.
      const ended =
        startedAt === undefined ? kill : site.waitForRunEnd(startedAt).then(() => "ended" as const);
      if ((await Promise.race([kill, ended])) === "ended") break;
      await site.restart();
    }
    startedAt ??= await start(site);
    const end = await site.waitForRunEnd(startedAt);
    const { paid, requests } = calls();
    found.push(
      ...runViolations({
        polls: site.polls,
        end,
        regions: ["Wales"],
        versions: await site.versions(),
        paid,
        bound: requests + killed * concurrency,
        texts: await site.rows(),
      }),
    );
    return { end, found, polls: site.polls.length };
  } finally {
    await site.stop();
  }
}

// Random histories take minutes; the short form covers their kills and faults individually.
test.skipIf(!isLong).concurrent.each(Array.from({ length: histories }, (_, n) => n + 1))(
  "G6 history %i: a repeatedly killed run finishes, is paid for once, and reports correct progress at every poll",
  { timeout: 7_200_000 },
  async (seed) => {
    const { end, found, polls } = await history(seed);
    expect(found).toEqual([]);
    const wales = end.regionProgress.find(({ region }) => region === "Wales");
    expect(wales, JSON.stringify(wales)).toMatchObject({ successful: places.length, failed: 0 });
    expect(polls).toBeGreaterThan(10);
  },
);
