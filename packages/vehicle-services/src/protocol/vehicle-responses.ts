import { randomUUID } from "node:crypto";
import type { FaultMode } from "../faults.ts";
import { addDays, firstTestDue, lastExpiry, type Day, type Test, type Vehicle } from "../vehicles/vehicle.ts";

/** A response as sent, with its body as JSON. */
export interface WireResponse {
  status: number;
  body: object;
}

/** The error responses of a service by fault; `Always` lists the errors that calls without a fault can also cause. */
type ErrorResponses<Always extends FaultMode> = Partial<Record<FaultMode, WireResponse>> & Record<Always, WireResponse>;

const dvsaFuelNames = { diesel: "Diesel", petrol: "Petrol", electric: "Electric" } as const;

/** Builds a DVSA error response. */
export const dvsaError = (status: number, errorCode: string, errorMessage: string): WireResponse => ({
  status,
  body: { errorCode, errorMessage, requestId: randomUUID() },
});

/** DVSA's error responses by fault. */
export const dvsaErrors: ErrorResponses<"key-rejected" | "token-expired"> = {
  "rate-limit": dvsaError(429, "MOTH-RL-02", "You have exceeded the rate limit. Wait some minutes"),
  "daily-limit": dvsaError(429, "MOTH-RL-01", "You have reached your daily request limit"),
  error: dvsaError(500, "MOTH-UN-01", "Unexpected error"),
  maintenance: { status: 503, body: { message: "Service Unavailable" } },
  "not-found": dvsaError(404, "MOTH-NF-01", "MOT history not found"),
  invalid: dvsaError(400, "MOTH-IV-03", "The format of the vehicle registration is invalid"),
  "key-rejected": dvsaError(403, "MOTH-FB-03", "The API key is unknown"),
  "token-expired": dvsaError(403, "MOTH-FB-02", "The access token has expired"),
};

/** Returns DVSA's response for a vehicle, in either shape: with tests, or with the first due date. */
export function dvsaVehicle(registration: string, vehicle: Vehicle): object {
  const { make, model, colour, fuel, registered, tests, recall } = vehicle;
  const common = {
    registration,
    make,
    model,
    fuelType: dvsaFuelNames[fuel],
    primaryColour: colour,
    registrationDate: registered,
    manufactureDate: registered,
    hasOutstandingRecall: recall,
  };
  if (tests.length === 0) {
    return { ...common, manufactureYear: registered.slice(0, 4), motTestDueDate: firstTestDue(vehicle) };
  }
  return {
    ...common,
    firstUsedDate: registered,
    engineSize: "1995",
    motTests: tests.map((test, n) => wireTest(registration, test, n)),
  };
}

function wireTest(registration: string, { source, on, passed, expires, miles, defects }: Test, number: number): object {
  return {
    dataSource: source,
    registrationAtTimeOfTest: registration,
    completedDate: `${on}T10:17:46.000Z`,
    testResult: passed ? "PASSED" : "FAILED",
    expiryDate: expires,
    odometerValue: String(miles),
    odometerUnit: "MI",
    odometerResultType: "READ",
    motTestNumber: String(715_246_180_000 + number),
    ...(source === "DVSA" && {
      defects: defects.map(({ text, type }) => ({ text, type, dangerous: type === "DANGEROUS" })),
    }),
    ...(source === "CVS" && { location: "Sample Test Station" }),
  };
}

const dvlaFuelNames = { diesel: "DIESEL", petrol: "PETROL", electric: "ELECTRICITY" } as const;

const dvlaError = (status: number, title: string, detail: string): WireResponse => ({
  status,
  body: { errors: [{ status: String(status), code: String(status), title, detail }] },
});

/** DVLA's error responses by fault. */
export const dvlaErrors: ErrorResponses<"key-rejected" | "invalid"> = {
  // The gateway in front of the service limits the rate, with a different body.
  "rate-limit": { status: 429, body: { message: "Too Many Requests" } },
  "daily-limit": { status: 429, body: { message: "Limit Exceeded" } },
  error: dvlaError(500, "Internal Server Error", "System error occurred"),
  maintenance: dvlaError(503, "Service Unavailable", "The service is down for maintenance"),
  "not-found": dvlaError(404, "Vehicle Not Found", "Record for vehicle not found"),
  invalid: dvlaError(400, "Bad Request", "Invalid format for field - vehicle registration number"),
  "key-rejected": { status: 403, body: { message: "Forbidden" } },
};

/** Returns DVLA's response for a vehicle. */
export function dvlaVehicle(registrationNumber: string, vehicle: Vehicle, today: Day): object {
  const { make, colour, fuel, registered, grossKg, typeApproval, tests, taxStatus } = vehicle;
  const expiry = lastExpiry({ tests });
  return {
    registrationNumber,
    make,
    colour: colour.toUpperCase(),
    fuelType: dvlaFuelNames[fuel],
    yearOfManufacture: Number(registered.slice(0, 4)),
    monthOfFirstRegistration: registered.slice(0, 7),
    dateOfLastV5CIssued: registered,
    markedForExport: false,
    wheelplan: "2 AXLE RIGID BODY",
    co2Emissions: fuel === "electric" ? 0 : 180,
    ...(fuel !== "electric" && { engineCapacity: 1_995 }),
    ...(grossKg !== null && { revenueWeight: grossKg }),
    ...(typeApproval !== null && { typeApproval }),
    ...(expiry === null
      ? { motStatus: "No details held by DVLA" }
      : { motStatus: expiry >= today ? "Valid" : "Not valid", motExpiryDate: expiry }),
    taxStatus,
    taxDueDate: addDays(today, taxStatus === "Taxed" ? 120 : -40),
  };
}
