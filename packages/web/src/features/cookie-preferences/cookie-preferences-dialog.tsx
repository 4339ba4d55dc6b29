import { useId, type RefObject } from "react";
import type { CookieChoice } from "./cookie-choice.ts";
import { PurposeSwitch } from "./purpose-switch.tsx";

interface CookiePreferencesDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  choice: CookieChoice | null;
  analytics: boolean;
  onAnalyticsChange: (allowed: boolean) => void;
  onDecide: (analytics: boolean) => void;
  onWithdraw: () => void;
  onClose: () => void;
}

/** A native modal dialog: the browser keeps the focus inside it and closes it on Escape, which decides nothing. */
export function CookiePreferencesDialog(props: CookiePreferencesDialogProps) {
  const id = useId();
  const close = () => props.dialog.current?.close();
  return (
    <dialog
      ref={props.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onClose={props.onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-2xl bg-white p-5 text-body shadow-lift backdrop:bg-ink/60 sm:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl font-extrabold">
          Cookie preferences
        </h2>
        <button type="button" className="btn btn-line min-h-11 px-3 text-sm" onClick={close}>
          Close
        </button>
      </div>
      <p id={`${id}-about`} className="mt-3">
        Nothing beyond the strictly necessary is stored before you choose. You can change your mind here at any time.
      </p>
      <div className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <button type="button" className="btn btn-navy" onClick={() => props.onDecide(true)}>
          Accept all
        </button>
        <button type="button" className="btn btn-navy" onClick={() => props.onDecide(false)}>
          Reject all
        </button>
      </div>
      <fieldset className="mt-5 grid gap-3">
        <legend className="mb-3 font-bold text-ink">Or choose by purpose</legend>
        <PurposeSwitch
          label="Strictly necessary"
          description="Remembers this choice and keeps a form from booking twice. Always on."
          checked
        />
        <PurposeSwitch
          label="Analytics"
          description="Would count visits to improve pages. Not used at present: switching it on stores nothing more today."
          checked={props.analytics}
          onChange={props.onAnalyticsChange}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-line" onClick={() => props.onDecide(props.analytics)}>
          Save my choice
        </button>
        {props.choice && (
          <button type="button" className="btn btn-line" onClick={props.onWithdraw}>
            Withdraw my choice
          </button>
        )}
      </div>
    </dialog>
  );
}
