import { londonDate } from "@vanfettle/contract/dates/london-date";
import { DomainError } from "@vanfettle/contract/problems";
import { readRegistration } from "@vanfettle/vans/registration";
import type { VehicleCheck, VehicleSource } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { MotHistory } from "./mot-history.ts";
import type { RecentResults } from "./recent-results.ts";
import { buildVehicleCheck, type SourceResult, type SourceResults } from "./vehicle-check.ts";
import type { VehicleEnquiry } from "./vehicle-enquiry.ts";
import { VehicleServiceError, type VehicleServiceErrorName } from "./vehicle-service-error.ts";

/** The services of a stage; null is one that it has no keys for. */
export interface VehicleServices {
  history: MotHistory | null;
  enquiry: VehicleEnquiry | null;
}

export interface VehicleCheckDeps {
  /** Returns the services by the keys of now. Rejects if the keys cannot be read. */
  services: () => Promise<VehicleServices>;
  recent: RecentResults;
  clock: () => Date;
  /** Whether the services make vehicles up, as those of a site on one machine do. */
  sample: boolean;
  /** Called for every call to a service with what came of it. */
  onCall?: (source: VehicleSource, outcome: "answered" | VehicleServiceErrorName) => void;
}

/** How long to wait where a service does not say. */
const retryAfterSeconds = 5;

/**
 * Asks both services about a vehicle at once and joins what they say. Throws `invalid_registration`, `vehicle_not_found`
 * where no service that is connected knows it, and `rate_limited` or `unavailable` where none answered that could know.
 */
export async function checkVehicle(deps: VehicleCheckDeps, enteredRegistration: string): Promise<VehicleCheck> {
  const entry = readRegistration(enteredRegistration);
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
    // A service that failed is asked again by the next request, and not ten minutes later.
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
  service: { find: (registration: string) => Promise<R | null> } | null,
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

/** Returns the error for the visitor where nothing is known because a service did not respond. */
function toError(errors: readonly (VehicleServiceError | undefined)[]): DomainError {
  const known = errors.filter((error) => error !== undefined);
  const waits = known.map((error) => error.retryAfterSeconds ?? retryAfterSeconds);
  const isRateLimited = known.some(({ name }) => name === "ServiceRateLimited");
  return new DomainError(isRateLimited ? "rate_limited" : "unavailable", { retryAfterSeconds: Math.min(...waits) });
}
