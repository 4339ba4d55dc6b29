import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { isClaimShown, marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { listInWords } from "../../ui/list-in-words.ts";
import { pages } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { Link } from "react-router";
import type { LegalText } from "./legal-section.ts";
import { statedTerms } from "./stated-terms.ts";
import { termsOfLiability } from "./terms-of-liability.tsx";

export const termsOfService: LegalText = {
  title: "Terms of Service",
  lead: "The terms you agree to when you use this site to find and book a garage for your van.",
  inShort: [
    `You must be aged ${statedTerms.age} to use this site.`,
    "We are an intermediary: we introduce you to garages, and the garage does the work under its own contract with you.",
    "A request here is not a booking. You book on our partner's site.",
    "Your rights as a consumer are untouched by anything below.",
  ],
  sections: [
    {
      id: "about",
      heading: "About these terms",
      body: (
        <p>
          {site.brand} (“we”) runs this site. By using it you accept these terms. If you do not accept them, please do
          not use it. How we treat your data is in the <Link to={pages.privacyPolicy.canonical}>privacy policy</Link>.
        </p>
      ),
    },
    {
      id: "age",
      heading: "Who may use the site",
      body: (
        <p>
          You must be aged {statedTerms.age}, and either keep or be responsible for the vehicle you ask about or act for
          whoever is. By sending a form you confirm this.
        </p>
      ),
    },
    {
      id: "intermediary",
      heading: "What we do, and what we do not",
      body: (
        <>
          <p>
            The platform is an intermediary. We help van owners find garages for{" "}
            {listInWords(["servicing", "MOT tests", ...servicePages.map(({ work }) => work)])}. We do not service,
            repair or test vehicles, and no garage is our employee or agent. This site is powered by a partnership with
            a garage-booking provider, who runs the booking site you are sent to.
          </p>
          <p>
            The contract for any work is between you and the garage. The provider&rsquo;s own terms apply on its site.
          </p>
        </>
      ),
    },
    {
      id: "quotes-and-bookings",
      heading: "Quotes and bookings",
      body: (
        <ul>
          <li>Asking for a quote is free and binds you to nothing.</li>
          <li>
            Sending a form stores your request and redirects you to the partner booking site. A booking exists once it
            is confirmed there.
          </li>
          <li>Please give the right registration and postcode; a quote for another vehicle is worth little.</li>
          <li>Changing or cancelling a booking follows the terms of the partner and the garage.</li>
        </ul>
      ),
    },
    {
      id: "prices",
      heading: "Prices",
      body: (
        <p>
          Prices shown here are a guide until a garage confirms them for your vehicle. Where a service shows “Get Quote”
          there is no price before you ask. {britishLaw.feeLimit} In Northern Ireland the test is booked with and paid
          to the Driver &amp; Vehicle Agency (DVA), not through us.
        </p>
      ),
    },
    {
      id: "information",
      heading: "The information on this site",
      body: (
        <>
          <p>
            Numbers of garages are of MOT test stations listed by DVSA, with the source and its date shown beside them.
            Texts about places are partly written by a text service from such facts and are checked before they appear.
            We correct mistakes when we learn of them: please write to us.
          </p>
          <p>
            {isClaimShown(marketingClaims.qualityGuaranteed) &&
              `${marketingClaims.qualityGuaranteed.value} refers to the warranty of the garage that does the work. `}
            Warranties vary by garage, so read yours before you confirm.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      heading: "Fair use",
      body: (
        <p>
          Do not send requests for vehicles that are not yours to ask about, flood the forms, try to break in, or copy
          the site wholesale by automatic means. We may block whoever does.
        </p>
      ),
    },
    ...termsOfLiability,
  ],
};
