import { setTimeout as delay } from "node:timers/promises";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

/** The limits of the route, which together are DVSA's fifteen a second. */
const rate = 7;
const burst = 8;

let vehicles: VehicleServices;
let site: Site;
beforeAll(async () => {
  vehicles = await startVehicleServices();
  // All fleets come from one address here, which the web ACL would limit first.
  site = await bootSite({ dataDir: temporaryFolder(), env: { ...vehicles.keys, FIREWALL: "0" } });
}, 120_000);
afterAll(async () => {
  await site.close();
  await vehicles.close();
});

/** Checks a van, and again whenever the site is too busy. Returns how often it was. */
async function checkUntilAnswered(registration: string): Promise<number> {
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

/** Checks the vans of a fleet four at a time, as the page does. Returns how often the site was too busy. */
async function checkFleet(vans: string[]): Promise<number> {
  let busy = 0;
  const next = async (): Promise<void> => {
    for (let van = vans.pop(); van !== undefined; van = vans.pop()) busy += await checkUntilAnswered(van);
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return busy;
}

test("of ten fleets at once no more calls reach DVSA than its limit allows, and every van is answered", async () => {
  const fleets = Array.from({ length: 10 }, (_, fleet) =>
    Array.from({ length: 6 }, (_each, van) => `AB${10 + fleet} ${String.fromCharCode(65 + van)}AA`),
  );
  const startedAt = performance.now();
  const busy = await Promise.all(fleets.map(checkFleet));
  const seconds = (performance.now() - startedAt) / 1000;
  const { calls } = vehicles.counts();
  expect(calls.dvsa).toBe(60);
  expect(calls.dvsa).toBeLessThanOrEqual(burst + rate * seconds);
  // How the refusals fall on the fleets is chance, and a slow machine has fewer of them.
  expect(busy.reduce((total, times) => total + times)).toBeGreaterThan(0);
}, 120_000);
