import { Icon, type IconName } from "../../ui/icon.tsx";
import { useToday } from "../../ui/use-today.ts";
import {
  stateHeading,
  stateLook,
  stateSentences,
  type MotView,
  type StateLook,
} from "./mot-sentences.ts";

interface Props {
  mot: MotView;
  /** The registers' own words on an open date. */
  words?: readonly string[];
  /** The warning about the limits of the state. */
  warning?: string | undefined;
}

const icons: Record<StateLook, IconName> = {
  good: "check",
  soon: "warning",
  bad: "warning",
  neutral: "calendar",
};

/** The state of a van's test. */
export function VanState({ mot, words = [], warning }: Props) {
  const today = useToday();
  const ownLook = stateLook(mot);
  // What a register may hide must not look good.
  const look = warning && ownLook === "good" ? "soon" : ownLook;
  return (
    <div className={`van-state van-state-${look} card`}>
      <h3>
        <Icon name={icons[look]} />
        <span>{stateHeading(mot, today)}</span>
      </h3>
      {[...words, ...stateSentences(mot, today)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {warning && <p>{warning}</p>}
    </div>
  );
}
