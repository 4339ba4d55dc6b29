import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { looksLikeStack, serverFaultViolations } from "./harness/response-rules.ts";
import { someLocations } from "./harness/booking-environment.ts";
import { startFaultProxy, type Fault, type FaultProxy } from "./harness/fault-proxy.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";
import { pageViolations, sharedSeconds, type SeenPage } from "./harness/page-rules.ts";
import { always } from "./harness/fault-plans.ts";
import { bootSite, type Site } from "./harness/site.ts";

let engine: Engine;
let proxy: FaultProxy;
let site: Site;
beforeAll(async () => {
  engine = await startEngine();
  proxy = await startFaultProxy(engine.endpoint);
  site = await bootSite({ dataDir: temporaryFolder(), databaseEndpoint: proxy.url, rows: someLocations });
});
beforeEach(() => {
  proxy.plan({});
  site.invalidate(["/*"]);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await engine.stop();
});

async function page(path: string): Promise<SeenPage> {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
}
async function call(path: string) {
  const startedAt = performance.now();
  const { html, ...seen } = await page(path);
  return { ...seen, body: html, ms: performance.now() - startedAt };
}

const documents = [
  "/",
  "/van-servicing/birmingham/",
  "/van-servicing/west-midlands/",
  "/van-mot/",
  "/van-mot/coventry/",
  "/services/oil-changes",
  "/privacy-policy",
  "/admin/progress-monitor",
  "/van-servicing/nowhere/",
  "/nowhere",
];
const lasting: Fault[] = ["throttle", "fail", "reset", "hang", "garbage", "truncate"];

describe.each(lasting)("while the database answers nothing but %s", (fault) => {
  test("F15 every page is a document that is not kept for long, and no place is said not to exist", async () => {
    proxy.plan(always(fault));
    const pages = await Promise.all(documents.map(page));
    expect(pages.flatMap(pageViolations)).toEqual([]);
    const located = pages.filter((_, n) => documents[n]?.match(/birmingham|west-midlands|coventry/));
    expect(located.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(
      Math.max(...pages.filter(({ status }) => status === 503).map(({ headers }) => sharedSeconds(headers))),
    ).toBeLessThanOrEqual(10);
    expect(pages.filter(({ html }) => looksLikeStack(html))).toEqual([]);
  });

  test("F15 every read is refused with 503 in JSON", async () => {
    proxy.plan(always(fault));
    const answers = await Promise.all(["/api/locations/coventry", "/api/locations", "/api/regions"].map(call));
    expect(answers.flatMap(serverFaultViolations)).toEqual([]);
  });
});

test("F51 a page that failed is kept for 5 seconds at most, and back after them with nobody's help", async () => {
  proxy.plan(always("fail"));
  const failed = await page("/van-servicing/birmingham/");
  expect(failed.status).toBe(503);
  expect(sharedSeconds(failed.headers)).toBeLessThanOrEqual(5);
  proxy.plan({});
  await expect.poll(async () => (await page("/van-servicing/birmingham/")).status, { timeout: 15_000 }).toBe(200);
});

test("F51 a page that is in the cache is served all through an outage", async () => {
  const before = await page("/van-servicing/solihull/");
  proxy.plan(always("fail"));
  const during = await page("/van-servicing/solihull/");
  expect(before.status).toBe(200);
  expect(during.html).toBe(before.html);
  expect(proxy.calls()).toEqual([]);
});

test("F15 among many readers and single faults nobody is given another place's data", async () => {
  const slugs = ["birmingham", "coventry", "solihull"];
  const kinds: (Fault | undefined)[] = ["slow", "reset", undefined, "throttle", "truncate", "lose-answer", undefined];
  let n = 0;
  proxy.plan({ fault: () => kinds[n++ % kinds.length] });
  const wrong: string[] = [];
  let answered = 0;
  for (let round = 0; round < 4; round++) {
    site.invalidate(["/*"]);
    await Promise.all(
      [...slugs, ...slugs, ...slugs].map(async (slug) => {
        const { status, body } = await call(`/api/locations/${slug}`);
        if (status === 503) return;
        answered += 1;
        const shown = JSON.parse(body) as { slug?: string };
        if (status !== 200 || shown.slug !== slug) wrong.push(`${slug}: ${status} ${shown.slug}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(10);
});
