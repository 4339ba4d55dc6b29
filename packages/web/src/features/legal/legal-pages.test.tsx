import { dayInWords } from "@vanfettle/vans/calendar-day";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { pages } from "@vanfettle/contract/paths";
import { visitorEndpoints } from "@vanfettle/contract/visitor-endpoints";
import { site } from "@vanfettle/contract/site";
import { StaticRouter } from "react-router";
import { documentContext } from "../../ui/document-context.ts";
import { cookiePolicy } from "./cookie-policy-text.tsx";
import { LegalPage } from "./legal-page.tsx";
import type { LegalText } from "./legal-section.ts";
import { privacyPolicy } from "./privacy-policy-text.tsx";
import { termsOfService } from "./terms-of-service-text.tsx";

const facts = { origin: "https://www.example", today: "2026-11-21" };

const renderHtml = (text: LegalText) =>
  renderToStaticMarkup(
    <StaticRouter location="/privacy-policy">
      <documentContext.Provider value={facts}>
        <LegalPage page="privacyPolicy" text={text} />
      </documentContext.Provider>
    </StaticRouter>,
  );
const visibleText = (text: LegalText) =>
  renderHtml(text)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

const all = [privacyPolicy, termsOfService, cookiePolicy];

describe.each(all)("$title", (text) => {
  test("shows its title, today's date after 'Last updated', and its version", () => {
    expect(renderHtml(text)).toContain(`${text.title}</h1>`);
    expect(visibleText(text)).toContain("Last updated: 21 November 2026");
    expect(visibleText(text)).toContain(
      `Version ${site.legalVersion}, in force since ${dayInWords(site.legalInForceSince)}`,
    );
  });

  test("links each section from its table of contents, with unique ids", () => {
    const html = renderHtml(text);
    for (const { id } of text.sections) {
      expect(html.split(` href="#${id}"`)).toHaveLength(2);
      expect(html.split(` id="${id}"`)).toHaveLength(2);
    }
  });

  test("gives the contact address and both response times", () => {
    expect(renderHtml(text)).toContain(`href="mailto:${site.email}"`);
    expect(visibleText(text)).toMatch(/privacy request[s]?[^.]* within 30 days/i);
    expect(visibleText(text)).toMatch(/enquiries[^.]* within 5 business days/i);
  });
});

test("the privacy policy lists every stored field and the data that the site does not collect", () => {
  const words = visibleText(privacyPolicy);
  for (const field of ["vehicle registration", "postcode", "service you chose", "location", "date and time"]) {
    expect(words).toContain(field);
  }
  expect(words).toContain("We do not ask for your name, email address, telephone number or payment details");
});

test("the privacy policy states the retention period and the data that erasure removes and leaves", () => {
  const words = visibleText(privacyPolicy);
  expect(words).toContain("Booking data is kept about 7 years");
  expect(words).not.toContain("at most about");
  expect(words).toContain("deleted automatically");
  expect(words).toContain("we delete the request with your registration, your postcode");
  expect(words).toContain("Backups hold the request for up to 35 days more");
  expect(words).toContain("We also keep a scrambled key, for 36 days, and a record of when a request was erased");
  expect(words).not.toContain("Both are deleted with the request");
});

test("the privacy policy names the recipients of the data", () => {
  const words = visibleText(privacyPolicy);
  expect(words).toContain("that redirect carries the registration, postcode and service you typed");
  expect(words).toContain("if you look a van up: they receive its registration and nothing else");
  expect(words).toContain("Amazon Web Services (AWS)");
  expect(words).toContain("London region");
  expect(words).toContain("It never receives personal data");
  expect(words).toContain("no analytics and no advertising cookies");
});

test("the privacy policy lists the data in addresses, which exclude registrations", () => {
  const words = visibleText(privacyPolicy);
  const typed = [...Object.values(pages), ...Object.values(visitorEndpoints)].flatMap((entry) => [
    ...("query" in entry ? entry.query : []),
    ...("path" in entry ? (entry.path.match(/\w+(?=\})/g) ?? []) : []),
  ]);
  expect(typed).toContain("postcode");
  expect(words).toContain("A postcode or place you search by stands in the address of the result");
  expect(words).not.toContain("none of these is ever part of an address");
  expect(typed).toEqual(expect.arrayContaining(["expires", "kg", "kind"]));
  expect(words).toContain("The address of a manual van check contains the dates, the weight and the kind of van");
  expect(typed).not.toContain("registration");
  expect(words).toContain("Our pages never put a registration in an address");
  expect(words).toContain("such as AB12 or AB123, is searched for");
});

test("the privacy policy names the law, the rights and the ICO", () => {
  const words = visibleText(privacyPolicy);
  expect(words).toContain("UK General Data Protection Regulation");
  for (const right of ["give you a copy", "correct it", "erase it", "restrict", "object"])
    expect(words).toContain(right);
  expect(renderHtml(privacyPolicy)).toContain('href="https://ico.org.uk/make-a-complaint/"');
});

test("the terms state the intermediary, the age, the partnership and the cap on liability", () => {
  const words = visibleText(termsOfService);
  expect(words).toContain("The platform is an intermediary");
  expect(words).toContain("18 or over");
  expect(words).toContain("powered by a partnership with a garage-booking provider");
  expect(words).toContain(
    "capped at the greater of the payments you made to us in the 12 months before the claim and £100",
  );
});

test("the terms refer Northern Irish MOT bookings to the DVA", () => {
  expect(visibleText(termsOfService)).toContain("In Northern Ireland the test is booked with and paid to");
});

test("the cookie policy lists stored data and has the button for the choice", () => {
  expect(renderHtml(cookiePolicy)).toContain(">Manage Cookie Preferences</button>");
  for (const name of ["vanfettle.cookie-choice", "vanfettle.booking-key", "vanfettle.bookings"])
    expect(visibleText(cookiePolicy)).toContain(name);
  expect(visibleText(cookiePolicy)).toContain("react-router-scroll-positions");
  expect(visibleText(cookiePolicy)).toContain("Nothing beyond the strictly necessary is stored before you choose");
});

test("the legal pages link to each other by their canonical addresses", () => {
  expect(renderHtml(privacyPolicy)).toContain(`href="${pages.cookiePolicy.canonical}"`);
  expect(renderHtml(cookiePolicy)).toContain(`href="${pages.privacyPolicy.canonical}"`);
  expect(renderHtml(termsOfService)).toContain(`href="${pages.privacyPolicy.canonical}"`);
});
