import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { stationList } from "@vanfettle/contract/station/station-list";
import { motPages } from "@vanfettle/vans/law/official-pages";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { Link } from "../ui/link.tsx";
import { PageHeader } from "../ui/page-header.tsx";

const emailParts = [
  "The station's name and postcode",
  "What is wrong, or what to hide: the whole entry, its name or its telephone number",
  "Who you are at the station",
] as const;

const request =
  `mailto:${site.email}?subject=${encodeURIComponent("MOT station: correct or hide an entry")}` +
  `&body=${encodeURIComponent(emailParts.map((part) => `${part}:`).join("\r\n\r\n"))}`;

export const Component = () => (
  <>
    <PageHeader
      page="yourStation"
      title="Your MOT station's entry"
      lead="Where the entry comes from, and how to correct or hide it."
    />
    <div className="wrap section">
      <section className="prose" aria-labelledby="source">
        <h2 id="source">Where it comes from</h2>
        <p>
          {`We take names, addresses, telephone numbers and classes from the ${stationList.name}, which DVSA publishes. We have no contract with the stations, and an entry costs nothing.`}
        </p>
      </section>
      <section className="prose mt-8" aria-labelledby="dvsa">
        <h2 id="dvsa">Correct it at DVSA</h2>
        <p>
          If DVSA's details are wrong, change them at DVSA, which has a form for it:{" "}
          <a href={motPages.stationForms}>forms for MOT stations on GOV.UK</a>. Otherwise the next
          list repeats the error here and on other sites.
        </p>
      </section>
      <section className="prose mt-8" aria-labelledby="here">
        <h2 id="here">Correct or hide it here</h2>
        <p>
          <a href={request}>Email a request</a>, or write to <ContactLink />, with:
        </p>
        <ul>
          {emailParts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>
          We can hide the whole entry, its name or its telephone number, mark that a station tests
          only its own fleet, and move a wrong position. You need to give no reason. What we hide
          stays hidden when a new list arrives, on this site only. DVSA's list and your
          authorisation stay as they are.
        </p>
        <p>
          The name and number of a sole trader are personal data:{" "}
          <Link to={`${pages.privacyPolicy.canonical}#your-rights`}>your rights</Link>.
        </p>
      </section>
    </div>
  </>
);
