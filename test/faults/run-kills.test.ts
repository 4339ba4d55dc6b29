import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { isLong } from "../suite-length.ts";
import type { CallStage, DatabaseCall } from "./harness/fault-proxy.ts";
import { killSiteAt, startKillableSite, type KillableSite } from "./harness/killable-site.ts";
import { runViolations } from "./harness/run-rules.ts";

const size = 5;
const concurrency = 2;
const places = ["wales", "scotland", "london"].flatMap((region, n) =>
  buildTowns(region, size, n * size),
);

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite({ places, concurrency });
});
afterAll(() => site.stop());

const isUpdate =
  (text: RegExp) =>
  ({ operation, body }: DatabaseCall) =>
    operation === "UpdateItem" && text.test(body);
const isTextRow = ({ operation, body }: DatabaseCall) =>
  operation === "PutItem" && body.includes('"content#');

const kills: [string, string, CallStage, (call: DatabaseCall) => boolean, number][] = [
  ["after the first place", "Wales", "applied", isUpdate(/ADD #done/), concurrency - 1],
  ["after a paid response and before its write", "Scotland", "arrived", isTextRow, concurrency - 1],
  [
    "after the last place and before its region is closed",
    "London",
    "arrived",
    isUpdate(/#completedAt = /),
    0,
  ],
];

// Without a site, core's `run.test.ts` tests each in the short form.
test.runIf(isLong).each(kills)(
  "%s of %s: after SIGKILL the run continues when the site is back, and pays twice only for calls in flight",
  async (_, region, stage, matches, extra) => {
    const calls = site.countCalls();
    site.polls.length = 0;
    const killed = killSiteAt(site, { stage, matches });
    const started = await site.generate(region);
    expect(started).toMatchObject({ status: 202, body: { total: size } });
    await killed;
    await site.restart();
    const end = await site.waitForRunEnd(started.body.startedAt);
    expect(end.regionProgress.find((row) => row.region === region)).toMatchObject({
      successful: size,
      failed: 0,
    });
    const { paid, requests } = calls();
    // A call counts just before it is sent, and the site may be killed between the two.
    const { paidCalls } = await site.run();
    expect(paidCalls).toBeGreaterThanOrEqual(paid);
    expect(paidCalls).toBeLessThanOrEqual(paid + concurrency);
    const violations = runViolations({
      polls: site.polls,
      end,
      regions: [region],
      versions: await site.versions(),
      paid,
      bound: requests + extra,
      texts: await site.rows(),
    });
    expect(violations).toEqual([]);
  },
);
