import { useRef, useState } from "react";
import { londonDate } from "@vanfettle/contract/dates";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { Button } from "../../ui/button.tsx";
import { takePress } from "../../ui/focus.ts";
import { ScriptPlace } from "../../ui/script-place.tsx";
import { useStoredText } from "../../ui/use-stored-text.ts";
import {
  allowsAnalytics,
  choiceKey,
  parseChoice,
  saveChoice,
  withdrawChoice,
  type CookieChoice,
} from "./cookie-choice.ts";
import "../../ui/dialog.css";
import "./cookie-preferences.css";

const blockedMessage =
  "Your browser does not let this site store your choice, so nothing but the strictly necessary is used.";

function describeChoice(choice: CookieChoice | null): string {
  if (!choice) return "You have made no choice, so only the strictly necessary is stored.";
  const decided = dayInWords(londonDate(new Date(choice.decidedAt)));
  const analytics = choice.analytics ? "analytics allowed" : "analytics refused";
  return `Your choice of ${decided} (version ${choice.version}): strictly necessary on, ${analytics}.`;
}

interface PurposeSwitchProps {
  id: string;
  label: string;
  description: string;
  checked: boolean;
  /** Called with the new state. Without it the purpose cannot be switched off. */
  onChange?: (checked: boolean) => void;
}

/** The switch for a purpose: a native checkbox with the role `switch` and the checkbox's state. */
function PurposeSwitch({ id, label, description, checked, onChange }: PurposeSwitchProps) {
  return (
    <div className="card purpose">
      <div>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <p id={`${id}-about`} className="note">
          {description}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has the state, and HTML forbids a second
        role="switch"
        aria-describedby={`${id}-about`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="switch"
      />
    </div>
  );
}

/**
 * The button that opens the dialog for optional storage, and a status line with the choice stored
 * in this browser.
 */
export function ManageCookiePreferences() {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = parseChoice(useStoredText(choiceKey));
  const [analytics, setAnalytics] = useState(false);
  const [failed, setFailed] = useState(false);

  function open(): void {
    setAnalytics(allowsAnalytics(choice));
    dialog.current?.showModal();
  }
  const close = () => dialog.current?.close();
  function finish(stored: boolean): void {
    setFailed(!stored);
    close();
  }
  const decide = (allowed: boolean) => finish(saveChoice({ analytics: allowed, now: new Date() }));

  return (
    <div className="mt-4">
      <Button look="primary" ref={opener} aria-haspopup="dialog" onClick={open}>
        Manage Cookie Preferences
      </Button>
      <ScriptPlace what="your preferences" />
      <output className="note mt-1 block">
        {failed ? blockedMessage : describeChoice(choice)}
      </output>
      <noscript>
        <p className="note mt-1">
          To change this, turn on JavaScript. Without it, only the strictly necessary is used.
        </p>
      </noscript>
      {/* Escape closes the native modal dialog without a decision. */}
      <dialog
        ref={dialog}
        aria-labelledby="cookie-preferences-title"
        aria-describedby="cookie-preferences-about"
        onClose={() => takePress().moveFocus(opener.current)}
        className="dialog"
      >
        <div className="dialog-title">
          <h2 id="cookie-preferences-title">Cookie preferences</h2>
          <Button onClick={close}>Close</Button>
        </div>
        <p id="cookie-preferences-about" className="mt-3">
          Nothing beyond the strictly necessary is stored before you choose. You can change your
          mind here at any time.
        </p>
        <div className="cards cards-narrow mt-4">
          <Button look="navy" onClick={() => decide(true)}>
            Accept all
          </Button>
          <Button look="navy" onClick={() => decide(false)}>
            Reject all
          </Button>
        </div>
        <fieldset className="mt-4 grid gap-3">
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
            onChange={setAnalytics}
          />
        </fieldset>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => decide(analytics)}>Save my choice</Button>
          {choice && <Button onClick={() => finish(withdrawChoice())}>Withdraw my choice</Button>}
        </div>
      </dialog>
    </div>
  );
}
