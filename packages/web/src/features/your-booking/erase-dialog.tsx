import type { RefObject } from "react";
import { whatStays } from "./what-stays.ts";

interface EraseDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onErase: () => void;
}

/** Asks whether to erase a booking. Escape closes the native modal dialog, and the focus returns to where it was. */
export function EraseDialog({ dialog, onErase }: EraseDialogProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="erase-title" aria-describedby="erase-about">
      <h2 id="erase-title">Erase this request?</h2>
      <div id="erase-about">
        <p className="mt-3">
          We delete your registration, your postcode and the rest of your request. You cannot undo this. {whatStays}
        </p>
        <p className="mt-3">This does not cancel a booking that you made with our partner.</p>
      </div>
      <div className="cards cards-narrow mt-5">
        <button type="button" className="btn btn-line" onClick={close}>
          Do not erase
        </button>
        <button
          type="button"
          className="btn btn-navy"
          onClick={() => {
            close();
            onErase();
          }}
        >
          Erase for good
        </button>
      </div>
    </dialog>
  );
}
