import { startVehicleServices } from "@vanfettle/vehicle-services/server";
import { createApi } from "../../packages/web/src/api/client.ts";
import { askForVan, askForVans } from "../../packages/web/src/features/fleet/ask-for-vans.ts";
import { startSeededSite } from "../site/site-process.ts";

/** How long DVSA's and DVLA's stand-ins take for each response. */
export const serviceMs = 1_000;
const vansOfFleet = 25;
const letters = "ABCDEFGHJKLMNOPRSTUVWXYZ";

/** What came of a number of fleets. */
export interface CheckedFleets {
  /** How long each fleet took. */
  seconds: number[];
  /** Vans that were still unknown when their fleet was done. */
  lost: number;
}

/**
 * Starts the site over stand-ins of both services. `check` checks fleets of 25 vans at the same time with the code of the
 * page; no van is in two of them.
 */
export async function startFleetChecks() {
  const services = await startVehicleServices({ latencyMs: serviceMs });
  // All fleets come from one address here, which the web ACL would limit first.
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

  async function checkFleet(): Promise<{ seconds: number; lost: number }> {
    const started = performance.now();
    let lost = 0;
    await askForVans(api, drawFleet((fleets += 1)), {
      isWanted: () => true,
      onRow: ({ state }) => void (lost += state === "lost" ? 1 : 0),
    });
    return { seconds: (performance.now() - started) / 1000, lost };
  }

  return {
    async check(atOnce: number): Promise<CheckedFleets> {
      const checked = await Promise.all(Array.from({ length: atOnce }, checkFleet));
      return {
        seconds: checked.map(({ seconds }) => seconds),
        lost: checked.reduce((sum, { lost }) => sum + lost, 0),
      };
    },
    /** Checks vans one after another. Returns the milliseconds from request to response of each response that has a van. */
    async checkAlone(vans: number): Promise<number[]> {
      const before = responseMs.length;
      const lines = [drawFleet((fleets += 1)), drawFleet((fleets += 1))].flat().slice(0, vans);
      for (const line of lines) await askForVan(api, line, async () => true);
      return responseMs.slice(before);
    },
    /** Milliseconds from request to response of every response with a van until now. */
    responseMs,
    counts: services.counts,
    async close() {
      await site.close();
      await services.close();
    },
  };
}

/** Returns the lines of a fleet with a number of its own. */
function drawFleet(number: number) {
  return Array.from({ length: vansOfFleet }, (_, van) => {
    const registration = `AB${10 + number}${letters[van % letters.length]}${van < letters.length ? "A" : "B"}C`;
    return { kind: "registration" as const, number: van + 1, text: registration, registration };
  });
}
