import { choiceKey } from "../cookie-preferences/cookie-choice.ts";

const items = [
  {
    name: choiceKey,
    where: "Local storage",
    purpose: "Your cookie choice, its date and version. Only once you make one.",
    kept: "Until you withdraw it or clear your browser",
  },
  {
    name: "vanfettle.booking-key",
    where: "Session storage",
    purpose: "A random key, so that a form sent twice makes one booking. Only once you send a form.",
    kept: "Until you close the tab",
  },
] as const;

/** A list rather than a table: it reads on a narrow screen without scrolling sideways. */
export function StoredItems() {
  return (
    <dl className="grid gap-3">
      {items.map(({ name, where, purpose, kept }) => (
        <div key={name} className="card">
          <dt className="font-bold text-ink">{name}</dt>
          <dd>{purpose}</dd>
          <dd className="text-sm text-muted">
            {where}. {kept}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
