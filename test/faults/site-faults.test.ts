import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { isLong } from "../suite-length.ts";
import { testLocations } from "./harness/booking-environment.ts";
import { failAlways } from "./harness/fault-plans.ts";
import { startFaultProxy, type Fault, type FaultProxy } from "./harness/fault-proxy.ts";
import { pageViolations, sharedCacheSeconds, type ReceivedPage } from "./harness/page-rules.ts";
import { containsStackTrace, serverErrorViolations } from "./harness/response-rules.ts";
import { bootSite, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

let engine: Engine;
let proxy: FaultProxy;
let site: Site;
beforeAll(async () => {
  engine = await startEngine();
  proxy = await startFaultProxy(engine.endpoint);
  site = await bootSite({
    dataDir: temporaryFolder(),
    databaseEndpoint: proxy.url,
    rows: testLocations,
  });
});
beforeEach(() => {
  proxy.setPlan({});
  site.invalidate(["/*"]);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await engine.stop();
});

async function page(path: string): Promise<ReceivedPage> {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
  };
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
  "/van-servicing/nowhere/",
  "/nowhere",
];
const lastingFaults: Fault[] = ["throttle", "fail", "reset", "hang", "garbage", "truncate"];

describe.each(lastingFaults)("while every database call meets %s", (fault) => {
  test("every page is a document with a short cache lifetime, and no known place is a 404", async () => {
    proxy.setPlan(failAlways(fault));
    const pages = await Promise.all(documents.map(page));
    expect(pages.flatMap(pageViolations)).toEqual([]);
    const located = pages.filter((_, n) =>
      documents[n]?.match(/birmingham|west-midlands|coventry/),
    );
    expect(located.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(
      Math.max(
        ...pages
          .filter(({ status }) => status === 503)
          .map(({ headers }) => sharedCacheSeconds(headers)),
      ),
    ).toBeLessThanOrEqual(10);
    expect(pages.filter(({ html }) => containsStackTrace(html))).toEqual([]);
  });

  test("every read gets a 503 in JSON", async () => {
    proxy.setPlan(failAlways(fault));
    const responses = await Promise.all(
      ["/api/locations/coventry", "/api/locations", "/api/regions"].map(call),
    );
    expect(responses.flatMap(serverErrorViolations)).toEqual([]);
  });
});

test.runIf(isLong)(
  "a failed page is cached for 5 seconds at most and recovers by itself",
  async () => {
    proxy.setPlan(failAlways("fail"));
    const failed = await page("/van-servicing/birmingham/");
    expect(failed.status).toBe(503);
    expect(sharedCacheSeconds(failed.headers)).toBeLessThanOrEqual(5);
    proxy.setPlan({});
    await expect.poll(async () => (await page("/van-servicing/birmingham/")).status).toBe(200);
  },
);

test("a cached page is served throughout an outage", async () => {
  const before = await page("/van-servicing/solihull/");
  proxy.setPlan(failAlways("fail"));
  const during = await page("/van-servicing/solihull/");
  expect(before.status).toBe(200);
  expect(during.html).toBe(before.html);
  expect(proxy.calls()).toEqual([]);
});

test("no response contains another place's data under many readers and single faults", async () => {
  const slugs = ["birmingham", "coventry", "solihull"];
  const faults: (Fault | undefined)[] = [
    "slow",
    "reset",
    undefined,
    "throttle",
    "truncate",
    "lose-response",
    undefined,
  ];
  let n = 0;
  proxy.setPlan({ fault: () => faults[n++ % faults.length] });
  const wrong: string[] = [];
  let served = 0;
  for (let batch = 0; batch < 4; batch++) {
    site.invalidate(["/*"]);
    await Promise.all(
      [...slugs, ...slugs, ...slugs].map(async (slug) => {
        const { status, body } = await call(`/api/locations/${slug}`);
        if (status === 503) return;
        served += 1;
        const location = JSON.parse(body) as { slug?: string };
        if (status !== 200 || location.slug !== slug) {
          wrong.push(`${slug}: ${status} ${location.slug}`);
        }
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(served).toBeGreaterThan(10);
});
