import { site } from "@vanfettle/contract/site";
import { ContactLink } from "./contact-link.tsx";
import type { LegalSection } from "./legal-section.ts";
import { statedTerms } from "./stated-terms.ts";

/** The sections of the terms about liability, law and contact. */
export const termsOfLiability: readonly LegalSection[] = [
  {
    id: "work-of-garages",
    heading: "If the work goes wrong",
    body: (
      <p>
        Take it up with the garage first: your contract is with it, and the Consumer Rights Act 2015 requires work done
        with reasonable care and skill. Tell us too. We are not a party to the contract and cannot decide the dispute,
        but we pass serious complaints to our partner.
      </p>
    ),
  },
  {
    id: "liability",
    heading: "Our liability",
    body: (
      <>
        <p>
          Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for
          anything else that the law does not allow to be limited, including your rights as a consumer.
        </p>
        <p>
          Beyond that, our total liability to you in connection with this site is capped at the greater of the payments
          you made to us in the {statedTerms.liabilityMonths} before the claim and {statedTerms.liabilityFloor}. Because
          using this site is free, the cap is {statedTerms.liabilityFloor} for most people.
        </p>
        <p>We are not liable for the work of garages, nor for the partner&rsquo;s site.</p>
      </>
    ),
  },
  {
    id: "availability",
    heading: "Availability",
    body: (
      <p>
        Forms can be sent at any hour, but we cannot promise that the site is always up, or that a garage near you has
        the time you want.
      </p>
    ),
  },
  {
    id: "law",
    heading: "Law and changes",
    body: (
      <p>
        These terms follow the law of England and Wales. If you live in Scotland or Northern Ireland you keep the
        protection of the law there and may go to your own courts. When the terms change, the version number rises; the
        version in force when you send a form is the one that applies to it.
      </p>
    ),
  },
  {
    id: "contact",
    heading: "Contact",
    body: (
      <p>
        {site.brand}, <ContactLink />. Enquiries get a response {statedTerms.enquiryResponse}, privacy requests{" "}
        {statedTerms.privacyResponse}.
      </p>
    ),
  },
];
