import { pluralise } from "@vanfettle/vans/format-number";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { MotDates, MotState } from "@vanfettle/vans/mot-dates";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  mot: Pick<MotDates, "state" | "days">;
  /** True if the British rules on driving without an MOT apply: not in Northern Ireland or to heavy vehicles. */
  isBritishVan: boolean;
  /** The warning about the limits of the state. */
  warning?: string | undefined;
}

/** Formats the days until a date; negative numbers are days ago. */
export function fromToday(days: number): string {
  if (days === 0) return "today";
  const number = pluralise(Math.abs(days), "day");
  return days > 0 ? `in ${number}` : `${number} ago`;
}

const looks = { expired: "bad", "due soon": "soon", "first not due": "good", valid: "good", unknown: "soon" } as const;

/** The state of a van's MOT certificate. */
export function VanState({ mot, isBritishVan, warning }: Props) {
  const headings: Record<MotState, string> = {
    expired: "The MOT has run out",
    "due soon": `MOT due ${fromToday(mot.days ?? 0)}`,
    "first not due": "No MOT needed yet",
    valid: "The MOT is in date",
    unknown: "We could not find the MOT due date",
  };
  const look = warning && looks[mot.state] === "good" ? "soon" : looks[mot.state];
  return (
    <div className={`van-state van-state-${look} card`}>
      <h3>
        <Icon name={look === "good" ? "check" : "warning"} />
        <span>{headings[mot.state]}</span>
      </h3>
      {mot.state === "expired" && isBritishVan && <p>{britishLaw.fine}</p>}
      {mot.state === "unknown" && <p>Look at the certificate, and enter its date to see the other dates.</p>}
      {warning && <p>{warning}</p>}
    </div>
  );
}
