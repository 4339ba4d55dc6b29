import { addDays, lastExpiry, type Day, type Vehicle } from "../vehicles/vehicle.ts";
import type { ErrorResponses, WireResponse } from "./wire-response.ts";

const fuelNames = { diesel: "DIESEL", petrol: "PETROL", electric: "ELECTRICITY" } as const;

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
    fuelType: fuelNames[fuel],
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
