import type * as z from "zod";
import { VehicleServiceError } from "./vehicle-service-error.ts";

/** The timeout for a complete response of DVSA or DVLA. */
export const serviceTimeoutMs = 2_500;

export interface ServiceResponse {
  status: number;
  /** The parsed body, or undefined if it is not JSON. */
  body: unknown;
}

interface ServiceRequest {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  timeoutMs: number;
}

/** The characters that HTTP allows in headers. A library's error would quote any other value, which may be a key. */
const headerValue = /^[\x20-\x7e]+$/;

/**
 * Calls DVSA or DVLA, and retries once on a 5xx response. Returns any other response; throws a `VehicleServiceError` on
 * a timeout.
 */
export async function callService(url: string, request: ServiceRequest): Promise<ServiceResponse> {
  const response = await callOnce(url, request);
  if (response.status < 500) return response;
  const second = await callOnce(url, request);
  if (second.status >= 500) throw new VehicleServiceError("ServiceFailed");
  return second;
}

/** Returns the parsed body of a response, or throws a `VehicleServiceError` by its status. */
export function parseResponse<S extends z.ZodType>({ status, body }: ServiceResponse, schema: S): z.output<S> {
  if (status === 429) throw new VehicleServiceError("ServiceRateLimited");
  if (isUnauthorised({ status })) throw new VehicleServiceError("ServiceKeyRejected");
  const parsed = status === 200 ? schema.safeParse(body) : undefined;
  if (!parsed?.success) throw new VehicleServiceError("ServiceFailed");
  return parsed.data;
}

/** Returns whether the service has rejected the key or the token of a call. */
export const isUnauthorised = ({ status }: Pick<ServiceResponse, "status">): boolean =>
  status === 401 || status === 403;

async function callOnce(url: string, { timeoutMs, headers = {}, ...init }: ServiceRequest): Promise<ServiceResponse> {
  if (!Object.values(headers).every((value) => headerValue.test(value))) {
    throw new VehicleServiceError("ServiceKeyRejected");
  }
  try {
    // A redirect would send the registration and the keys to another address.
    const response = await fetch(url, { ...init, headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch {
    throw new VehicleServiceError("ServiceFailed");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
