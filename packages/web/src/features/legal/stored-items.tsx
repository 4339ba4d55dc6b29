import { choiceKey } from "../cookie-preferences/cookie-choice.ts";

const storedItems = [
  {
    name: choiceKey,
    where: "Local storage",
    purpose: "Your cookie choice, its date and version. Only once you make one.",
    duration: "Until you withdraw it or clear your browser",
  },
  {
    name: "vanfettle.booking-key",
    where: "Session storage",
    purpose: "A random key, so that a form sent twice makes one booking. Only once you send a form.",
    duration: "Used for an hour, kept until you close the tab",
  },
] as const;

/** Lists what the site stores in the browser. A list fits narrow screens, where a table would scroll sideways. */
export function StoredItems() {
  return (
    <dl className="grid gap-3">
      {storedItems.map(({ name, where, purpose, duration }) => (
        <div key={name} className="card">
          <dt className="font-bold text-ink">{name}</dt>
          <dd>{purpose}</dd>
          <dd className="text-sm text-muted">
            {where}. {duration}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
