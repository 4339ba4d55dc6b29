import * as z from "zod";
import { callService, circuitBreaker, parseResponse, serviceTimeoutMs } from "./call-service.ts";
import type { AdapterOptions, ServiceResponse } from "./call-service.ts";
import { WireDay, WireMonth, WireText } from "./wire-values.ts";

export const DvlaKeys = z.object({ apiKey: z.string().min(1) });

const openAfterRateLimitMs = 30_000;

const Vehicle = z
  .object({
    registrationNumber: z.string(),
    make: WireText,
    colour: WireText,
    fuelType: WireText,
    monthOfFirstRegistration: WireMonth,
    monthOfFirstDvlaRegistration: WireMonth,
    motStatus: WireText,
    motExpiryDate: WireDay,
    revenueWeight: z.number().nullish().catch(null),
    taxStatus: WireText,
    taxDueDate: WireDay,
    typeApproval: WireText,
    yearOfManufacture: z.number().int().nullish().catch(null),
  })
  .transform(({ make, colour, revenueWeight, typeApproval, motExpiryDate, taxStatus, taxDueDate, ...vehicle }) => ({
    make,
    colour,
    fuel: vehicle.fuelType,
    /** A vehicle registered abroad first has both months; the earlier month gives its age. */
    monthRegistered: vehicle.monthOfFirstRegistration ?? vehicle.monthOfFirstDvlaRegistration,
    /** The month of first registration in the UK. */
    monthRegisteredHere: vehicle.monthOfFirstDvlaRegistration,
    yearOfManufacture: vehicle.yearOfManufacture ?? null,
    /** The design gross weight in kg for most vans. DVLA sends 0 for an unknown weight. */
    revenueWeight: revenueWeight && Number.isInteger(revenueWeight) && revenueWeight > 0 ? revenueWeight : null,
    typeApproval,
    /** DVLA's words, such as `Not valid` or `No results returned`. */
    motStatus: vehicle.motStatus,
    motExpiryDate,
    taxStatus,
    taxDueDate,
  }));

/** The DVLA record of a vehicle. It contains neither the model nor the body type. */
export type EnquiryRecord = z.output<typeof Vehicle>;

/** Creates the adapter of DVLA's vehicle enquiry service, version 1. */
export function createDvlaVehicleEnquiry(options: AdapterOptions<z.output<typeof DvlaKeys>>) {
  const { apiUrl, keys, clock, timeoutMs = serviceTimeoutMs } = options;
  const breaker = circuitBreaker({ clock, openAfterRateLimitMs });
  const ask = (registrationNumber: string): Promise<ServiceResponse> =>
    callService(`${apiUrl}/vehicle-enquiry/v1/vehicles`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": keys.apiKey },
      body: JSON.stringify({ registrationNumber }),
      timeoutMs,
    });
  return { find: (registration: string) => breaker.call(async () => toRecord(await ask(registration))) };
}

/** DVLA responds 400 to a registration in an unknown format. */
const toRecord = (response: ServiceResponse): EnquiryRecord | null =>
  response.status === 404 || response.status === 400 ? null : parseResponse(response, Vehicle);
