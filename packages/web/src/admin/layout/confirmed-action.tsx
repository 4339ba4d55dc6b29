import { useState, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface ConfirmedActionProps {
  label: string;
  /** The object of the action, appended to the label for screen readers. */
  of?: string;
  look?: "text" | "navy";
  question: ReactNode;
  confirm: string;
  decline: string;
  pending?: string | false;
  disabled?: boolean;
  onConfirm: () => void;
}

/** An action that a second press confirms, after the question that the first press shows. */
export function ConfirmedAction({
  label,
  of,
  question,
  confirm,
  decline,
  look = "text",
  onConfirm,
  ...state
}: ConfirmedActionProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <div className="action">
        <Button look={look} {...state} onClick={() => setAsked(true)}>
          <span>
            {label} {of !== undefined && <span className="sr-only">{of}</span>}
          </span>
        </Button>
      </div>
    );
  }
  const onPress = () => {
    setAsked(false);
    onConfirm();
  };
  return (
    <div className="confirm">
      <p>{question}</p>
      <Button look="navy" {...state} onClick={onPress}>
        {confirm}
      </Button>
      <Button look="text" onClick={() => setAsked(false)}>
        {decline}
      </Button>
    </div>
  );
}
