import type { StoredBooking } from "@vanfettle/contract/bookings/your-booking-schemas";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { bookingLink } from "./booking-link.ts";
import { bookingAsText } from "./booking-rows.ts";
import { keepBooking } from "./keep-booking.ts";
import { forgetBooking } from "./kept-bookings.ts";
import { whatStays } from "./what-stays.ts";
import "../../ui/dialog.css";

interface BookingActionsProps {
  token: string;
  booking: StoredBooking;
  isKept: boolean;
  isErasing: boolean;
  onErase: () => void;
}

const blockedCopy = "Your browser does not let this page copy. Select the text and copy it yourself.";
const blockedStorage = "Your browser does not let this site store the link. Copy it instead.";

const copy = async (text: string, copied: string): Promise<string> => ((await copyText(text)) ? copied : blockedCopy);

/** The buttons that copy, keep and erase a booking, with a status line. */
export function BookingActions({ token, booking, isKept, isErasing, onErase }: BookingActionsProps) {
  const [message, setMessage] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const link = bookingLink(token);

  const copyBooking = async () => setMessage(await copy(bookingAsText(booking), "Request copied."));
  const copyLink = async () => setMessage(await copy(new URL(link, window.location.href).href, "Link copied."));
  const change = (isDone: boolean, done: string) => setMessage(isDone ? done : blockedStorage);
  const keep = () => change(keepBooking(token), "Link saved in this browser.");
  const forget = () => change(forgetBooking(token), "Link removed from this browser.");

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-line" onClick={() => void copyBooking()}>
          Copy request
        </button>
        <button type="button" className="btn btn-line" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" className="btn btn-line" onClick={isKept ? forget : keep}>
          {isKept ? "Remove link from this browser" : "Save link in this browser"}
        </button>
        <button
          type="button"
          className="btn btn-navy"
          aria-haspopup="dialog"
          // A disabled button would lose the focus, which returns to it if the booking is not erased.
          aria-disabled={isErasing || undefined}
          onClick={() => !isErasing && dialog.current?.showModal()}
        >
          Erase this request
        </button>
      </div>
      <output className="note mt-3 block">{message}</output>
      <ConfirmDialog
        dialog={dialog}
        id="erase"
        title="Erase this request?"
        decline="Do not erase"
        confirm="Erase for good"
        onConfirm={onErase}
      >
        <p className="mt-3">
          We'll delete your registration, your postcode and the rest of your request. You cannot undo this. {whatStays}
        </p>
        <p className="mt-3">This does not cancel a booking that you made with our partner.</p>
      </ConfirmDialog>
    </>
  );
}
