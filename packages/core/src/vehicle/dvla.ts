import * as z from "zod";
import { callService, parseResponse, serviceTimeoutMs, type ServiceResponse, circuitBreaker } from "./call-service.ts";
import type { EnquiryRecord, VehicleEnquiry } from "./vehicle-records.ts";
import { WireDay, WireMonth, WireText } from "./wire-values.ts";

/** The credentials issued by DVLA for its vehicle enquiry service. */
export interface DvlaKeys {
  apiKey: string;
}

interface DvlaOptions {
  apiUrl: string;
  keys: DvlaKeys;
  clock: () => Date;
  /** The timeout of each call. */
  timeoutMs?: number;
}

const openAfterRateLimitMs = 30_000;

const Vehicle = z.object({
  registrationNumber: z.string(),
  make: WireText,
  colour: WireText,
  fuelType: WireText,
  monthOfFirstRegistration: WireMonth,
  monthOfFirstDvlaRegistration: WireMonth,
  motExpiryDate: WireDay,
  revenueWeight: z.number().nullish().catch(null),
  taxStatus: WireText,
  taxDueDate: WireDay,
  typeApproval: WireText,
});

/** Creates the adapter of DVLA's vehicle enquiry service, version 1. */
export function createDvlaVehicleEnquiry(options: DvlaOptions): VehicleEnquiry {
  const { apiUrl, keys, clock, timeoutMs = serviceTimeoutMs } = options;
  const breaker = circuitBreaker({ clock, openAfterRateLimitMs });
  const ask = (registrationNumber: string): Promise<ServiceResponse> =>
    callService(`${apiUrl}/vehicle-enquiry/v1/vehicles`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": keys.apiKey },
      body: JSON.stringify({ registrationNumber }),
      timeoutMs,
    });
  return { find: (registration) => breaker.call(async () => toRecord(await ask(registration))) };
}

function toRecord(response: ServiceResponse): EnquiryRecord | null {
  // DVLA responds 400 to a registration in an unknown format.
  if (response.status === 404 || response.status === 400) return null;
  const vehicle = parseResponse(response, Vehicle);
  const { make, colour, fuelType, revenueWeight, typeApproval, motExpiryDate, taxStatus, taxDueDate } = vehicle;
  return {
    make,
    colour,
    fuel: fuelType,
    // A vehicle registered abroad first has both months; the earlier month gives its age.
    monthRegistered: vehicle.monthOfFirstRegistration ?? vehicle.monthOfFirstDvlaRegistration,
    // DVLA sends 0 for an unknown weight.
    revenueWeight: revenueWeight && Number.isInteger(revenueWeight) && revenueWeight > 0 ? revenueWeight : null,
    typeApproval,
    motExpiryDate,
    taxStatus,
    taxDueDate,
  };
}
