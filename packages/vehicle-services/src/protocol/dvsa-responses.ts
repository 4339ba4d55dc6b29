import { randomUUID } from "node:crypto";
import { firstTestDue, type Test, type Vehicle } from "../vehicles/vehicle.ts";
import type { ErrorResponses, WireResponse } from "./wire-response.ts";

const fuelNames = { diesel: "Diesel", petrol: "Petrol", electric: "Electric" } as const;

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
    fuelType: fuelNames[fuel],
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
