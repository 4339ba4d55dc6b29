import { describe, expect, test } from "vitest";
import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { regions } from "@vanfettle/contract/location/regions";
import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { pages } from "@vanfettle/contract/paths";
import { services, serviceTable } from "@vanfettle/contract/services";
import { createApi } from "../api/client.ts";
import { renderPage } from "../app/entry-server.tsx";

const counted = regions.map(({ name, motSlug, counties }) => ({
  name,
  slug: motSlug,
  countiesCount: counties + 10,
}));

/** Returns the document as the edge renders it, with API responses given by path. */
async function renderDocument(
  path: string,
  answers: Record<string, unknown> = { "/api/regions": counted, "/api/services": services },
) {
  const api = createApi({
    base: "https://api.example",
    fetch: (url) => {
      const answer = answers[new URL(url as string).pathname];
      return Promise.resolve(answer ? Response.json(answer) : new Response("", { status: 503 }));
    },
  });
  const page = await renderPage({
    path,
    origin: "https://www.example",
    today: "2026-11-21",
    settings,
    api,
  });
  if (page.kind !== "page") throw new Error(`${path} is no page`);
  const main = page.body
    .slice(page.body.indexOf("<main"), page.body.indexOf("</main>"))
    .replace(/<!-- -->|<script.*?<\/script>/g, "");
  const words = main
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
  return { ...page, main, words };
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe("the MOT landing", () => {
  test("offers two services with prices in its form and explains the redirect", async () => {
    const { main, words } = await renderDocument("/van-mot/");
    expect(main).toMatch(/<option value="mot"[^>]*>MOT Test - £54\.85<\/option>/);
    expect(main).toMatch(/<option value="mot-service"[^>]*>MOT \+ Service - £180<\/option>/);
    expect(countOf(main, "<option")).toBe(2);
    expect(main).toMatch(/<button[^>]*type="submit"[^>]*>Get Free Quote<\/button>/);
    expect(words).toContain("redirected to our partner's booking site to complete the booking");
  });

  test("links the 12 regions once by their MOT slugs, with the server's counts", async () => {
    const { main } = await renderDocument("/van-mot/");
    for (const { motSlug, counties } of regions) {
      const [, card = ""] = main.split(`href="/van-mot/${motSlug}/"`);
      expect(countOf(main, `href="/van-mot/${motSlug}/"`)).toBe(1);
      expect(card.slice(0, card.indexOf("</a>"))).toContain(`${counties + 10} counties`);
    }
    expect(main).not.toMatch(/href="\/van-mot\/(yorkshire|east-of-england)\/"/);
  });

  test("shows the built-in county counts if the API fails", async () => {
    const { main, words, status } = await renderDocument("/van-mot/", {});
    expect(status).toBe(200);
    expect(countOf(main, 'href="/van-mot/')).toBe(12);
    expect(words).toContain("All 32 boroughs and the City of London 1 county");
    expect(words).toContain("Belfast, Derry, Lisburn, Newry and all six counties 6 counties");
  });

  test("lists 12 groups of checks, the requirements and a call to action", async () => {
    const { main, words } = await renderDocument("/van-mot/");
    const list = /<ul aria-label="What is tested"[^>]*>(.*?)<\/ul>/.exec(main)?.[1] ?? "";
    expect(countOf(list, "<li")).toBe(12);
    expect(words).toContain("MOT requirements for vans");
    expect(words).toContain("Is your MOT due?");
    expect(words).toContain("45-minute MOT");
  });

  test("explains both classes by weight and legal maximum, without a list price or a saving", async () => {
    const { words } = await renderDocument("/van-mot/");
    expect(words).toMatch(/Class 4 Goods vehicles up to 3,000 kg.*?Legal maximum fee: £54\.85/);
    expect(words).toMatch(
      /Class 7 Goods vehicles over 3,000 kg and up to 3,500 kg.*?Legal maximum fee: £58\.60/,
    );
    expect(words).not.toMatch(/RRP|\bsav(e|es|ing|ings) (£|up to|money|\d)|discount|was £/i);
  });

  test("restricts tests and bookings in Northern Ireland to DVA centres", async () => {
    const { words } = await renderDocument("/van-mot/");
    expect(words).toContain("only at test centres of the Driver & Vehicle Agency (DVA)");
    expect(words).toContain("never at a private garage");
    expect(words).toContain(
      "first tested when it is three years old, a car when it is four years old",
    );
  });

  test("names the country of its rules, and does not promise an MOT at a garage in every region", async () => {
    const { words, head } = await renderDocument("/van-mot/");
    expect(words).toContain("These are the rules of Great Britain");
    for (const rule of [
      /[^.?]*up to a month early[^.]*\./,
      /[^.]*partial retest[^.]*\./,
      /The most an MOT may cost[^.]*/,
    ]) {
      expect(rule.exec(words)?.[0]).toMatch(/in Great Britain/i);
    }
    expect(head).not.toContain("garages in every UK region");
  });
});

const withPage = serviceTable.flatMap(({ id, name, page }) =>
  page ? [{ id, name, path: page.path, page: page.name }] : [],
);

test.each([
  ["/services/brake-repairs", "Brakes that stop"],
  ["/services/oil-changes", "Fresh oil"],
  ["/services/van-diagnostics", "Warning light on?"],
])("%s has marketing content", async (path, heading) => {
  expect((await renderDocument(path)).words).toContain(heading);
});

describe.each(withPage)("$path", ({ id, name, path, page }) => {
  test("has a quote form with its service selected and location UK", async () => {
    const { main, words } = await renderDocument(path);
    expect(words).toContain(`${name} is chosen for you; you can change it.`);
    const radios = [...main.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios).toHaveLength(services.length);
    expect(radios.filter((radio) => radio.includes("checked"))).toEqual([
      expect.stringContaining(`value="${id}"`),
    ]);
    expect(main).toMatch(/<input type="hidden" name="location" value="UK"\/>/);
    expect(main).toContain(`<input type="hidden" name="page" value="${page}"/>`);
    expect(words).toContain("redirected to our partner's booking site to complete the booking");
    expect(words).not.toContain(bookingMessages.registrationRequired);
  });

  test("has its FAQs in the document and in its structured data, without a rating", async () => {
    const { main, head, body } = await renderDocument(path);
    const questions = countOf(head + body, '"@type":"Question"');
    expect(questions).toBeGreaterThan(0);
    expect(countOf(main, "<summary")).toBe(questions);
    expect(head + body).toContain('"FAQPage"');
    expect(head + body).not.toMatch(/aggregateRating|reviewRating/);
  });

  test("notes that warranties vary by garage, and has one main heading", async () => {
    const { main, words } = await renderDocument(path);
    expect(words).toContain("12 month warranty, varies by garage");
    expect(countOf(main, "<h1")).toBe(1);
  });
});

describe("the not-found screen", () => {
  test("returns 404 with the requested path and the three expected routes", async () => {
    const { status, main } = await renderDocument("/services/paint");
    expect(status).toBe(404);
    expect(main).toContain(">404 Page Not Found</h1>");
    expect(main).toContain(">/services/paint</code>");
    for (const route of ["", "/:countySlug", "/:countySlug/:townSlug"]) {
      expect(main).toContain(`>/van-servicing/:regionSlug${route}</code>`);
    }
  });

  test("shows a path with markup percent-encoded", async () => {
    const { main } = await renderDocument("/<img src=x onerror=alert(1)>");
    expect(main).not.toContain("<img");
    expect(main).toContain("%3Cimg%20src=x%20onerror=alert(1)%3E");
  });

  test("is not indexed", async () => {
    const { head } = await renderDocument("/services/paint");
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain("canonical");
  });
});

test.each([pages.privacyPolicy, pages.termsOfService, pages.cookiePolicy])(
  "renders $canonical with its canonical address and the document's date",
  async ({ canonical }) => {
    const { status, head, words } = await renderDocument(canonical);
    expect(status).toBe(200);
    expect(head).toContain(`<link rel="canonical" href="https://www.example${canonical}"/>`);
    expect(words).toContain("Last updated: 21 November 2026");
  },
);

test("renders the cookie page without an open dialog or banner", async () => {
  const { main } = await renderDocument("/cookie-policy");
  expect(main).toMatch(/<dialog /);
  expect(main).not.toMatch(/<dialog[^>]* open/);
});

test("tells a station where its entry comes from, how DVSA corrects it and how to have it hidden here", async () => {
  const { main, words } = await renderDocument(pages.yourStation.canonical);
  expect(words).toMatch(/DVSA list of active MOT test stations, .*which DVSA publishes/);
  expect(main).toContain("https://www.gov.uk/guidance/mot-testing-guide/h-documentation");
  expect(main).toMatch(/href="mailto:[^"]*correct%20or%20hide%20an%20entry[^"]*postcode/);
});
