import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { Link } from "react-router";
import { ContactLink } from "./contact-link.tsx";
import type { LegalSection } from "./legal-section.ts";
import { statedTerms } from "./stated-terms.ts";

/** The sections of the privacy policy about rights, complaints and contact. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: "your-rights",
    heading: "Your rights",
    body: (
      <>
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
          <Link to={pages.yourBooking.canonical}>Your booking request</Link>, at once. Without it, or for anything else,
          write to <ContactLink /> with the registration and roughly when you sent the request, for that is how we find
          it. We may ask you to show that the vehicle is yours. It costs nothing, and you get a response to a privacy
          request {statedTerms.privacyResponse}. Erasing the data here does not erase it at the partner or a garage; we
          tell you who received it so that you can ask them too.
        </p>
      </>
    ),
  },
  {
    id: "complaints",
    heading: "Complaints",
    body: (
      <p>
        If you are unhappy with how we handle your data, please tell us first. You can complain to the Information
        Commissioner&rsquo;s Office (ICO) at any time: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a> or
        0303 123 1113.
      </p>
    ),
  },
  {
    id: "age",
    heading: "Age",
    body: <p>This site is for people aged {statedTerms.age}. We do not knowingly store data of anyone younger.</p>,
  },
  {
    id: "changes-and-contact",
    heading: "Changes and contact",
    body: (
      <p>
        When what we do changes, this page changes with it and its version number rises. Privacy requests are answered{" "}
        {statedTerms.privacyResponse}, other enquiries {statedTerms.enquiryResponse}: {site.brand}, <ContactLink />.
      </p>
    ),
  },
];
