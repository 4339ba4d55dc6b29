import { pages } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import { ManageCookiePreferences } from "../cookie-preferences/manage-cookie-preferences.tsx";
import { ContactLink } from "./contact-link.tsx";
import type { LegalText } from "./legal-section.ts";
import { StoredItems } from "./stored-items.tsx";
import { statedTerms } from "./stated-terms.ts";

export const cookiePolicy: LegalText = {
  title: "Cookie Policy",
  lead: "Which cookies and similar storage this site uses, and how to change your choice at any time.",
  inShort: [
    "This site sets no cookies for visitors.",
    "It stores only what a form, the way back to a page or your own choice needs, in your browser: never your name, and a registration only if you save a van.",
    "No analytics, no advertising, nothing from third parties. That is why no banner greets you.",
  ],
  sections: [
    {
      id: "what-it-means",
      heading: "Cookies and similar storage",
      body: (
        <p>
          A cookie is a small text a site leaves in your browser and that travels back with each visit. Local storage
          and session storage are similar but stay in the browser. The law treats them alike: whatever is not strictly
          necessary for what you asked for needs your consent first.
        </p>
      ),
    },
    {
      id: "what-we-store",
      heading: "What this site stores",
      body: (
        <>
          <p>
            All of it is strictly necessary and first-party. Of what you type, your browser keeps only the postcode and
            the service of a quote form, until you send the form or close the tab, and the vans that you save:
          </p>
          <StoredItems />
          <p>
            The pages for our own operators keep a short-lived note in session storage while an operator signs in. You
            do not meet them as a visitor.
          </p>
        </>
      ),
    },
    {
      id: "what-we-do-not-store",
      heading: "What it does not use",
      body: (
        <p>
          No analytics, no advertising or social network cookies, no fingerprinting, and no fonts, scripts or pictures
          loaded from other sites. If that ever changes, the new purpose appears in your preferences, switched off, and
          stays off until you allow it.
        </p>
      ),
    },
    {
      id: "your-choice",
      heading: "Your choice",
      body: (
        <>
          <p>
            Nothing beyond the strictly necessary is stored before you choose. You can make, change or withdraw a choice
            here at any time. It is kept in this browser, with its date and the version of this list you chose from.
          </p>
          <ManageCookiePreferences />
          <p>You can also clear everything this site stored in the settings of your browser.</p>
        </>
      ),
    },
    {
      id: "partner-site",
      heading: "Our partner's site",
      body: (
        <p>
          The booking site you are sent to after a request belongs to our partner. It may set cookies of its own and has
          to ask you about them itself.
        </p>
      ),
    },
    {
      id: "contact",
      heading: "Questions",
      body: (
        <p>
          Write to <ContactLink />. Enquiries get a response {statedTerms.enquiryResponse}, privacy requests{" "}
          {statedTerms.privacyResponse}. More on personal data is in the{" "}
          <Link to={pages.privacyPolicy.canonical}>privacy policy</Link>.
        </p>
      ),
    },
  ],
};
