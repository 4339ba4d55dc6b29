import type { VanClass } from "@vanfettle/vans/law/law-values";
import type { ClassQuestion, ClassResult } from "@vanfettle/vans/mot-class";
import type { MotDates } from "@vanfettle/vans/mot-dates";
import type { Fact } from "./fact-list.tsx";
import { Sentences } from "./sentences.tsx";
import type { Van } from "./van.ts";

const questions: Record<ClassQuestion, string> = {
  plate: "Enter the gross weight from its plate. See below where the plate is.",
  power: "Choose its fuel type.",
  seats:
    "Count its passenger seats, without the driver's. Choose minibus in the form and enter them.",
  "motor caravan": "Is it a motor caravan? Choose that in the form: it may change the class.",
  "dual purpose":
    "Is it a dual-purpose vehicle, such as an off-roader? Choose that in the form: it may change the class.",
  "taxi or ambulance":
    "Is it an ambulance or a licensed taxi? Choose that in the form: it may change the class.",
  hearse: "Is it a hearse? Ask the MOT station for its class.",
};

const names = {
  "4": "Class 4",
  "5": "Class 5",
  "7": "Class 7",
  heavy: "The yearly test of heavy vehicles",
} as const;

/** Returns the heading of a class, such as `Likely class 7`. */
function classHeading({ answer, certainty }: Pick<ClassResult, "answer" | "certainty">): string {
  if (!answer) return "We need more details to find the class";
  const name = names[answer];
  return certainty === "certain" ? name : `Likely ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** Returns the heading of a class, or the reason for which a vehicle does not have a class. */
export function classOrReason(
  motClass: Pick<ClassResult, "answer" | "certainty">,
  { state, isVan }: Pick<Van, "state" | "isVan">,
): string {
  if (!isVan) return "Not a van";
  return state === "may be exempt" && !motClass.answer ? "None if exempt" : classHeading(motClass);
}

/** Returns the class whose fee a form states for a van; `undefined` if there is none. */
export const feesOf = ({ answer }: Pick<ClassResult, "answer">): VanClass | undefined =>
  answer === "4" || answer === "7" ? answer : undefined;

/** Returns a van's MOT class in Great Britain and the maximum fee, as facts. */
export const classFacts = (motClass: ClassResult, { state }: Pick<MotDates, "state">): Fact[] => [
  { term: "MOT class", value: classOrReason(motClass, { state, isVan: true }) },
  ...(motClass.maximumFee ? [{ term: "Maximum fee", value: `£${motClass.maximumFee}` }] : []),
];

/**
 * The reason for a van's MOT class in Great Britain, and the details that would make it certain.
 */
export function ResultClass({ motClass }: { motClass: ClassResult }) {
  const { answer, ask, reason } = motClass;
  return (
    <>
      <h3>{answer ? "Why this class" : "Which class it is"}</h3>
      <Sentences of={[reason, ...ask.map((question) => questions[question])]} />
    </>
  );
}
