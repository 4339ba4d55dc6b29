import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import "./dialog.css";

interface ConfirmDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The prefix of the title's and the text's ids. */
  id: string;
  title: string;
  /** The label of the button that closes the dialog without deleting. */
  decline: string;
  confirm: string;
  onConfirm: () => void;
  children: ReactNode;
}

/**
 * The dialog that confirms a deletion. Escape closes it, and the focus returns to the button that
 * opened it.
 */
export function ConfirmDialog({
  dialog,
  id,
  title,
  decline,
  confirm,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-about`}>{children}</div>
      <div className="cards cards-narrow mt-4">
        <Button onClick={close}>{decline}</Button>
        <Button
          look="navy"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
