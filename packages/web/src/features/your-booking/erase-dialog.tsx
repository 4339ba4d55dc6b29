import type { RefObject } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { whatStays } from "./what-stays.ts";
import "../../ui/dialog.css";

interface EraseDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onErase: () => void;
}

/** The dialog that confirms erasing a booking. */
export function EraseDialog({ dialog, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      dialog={dialog}
      id="erase"
      title="Erase this request?"
      decline="Do not erase"
      confirm="Erase for good"
      onConfirm={onErase}
    >
      <p className="mt-3">
        We delete your registration, your postcode and the rest of your request. You cannot undo this. {whatStays}
      </p>
      <p className="mt-3">This does not cancel a booking that you made with our partner.</p>
    </ConfirmDialog>
  );
}
