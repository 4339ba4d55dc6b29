/**
 * Why DVSA or DVLA did not answer. `ServiceRateLimited` is their refusal for too many requests, `ServiceKeyRejected` one
 * that only a new key mends, and everything else is `ServiceFailed`.
 */
export type VehicleServiceErrorName = "ServiceFailed" | "ServiceRateLimited" | "ServiceKeyRejected";

/**
 * A call to DVSA or DVLA that was not answered. It carries neither a cause nor any text of the call, because both may
 * quote a registration or a key.
 */
export class VehicleServiceError extends Error {
  override readonly name: VehicleServiceErrorName;
  /** When to ask again, if that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(name: VehicleServiceErrorName, retryAfterSeconds?: number) {
    super(name);
    this.name = name;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
