import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { VehicleAnswers } from "./vehicle-check.ts";

const maxVehicles = 500;
const keptMs = 10 * 60_000;

/** What the services have lately said about vehicles, in the memory of this process. */
export interface RecentAnswers {
  get: (registration: string) => VehicleAnswers | undefined;
  set: (registration: string, answers: VehicleAnswers) => void;
}

/**
 * Keeps the answers about 500 vehicles for ten minutes. Registrations are hashed with a key that this process draws and
 * nobody else knows, and no answer contains one.
 */
export function recentAnswers(clock: () => Date): RecentAnswers {
  const secret = randomBytes(32);
  const keyOf = (registration: string) => createHmac("sha256", secret).update(registration).digest("base64");
  const answers = new LRUCache<string, VehicleAnswers>({
    max: maxVehicles,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (registration) => answers.get(keyOf(registration)),
    set: (registration, answer) => void answers.set(keyOf(registration), answer),
  };
}
