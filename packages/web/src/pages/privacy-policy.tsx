import { bookingRetention } from "@vanfettle/contract/booking/booking-retention";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { privacyLaw } from "@vanfettle/vans/law/law-privacy";
import { listInWords, numberInWords } from "../document/in-words.ts";
import { ComplaintLink, complaintParts, ContactLink } from "../features/legal/contact-links.tsx";
import { LegalPage, LegalSection } from "../features/legal/legal-page.tsx";
import { statedTerms, whatStays } from "../features/legal/stated-terms.ts";
import { storedFields } from "../features/legal/stored-fields.ts";
import { useDocument } from "../ui/document-context.ts";
import { Link } from "../ui/link.tsx";
import { OperatorDetails } from "../ui/operator-details.tsx";

export function Component() {
  const { settings } = useDocument();
  return (
    <LegalPage
      page="privacyPolicy"
      title="Privacy Policy"
      lead="What we store when you ask for a quote, why, for how long, who receives it and how to have it erased."
      inShort={[
        `We store ${numberInWords(storedFields.length)} things per request: ${listInWords(storedFields.map(({ name }) => name))}. No name, no email, no payment details.`,
        `Booking data is kept ${statedTerms.retention}, then it is deleted automatically; sooner if you ask.`,
        "Our partner's booking site receives what you typed, because that is where you finish the booking.",
        "No analytics, no advertising cookies, nothing sold.",
      ]}
    >
      <LegalSection id="who-we-are" heading="Who is responsible">
        <p>
          <OperatorDetails /> “We” means whoever runs the site, and is the controller of the
          personal data described here, under the UK General Data Protection Regulation and the Data
          Protection Act 2018. Write to us at <ContactLink />.
        </p>
      </LegalSection>
      <LegalSection id="what-we-store" heading="What we store">
        <p>When you send a quote or booking form we store:</p>
        <ul>
          {storedFields.map(({ name, listed }) => (
            <li key={name}>{`${listed}${name === storedFields.at(-1)?.name ? "." : ";"}`}</li>
          ))}
        </ul>
        <p>
          So that a form sent twice makes one request, we also keep a scrambled form of a random key
          your browser makes for that form. To find your requests again we keep a scrambled form of
          the registration. The scrambled registration is deleted with the request. So is the
          scrambled key, unless the request is erased early: then we keep it{" "}
          {bookingRetention.erasedKeyDays} days longer. If your browser runs no script we make the
          key, and for ten minutes find it by a scrambled form of what you sent. We do not ask for
          your name, email address, telephone number or payment details, and there are no accounts.
        </p>
        <p>
          After a request you can save a link to it. The link holds that scrambled key and our
          signature, in a part of the address that browsers send to nobody; we store nothing more
          for it, and your browser keeps it only if you ask it to. Whoever has the link can see and
          erase the request on <Link to={pages.yourBooking.canonical}>Your booking request</Link>.
        </p>
        <p>
          If you look a van up by its registration, or see the MOT stations for it, we send that to
          DVSA and DVLA, who keep the registers, and show you what they answer. We write neither to
          a file or database; our server&rsquo;s memory can answer the same question again for ten
          minutes, and finds it by a scrambled form of the registration.
        </p>
        <p>
          If you save a van on your device, your browser keeps its registration, your label, its MOT
          dates, class, gross weight and failed last test, when it was looked up, and the entries of
          its last calendar file. We get no copy. You see, refresh and remove saved vans on{" "}
          <Link to={pages.myVans.canonical}>My vans</Link>. When you refresh a van, your browser
          sends its registration for a new check.
        </p>
        <p>You do not have to give us any of this, but without it you cannot ask for a quote.</p>
      </LegalSection>
      <LegalSection id="why" heading="Why, and on what basis">
        <ul>
          <li>
            To pass your request to our partner so that you can book: steps you ask for before a
            contract (Article 6(1)(b)).
          </li>
          <li>
            To answer questions and disputes about a request, to prevent abuse of the form, and to
            count requests by day, service, place and kind of page without registration or postcode:
            our legitimate interests (Article 6(1)(f)). You can object to this.
          </li>
          <li>
            To carry out and record what the law asks of us, such as erasing your data (Article
            6(1)(c)).
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="recipients" heading="Who receives it">
        <ul>
          <li>
            <strong>DVSA and DVLA</strong>, if you look a van up or see the MOT stations for it:
            they receive its registration and nothing else.
          </li>
          <li>
            <strong>Our partner.</strong> This site works through a partnership with a
            garage-booking provider. After you submit, your browser is redirected to the
            provider&rsquo;s booking site, and that redirect carries the registration, postcode and
            service you typed together with a reference for the request. From there on the provider
            and the garage that does the work are responsible for your data under their own privacy
            policies.
          </li>
          <li>
            <strong>Amazon Web Services (AWS).</strong> Hosts this site for us. Requests are stored
            in its London region, encrypted. Pages reach you through its content network, whose
            servers may be near you and outside the UK; they pass your request on and do not keep
            it.
          </li>
          <li>
            <strong>Not the text service.</strong> An artificial-intelligence text service writes
            some of the page texts from facts about places. It never receives personal data.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="how-long" heading="How long we keep it">
        <p>
          Booking data is kept {statedTerms.retention} from the day of the request, so that a
          question about work booked after it can still be answered. It is then deleted
          automatically. Backups of the database are overwritten within{" "}
          {bookingRetention.backupDays} days.
        </p>
        <p>
          If you ask us to erase your data before then, or erase it yourself with your link, we
          delete the request with your registration, your postcode and everything derived from them.{" "}
          {whatStays} The key makes sure that neither a form still being sent nor a restored backup
          brings the request back.
        </p>
      </LegalSection>
      <LegalSection id="technical-data" heading="Technical data and logs">
        <p>
          To deliver a page, AWS has to handle your internet address, and its firewall counts
          requests per address over a few minutes to stop abuse. Our own logs hold times, types of
          call and error codes for up to three months. If a part of a page fails in your browser, it
          tells us which part of which kind of page, which we log too. The logs hold no
          registration, no postcode and no internet address.
        </p>
        <p>
          Our pages never put a registration in an address. If you type one into a search, we
          recognise it, do not search for it and lead you to the van check; without JavaScript your
          browser sends it in the address, and we neither repeat nor keep it. A short mark that
          could be the start of a postcode, such as AB12 or AB123, is searched for. A postcode or
          place you search by stands in the address of the result, so that you can come back to it,
          and your browser&rsquo;s history may keep it. AWS may keep such a result for about a day
          to answer the same search again, without anything that says who asked. The address of a
          manual van check contains the dates, the weight and the kind of van you entered.
        </p>
      </LegalSection>
      <LegalSection id="cookies" heading="Cookies and tracking">
        <p>
          We use no analytics and no advertising cookies, and we do not profile you or decide
          anything about you automatically. So that a reload keeps them, your browser stores the
          postcode and the service you typed into a quote form until you send it or close the tab,
          and never the registration. Requests for vans that you saved stay until you close the tab,
          with the partner&rsquo;s addresses for finishing them, which name the registration. All
          that is stored is listed in the{" "}
          <Link to={pages.cookiePolicy.canonical}>cookie policy</Link>.
        </p>
      </LegalSection>
      <LegalSection id="your-rights" heading="Your rights">
        <p>Under the UK GDPR you can ask us to:</p>
        <ul>
          <li>tell you what we hold about you and give you a copy;</li>
          <li>correct it if it is wrong;</li>
          <li>erase it;</li>
          <li>restrict how we use it, or stop a use you object to;</li>
          <li>hand it to you or to someone else in a form a computer can read.</li>
        </ul>
        <p>
          With the link to a request you can see, copy and erase it yourself on{" "}
          <Link to={pages.yourBooking.canonical}>Your booking request</Link>, at once. Without it,
          or for anything else, write to <ContactLink /> with the registration and roughly when you
          sent the request, for that is how we find it. We may ask you to show that the vehicle is
          yours. It costs nothing, and you get a response to a privacy request{" "}
          {statedTerms.privacyResponse}. Erasing the data here does not erase it at the partner or a
          garage; we tell you who received it so that you can ask them too.
        </p>
      </LegalSection>
      <LegalSection id="complaints" heading="Complaints">
        <p>
          You can complain to us if you think that we have used your personal data wrongly.{" "}
          <ComplaintLink /> to {site.email}
          {settings.LegalAddress && `, or write to ${settings.LegalName}, ${settings.LegalAddress}`}
          . Tell us:
        </p>
        <ul>
          {complaintParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>We then:</p>
        <ol>
          <li>
            acknowledge your complaint {statedTerms.complaintAcknowledgement} of receiving it;
          </li>
          <li>look into it without undue delay, and tell you how far we are;</li>
          <li>tell you the outcome, with our reasons, without undue delay.</li>
        </ol>
        <p>
          If you do not agree with the outcome, or do not hear from us, complain to the ICO, which
          enforces data protection law:{" "}
          <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a> or 0303 123
          1113. You may go to the ICO at any time, but it usually asks you to complain to us first.
        </p>
        <p>{privacyLaw.dataComplaint}</p>
      </LegalSection>
      <LegalSection id="age" heading="Age">
        <p>
          This site is for people aged {statedTerms.age}. We do not knowingly store data of anyone
          younger.
        </p>
      </LegalSection>
      <LegalSection id="changes-and-contact" heading="Changes and contact">
        <p>
          When what we do changes, this page changes with it and its version number rises. Privacy
          requests are answered {statedTerms.privacyResponse}, other enquiries{" "}
          {statedTerms.enquiryResponse}: {site.brand}, <ContactLink />.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
