import * as z from "zod";
import {
  callService,
  circuitBreaker,
  requireAnswer,
  serviceTimeoutMs,
  VehicleServiceError,
} from "./call-service.ts";
import type { AdapterOptions, ServiceResponse } from "./call-service.ts";
import {
  isTrue,
  parseDay,
  parseMonth,
  parseNumber,
  parseObject,
  parseText,
  type WireObject,
} from "./wire-values.ts";

export const DvlaKeys = z.object({ apiKey: z.string().min(1) });

const openAfterRateLimitMs = 30_000;

const parseVehicle = (vehicle: WireObject) => ({
  make: parseText(vehicle.make),
  colour: parseText(vehicle.colour),
  fuel: parseText(vehicle.fuelType),
  /** A vehicle registered abroad first has both months; the earlier month gives its age. */
  monthRegistered:
    parseMonth(vehicle.monthOfFirstRegistration) ??
    parseMonth(vehicle.monthOfFirstDvlaRegistration),
  /** The month of first registration in the UK, if DVLA sends it. */
  monthRegisteredHere: parseMonth(vehicle.monthOfFirstDvlaRegistration),
  yearOfManufacture: parseYear(vehicle.yearOfManufacture),
  /** The design gross weight in kg for most vans. DVLA sends 0 for an unknown weight. */
  revenueWeight: parseNumber(vehicle.revenueWeight) || null,
  typeApproval: parseText(vehicle.typeApproval),
  /** DVLA's words, such as `EURO 6 AD`; often missing for older vans. */
  euroStatus: parseText(vehicle.euroStatus),
  /** DVLA's words, such as `2 AXLE RIGID BODY`, or `2 WHEEL` for a motorcycle. */
  wheelplan: parseText(vehicle.wheelplan),
  /** DVLA's words, such as `Not valid` or `No results returned`. */
  motStatus: parseText(vehicle.motStatus),
  motExpiryDate: parseDay(vehicle.motExpiryDate),
  taxStatus: parseText(vehicle.taxStatus),
  taxDueDate: parseDay(vehicle.taxDueDate),
  isMarkedForExport: isTrue(vehicle.markedForExport),
});

/** The DVLA record of a vehicle. It contains neither the model nor the body type. */
export type EnquiryRecord = ReturnType<typeof parseVehicle>;

const parseYear = (value: unknown): number | null =>
  parseDay(`${parseText(value)}-01-01`) ? parseNumber(value) : null;

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
  return {
    // The breaker does not count responses that we cannot read: they are about one vehicle.
    find: async (registration: string) =>
      toRecord(await breaker.call(async () => requireAnswer(await ask(registration)))),
  };
}

/** DVLA responds 400 to a registration in an unknown format. */
function toRecord({ status, body }: ServiceResponse): EnquiryRecord | null {
  if (status === 404 || status === 400) return null;
  const vehicle = status === 200 ? parseObject(body) : null;
  const record = vehicle && parseVehicle(vehicle);
  const isReadable =
    record && [parseText(vehicle.registrationNumber), ...Object.values(record)].some(Boolean);
  if (!isReadable) throw new VehicleServiceError("ServiceFailed");
  return record;
}
