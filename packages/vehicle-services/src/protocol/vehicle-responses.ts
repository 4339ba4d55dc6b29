import { randomUUID } from "node:crypto";
import type { FaultMode } from "../faults.ts";
import type { Body } from "../vehicles/van.ts";
import {
  addDays,
  euroStatusOf,
  firstTestDue,
  lastExpiry,
  type Day,
  type Test,
  type Vehicle,
} from "../vehicles/vehicle.ts";

/** A response as sent, with its body as JSON or as text. */
export interface WireResponse {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/**
 * The error responses of a service by fault; `Always` lists the errors that calls without a fault
 * can also cause.
 */
type ErrorResponses<Always extends FaultMode> = Partial<Record<FaultMode, WireResponse>> &
  Record<Always, WireResponse>;

const webPage: WireResponse = {
  status: 500,
  headers: { "content-type": "text/html" },
  body: "<html><h1>Internal Server Error</h1></html>",
};
const retryAfter = { "retry-after": "7" };

const dvsaFuelNames = { diesel: "Diesel", petrol: "Petrol", electric: "Electric" } as const;

export const dvsaError = (
  status: number,
  errorCode: string,
  errorMessage: string,
): WireResponse => ({
  status,
  body: { errorCode, errorMessage, requestId: randomUUID() },
});

/** DVSA's error responses by fault. */
export const dvsaErrors: ErrorResponses<"key-rejected" | "token-expired"> = {
  "rate-limit": dvsaError(429, "MOTH-RL-02", "You have exceeded the rate limit. Wait some minutes"),
  "daily-limit": dvsaError(429, "MOTH-RL-01", "You have reached your daily request limit"),
  "rate-limit-with-wait": {
    ...dvsaError(429, "MOTH-RL-02", "You have exceeded the rate limit"),
    headers: retryAfter,
  },
  error: dvsaError(500, "MOTH-UN-01", "Unexpected error"),
  "html-error": webPage,
  maintenance: { status: 503, body: { message: "Service Unavailable" } },
  "not-found": dvsaError(404, "MOTH-NF-01", "MOT history not found"),
  invalid: dvsaError(400, "MOTH-IV-03", "The format of the vehicle registration is invalid"),
  "key-rejected": dvsaError(403, "MOTH-FB-03", "The API key is unknown"),
  "key-not-allowed": dvsaError(
    403,
    "MOTH-FB-01",
    "You do not have permission to use this endpoint",
  ),
  "token-expired": dvsaError(403, "MOTH-FB-02", "The access token has expired"),
};

/**
 * Returns DVSA's response for a vehicle, in either shape: with tests, or with the first due date.
 */
export function dvsaVehicle(registration: string, vehicle: Vehicle): Body {
  const { make, model, colour, fuel, registered, abroad, tests, recall } = vehicle;
  const common = {
    registration,
    make,
    model,
    fuelType: dvsaFuelNames[fuel],
    primaryColour: colour,
    registrationDate: registered,
    manufactureDate: abroad?.manufactured ?? registered,
    hasOutstandingRecall: recall,
  };
  const firstUsedDate = abroad?.firstUsed ?? registered;
  if (tests.length > 0) {
    const motTests = tests.map((test, n) => wireTest(registration, test, n));
    return { ...common, firstUsedDate, engineSize: "1995", motTests };
  }
  const motTestDueDate = firstTestDue(vehicle);
  return {
    ...common,
    manufactureYear: common.manufactureDate.slice(0, 4),
    ...(abroad && { firstUsedDate }),
    ...(motTestDueDate !== null && { motTestDueDate }),
  };
}

function wireTest(registration: string, test: Test, number: number): Body {
  const {
    source,
    testedOn,
    time = "10:17:46.000Z",
    passed,
    expires,
    miles,
    defects,
    plate = registration,
  } = test;
  return {
    dataSource: source,
    registrationAtTimeOfTest: plate,
    completedDate: time === null ? testedOn : `${testedOn}T${time}`,
    testResult: passed ? "PASSED" : "FAILED",
    expiryDate: expires,
    odometerValue: miles === null ? null : String(miles),
    odometerUnit: miles === null ? null : "MI",
    odometerResultType: miles === null ? "NO_ODOMETER" : "READ",
    motTestNumber: String(715_246_180_000 + number),
    ...(source !== "DVA NI" && {
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
  "rate-limit-with-wait": {
    status: 429,
    headers: retryAfter,
    body: { message: "Too Many Requests" },
  },
  "html-error": webPage,
  error: dvlaError(500, "Internal Server Error", "System error occurred"),
  maintenance: dvlaError(503, "Service Unavailable", "The service is down for maintenance"),
  "not-found": dvlaError(404, "Vehicle Not Found", "Record for vehicle not found"),
  invalid: dvlaError(400, "Bad Request", "Invalid format for field - vehicle registration number"),
  "key-rejected": { status: 403, body: { message: "Forbidden" } },
  "key-not-allowed": { status: 403, body: { message: "Forbidden" } },
};

function motFields(stated: string | undefined, expiry: Day | null, today: Day): Body {
  if (expiry === null) return { motStatus: stated ?? "No details held by DVLA" };
  return { motStatus: expiry >= today ? "Valid" : "Not valid", motExpiryDate: expiry };
}

export function dvlaVehicle(registrationNumber: string, vehicle: Vehicle, today: Day): Body {
  const {
    make,
    colour,
    fuel,
    registered,
    abroad,
    grossKg,
    typeApproval,
    tests,
    motStatus,
    taxStatus,
  } = vehicle;
  const expiry = motStatus === undefined ? lastExpiry({ tests }) : null;
  const euroStatus = euroStatusOf(vehicle);
  return {
    registrationNumber,
    make,
    colour: colour.toUpperCase(),
    fuelType: dvlaFuelNames[fuel],
    yearOfManufacture: Number((abroad?.manufactured ?? registered).slice(0, 4)),
    monthOfFirstRegistration: (abroad?.firstUsed ?? registered).slice(0, 7),
    ...(abroad && { monthOfFirstDvlaRegistration: registered.slice(0, 7) }),
    dateOfLastV5CIssued: registered,
    markedForExport: false,
    wheelplan: "2 AXLE RIGID BODY",
    co2Emissions: fuel === "electric" ? 0 : 180,
    ...(fuel !== "electric" && { engineCapacity: 1_995 }),
    ...(grossKg !== null && { revenueWeight: grossKg }),
    ...(typeApproval !== null && { typeApproval }),
    ...(euroStatus !== null && { euroStatus }),
    ...motFields(motStatus, expiry, today),
    taxStatus,
    taxDueDate: addDays(today, taxStatus === "Taxed" ? 120 : -40),
  };
}
