import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { ClassAnswer, ClassQuestion } from "@vanfettle/vans/mot-class";
import { DvaLinks } from "../location/dva-links.tsx";

const questions: Record<ClassQuestion, string> = {
  plate: "Enter the gross weight from its plate. Below is where to find it.",
  power: "Choose what drives it.",
  seats: "Count its passenger seats, without the driver's. Choose minibus in the form and enter them.",
  "motor caravan": "Is it a motor caravan? Choose that in the form: it may change the class.",
  "dual purpose":
    "Is it a dual-purpose vehicle, such as an off-roader? Choose that in the form: it may change the class.",
};

const names = { "4": "Class 4", "5": "Class 5", "7": "Class 7", heavy: "The yearly test of heavy vehicles" } as const;

/** Returns the heading of an answer, such as `Likely class 7`. */
export function classHeading({ answer, certainty }: Pick<ClassAnswer, "answer" | "certainty">): string {
  if (!answer) return "The class cannot be told yet";
  const name = names[answer];
  return certainty === "certain" ? name : `Likely ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The class of MOT that a van needs in Great Britain, why, and the most that it may cost. */
export function ResultClass({ motClass }: { motClass: ClassAnswer }) {
  const { ask, reason, maximumFee } = motClass;
  return (
    <>
      <h3>{classHeading(motClass)}</h3>
      <p className="mt-2">{reason}</p>
      {maximumFee && (
        <p className="mt-2">
          The most a station may charge: <strong className="text-ink">£{maximumFee}</strong>
        </p>
      )}
      {ask.map((question) => (
        <p key={question} className="mt-2">
          {questions[question]}
        </p>
      ))}
    </>
  );
}

/** Who tests vans in Northern Ireland, where, and for how much. */
export function ResultInNorthernIreland({ motClass }: { motClass: ClassAnswer }) {
  return (
    <>
      <h3>DVA tests it</h3>
      <p className="mt-2">{motClass.reason}</p>
      <p className="mt-2">{northernIrishLaw.centres}</p>
      <DvaLinks />
    </>
  );
}
