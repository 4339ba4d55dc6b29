import { lawValues } from "../law/law-values.ts";
import { zoneEuro, type ZoneVehicle } from "./zones.ts";

/** Whether a vehicle meets the standard of zones. A register's record does not show retrofits. */
export const zoneAnswers = ["meets", "below", "unknown"] as const;

/** What drives a vehicle, as far as zones tell it apart. */
export const zoneEngines = ["diesel", "petrol", "zero emission"] as const;
export type ZoneEngine = (typeof zoneEngines)[number];

/** What DVLA's record of a vehicle means in zones. */
export interface ZoneStandard {
  answer: (typeof zoneAnswers)[number];
  /** The Euro standard in DVLA's record, from 1 to 7. */
  euro: number | null;
  /** Null if the record does not show it, or the registers contradict each other. */
  engine: ZoneEngine | null;
  fuelsDiffer: boolean;
  /** The kind of vehicle that zones count it as. Null if the record does not show it. */
  vehicle: ZoneVehicle | null;
}

/** What the registers say of a vehicle. Weights in kg; names in the registers' own words. */
export interface ZoneRecord {
  euroStatus: string | null;
  /** DVLA's name, such as `DIESEL` or `HYBRID ELECTRIC`. */
  fuel: string | null;
  /** DVSA's name, which can only contradict DVLA's. */
  otherFuel: string | null;
  typeApproval: string | null;
  /** DVLA's revenue weight. */
  grossKg: number | null;
  /** True if its name suggests another body than a van's, such as a camper's. */
  mayBeOtherBody: boolean;
}

const roman = ["I", "II", "III", "IV", "V", "VI", "VII"];

const euroNumber = (text: string): number => Number(text) || roman.indexOf(text) + 1;

/** A standard with what follows it, such as `6 AD`, and perhaps a second one, as in `6/VI`. */
const standard =
  /^\s{0,3}(?:EURO)?[\s-]{0,3}([1-7]|VI{0,2}|IV|I{1,3})(?![\dIVX])[^/]{0,20}(?:\/\s?(\w+))?$/i;

/**
 * Returns the number of a Euro standard as DVLA writes it, such as 6 for `Euro 6`, `EURO 6 AD` and
 * `EURO VI`; null for other texts, and for one that names two standards.
 */
export function parseEuro(text: string | null): number | null {
  const [, first, second] = standard.exec(text?.toUpperCase() ?? "") ?? [];
  if (first === undefined) return null;
  const euro = euroNumber(first);
  return second === undefined || euroNumber(second) === euro ? euro : null;
}

type Fuel = ZoneEngine | "unclear";

/** Returns what a fuel's name shows of the engine. Gas and hybrids show neither diesel nor petrol. */
function fuelOf(fuel: string | null): Fuel | null {
  if (fuel === null) return null;
  const [isDiesel, isPetrol] = [/DIESEL|HEAVY OIL/i.test(fuel), /PETROL/i.test(fuel)];
  if (/GAS|LPG|CNG|LNG/i.test(fuel) || (isDiesel && isPetrol)) return "unclear";
  if (isDiesel) return "diesel";
  if (isPetrol) return "petrol";
  return /^(?:ELECTRIC(?:ITY)?|(?:HYDROGEN )?FUEL CELLS?)$/i.test(fuel.trim())
    ? "zero emission"
    : "unclear";
}

const lightUpToKg = lawValues.class7.upToKg;

/** Returns the kind of vehicle that zones count a vehicle as, or null if its record contradicts itself. */
function vehicleOf({ typeApproval, grossKg, mayBeOtherBody }: ZoneRecord): ZoneVehicle | null {
  const isOver = grossKg !== null && grossKg > lightUpToKg;
  const isUpTo = grossKg !== null && !isOver;
  switch (typeApproval?.trim().slice(0, 2).toUpperCase()) {
    case "M1":
      return isOver ? null : "car";
    case "M2":
      return "minibus";
    case "M3":
      return "heavy";
    case "N1":
      return isOver ? null : "van";
    case "N2":
    case "N3":
      return isUpTo ? null : "heavy";
    case undefined:
      if (mayBeOtherBody || grossKg === null) return null;
      return isOver ? "heavy" : "van";
    default:
      return null;
  }
}

/** Returns the lowest standard that some zones accept, and the lowest that all of them accept. */
function limitsOf(engine: ZoneEngine | null, vehicle: ZoneVehicle | null) {
  const { diesel, petrol } = zoneEuro;
  if (engine === "diesel") return { some: diesel, all: diesel };
  // Zones differ about heavy petrol engines, and other fuels do not show which standard counts.
  const isLightPetrol = engine === "petrol" && vehicle !== null && vehicle !== "heavy";
  return { some: petrol, all: isLightPetrol ? petrol : diesel };
}

/** Returns whether two registers name fuels that one vehicle cannot have. */
const areContrary = (one: Fuel | null, other: Fuel | null): boolean =>
  one !== null &&
  other !== null &&
  one !== other &&
  (one === "zero emission" ||
    other === "zero emission" ||
    (one !== "unclear" && other !== "unclear"));

/**
 * Returns whether a vehicle meets the standard of zones by DVLA's record. Nothing is taken from its
 * age. Oxford's zone accepts only zero emissions.
 */
export function zoneStandardOf(record: ZoneRecord): ZoneStandard {
  const euro = parseEuro(record.euroStatus);
  const fuel = fuelOf(record.fuel);
  const fuelsDiffer = areContrary(fuel, fuelOf(record.otherFuel));
  const engine = fuelsDiffer || fuel === "unclear" ? null : fuel;
  const found = { euro, engine, fuelsDiffer, vehicle: vehicleOf(record) };
  if (engine === "zero emission") return { ...found, answer: "meets" };
  if (euro === null || fuelsDiffer) return { ...found, answer: "unknown" };
  const limits = limitsOf(engine, found.vehicle);
  if (euro >= limits.all) return { ...found, answer: "meets" };
  return { ...found, answer: euro < limits.some ? "below" : "unknown" };
}
