import { pluralise } from "@vanfettle/vans/format-number";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { MotDates } from "@vanfettle/vans/mot-dates";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  mot: Pick<MotDates, "state" | "days">;
  /** True if the British rules on driving without an MOT apply: not in Northern Ireland or to heavy vehicles. */
  isBritishVan: boolean;
  /** The warning about the limits of the state. */
  warning?: string | undefined;
}

const fromToday = (days: number | null): string => (days ? `in ${pluralise(days, "day")}` : "today");

function headingOf({ state, days }: Props["mot"]): string {
  switch (state) {
    case "expired":
      return "The MOT has run out";
    case "due soon":
      return `MOT due ${fromToday(days)}`;
    case "first not due":
      return "No MOT needed yet";
    case "valid":
      return "The MOT is in date";
    case "unknown":
      return "We could not find the MOT due date";
  }
}

const looks = { expired: "bad", "due soon": "soon", "first not due": "good", valid: "good", unknown: "soon" } as const;

/** The state of a van's MOT certificate. */
export function VanState({ mot, isBritishVan, warning }: Props) {
  const look = warning && looks[mot.state] === "good" ? "soon" : looks[mot.state];
  return (
    <div className={`van-state van-state-${look} card`}>
      <h3>
        <Icon name={look === "good" ? "check" : "warning"} />
        {headingOf(mot)}
      </h3>
      {mot.state === "expired" && isBritishVan && <p>{britishLaw.fine}</p>}
      {mot.state === "unknown" && <p>Look at the certificate, and enter its date to see the other dates.</p>}
      {warning && <p>{warning}</p>}
    </div>
  );
}
