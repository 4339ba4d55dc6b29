import { startVehicleServices } from "@vanfettle/vehicle-services/server";
import { createApi } from "../../packages/web/src/api/client.ts";
import { askForVan, askForVans } from "../../packages/web/src/features/fleet/ask-for-vans.ts";
import { startSeededSite } from "../site/site-process.ts";

/** The response time of the fake DVSA and DVLA services in milliseconds. */
export const serviceMs = 1_000;
const vansOfFleet = 25;
const letters = "ABCDEFGHJKLMNOPRSTUVWXYZ";

/** The results of checking several fleets. */
export interface CheckedFleets {
  /** The duration of each fleet. */
  seconds: number[];
  /** The vans that were still unknown when their fleet was done. */
  failed: number;
}

/**
 * Starts the site with fakes of both services. `check` checks fleets of 25 vans concurrently with
 * the page's code; the fleets do not share vans.
 */
export async function startFleetChecks() {
  const services = await startVehicleServices({ latencyMs: serviceMs });
  // All fleets use the same address here, which the web ACL would limit first.
  const site = await startSeededSite({ ...services.keys, FIREWALL: "0" });
  const responseMs: number[] = [];
  const api = createApi({
    base: site.url,
    async fetch(url, init) {
      const started = performance.now();
      const response = await fetch(url, init);
      if (response.ok) responseMs.push(performance.now() - started);
      return response;
    },
  });
  let fleets = 0;

  async function checkFleet(): Promise<{ seconds: number; failed: number }> {
    const started = performance.now();
    let failed = 0;
    await askForVans(api, drawFleet((fleets += 1)), {
      isWanted: () => true,
      onRow: ({ state }) => void (failed += state === "failed" ? 1 : 0),
    });
    return { seconds: (performance.now() - started) / 1000, failed };
  }

  return {
    async check(atOnce: number): Promise<CheckedFleets> {
      const checked = await Promise.all(Array.from({ length: atOnce }, checkFleet));
      return {
        seconds: checked.map(({ seconds }) => seconds),
        failed: checked.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
    /**
     * Checks vans in sequence. Returns the milliseconds from request to response of each response
     * with a van.
     */
    async checkAlone(vans: number): Promise<number[]> {
      const before = responseMs.length;
      const lines = [drawFleet((fleets += 1)), drawFleet((fleets += 1))].flat().slice(0, vans);
      for (const line of lines) await askForVan(api, line, async () => true);
      return responseMs.slice(before);
    },
    /** The milliseconds from request to response of every response with a van so far. */
    responseMs,
    counts: services.counts,
    async close() {
      await site.close();
      await services.close();
    },
  };
}

/** Returns the lines of the fleet with the given number. */
function drawFleet(number: number) {
  return Array.from({ length: vansOfFleet }, (_, van) => {
    const registration = `AB${10 + number}${letters[van % letters.length]}${van < letters.length ? "A" : "B"}C`;
    return { kind: "registration" as const, number: van + 1, text: registration, registration };
  });
}
