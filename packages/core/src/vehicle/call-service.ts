import { VehicleServiceError } from "./vehicle-service-error.ts";

/** How long DVSA or DVLA may take for one response, its body included. */
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

/** Header values as HTTP allows them. A library's error about any other would quote the value, which may be a key. */
const headerValue = /^[\x20-\x7e]+$/;

/**
 * Calls DVSA or DVLA, and once more if it responds with 5xx. Returns any other response; throws a `VehicleServiceError`
 * if there is none in time.
 */
export async function callService(url: string, request: ServiceRequest): Promise<ServiceResponse> {
  const response = await callOnce(url, request);
  if (response.status < 500) return response;
  const second = await callOnce(url, request);
  if (second.status >= 500) throw new VehicleServiceError("ServiceFailed");
  return second;
}

async function callOnce(url: string, { timeoutMs, headers = {}, ...init }: ServiceRequest): Promise<ServiceResponse> {
  if (!Object.values(headers).every((value) => headerValue.test(value))) {
    throw new VehicleServiceError("ServiceKeyRejected");
  }
  try {
    // A redirect would take the registration and the keys to another address.
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
