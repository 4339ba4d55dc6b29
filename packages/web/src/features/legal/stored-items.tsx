import { formMemoryKey } from "../booking/form-memory.ts";
import { choiceKey } from "../cookie-preferences/cookie-choice.ts";
import { savedVansKey } from "../my-vans/saved-vans-key.ts";
import { keptBookingsKey } from "../your-booking/keep-booking.ts";

const storedItems = [
  {
    name: choiceKey,
    where: "Local storage",
    purpose: "Your cookie choice, its date and version. Only once you make one.",
    duration: "Until you withdraw it or clear your browser",
  },
  {
    name: "react-router-scroll-positions",
    where: "Session storage",
    purpose:
      "How far down you had scrolled each page, under a random name instead of its address, so that a reload and the way back end where you were. Once you leave or reload a page.",
    duration: "Until you close the tab",
  },
  {
    name: "vanfettle.booking-key",
    where: "Session storage",
    purpose: "A random key, so that a form sent twice makes one request. Only once you send a form.",
    duration: "Used for an hour, kept until you close the tab",
  },
  {
    name: formMemoryKey,
    where: "Session storage",
    purpose:
      "The postcode and the service of the quote form you last typed in, and its page, so that a reload keeps them. Never the registration. Only once you type in a form.",
    duration: "Until you send the form or close the tab",
  },
  {
    name: keptBookingsKey,
    where: "Local storage",
    purpose:
      "The keys of the requests whose links you asked to save. Only once you ask for it, by the box of a form or the button on “Your booking request”.",
    duration: "Until you remove the link or erase the request on “Your booking request”, or clear your browser",
  },
  {
    name: savedVansKey,
    where: "Local storage",
    purpose:
      "The vans that you saved: registration, your label, MOT dates, class, a failed last test and when it was looked up. Only once you press “Save on this device” after a van check, or “Save these vans on this device” after a fleet check.",
    duration: "Until you delete the vans on “My vans” or clear your browser",
  },
] as const;

/** Lists the site's data in the browser. A list fits narrow screens, where a table would scroll sideways. */
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
