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
  readDay,
  readMonth,
  readNumber,
  readObject,
  readText,
  type WireObject,
} from "./wire-values.ts";

export const DvlaKeys = z.object({ apiKey: z.string().min(1) });

const openAfterRateLimitMs = 30_000;

const readVehicle = (vehicle: WireObject) => ({
  make: readText(vehicle.make),
  colour: readText(vehicle.colour),
  fuel: readText(vehicle.fuelType),
  /** A vehicle registered abroad first has both months; the earlier month gives its age. */
  monthRegistered:
    readMonth(vehicle.monthOfFirstRegistration) ?? readMonth(vehicle.monthOfFirstDvlaRegistration),
  /** The month of first registration in the UK, if DVLA sends it. */
  monthRegisteredHere: readMonth(vehicle.monthOfFirstDvlaRegistration),
  yearOfManufacture: readYear(vehicle.yearOfManufacture),
  /** The design gross weight in kg for most vans. DVLA sends 0 for an unknown weight. */
  revenueWeight: readNumber(vehicle.revenueWeight) || null,
  typeApproval: readText(vehicle.typeApproval),
  /** DVLA's words, such as `2 AXLE RIGID BODY`, or `2 WHEEL` for a motorcycle. */
  wheelplan: readText(vehicle.wheelplan),
  /** DVLA's words, such as `Not valid` or `No results returned`. */
  motStatus: readText(vehicle.motStatus),
  motExpiryDate: readDay(vehicle.motExpiryDate),
  taxStatus: readText(vehicle.taxStatus),
  taxDueDate: readDay(vehicle.taxDueDate),
});

/** The DVLA record of a vehicle. It contains neither the model nor the body type. */
export type EnquiryRecord = ReturnType<typeof readVehicle>;

const readYear = (value: unknown): number | null =>
  readDay(`${readText(value)}-01-01`) ? readNumber(value) : null;

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
  const vehicle = status === 200 ? readObject(body) : null;
  const record = vehicle && readVehicle(vehicle);
  const isReadable =
    record && [readText(vehicle.registrationNumber), ...Object.values(record)].some(Boolean);
  if (!isReadable) throw new VehicleServiceError("ServiceFailed");
  return record;
}
