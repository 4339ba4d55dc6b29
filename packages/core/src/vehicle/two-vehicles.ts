import type { RegisterEntry } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord } from "./dvsa.ts";
import type { VehicleRecords } from "./vehicle-class.ts";

/** Makes that registers write in several ways, or that a maker sells under several names. */
const families: readonly (readonly string[])[] = [
  ["VOLKSWAGEN", "VW"],
  ["VAUXHALL", "OPEL", "BEDFORD", "GENERALMOTORS", "GM"],
  ["MERCEDESBENZ", "MERCEDES", "MERC", "MB"],
  ["LANDROVER", "ROVER", "RANGEROVER", "JAGUARLANDROVER"],
  ["LONDONTAXISINT", "LONDONTAXICOMPANY", "LTI", "LTC", "LEVC", "CARBODIES"],
  ["LDV", "MAXUS", "SAIC", "LEYLANDDAF", "FREIGHTROVER"],
  ["CITROEN", "DS"],
  ["NISSAN", "DATSUN"],
  ["SSANGYONG", "KGM", "KGMOBILITY"],
  ["MG", "MGMOTORUK"],
];

/** Returns a make in plain capitals, such as `CITROEN` for `Citroën`. */
const plain = (make: string): string =>
  make
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "");

const familyOf = (make: string): readonly string[] =>
  families.find((names) => names.includes(make)) ?? [make];

/**
 * Returns whether two makes may be one: the same family, or one name is the start of the other, as
 * in `FORD TRUCKS`.
 */
function mayBeOneMake(first: string, second: string): boolean {
  const [one, other] = [plain(first), plain(second)];
  if (one.startsWith(other) || other.startsWith(one)) return true;
  return familyOf(one).some((name) => familyOf(other).includes(name));
}

const monthsOf = (...days: readonly (string | null)[]): string[] =>
  days.flatMap((day) => (day === null ? [] : [day.slice(0, 7)]));

/**
 * Returns whether make and month of first registration both differ. Either alone may be a
 * register's own spelling.
 */
function areTwo(history: MotRecord, enquiry: EnquiryRecord): boolean {
  if (!history.make || !enquiry.make || mayBeOneMake(history.make, enquiry.make)) return false;
  const dvsa = monthsOf(history.registrationDate, history.firstUsed);
  const dvla = monthsOf(enquiry.monthRegistered, enquiry.monthRegisteredHere);
  return dvsa.length > 0 && dvla.length > 0 && !dvsa.some((month) => dvla.includes(month));
}

/**
 * Returns each register's entry if they describe two vehicles under one registration, or null. A
 * registration can move to another vehicle, and the registers follow on different days.
 */
export function twoVehiclesOf({ history, enquiry }: VehicleRecords): RegisterEntry[] | null {
  if (!history || !enquiry || !areTwo(history, enquiry)) return null;
  const expiries = history.tests.flatMap(({ passed, expiryDate }) =>
    passed && expiryDate ? [expiryDate] : [],
  );
  return [
    {
      source: "DVSA MOT history",
      make: history.make,
      model: history.model,
      colour: history.colour,
      fuel: history.fuel,
      firstRegistered: history.registrationDate,
      motUntil: expiries.toSorted().at(-1) ?? history.firstTestDue,
    },
    {
      source: "DVLA vehicle enquiry",
      make: enquiry.make,
      model: null,
      colour: enquiry.colour,
      fuel: enquiry.fuel,
      firstRegistered: enquiry.monthRegistered,
      motUntil: enquiry.motExpiryDate,
    },
  ];
}
