import { createHash } from "node:crypto";
import { advisories, defectOfEachPart } from "./defects.ts";
import { addDays, addYears, yearlyPasses, type Day, type Defect, type Vehicle } from "./vehicle.ts";

const models: readonly Pick<Vehicle, "make" | "model" | "fuel" | "grossKg">[] = [
  { make: "FORD", model: "TRANSIT CUSTOM 300", fuel: "diesel", grossKg: 3_000 },
  { make: "FORD", model: "TRANSIT 350", fuel: "diesel", grossKg: 3_500 },
  { make: "FORD", model: "TRANSIT CONNECT 240", fuel: "diesel", grossKg: 2_405 },
  { make: "MERCEDES-BENZ", model: "SPRINTER 314 CDI", fuel: "diesel", grossKg: 3_500 },
  { make: "MERCEDES-BENZ", model: "VITO 114", fuel: "diesel", grossKg: 2_800 },
  { make: "VAUXHALL", model: "VIVARO 2900", fuel: "diesel", grossKg: 2_900 },
  { make: "VAUXHALL", model: "COMBO", fuel: "petrol", grossKg: null },
  { make: "VOLKSWAGEN", model: "TRANSPORTER T28", fuel: "diesel", grossKg: 2_800 },
  { make: "VOLKSWAGEN", model: "CRAFTER CR35", fuel: "diesel", grossKg: 3_500 },
  { make: "CITROEN", model: "RELAY 35", fuel: "diesel", grossKg: 3_500 },
  { make: "RENAULT", model: "KANGOO Z.E.", fuel: "electric", grossKg: 2_175 },
  { make: "PEUGEOT", model: "PARTNER", fuel: "petrol", grossKg: 1_985 },
];
const colours = ["White", "Silver", "Blue", "Black", "Grey", "Red"];

/**
 * Derives a vehicle from the SHA-256 of its registration, which is not stored. Its days from today
 * never change.
 */
export function drawnVehicle(registration: string, today: Day): Vehicle {
  const bytes = createHash("sha256").update(registration).digest();
  /** Each property has two bytes of its own, so that another leaves it as it is. */
  const draw = (position: number, below: number): number =>
    bytes.readUInt16BE(position * 2) % below;
  const pick = <T>(position: number, list: readonly T[]): T =>
    list[draw(position, list.length)] as T;
  const ageYears = draw(1, 16);
  const daysUntilDue = draw(2, 390) - 25;
  const due = addDays(today, daysUntilDue);
  const isTested = ageYears > 3;
  const registered = isTested
    ? addDays(addYears(due, -ageYears), 1)
    : addDays(today, -draw(3, 1_060));
  const tests = isTested ? yearlyPasses(registered, due) : [];
  const [last, ...earlier] = tests;
  return {
    ...pick(0, models),
    colour: pick(4, colours),
    registered,
    typeApproval: draw(5, 4) === 0 ? null : "N1",
    tests: last ? [{ ...last, defects: drawDefects(draw) }, ...earlier] : [],
    recall: draw(6, 20) === 0 ? "Yes" : "No",
    taxStatus: daysUntilDue < 0 ? "Untaxed" : "Taxed",
  };
}

/** Draws only advisories and minor defects, because the van passed. */
function drawDefects(draw: (position: number, below: number) => number): Defect[] {
  const possible = [
    ...advisories,
    ...defectOfEachPart.filter(({ type }) => type === "ADVISORY" || type === "MINOR"),
  ];
  const count = draw(7, 5);
  return Array.from(
    { length: count },
    (_, n) => possible[(draw(8, possible.length) + n) % possible.length] as Defect,
  );
}
