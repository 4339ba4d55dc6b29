import { VehicleServiceError } from "./vehicle-service-error.ts";

const failuresToOpen = 5;
const openAfterFailuresMs = 30_000;

interface CircuitBreakerOptions {
  clock: () => Date;
  /** The time in milliseconds without calls after a rate limit. */
  openAfterRateLimitMs: number;
}

/**
 * Creates a circuit breaker. Five consecutive failures open it for 30 seconds, a rate limit for longer. The next call
 * after that closes it on success and reopens it on failure.
 */
export function circuitBreaker({ clock, openAfterRateLimitMs }: CircuitBreakerOptions) {
  let failures = 0;
  let openUntil = 0;
  let reason: VehicleServiceError["name"] = "ServiceFailed";
  const now = () => clock().getTime();

  function open(ms: number, because: VehicleServiceError["name"]): void {
    openUntil = now() + ms;
    reason = because;
  }

  return {
    /**
     * Makes a call unless the breaker is open. Throws a `VehicleServiceError`: the error of the call, or an error with
     * the time until the breaker closes.
     */
    async call<T>(work: () => Promise<T>): Promise<T> {
      const leftMs = openUntil - now();
      if (leftMs > 0) throw new VehicleServiceError(reason, Math.ceil(leftMs / 1000));
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        const failure = error instanceof VehicleServiceError ? error : new VehicleServiceError("ServiceFailed");
        if (failure.name === "ServiceRateLimited") {
          open(openAfterRateLimitMs, failure.name);
          throw new VehicleServiceError(failure.name, openAfterRateLimitMs / 1000);
        }
        failures += 1;
        if (failures >= failuresToOpen) open(openAfterFailuresMs, failure.name);
        throw failure;
      }
    },
  };
}
