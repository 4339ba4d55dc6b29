/**
 * The reason for a failed call to DVSA or DVLA: `ServiceRateLimited` for too many requests, `ServiceKeyRejected` if a
 * new key is needed, and `ServiceFailed` for everything else.
 */
export type VehicleServiceErrorName = "ServiceFailed" | "ServiceRateLimited" | "ServiceKeyRejected";

/**
 * The error of a failed call to DVSA or DVLA. It omits the call's cause and text, which may contain a registration or a
 * key.
 */
export class VehicleServiceError extends Error {
  override readonly name: VehicleServiceErrorName;
  /** The time until a retry makes sense, if known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(name: VehicleServiceErrorName, retryAfterSeconds?: number) {
    super(name);
    this.name = name;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
