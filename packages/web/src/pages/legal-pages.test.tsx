import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { endpoints } from "@vanfettle/contract/endpoints";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { documentContext } from "../ui/document-context.ts";
import { operatorSentences } from "../ui/operator-sentences.ts";
import { Component as CookiePolicy } from "./cookie-policy.tsx";
import { Component as PrivacyPolicy } from "./privacy-policy.tsx";
import { Component as TermsOfService } from "./terms-of-service.tsx";

const facts = { origin: "https://www.example", today: "2026-11-21", settings: samplePageSettings };

const renderHtml = (Page: ComponentType) =>
  renderToStaticMarkup(
    <StaticRouter location="/privacy-policy">
      <documentContext.Provider value={facts}>
        <Page />
      </documentContext.Provider>
    </StaticRouter>,
  );
const visibleText = (Page: ComponentType) =>
  renderHtml(Page)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe.each([
  ["Privacy Policy", PrivacyPolicy, 11],
  ["Terms of Service", TermsOfService, 12],
  ["Cookie Policy", CookiePolicy, 6],
] as const)("%s", (title, Page, sections) => {
  test("shows its title, today's date after 'Last updated', and its version", () => {
    expect(renderHtml(Page)).toContain(`${title}</h1>`);
    expect(visibleText(Page)).toContain("Last updated: 21 November 2026");
    expect(visibleText(Page)).toContain(
      `Version ${site.legalVersion}, in force since ${dayInWords(site.legalInForceSince)}`,
    );
  });

  test("links each section from its table of contents, with unique ids", () => {
    const html = renderHtml(Page);
    const ids = [...html.matchAll(/<section aria-labelledby="([^"]+)" class="prose/g)].map(
      ([, id]) => id,
    );
    expect(ids).toHaveLength(sections);
    for (const id of ids) {
      expect(html.split(` href="#${id}"`)).toHaveLength(2);
      expect(html.split(` id="${id}"`)).toHaveLength(2);
    }
  });

  test("gives the contact address and both response times", () => {
    expect(renderHtml(Page)).toContain(`href="mailto:${site.email}"`);
    expect(visibleText(Page)).toMatch(/privacy request[s]?[^.]* within 30 days/i);
    expect(visibleText(Page)).toMatch(/enquiries[^.]* within 5 business days/i);
  });
});

test("the privacy policy lists every stored field and the data that the site does not collect", () => {
  const words = visibleText(PrivacyPolicy);
  for (const field of [
    "vehicle registration",
    "postcode",
    "service you chose",
    "location",
    "date and time",
  ]) {
    expect(words).toContain(field);
  }
  expect(words).toContain(
    "We do not ask for your name, email address, telephone number or payment details",
  );
});

test("the privacy policy states the retention period and the data that erasure removes and leaves", () => {
  const words = visibleText(PrivacyPolicy);
  expect(words).toContain("Booking data is kept about 7 years");
  expect(words).not.toContain("at most about");
  expect(words).toContain("deleted automatically");
  expect(words).toContain("we delete the request with your registration, your postcode");
  expect(words).toContain("Backups hold the request for up to 35 days more");
  expect(words).toContain(
    "We also keep a scrambled key, for 36 days, and a record of when a request was erased",
  );
  expect(words).not.toContain("Both are deleted with the request");
});

test("the privacy policy names the recipients of the data", () => {
  const words = visibleText(PrivacyPolicy);
  expect(words).toContain("that redirect carries the registration, postcode and service you typed");
  expect(words).toContain(
    "if you look a van up or see the MOT stations for it: they receive its registration and nothing else",
  );
  expect(words).toContain("Amazon Web Services (AWS)");
  expect(words).toContain("London region");
  expect(words).toContain("It never receives personal data");
  expect(words).toContain("no analytics and no advertising cookies");
});

test("the privacy policy lists the data in addresses, which exclude registrations", () => {
  const words = visibleText(PrivacyPolicy);
  const typed = [...Object.values(pages), ...Object.values(endpoints)].flatMap((entry) => [
    ...("query" in entry ? entry.query : []),
    ...("path" in entry ? (entry.path.match(/\w+(?=\})/g) ?? []) : []),
  ]);
  expect(typed).toContain("postcode");
  expect(words).toContain("A postcode or place you search by stands in the address of the result");
  expect(words).not.toContain("none of these is ever part of an address");
  expect(typed).toEqual(expect.arrayContaining(["expires", "kg", "kind"]));
  expect(words).toContain(
    "The address of a manual van check contains the dates, the weight and the kind of van",
  );
  expect(typed).not.toContain("registration");
  expect(words).toContain("Our pages never put a registration in an address");
  expect(words).toContain("such as AB12 or AB123, is searched for");
});

