import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseCall, Moment } from "./harness/fault-proxy.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  textViolations,
  versionViolations,
} from "./harness/run-rules.ts";
import { killSiteAt, startRunSite, type RunSite } from "./harness/killable-site.ts";

const size = 5;
const concurrency = 2;
const places = ["wales", "scotland", "london"].flatMap((region, n) => buildTowns(region, size, n * size));

let site: RunSite;
beforeAll(async () => {
  site = await startRunSite({ places, concurrency });
});
afterAll(() => site.stop());

const isUpdate =
  (text: RegExp) =>
  ({ operation, body }: DatabaseCall) =>
    operation === "UpdateItem" && text.test(body);
const isTextRow = ({ operation, body }: DatabaseCall) => operation === "PutItem" && body.includes('"content#');

test.each<[string, string, Moment, (call: DatabaseCall) => boolean, number]>([
  ["F35 after the first place", "Wales", "applied", isUpdate(/ADD #done/), concurrency],
  ["F36 after a paid answer and before its write", "Scotland", "arrived", isTextRow, concurrency],
  ["F37 after the last place and before its region is closed", "London", "arrived", isUpdate(/#completedAt = /), 0],
])(
  "%s of %s: killed -9, the run goes on when asked again and pays only for what was in flight",
  { timeout: 120_000 },
  async (_, region, moment, matches, extra) => {
    const before = { paid: site.texts.stats().paid, corrections: site.corrections() };
    site.polls.length = 0;
    const dead = killSiteAt(site, { moment, matches });
    expect((await site.press(region)).status).toBe(202);
    await dead;
    await site.restart();
    const again = await site.press(region);
    expect(again).toMatchObject({ status: 202, answer: { total: size } });
    const end = await site.untilOver(again.answer.runId);
    expect(end.regionProgress.find((row) => row.region === region)).toMatchObject({ successful: size, failed: 0 });
    const corrections = site.corrections() - before.corrections;
    expect([
      ...progressViolations(site.polls),
      ...endViolations(end, [region]),
      ...versionViolations(await site.versions()),
      ...costViolations({ paid: site.texts.stats().paid - before.paid, bound: size + extra + corrections }),
      ...(await site.rows()).flatMap(textViolations),
    ]).toEqual([]);
  },
);
