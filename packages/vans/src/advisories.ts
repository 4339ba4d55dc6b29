/** The services that deal with defects, by the ids of the list of services. */
type DefectService = "brake-service" | "diagnostics" | "oil-change";

/** A defect of an MOT test, in the words of DVSA's MOT history. */
export interface TestDefect {
  /** The text, which ends with the manual's section in brackets, as in `Brake hose slightly deteriorated (1.1.12 (b) (i))`. */
  text: string;
  /** DVSA's kind, such as `ADVISORY` or `USER ENTERED`. A text in a tester's own words names no section. */
  type: string;
}

/** The test that a defect is of. */
export interface DefectTest {
  /** `DVSA` for an MOT. Heavy vehicle tests (`CVS`) follow a manual of their own. */
  dataSource: string;
  /** The day of the test, or its time in ISO form. */
  completedDate: string;
}

/** The first day of tests by the manual whose sections are read here. The older manual numbered its sections otherwise. */
const manualSince = "2018-05-20";

/**
 * A bracket with a section, such as `(5.2.3 (e))`, `(1.1.14 (a) (ii))` or `(4.7.1)`. Two numbers need a letter, as in
 * `(7.7 (b))`: alone they are a measure that a tester noted, such as the depth of a tread.
 */
const reference = /\((?:(\d{1,2}(?:\.\d{1,2}){2,})(?:\s*\([a-z]+\))*|(\d{1,2}\.\d{1,2})(?:\s*\([a-z]+\))+)\)/gi;

/** Returns the section of the manual in the last brackets of a defect's text that name one, such as `5.2.3`, or null. */
export function sectionOf(text: string): string | null {
  const last = [...text.matchAll(reference)].at(-1);
  return last?.[1] ?? last?.[2] ?? null;
}

/** The service for each section that leads to one. No service repairs what the others are about, such as tyres or sills. */
const serviceOfSection: Readonly<Record<string, DefectService>> = {
  "1": "brake-service",
  "4": "diagnostics",
  "8.2": "diagnostics",
  "8.4": "oil-change",
};

/** Returns the service that deals with a defect, or null if none does or the text does not say. Then the garage is asked. */
export function serviceForDefect(
  { text, type }: TestDefect,
  { dataSource, completedDate }: DefectTest,
): DefectService | null {
  if (dataSource !== "DVSA" || completedDate.slice(0, 10) < manualSince || type === "USER ENTERED") return null;
  const [chapter, part] = sectionOf(text)?.split(".") ?? [];
  return serviceOfSection[`${chapter}`] ?? serviceOfSection[`${chapter}.${part}`] ?? null;
}
