import { useRef, useState, type ReactNode } from "react";
import { takePress, type Press } from "../../ui/focus.ts";
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

/**
 * An action that a second press confirms, after the question that the first press shows. The
 * question takes the focus, not the button that confirms: a key held down would press that too.
 */
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
  const press = useRef<Press>(null);
  const ask = (next: boolean) => {
    press.current = takePress();
    setAsked(next);
  };
  const focus = (element: HTMLElement | null) => void press.current?.moveFocus(element);
  if (!isAsked) {
    return (
      <div className="action">
        <Button ref={focus} look={look} {...state} onClick={() => ask(true)}>
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
      <p ref={focus} tabIndex={-1}>
        {question}
      </p>
      <Button look="navy" {...state} onClick={onPress}>
        {confirm}
      </Button>
      <Button look="text" onClick={() => ask(false)}>
        {decline}
      </Button>
    </div>
  );
}
