import type { RefObject } from "react";
import type { CookieChoice } from "./cookie-choice.ts";
import { PurposeSwitch } from "./purpose-switch.tsx";
import "../../ui/dialog.css";

interface CookiePreferencesDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  choice: CookieChoice | null;
  analytics: boolean;
  onAnalyticsChange: (allowed: boolean) => void;
  onDecide: (analytics: boolean) => void;
  onWithdraw: () => void;
  onClose: () => void;
}

/** The dialog for choosing optional storage. Escape closes the native modal dialog without a decision. */
export function CookiePreferencesDialog({
  dialog,
  choice,
  analytics,
  onAnalyticsChange,
  onDecide,
  onWithdraw,
  onClose,
}: CookiePreferencesDialogProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cookie-preferences-title"
      aria-describedby="cookie-preferences-about"
      onClose={onClose}
      className="dialog"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="cookie-preferences-title">Cookie preferences</h2>
        <button type="button" className="btn btn-line" onClick={close}>
          Close
        </button>
      </div>
      <p id="cookie-preferences-about" className="mt-3">
        Nothing beyond the strictly necessary is stored before you choose. You can change your mind here at any time.
      </p>
      <div className="cards cards-narrow mt-5">
        <button type="button" className="btn btn-navy" onClick={() => onDecide(true)}>
          Accept all
        </button>
        <button type="button" className="btn btn-navy" onClick={() => onDecide(false)}>
          Reject all
        </button>
      </div>
      <fieldset className="mt-5 grid gap-3">
        <legend className="mb-3 font-bold text-ink">Or choose by purpose</legend>
        <PurposeSwitch
          id="purpose-necessary"
          label="Strictly necessary"
          description="Remembers this choice, keeps a form from booking twice and brings you back to where you were on a page. Always on."
          checked
        />
        <PurposeSwitch
          id="purpose-analytics"
          label="Analytics"
          description="Would count visits to improve pages. Not used at present: switching it on stores nothing more today."
          checked={analytics}
          onChange={onAnalyticsChange}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-line" onClick={() => onDecide(analytics)}>
          Save my choice
        </button>
        {choice && (
          <button type="button" className="btn btn-line" onClick={onWithdraw}>
            Withdraw my choice
          </button>
        )}
      </div>
    </dialog>
  );
}
