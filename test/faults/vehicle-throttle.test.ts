import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { isLong } from "../suite-length.ts";
import { bootSite, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

/** The limits of the route, which add up to DVSA's fifteen requests a second. */
const rate = 10;
const burst = 5;

let vehicles: VehicleServices;
let site: Site;
beforeAll(async () => {
  vehicles = await startVehicleServices();
  // All fleets come from one address here, which the web ACL would otherwise limit first.
  site = await bootSite({ dataDir: temporaryFolder(), env: { ...vehicles.keys, FIREWALL: "0" } });
});
afterAll(async () => {
  await site.close();
  await vehicles.close();
});

/** Checks a van, and retries while the site is too busy. Returns the number of retries. */
async function checkUntilResponse(registration: string): Promise<number> {
  for (let busy = 0; ; busy++) {
    const response = await fetch(`${site.url}/api/vehicle`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ registration }),
    });
    await response.text();
    if (response.status === 200) return busy;
    expect(response.status).toBe(429);
    await delay(100);
  }
}

/** Checks the vans of a fleet four at a time, like the page. Returns the number of retries. */
async function checkFleet(vans: string[]): Promise<number> {
  let busy = 0;
  const next = async (): Promise<void> => {
    for (let van = vans.pop(); van !== undefined; van = vans.pop()) {
      busy += await checkUntilResponse(van);
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return busy;
}

test.runIf(isLong)(
  "ten concurrent fleets stay within DVSA's limit, and every van gets a result",
  async () => {
    const fleets = Array.from({ length: 10 }, (_, fleet) =>
      Array.from(
        { length: 6 },
        (_each, van) => `AB${10 + fleet} ${String.fromCharCode(65 + van)}AA`,
      ),
    );
    const startedAt = performance.now();
    const busy = await Promise.all(fleets.map(checkFleet));
    const seconds = (performance.now() - startedAt) / 1000;
    const { calls } = vehicles.counts();
    expect(calls.dvsa).toBe(60);
    expect(calls.dvsa).toBeLessThanOrEqual(burst + rate * seconds);
    // The distribution of rejections over the fleets is random, and slow machines have fewer.
    expect(busy.reduce((total, times) => total + times)).toBeGreaterThan(0);
  },
  120_000,
);
