import { useRef, useState } from "react";
import { site } from "@vanfettle/contract/site";
import { CookiePreferencesDialog } from "./cookie-preferences-dialog.tsx";
import { allowsAnalytics, useCookieChoice, type CookieChoice } from "./cookie-choice.ts";

const blockedMessage =
  "Your browser does not let this site store your choice, so nothing but the strictly necessary is used.";

function describeChoice(choice: CookieChoice | null): string {
  if (!choice) return "You have made no choice, so only the strictly necessary is stored.";
  const decided = new Date(choice.decidedAt).toLocaleDateString(site.locale, {
    dateStyle: "long",
    timeZone: site.timeZone,
  });
  const analytics = choice.analytics ? "analytics allowed" : "analytics refused";
  return `Your choice of ${decided} (version ${choice.version}): strictly necessary on, ${analytics}.`;
}

/** The button that opens the dialog for cookie preferences, and a status line with the current choice. */
export function ManageCookiePreferences() {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { choice, save, withdraw } = useCookieChoice();
  const [analytics, setAnalytics] = useState(false);
  const [failed, setFailed] = useState(false);

  const open = () => {
    setAnalytics(allowsAnalytics(choice));
    dialog.current?.showModal();
  };
  const finish = (stored: boolean) => {
    setFailed(!stored);
    dialog.current?.close();
  };

  return (
    <div className="my-5">
      <button ref={opener} type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={open}>
        Manage Cookie Preferences
      </button>
      <output className="note mt-1 block">{failed ? blockedMessage : describeChoice(choice)}</output>
      <CookiePreferencesDialog
        dialog={dialog}
        choice={choice}
        analytics={analytics}
        onAnalyticsChange={setAnalytics}
        onDecide={(allowed) => finish(save(allowed))}
        onWithdraw={() => finish(withdraw())}
        onClose={() => opener.current?.focus()}
      />
    </div>
  );
}
