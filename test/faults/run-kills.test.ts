import { towns } from "@vanfettle/core/testing/generation-world";
import { afterAll, expect, test } from "vitest";
import type { DatabaseCall, Moment } from "./kit/fault-proxy.ts";
import {
  costViolations,
  endViolations,
  progressViolations,
  textViolations,
  versionViolations,
} from "./kit/run-rules.ts";
import { killSiteAt, startRunSite, type RunSite } from "./kit/run-site.ts";

const places = towns("wales", 6);
const concurrency = 2;

const sites: RunSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.stop())));

const isUpdate =
  (text: RegExp) =>
  ({ operation, body }: DatabaseCall) =>
    operation === "UpdateItem" && text.test(body);
const isTextRow = ({ operation, body }: DatabaseCall) => operation === "PutItem" && body.includes('"content#');

test.concurrent.each<[string, Moment, (call: DatabaseCall) => boolean, number]>([
  ["F35 after the first of six places", "applied", isUpdate(/ADD #done/), concurrency],
  ["F36 after a paid answer and before its write", "arrived", isTextRow, concurrency],
  ["F37 after the last place and before its region is closed", "arrived", isUpdate(/#completedAt = /), 0],
])(
  "%s: killed -9, the run goes on when asked again and pays only for what was in flight",
  { timeout: 120_000 },
  async (_, moment, matches, extra) => {
    const site = await startRunSite({ places, concurrency });
    sites.push(site);
    const dead = killSiteAt(site, { moment, matches });
    expect((await site.press("Wales")).status).toBe(202);
    await dead;
    await site.restart();
    const again = await site.press("Wales");
    expect(again).toMatchObject({ status: 202, answer: { total: 6 } });
    const end = await site.untilNotRunning();
    expect(end).toMatchObject({ completed: 6, failed: 0 });
    expect([
      ...progressViolations(site.polls),
      ...endViolations(end, ["Wales"]),
      ...versionViolations(await site.versions()),
      ...costViolations({ paid: site.texts.stats().paid, bound: places.length + extra + site.corrections() }),
      ...(await site.rows()).flatMap(textViolations),
    ]).toEqual([]);
  },
);
