import type { Day } from "@vanfettle/vans/calendar-day";
import { worstDefects } from "@vanfettle/vans/failed-test";
import { serviceTable, type ServiceId } from "../services.ts";
import type { Defect } from "./vehicle-schemas.ts";

/** A defect from a vehicle's MOT history, as DVSA words it. */
export interface TestDefect {
  /**
   * The text, which ends with the manual's section in brackets, as in `Brake hose slightly
   * deteriorated (1.1.12 (b) (i))`.
   */
  text: string;
  /**
   * DVSA's kind, such as `ADVISORY` or `USER ENTERED`. Only the other kinds name a section of the
   * manual.
   */
  type: string;
}

interface DefectTest {
  /** `DVSA` for an MOT in Great Britain. */
  dataSource: string;
  testedOn: Day;
}

/**
 * The date from which tests follow the current manual. The older manual numbers its sections
 * differently.
 */
const manualSince = "2018-05-20";

/**
 * Matches a section in brackets, such as `(5.2.3 (e))`, `(1.1.14 (a) (ii))` or `(4.7.1)`. Two
 * numbers need a letter, as in `(7.7 (b))`: without a letter they are a measurement, such as a
 * tread depth.
 */
const reference =
  /\((?:(\d{1,2}(?:\.\d{1,2}){2,})(?:\s*\([a-z]+\))*|(\d{1,2}\.\d{1,2})(?:\s*\([a-z]+\))+)\)/gi;

/**
 * Returns the manual's section from the last matching brackets of a defect's text, such as `5.2.3`,
 * or null.
 */
export function sectionOf(text: string): string | null {
  const last = [...text.matchAll(reference)].at(-1);
  return last?.[1] ?? last?.[2] ?? null;
}

/**
 * Returns the service that repairs the parts of a section of the manual, such as `1.1.13`, or null.
 */
function serviceForSection(section: string): ServiceId | null {
  const isOfSection = (part: string) => `${section}.`.startsWith(`${part}.`);
  return serviceTable.find(({ repairs }) => repairs.some(isOfSection))?.id ?? null;
}

/**
 * The sections of the manual by words of their parts. The first match counts, so `brake light` is a
 * light.
 */
const sectionsByWords: readonly (readonly [words: RegExp, section: string])[] = [
  [
    /\b(?:head|brake|stop|side|tail)?-?(?:lamps?|lights?(?! (?:corrosion|rust|oil|wear|play))|lighting|indicators?|bulbs?|batter(?:y|ies)|wiring)\b/,
    "4",
  ],
  [/\b(?:\w*brak(?:e|es|ing)|abs|calipers?|callipers?|pads?|discs?|drums?)\b/, "1"],
  [/\b(?:steering|track rods?|wipers?|washers?|windscreens?|mirrors?)\b/, "2"],
  [
    /\b(?:tyres?|wheels?|suspension|springs?|shock absorbers?|ball joints?|axles?|wishbones?|bush(?:es)?)\b/,
    "5",
  ],
  [/\b(?:emissions?|smoke|engine management|mil|lambda|catalytic|catalyst)\b/, "8.2"],
  [/\boil\b/, "8.4"],
];

/**
 * Returns the service that repairs a defect, by its section of the manual or, if that is null, its
 * words; or null.
 */
export function serviceForWords(text: string, section: string | null): ServiceId | null {
  if (section !== null) return serviceForSection(section);
  const words = text.toLowerCase();
  const byWords = sectionsByWords.find(([parts]) => parts.test(words))?.[1];
  return byWords === undefined ? null : serviceForSection(byWords);
}

/**
 * Returns the service that repairs a defect from a register, or null for other repairs and testers'
 * free text.
 */
export function serviceForDefect(
  { text, type }: TestDefect,
  { dataSource, testedOn }: DefectTest,
): ServiceId | null {
  if (type === "USER ENTERED") return null;
  // Heavy vehicle tests (`CVS`), Northern Irish tests and older tests follow manuals with other
  // sections.
  if (dataSource !== "DVSA" || testedOn < manualSince) return serviceForWords(text, null);
  return serviceForSection(sectionOf(text) ?? "");
}

/**
 * The broadest check, for a failed van whose worst defects are not known or not repaired by another
 * service.
 */
const broadestService: ServiceId = "full-service";

/**
 * Returns the service that repairs most of the worst defects of a failed test, or else the broadest
 * service.
 */
function serviceForFailure(defects: readonly Defect[]): ServiceId {
  const services = worstDefects(defects).flatMap(({ service }) => service ?? []);
  const countOf = (service: ServiceId) => services.filter((each) => each === service).length;
  return services.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? broadestService;
}

/**
 * Returns the service to preselect for a van. `failedWith` is null if its last test was not failed.
 */
export function serviceForVan({
  failedWith,
  isHeavy,
}: {
  failedWith: readonly Defect[] | null;
  isHeavy: boolean;
}): ServiceId {
  if (failedWith) return serviceForFailure(failedWith);
  // No MOT station tests a heavy vehicle.
  return isHeavy ? broadestService : "mot";
}
