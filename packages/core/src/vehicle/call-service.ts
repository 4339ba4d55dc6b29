/** The timeout for a complete response of DVSA or DVLA. */
export const serviceTimeoutMs = 2_500;

export type AdapterOptions<Keys> = {
  apiUrl: string;
  keys: Keys;
  clock: () => Date;
  timeoutMs?: number;
};

/**
 * The reasons for a failed call to DVSA or DVLA. `ServiceKeyRejected` means that a new key is
 * needed.
 */
export type VehicleServiceErrorName = "ServiceFailed" | "ServiceRateLimited" | "ServiceKeyRejected";

/**
 * The error of a failed call. It omits the call's cause and text, which may contain a registration
 * or a key.
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

export interface ServiceResponse {
  status: number;
  /** The parsed body, or undefined if it is not JSON. */
  body: unknown;
  /** The wait that the service asks for. */
  retryAfterSeconds?: number | undefined;
}

interface ServiceRequest {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  timeoutMs: number;
}

/**
 * The characters that HTTP allows in headers. A library's error would quote any other value, which
 * may be a key.
 */
const headerValue = /^[\x20-\x7e]+$/;

/**
 * Calls DVSA or DVLA, and retries once on a 5xx response that does not ask for a wait. Throws a
 * `VehicleServiceError` without another response.
 */
export async function callService(url: string, request: ServiceRequest): Promise<ServiceResponse> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    const response = await callOnce(url, request);
    if (response.status < 500) return response;
    const { retryAfterSeconds } = response;
    if (retryAfterSeconds !== undefined) {
      throw new VehicleServiceError("ServiceFailed", retryAfterSeconds);
    }
  }
  throw new VehicleServiceError("ServiceFailed");
}

/**
 * Returns a response about the vehicle. Throws a `VehicleServiceError` for a rate limit and for a
 * rejected key.
 */
export function requireAnswer(response: ServiceResponse): ServiceResponse {
  if (response.status === 429) {
    throw new VehicleServiceError("ServiceRateLimited", response.retryAfterSeconds);
  }
  if (isUnauthorised(response)) throw new VehicleServiceError("ServiceKeyRejected");
  return response;
}

/** Returns whether the service has rejected the key or the token of a call. */
export const isUnauthorised = ({ status }: Pick<ServiceResponse, "status">): boolean =>
  status === 401 || status === 403;

async function callOnce(
  url: string,
  { timeoutMs, headers = {}, ...init }: ServiceRequest,
): Promise<ServiceResponse> {
  if (!Object.values(headers).every((value) => headerValue.test(value))) {
    throw new VehicleServiceError("ServiceKeyRejected");
  }
  try {
    // A redirect would send the registration and the keys to another address.
    const response = await fetch(url, {
      ...init,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      body: parseJson(await response.text()),
      retryAfterSeconds: retryAfterOf(response.headers),
    };
  } catch {
    throw new VehicleServiceError("ServiceFailed");
  }
}

const longestWaitSeconds = 86_400;

/**
 * Returns the seconds of `Retry-After`, at least one and at most a day; undefined without a
 * readable value.
 */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after") ?? "";
  const dateMs = value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
  const untilDate = Math.ceil((dateMs - Date.parse(headers.get("date") ?? "")) / 1000);
  const seconds = /^\d+$/.test(value) ? Number(value) : untilDate;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), longestWaitSeconds);
}

/** Returns the parsed JSON, or undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const failuresToOpen = 5;
const openAfterFailuresMs = 30_000;

/**
 * `openAfterRateLimitMs` is the time without calls after a rate limit that does not ask for
 * another.
 */
type CircuitBreakerOptions = { clock: () => Date; openAfterRateLimitMs: number };

/**
 * Creates a breaker, opened by a rate limit, for as long as a service asks, or for 30 seconds by
 * five failures in a row. The next call probes.
 */
export function circuitBreaker({ clock, openAfterRateLimitMs }: CircuitBreakerOptions) {
  let failures = 0;
  let open: { until: number; reason: VehicleServiceErrorName } = {
    until: 0,
    reason: "ServiceFailed",
  };
  const now = () => clock().getTime();
  return {
    /** Makes a call. If the breaker is open, throws an error with the time until it closes. */
    async call<T>(work: () => Promise<T>): Promise<T> {
      const leftMs = open.until - now();
      if (leftMs > 0) throw new VehicleServiceError(open.reason, Math.ceil(leftMs / 1000));
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        const failure =
          error instanceof VehicleServiceError ? error : new VehicleServiceError("ServiceFailed");
        const { name: reason } = failure;
        const afterRateLimit =
          reason === "ServiceRateLimited" ? openAfterRateLimitMs / 1000 : undefined;
        const waitSeconds = failure.retryAfterSeconds ?? afterRateLimit;
        if (waitSeconds !== undefined) {
          open = { until: now() + waitSeconds * 1000, reason };
          throw new VehicleServiceError(reason, waitSeconds);
        }
        failures += 1;
        if (failures >= failuresToOpen) open = { until: now() + openAfterFailuresMs, reason };
        throw failure;
      }
    },
  };
}
