import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { londonDate } from "@vanfettle/contract/dates";
import { DomainError, problems } from "@vanfettle/contract/problems";
import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { parseRegistration } from "@vanfettle/vans/registration";
import { VehicleServiceError, type VehicleServiceErrorName } from "./call-service.ts";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord } from "./dvsa.ts";
import { buildVehicleCheck, type SourceResult, type SourceResults } from "./vehicle-check.ts";

/**
 * A source of records. `find` returns null for an unknown vehicle, and throws a
 * `VehicleServiceError` without a response.
 */
type RecordSource<R> = { find: (registration: string) => Promise<R | null> };

/** The services of a stage; null without keys for the service. */
export interface VehicleServices {
  history: RecordSource<MotRecord> | null;
  enquiry: RecordSource<EnquiryRecord> | null;
}

export interface VehicleCheckDeps {
  /** Returns the services for the current keys. Rejects if the keys cannot be read. */
  services: () => Promise<VehicleServices>;
  recent: RecentResults;
  clock: () => Date;
  /** True if the services return sample vehicles, as on a site that runs on one machine. */
  sample: boolean;
  onCall?: (source: VehicleSource, outcome: "answered" | VehicleServiceErrorName) => void;
}

/** The retry delay if the service sends none. */
const retryAfterSeconds = 5;

/**
 * Merges both services' answers. Throws `invalid_registration`, `vehicle_not_found`, `rate_limited`
 * or `unavailable`.
 */
export async function checkVehicle(
  deps: VehicleCheckDeps,
  enteredRegistration: string,
): Promise<VehicleCheck> {
  const entry = parseRegistration(enteredRegistration);
  if (!entry.valid) {
    const { message } = entry;
    throw new DomainError("invalid_registration", {
      message,
      issues: [{ field: "registration", message }],
    });
  }
  const { registration, mayBe } = entry;
  const results = deps.recent.get(registration) ?? (await askBoth(deps, registration, mayBe));
  return buildVehicleCheck({
    ...results,
    registration,
    today: londonDate(deps.clock()),
    sample: deps.sample,
  });
}

async function askBoth(
  deps: VehicleCheckDeps,
  registration: string,
  mayBe: string | null,
): Promise<SourceResults> {
  const services = await deps.services();
  const [history, enquiry] = await Promise.all([
    ask(deps, "DVSA MOT history", services.history, registration),
    ask(deps, "DVLA vehicle enquiry", services.enquiry, registration),
  ]);
  const results = { history: history.result, enquiry: enquiry.result };
  const states = [history.result.state, enquiry.result.state];
  if (states.includes("answered")) {
    // The next request queries a failed service again instead of waiting ten minutes.
    if (!states.includes("failed")) deps.recent.set(registration, results);
    return results;
  }
  if (states.includes("failed")) throw toError([history.error, enquiry.error]);
  if (states.includes("not found")) {
    const { message } = problems.vehicle_not_found;
    throw new DomainError("vehicle_not_found", {
      message: mayBe === null ? message : `${message} ${mayBe}`,
    });
  }
  return results;
}

type Lookup<R> = { result: SourceResult<R>; error?: VehicleServiceError };

async function ask<R>(
  { onCall }: VehicleCheckDeps,
  source: VehicleSource,
  service: RecordSource<R> | null,
  registration: string,
): Promise<Lookup<R>> {
  if (!service) return { result: { state: "not connected" } };
  try {
    const record = await service.find(registration);
    onCall?.(source, "answered");
    return { result: record === null ? { state: "not found" } : { state: "answered", record } };
  } catch (error) {
    if (!(error instanceof VehicleServiceError)) throw error;
    onCall?.(source, error.name);
    return { result: { state: "failed" }, error };
  }
}

/** Returns the visitor's error for a vehicle without data because a service did not respond. */
function toError(errors: readonly (VehicleServiceError | undefined)[]): DomainError {
  const known = errors.filter((error) => error !== undefined);
  const waits = known.map((error) => error.retryAfterSeconds ?? retryAfterSeconds);
  const isRateLimited = known.some(({ name }) => name === "ServiceRateLimited");
  return new DomainError(isRateLimited ? "rate_limited" : "unavailable", {
    retryAfterSeconds: Math.min(...waits),
  });
}

const maxVehicles = 500;
const cachedMs = 10 * 60_000;

/**
 * Caches the results for 500 vehicles for ten minutes, by a hash of the registration with a key of
 * this process.
 */
export function recentResults(clock: () => Date) {
  const secret = randomBytes(32);
  const keyOf = (registration: string) =>
    createHmac("sha256", secret).update(registration).digest("base64");
  const cached = new LRUCache<string, SourceResults>({
    max: maxVehicles,
    ttl: cachedMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (registration: string) => cached.get(keyOf(registration)),
    set: (registration: string, results: SourceResults) =>
      void cached.set(keyOf(registration), results),
  };
}

export type RecentResults = ReturnType<typeof recentResults>;
