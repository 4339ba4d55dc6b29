import { weightInKg } from "../law/law-classes.ts";
import { lawValues } from "../law/law-values.ts";
import type { ZoneStandard } from "./zone-standard.ts";
import { zoneList, zoneStandardInWords, type Zone, type ZoneVehicle } from "./zones.ts";

const limit = weightInKg(lawValues.class7.upToKg);

/** The answers in a few words, for lists and tables. */
export const zoneAnswersInWords: Record<ZoneStandard["answer"], string> = {
  meets: "Meets the standard",
  below: "Below the standard",
  unknown: "Not known",
};

const listInWords = (items: readonly string[]): string =>
  items.join(", ").replace(/, ([^,]*)$/, " and $1");

/** Returns what DVLA's record says, for the start of a sentence: `Euro 5 and diesel`. */
const recordInWords = ({ euro, engine }: ZoneStandard): string =>
  [`Euro ${euro}`, engine].filter(Boolean).join(" and ");

function unknownSentence(standard: ZoneStandard): string {
  const { euro, engine, fuelsDiffer } = standard;
  if (fuelsDiffer) {
    return "DVSA and DVLA name different fuels, so the record does not show which standard counts.";
  }
  if (euro === null) return "DVLA does not say which Euro standard it meets.";
  return engine === "petrol"
    ? `DVLA says ${recordInWords(standard)}. Zones differ about heavy petrol engines.`
    : `DVLA says Euro ${euro}, but not whether its engine runs on petrol or diesel.`;
}

/** Returns what DVLA's record means for the standard of zones, as sentences. */
export function standardSentences(standard: ZoneStandard): string[] {
  const { answer, engine } = standard;
  if (engine === "zero emission") {
    return ["DVLA says that it has no emissions, which meets the standard of every zone."];
  }
  if (answer === "unknown") return [unknownSentence(standard)];
  const comparison = answer === "meets" ? "meets" : "is below";
  return [
    `DVLA says ${recordInWords(standard)}.`,
    `That ${comparison} the standard of zones: ${zoneStandardInWords}.`,
  ];
}

const vehiclesInWords: Record<ZoneVehicle, string> = {
  van: `vans up to ${limit}`,
  minibus: "minibuses",
  car: "cars, as its type approval (M1) makes it",
  heavy: `vehicles over ${limit}`,
};

const namesOf = (vehicle: ZoneVehicle, kind: Zone["kind"]): string[] =>
  zoneList
    .filter((zone) => zone.kind === kind && zone.vehicles.includes(vehicle))
    .map(({ name }) => name);

/** Returns which zones look at a kind of vehicle, as sentences. */
export function zonesSentences({ vehicle, engine }: ZoneStandard): string[] {
  if (vehicle === null) {
    return [
      "The record does not show if zones count it as a van, a car or a heavy vehicle, and they differ. Ask for each zone.",
    ];
  }
  const charging = listInWords(namesOf(vehicle, "charges"));
  const banning = listInWords(namesOf(vehicle, "bans"));
  const campers = namesOf("van", "charges").filter(
    (name) => !namesOf("car", "charges").includes(name),
  );
  return [
    `Below the standard, zones in ${charging} charge ${vehiclesInWords[vehicle]}.`,
    `Zones in ${banning} do not let them in: driving there brings a penalty.`,
    vehicle === "car" ? `In ${listInWords(campers)} a camper may count as a van.` : null,
    engine === "zero emission" ? null : "Oxford's zone accepts only zero emissions.",
  ].filter((sentence) => sentence !== null);
}

/** What a record cannot show, and where to ask. */
export const zoneLimits =
  "A retrofit or an exemption changes this, and the record does not show it. Check the registration with the zone before you drive in.";
