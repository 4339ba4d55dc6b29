import type { ServiceId } from "@vanfettle/contract/services";
import { serviceForVan } from "@vanfettle/contract/vehicle/defect-service";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { FailedTest } from "@vanfettle/vans/failed-test";
import type { ClassResult } from "@vanfettle/vans/mot-class";
import type { MotDates, NextTest } from "@vanfettle/vans/mot-dates";
import { formatRegistration } from "@vanfettle/vans/registration";
import { vanMot, type StatedVan } from "@vanfettle/vans/van-mot";
import { isHistoryMissing, sourceSentence } from "./vehicle-sources.ts";

/** The facts about a van that do not change with the day. */
export interface VanRecord extends NextTest {
  /** The registration without blanks; `null` for a manual entry. */
  registration: string | null;
  motClass: Pick<ClassResult, "answer" | "certainty">;
  /** False for a motorcycle, a trailer or a tractor, which we do not cover. */
  isVan: boolean;
  /** The gross weight in kg that a register or the owner states, or `null`. */
  grossKg: number | null;
  /**
   * The service that repairs the worst defects of a failed last test, or the broadest if they are
   * not known; null without a failed test.
   */
  repair: ServiceId | null;
  /** True if DVSA's history is missing, which could contain a failed test. */
  isHistoryMissing: boolean;
  /** True for a sample vehicle. */
  sample: boolean;
}

/** A checked van, as of today. */
export interface Van extends VanRecord, MotDates {
  /**
   * Identifies the van: its registration, its details if entered manually, or its id among the
   * saved vans.
   */
  key: string;
  /** The owner's identifier: the registration, the name or the line number. */
  title: string;
  /** Make, model and colour; empty for a manual entry. */
  description: string;
  /** The failed last test; `null` if it was passed or is unknown. */
  failed: FailedTest | null;
  /** Further advice for the owner; may be empty. */
  note: string;
  /** What the registers say besides the MOT; null if they were not asked just now. */
  registers: Pick<VehicleCheck, "zones" | "recall" | "tax"> | null;
}

/** The sentence for a registration under which the registers have two vehicles. */
export const twoVehiclesSentence =
  "DVSA and DVLA describe two different vehicles under this registration, so we state no dates and no class.";

/** The note on a van whose test history is missing. */
export const failureHidden = "A failed test would not show here.";

/** Returns the name of a van without a name. */
export const numbered = (number: number): string => `Van ${number}`;

/**
 * Returns the reason for a class, or nothing if an exemption is the reason, which the state
 * explains.
 */
const classNote = (
  { answer, reason }: Pick<ClassResult, "answer" | "reason">,
  { state }: Pick<MotDates, "state">,
): string => (state === "may be exempt" && answer === null ? "" : reason);

/** Returns the dates and class of a manual entry. */
export function manualVan({
  number,
  name,
  van,
}: {
  /** The van's number in its list, from 1. */
  number: number;
  /** The owner's name for the van, or `null`. */
  name: string | null;
  van: StatedVan;
}): Van {
  const { motClass, next, dates } = vanMot(van);
  const title = name ?? numbered(number);
  const { testDay: _, ...details } = van;
  return {
    ...next,
    ...dates,
    key: JSON.stringify(details),
    registration: null,
    title,
    description: "",
    isVan: true,
    failed: null,
    motClass,
    grossKg: van.grossKg,
    repair: null,
    note:
      motClass.certainty === "certain" && motClass.answer !== "heavy"
        ? ""
        : classNote(motClass, dates),
    isHistoryMissing: false,
    registers: null,
    sample: false,
  };
}

/** Returns the dates and class of a van from the DVSA and DVLA records. */
export function vanOfCheck({ registration }: { registration: string }, check: VehicleCheck): Van {
  const { make, model, colour, mot, jurisdiction, zones, recall, tax, sample } = check;
  const description = [make, model, colour].filter(Boolean).join(" ");
  const motClass = check.motClass ?? {
    answer: null,
    certainty: "ask",
    reason: "",
    grossKg: null,
  };
  const notes = [
    check.twoVehicles && twoVehiclesSentence,
    check.recall === "yes" && "A safety recall is outstanding: ask a dealer of its make.",
    ...check.sources.map((source) => source.state !== "answered" && `${sourceSentence(source)}.`),
    isHistoryMissing(check) && failureHidden,
    classNote(motClass, mot),
  ];
  return {
    ...mot,
    key: registration,
    registration,
    title: formatRegistration(registration),
    description,
    jurisdiction,
    failed: check.failedTest,
    motClass,
    grossKg: motClass.grossKg,
    repair:
      check.failedTest &&
      serviceForVan({
        failedWith: check.lastTest?.defects ?? [],
        isHeavy: motClass.answer === "heavy",
      }),
    isVan: check.isVan,
    note: notes.filter(Boolean).join(" "),
    isHistoryMissing: isHistoryMissing(check),
    registers: { zones, recall, tax },
    sample,
  };
}
