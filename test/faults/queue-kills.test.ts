import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { regionSets } from "@vanfettle/contract/generation/generation-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { isLong } from "../suite-length.ts";
import type { DatabaseCall } from "./harness/fault-proxy.ts";
import { killSiteAt, startKillableSite, type KillableSite } from "./harness/killable-site.ts";
import { costViolations, progressViolations, versionViolations } from "./harness/run-rules.ts";

const concurrency = 2;
const kills = 3;
/** A kill hits a text that is stored: it has no call in flight, and each of the others has one. */
const inFlight = concurrency - 1;
/** As many places as the core set has, over all regions. */
const perRegion = [21, 21, 21, 20, 20, 20, 20, 20, 20, 20, 20, 20];
const places = perRegion.flatMap((count, index) =>
  buildTowns(
    regions[index]?.slug ?? "",
    count,
    perRegion.slice(0, index).reduce((sum, each) => sum + each, 0),
  ),
);

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite({ places, concurrency });
});
afterAll(() => site.stop());

const isTextDone = ({ operation, body }: DatabaseCall) =>
  operation === "UpdateItem" && /ADD #done/.test(body);

const isComplete = async (): Promise<boolean> => {
  const progress = await site.progress();
  const done = progress?.regionProgress.filter(({ error }) => error === undefined).length;
  return progress?.isRunning === false && done === regions.length;
};

/** Generates all regions that remain or have failed, like an operator who sees no run. */
async function tab(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const progress = await site.progress();
    if (progress && !progress.isRunning) {
      // The site may be killed at any moment; then the tab looks again.
      for (const set of regionSets) await site.generate(set).catch(() => undefined);
    }
    await delay(100);
  }
}

test.runIf(isLong)(
  `two tabs that generate all remaining regions, and ${kills} kills with SIGKILL: no stored text is paid twice, and a kill costs the calls in flight at most`,
  { timeout: 1_800_000 },
  async () => {
    const calls = site.countCalls();
    let isOver = false;
    const tabs = [tab(() => isOver), tab(() => isOver)];
    for (let kill = 1; kill <= kills; kill++) {
      await killSiteAt(site, {
        stage: "applied",
        matches: isTextDone,
        nth: Math.floor(places.length / (kills + 1)),
      });
      await site.restart();
    }
    while (!(await isComplete())) await delay(200);
    isOver = true;
    await Promise.all(tabs);
    // A third tab shows the regions as they were before all this.
    const answers = await Promise.all(regionSets.map((set) => site.generate(set)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await isComplete()).toBe(true);
    const { paid, requests } = calls();
    console.log(`${places.length} texts, ${kills} kills: ${paid} paid calls, ${requests} requests`);
    const versions = await site.versions();
    const written = new Set(versions.map(({ placeId }) => placeId));
    expect(written.size).toBe(places.length);
    expect([
      ...progressViolations(site.polls),
      ...versionViolations(versions),
      ...costViolations({ paid, bound: requests + kills * inFlight }),
    ]).toEqual([]);
    expect(new Set(versions.map(({ placeId, version }) => `${placeId} ${version}`)).size).toBe(
      places.length,
    );
  },
);

test.runIf(isLong)(
  "a queue over all texts resumes by itself after a kill, which costs at most the calls in flight",
  { timeout: 1_800_000 },
  async () => {
    const calls = site.countCalls();
    const versionsBefore = await site.versions();
    const started = await site.queueAll();
    expect(started.status).toBe(202);
    await killSiteAt(site, {
      stage: "applied",
      matches: isTextDone,
      nth: Math.floor(places.length / 2),
    });
    await site.restart();
    expect(await site.waitForRunEnd(started.body.startedAt)).toMatchObject({
      runKind: "queue",
      failed: 0,
    });
    const { paid, requests } = calls();
    // A writing and a reading of each.
    expect(requests).toBeGreaterThanOrEqual(2 * places.length);
    expect(costViolations({ paid, bound: requests + inFlight })).toEqual([]);
    // The same facts give the same text, which is not stored again. A corrected text may be another,
    // because more texts that it must differ from are stored by now. Services are stored apart.
    const corrections = requests - 2 * places.length;
    const versions = await site.versions();
    expect(versions.length - versionsBefore.length).toBeLessThanOrEqual(2 * corrections);
    expect((await site.queueAll()).status).toBe(202);
  },
);
