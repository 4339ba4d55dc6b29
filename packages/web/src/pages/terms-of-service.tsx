import { pages } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { listInWords } from "../document/in-words.ts";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { LegalPage, LegalSection } from "../features/legal/legal-page.tsx";
import { statedTerms } from "../features/legal/stated-terms.ts";
import { Claim, useShownClaims } from "../ui/claim.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Link } from "../ui/link.tsx";
import { OperatorDetails } from "../ui/operator-details.tsx";
import { garageSentence, paymentSentence } from "../ui/partner-sentences.ts";

export function Component() {
  const { settings } = useDocument();
  const isShown = useShownClaims();
  return (
    <LegalPage
      page="termsOfService"
      title="Terms of Service"
      lead="The terms you agree to when you use this site to find and book a garage for your van."
      inShort={[
        `You must be aged ${statedTerms.age} to use this site.`,
        "We are an intermediary: we introduce you to garages, and the garage does the work under its own contract with you.",
        "A request here is not a booking. You book on our partner's site.",
        "Your rights as a consumer are untouched by anything below.",
      ]}
    >
      <LegalSection id="about" heading="About these terms">
        <p>
          <OperatorDetails /> “We” means whoever runs the site. By using it you accept these terms.
          If you do not accept them, do not use it. How we treat your data is in the{" "}
          <Link to={pages.privacyPolicy.canonical}>privacy policy</Link>.
        </p>
      </LegalSection>
      <LegalSection id="age" heading="Who may use the site">
        <p>
          You must be aged {statedTerms.age}, and either keep or be responsible for the vehicle you
          ask about or act for whoever is. By sending a form you confirm this.
        </p>
      </LegalSection>
      <LegalSection id="intermediary" heading="What we do, and what we do not">
        <p>
          The platform is an intermediary. We help van owners find garages for{" "}
          {listInWords(["servicing", "MOT tests", ...servicePages.map(({ work }) => work)])}. We do
          not service, repair or test vehicles, and no garage is our employee or agent. This site is
          powered by a partnership with a garage-booking provider, who runs the booking site you are
          sent to.
        </p>
        <p>
          {garageSentence(settings)} The contract for any work is between you and the garage. The
          provider&rsquo;s own terms apply on its site.
        </p>
        <p>You pay us nothing. {paymentSentence(settings)}</p>
      </LegalSection>
      <LegalSection id="quotes-and-bookings" heading="Quotes and bookings">
        <ul>
          <li>Asking for a quote is free and binds you to nothing.</li>
          <li>
            Sending a form stores your request and redirects you to the partner booking site. A
            booking exists once it is confirmed there.
          </li>
          <li>
            Give the right registration and postcode: a quote for another vehicle is worth little.
          </li>
          <li>Changing or cancelling a booking follows the terms of the partner and the garage.</li>
        </ul>
      </LegalSection>
      <LegalSection id="prices" heading="Prices">
        <p>
          Prices shown here are a guide until a garage confirms them for your vehicle. Where a
          service shows “Get Quote” there is no price before you ask. {britishLaw.feeLimit} In
          Northern Ireland the test is booked with and paid to the Driver &amp; Vehicle Agency
          (DVA), not through us.
        </p>
      </LegalSection>
      <LegalSection id="information" heading="The information on this site">
        <p>
          Numbers of garages are of MOT test stations listed by DVSA, with the source and its date
          shown beside them. Texts about places are partly written by a text service from such facts
          and are checked before they appear. Tell us about a mistake, and we correct it.
        </p>
        <p>
          {isShown("qualityGuaranteed") && (
            <>
              <Claim name="qualityGuaranteed" /> refers to the warranty of the garage that does the
              work.{" "}
            </>
          )}
          Warranties vary by garage, so read yours before you confirm.
        </p>
      </LegalSection>
      <LegalSection id="fair-use" heading="Fair use">
        <p>
          Do not send requests for vehicles that are not yours to ask about, flood the forms, try to
          break in, or copy the site wholesale by automatic means. We may block whoever does.
        </p>
      </LegalSection>
      <LegalSection id="work-of-garages" heading="If the work goes wrong">
        <p>
          Take it up with the garage first: your contract is with it, and the Consumer Rights Act
          2015 requires work done with reasonable care and skill. Tell us too. We are not a party to
          the contract and cannot decide the dispute, but we pass serious complaints to our partner.
        </p>
      </LegalSection>
      <LegalSection id="liability" heading="Our liability">
        <p>
          Nothing in these terms limits liability for death or personal injury caused by negligence,
          for fraud, or for anything else that the law does not allow to be limited, including your
          rights as a consumer.
        </p>
        <p>
          Beyond that, our total liability to you in connection with this site is capped at the
          greater of the payments you made to us in the {statedTerms.liabilityMonths} before the
          claim and {statedTerms.liabilityFloor}. Because using this site is free, the cap is{" "}
          {statedTerms.liabilityFloor} for most people.
        </p>
        <p>We are not liable for the work of garages, nor for the partner&rsquo;s site.</p>
      </LegalSection>
      <LegalSection id="availability" heading="Availability">
        <p>
          Forms can be sent at any hour, but we cannot promise that the site is always up, or that a
          garage near you has the time you want.
        </p>
      </LegalSection>
      <LegalSection id="law" heading="Law and changes">
        <p>
          These terms follow the law of England and Wales. If you live in Scotland or Northern
          Ireland you keep the protection of the law there and may go to your own courts. When the
          terms change, the version number rises; the version in force when you send a form is the
          one that applies to it.
        </p>
      </LegalSection>
      <LegalSection id="contact" heading="Contact">
        <p>
          {site.brand}, <ContactLink />. Enquiries get a response {statedTerms.enquiryResponse},
          privacy requests {statedTerms.privacyResponse}.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