test("the privacy policy names the law, the rights and the ICO", () => {
  const words = visibleText(PrivacyPolicy);
  expect(words).toContain("UK General Data Protection Regulation");
  for (const right of ["give you a copy", "correct it", "erase it", "restrict", "object"]) {
    expect(words).toContain(right);
  }
  expect(renderHtml(PrivacyPolicy)).toContain('href="https://ico.org.uk/make-a-complaint/"');
});

describe("a complaint about personal data", () => {
  test("has a link that opens an email to the contact address, with a line for each part", () => {
    const [, href = ""] =
      /<a href="(mailto:[^"]*subject[^"]*)">Email a complaint<\/a>/.exec(
        renderHtml(PrivacyPolicy),
      ) ?? [];
    const email = new URL(href.replaceAll("&amp;", "&"));
    expect(email.pathname).toBe(site.email);
    expect(email.searchParams.get("subject")).toBe("Complaint about personal data");
    const lines = (email.searchParams.get("body") ?? "").split("\r\n\r\n");
    const list = renderHtml(PrivacyPolicy).split("Tell us:</p>")[1]?.split("</ul>")[0] ?? "";
    const parts = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, part]) => `${part}:`);
    expect(parts.length).toBeGreaterThan(2);
    expect(lines).toEqual(parts);
  });

  test("may be sent by post to the operator", () => {
    const { LegalName, LegalAddress } = samplePageSettings;
    expect(visibleText(PrivacyPolicy)).toContain(
      `write to ${LegalName}, ${LegalAddress}. Tell us:`,
    );
  });

  test("is acknowledged within 30 days, looked into, answered with its outcome, and then goes to the ICO", () => {
    const words = visibleText(PrivacyPolicy);
    const steps = [
      "acknowledge your complaint within 30 days",
      "look into it",
      "tell you the outcome",
      "to the ICO",
    ];
    const found = steps.map((step) => words.indexOf(step, words.indexOf("We then:")));
    expect(Math.min(...found)).toBeGreaterThan(0);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(words).toContain("Since 19 June 2026");
  });
});

test("the cookie policy states the exceptions since 5 February 2026, and the one that the site relies on", () => {
  const words = visibleText(CookiePolicy);
  expect(words).not.toMatch(/whatever is not strictly necessary .* needs your consent/);
  expect(words).toMatch(
    /Since 5 February 2026 it also makes exceptions for statistics .* appearance and functions .* emergency/,
  );
  expect(words).toContain("We rely on one exception only: what is strictly necessary.");
});

test.each([
  ["Privacy Policy", PrivacyPolicy],
  ["Terms of Service", TermsOfService],
  ["Cookie Policy", CookiePolicy],
])("the %s says who runs the site", (_, Page) => {
  expect(visibleText(Page)).toContain(operatorSentences(samplePageSettings));
});

test("the terms state the intermediary, the age, the partnership and the cap on liability", () => {
  const words = visibleText(TermsOfService);
  expect(words).toContain("The platform is an intermediary");
  expect(words).toContain("18 or over");
  expect(words).toContain("powered by a partnership with a garage-booking provider");
  expect(words).toContain(
    "capped at the greater of the payments you made to us in the 12 months before the claim and £100",
  );
});

test("the terms refer Northern Irish MOT bookings to the DVA", () => {
  expect(visibleText(TermsOfService)).toContain(
    "In Northern Ireland the test is booked with and paid to",
  );
});

test("the cookie policy lists stored data and has the button for the choice", () => {
  expect(renderHtml(CookiePolicy)).toContain(">Manage Cookie Preferences</button>");
  for (const name of ["vanfettle.cookie-choice", "vanfettle.booking-key", "vanfettle.bookings"]) {
    expect(visibleText(CookiePolicy)).toContain(name);
  }
  expect(visibleText(CookiePolicy)).toContain("react-router-scroll-positions");
  expect(visibleText(CookiePolicy)).toContain(
    "Nothing beyond the strictly necessary is stored before you choose",
  );
});

test("the legal pages link to each other by their canonical addresses", () => {
  expect(renderHtml(PrivacyPolicy)).toContain(`href="${pages.cookiePolicy.canonical}"`);
  expect(renderHtml(CookiePolicy)).toContain(`href="${pages.privacyPolicy.canonical}"`);
  expect(renderHtml(TermsOfService)).toContain(`href="${pages.privacyPolicy.canonical}"`);
});
