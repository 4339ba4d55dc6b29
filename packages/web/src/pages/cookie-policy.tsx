import { pages } from "@vanfettle/contract/paths";
import { privacyLaw } from "@vanfettle/vans/law/law-privacy";
import { formMemoryKey } from "../features/booking/form-memory.ts";
import { keptBookingsKey } from "../features/booking/your-booking/kept-bookings.ts";
import { choiceKey } from "../features/cookie-preferences/cookie-choice.ts";
import { ManageCookiePreferences } from "../features/cookie-preferences/manage-cookie-preferences.tsx";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { LegalPage, LegalSection } from "../features/legal/legal-page.tsx";
import { statedTerms } from "../features/legal/stated-terms.ts";
import { savedVansKey } from "../features/my-vans/saved-vans.ts";
import { requestMemoryKey } from "../features/van-requests/request-memory.ts";
import { trialKey } from "../ui/device-storage.ts";
import { Link } from "../ui/link.tsx";
import { OperatorDetails } from "../ui/operator-details.tsx";

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
    purpose:
      "A random key for each form and each van, so that a request sent twice is stored once. A van's key has a short code in its name, which many vans share, and not the registration. Only once you send a request.",
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
    name: requestMemoryKey,
    where: "Session storage",
    purpose:
      "The postcode, and for vans saved on this device the services and postcodes that you chose on “My vans” and the partner's addresses of saved requests, which name the registration, so that a reload keeps them. Only once you fill in “Request quotes”.",
    duration: "Until you remove the vans or close the tab",
  },
  {
    name: keptBookingsKey,
    where: "Local storage",
    purpose:
      "The keys of the requests whose links you asked to save. Only once you ask for it, by the box of a form or the button on “Your booking request”.",
    duration:
      "Until you remove the link or erase the request on “Your booking request”, or clear your browser",
  },
  {
    name: trialKey,
    where: "Local storage",
    purpose:
      "Letters without meaning, which show whether your browser has room for a link. Only once you tick the box that saves one.",
    duration: "Removed at once",
  },
  {
    name: savedVansKey,
    where: "Local storage",
    purpose:
      "The vans that you saved: registration, your label, MOT dates, class, gross weight, a failed last test with the service that repairs it, and when it was looked up; and a random number and the entries of its last calendar file, so that the next file updates them. Only once you press “Save on this device” after a van check, or “Save these vans on this device” after a fleet check.",
    duration: "Until you remove the vans on “My vans” or clear your browser",
  },
] as const;

/**
 * Lists the site's data in the browser. A list fits narrow screens, where a table would scroll
 * sideways.
 */
const StoredItems = () => (
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

export const Component = () => (
  <LegalPage
    page="cookiePolicy"
    title="Cookie Policy"
    lead="Which cookies and similar storage this site uses, and how to change your choice at any time."
    inShort={[
      "This site sets no cookies for visitors.",
      "It stores only what a form, the way back to a page or your own choice needs, in your browser: never your name, and a registration only if you save a van.",
      "No analytics, no advertising, nothing from third parties. So there is no banner.",
    ]}
  >
    <LegalSection id="what-it-means" heading="Cookies and similar storage">
      <p>
        A cookie is a small text a site leaves in your browser and that travels back with each
        visit. Local storage and session storage are similar but stay in the browser. The law treats
        them alike.
      </p>
      <p>{privacyLaw.browserStorage}</p>
      <p>
        These are regulation 6 and Schedule A1 of the Privacy and Electronic Communications
        Regulations 2003. We rely on one exception only: what is strictly necessary.
      </p>
    </LegalSection>
    <LegalSection id="what-we-store" heading="What this site stores">
      <p>
        All of it is strictly necessary and first-party. Of what you type, your browser keeps only
        the postcode and the service of a quote form, until you send the form or close the tab, the
        vans that you save, and the requests for them until you close the tab:
      </p>
      <StoredItems />
      <p>
        The pages for our own operators keep a short-lived note in session storage while an operator
        signs in.
      </p>
    </LegalSection>
    <LegalSection id="what-we-do-not-store" heading="What it does not use">
      <p>
        No analytics, no advertising or social network cookies, no fingerprinting, and no fonts,
        scripts or pictures loaded from other sites. If that ever changes, the new purpose appears
        in your preferences, switched off, and stays off until you allow it.
      </p>
    </LegalSection>
    <LegalSection id="your-choice" heading="Your choice">
      <p>
        Nothing beyond the strictly necessary is stored before you choose. You can make, change or
        withdraw a choice here at any time. It is kept in this browser, with its date and the
        version of this list you chose from.
      </p>
      <ManageCookiePreferences />
      <p>You can also clear everything this site stored in the settings of your browser.</p>
    </LegalSection>
    <LegalSection id="partner-site" heading="Our partner's site">
      <p>
        The booking site you are sent to after a request belongs to our partner. It may set cookies
        of its own and has to ask you about them itself.
      </p>
    </LegalSection>
    <LegalSection id="contact" heading="Questions">
      <p>
        <OperatorDetails /> Write to <ContactLink />. Enquiries get a response{" "}
        {statedTerms.enquiryResponse}, privacy requests {statedTerms.privacyResponse}. More on
        personal data, and how to complain, is in the{" "}
        <Link to={pages.privacyPolicy.canonical}>privacy policy</Link>.
      </p>
    </LegalSection>
  </LegalPage>
);
