import { serviceTable, type ServiceId } from "@vanfettle/contract/services";

/** A defect from a vehicle's MOT history, as DVSA words it. */
export interface TestDefect {
  /** The text, which ends with the manual's section in brackets, as in `Brake hose slightly deteriorated (1.1.12 (b) (i))`. */
  text: string;
  /** DVSA's kind, such as `ADVISORY` or `USER ENTERED`. Only the other kinds name a section of the manual. */
  type: string;
}

/** The test that recorded a defect. */
export interface DefectTest {
  /** `DVSA` for an MOT. Heavy vehicle tests (`CVS`) follow a different manual. */
  dataSource: string;
  /** The day of the test, or its time in ISO form. */
  completedDate: string;
}

/** The date from which tests follow the current manual. The older manual numbers its sections differently. */
const manualSince = "2018-05-20";

/**
 * Matches a section in brackets, such as `(5.2.3 (e))`, `(1.1.14 (a) (ii))` or `(4.7.1)`. Two numbers need a letter, as
 * in `(7.7 (b))`: without a letter they are a measurement, such as a tread depth.
 */
const reference = /\((?:(\d{1,2}(?:\.\d{1,2}){2,})(?:\s*\([a-z]+\))*|(\d{1,2}\.\d{1,2})(?:\s*\([a-z]+\))+)\)/gi;

/** Returns the manual's section from the last matching brackets of a defect's text, such as `5.2.3`, or null. */
export function sectionOf(text: string): string | null {
  const last = [...text.matchAll(reference)].at(-1);
  return last?.[1] ?? last?.[2] ?? null;
}

/** Returns the service that repairs a defect, or null for other repairs and for text without a section. */
export function serviceForDefect(
  { text, type }: TestDefect,
  { dataSource, completedDate }: DefectTest,
): ServiceId | null {
  if (dataSource !== "DVSA" || completedDate.slice(0, 10) < manualSince || type === "USER ENTERED") return null;
  const section = sectionOf(text) ?? "";
  const isOfSection = (part: string) => `${section}.`.startsWith(`${part}.`);
  return serviceTable.find(({ repairs }) => repairs.some(isOfSection))?.id ?? null;
}
