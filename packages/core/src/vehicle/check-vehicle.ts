import { londonDate } from "@vanfettle/contract/dates/london-date";
import { DomainError } from "@vanfettle/contract/problems";
import { parseRegistration } from "@vanfettle/vans/registration";
import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord } from "./dvsa.ts";
import type { RecentResults } from "./recent-results.ts";
import { buildVehicleCheck, type SourceResult, type SourceResults } from "./vehicle-check.ts";
import { VehicleServiceError, type VehicleServiceErrorName } from "./call-service.ts";

/** A source of records. `find` returns null for an unknown vehicle, and throws a `VehicleServiceError` without a response. */
interface RecordSource<R> {
  find: (registration: string) => Promise<R | null>;
}

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
  /** Called with the outcome of every call to a service. */
  onCall?: (source: VehicleSource, outcome: "answered" | VehicleServiceErrorName) => void;
}

/** The retry delay if the service sends none. */
const retryAfterSeconds = 5;

/**
 * Queries both services in parallel and merges their responses. Throws `invalid_registration` for an impossible one. If
 * no service returns the vehicle, throws `vehicle_not_found`, or `rate_limited` or `unavailable` if a service failed.
 */
export async function checkVehicle(deps: VehicleCheckDeps, enteredRegistration: string): Promise<VehicleCheck> {
  const entry = parseRegistration(enteredRegistration);
  if (!entry.valid) {
    const { message } = entry;
    throw new DomainError("invalid_registration", { message, issues: [{ field: "registration", message }] });
  }
  const { registration } = entry;
  const results = deps.recent.get(registration) ?? (await askBoth(deps, registration));
  return buildVehicleCheck({ ...results, registration, today: londonDate(deps.clock()), sample: deps.sample });
}

async function askBoth(deps: VehicleCheckDeps, registration: string): Promise<SourceResults> {
  const services = await deps.services();
  const [history, enquiry] = await Promise.all([
    ask(deps, "DVSA MOT history", services.history, registration),
    ask(deps, "DVLA vehicle enquiry", services.enquiry, registration),
  ]);
  const results = { history: history.result, enquiry: enquiry.result };
  const states = [results.history.state, results.enquiry.state];
  if (states.includes("answered")) {
    // The next request queries a failed service again instead of waiting ten minutes.
    if (!states.includes("failed")) deps.recent.set(registration, results);
    return results;
  }
  if (states.includes("failed")) throw toError([history.error, enquiry.error]);
  if (states.includes("not found")) throw new DomainError("vehicle_not_found");
  return results;
}

interface Lookup<R> {
  result: SourceResult<R>;
  error?: VehicleServiceError;
}

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
  return new DomainError(isRateLimited ? "rate_limited" : "unavailable", { retryAfterSeconds: Math.min(...waits) });
}
