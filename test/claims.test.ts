import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  claimEvidence,
  formatClaim,
  marketingClaims,
} from "@vanfettle/contract/claims/marketing-claims";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { locationPath, matchPage, type SlugPageName } from "@vanfettle/contract/paths";
import { services } from "@vanfettle/contract/services";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { sumOf } from "@vanfettle/places/station-figures";
import { law } from "@vanfettle/vans/law/law";
import { verificationStatuses } from "../packages/web/src/features/data-and-claims/claim.ts";
import { claimGroupsOf } from "../packages/web/src/features/data-and-claims/claims.ts";
import { totals } from "../packages/web/src/features/data-and-claims/counted-claims.ts";
import { renderDocument, visibleText } from "../packages/web/src/testing/render-document.ts";
import { findUnanswered } from "./claims/stated-numbers.ts";
import { readSiteData, type SiteData } from "./truth/site-data.ts";

/**
 * Checks that every number on fifty pages has an entry on `/data-and-claims/`, and that entries
 * match the tables.
 */

const slugs = [
  ["london", "north-east", "scotland", "northern-ireland"],
  ["kent", "cornwall", "highlands-and-islands", "antrim"],
  [
    "birmingham",
    "manchester",
    "maidstone",
    "leeds",
    "belfast",
    "newry",
    "lynton",
    "golspie",
    "ryde",
    "lerwick",
  ],
].flat();

let site: SiteData;
beforeAll(() => void (site = readSiteData()));

/** Renders a page from the API's responses. Returns its body with the responses. */
async function render(path: string, answers: Record<string, unknown>, settings?: PageSettings) {
  const { body } = await renderDocument(path, { "/api/services": services, ...answers }, settings);
  return { body, answers };
}

function renderLocation(page: SlugPageName, slug: string) {
  const location = site.locations.get(slug);
  if (!location) throw new Error(`no ${slug}`);
  const path = locationPath(page, slug);
  const match = matchPage(path);
  return render(path, {
    [`/api/locations/${match && "slug" in match ? match.slug : ""}`]: location,
  });
}

describe("every number has an entry", () => {
  const fixed = [...indexedPages, "/find", "/your-booking/", "/my-vans/"];

  test("covers fifty pages", () => {
    expect(fixed.length + 2 * slugs.length).toBeGreaterThanOrEqual(50);
  });

  test.each(fixed)("on %s", async (path) => {
    const london = site.locations.get("london");
    const { body, answers } = await render(path, {
      "/api/locations": site.core,
      "/api/regions": [],
      "/api/locations/london": london,
    });
    expect(findUnanswered(path, body, answers)).toEqual([]);
  });

  test.each(slugs)("on the pages of %s", async (slug) => {
    for (const page of ["servicingLocation", "motLocation"] as const) {
      const { body, answers } = await renderLocation(page, slug);
      expect(findUnanswered(locationPath(page, slug), body, answers)).toEqual([]);
    }
  });
});

test.each(["kent", "greater-london", "county-antrim"])(
  "every number has an entry on the A to Z of %s",
  async (slug) => {
    const { body, answers } = await renderLocation("motAToZ", slug);
    expect(findUnanswered(locationPath("motAToZ", slug), body, answers)).toEqual([]);
  },
);

describe("evidence in a stage's settings", () => {
  const settings: PageSettings = {
    ...samplePageSettings,
    RatingEvidence:
      "https://reviews.example/vanfettle; 1,204 reviews from June 2025 to May 2026; 2026-05-31",
    VansServicedEvidence: "Our partner's records; 5,317 vans of 211 garages; 2026-09",
    MotTimeEvidence: "Our partner's records; 873 tests in 2025; 2025",
    CertifiedGaragesEvidence: "IMI register; 41 garages; 2026-08-02",
  };

  test("stands beside its claim", async () => {
    const { body } = await render("/", { "/api/locations": site.core }, settings);
    const words = visibleText(body);
    expect(words).toContain(
      "4.9/5 (reviews.example/vanfettle: 1,204 reviews from June 2025 to May 2026, as of 31 May 2026)",
    );
    expect(words).toContain(
      "5000+ (Our partner's records: 5,317 vans of 211 garages, as of September 2026)",
    );
    expect(findUnanswered("/", body, { core: site.core }, settings)).toEqual([]);
  });

  test("is in the claim's entry, with its source, date and status", async () => {
    const { body } = await render("/data-and-claims/", {}, settings);
    const entry = (id: string) => visibleText(body.split(`id="${id}"`)[1]?.split("</li>")[0] ?? "");
    expect(entry("promise-rating")).toMatch(
      /Operator's statement, with its source, 31 May 2026\. .* 1,204 reviews/,
    );
    expect(body).toContain('href="https://reviews.example/vanfettle"');
    expect(entry("promise-vansServiced")).toMatch(/September 2026\. .*5,317 vans of 211 garages\./);
    expect(entry("promise-sameDay")).toMatch(/operator's statement, unverified/i);
    // The date "2025" is neither a day nor a month.
    expect(entry("promise-motTime")).toMatch(/operator's statement, unverified/i);
  });
});

describe("the crawler finds", () => {
  const findIn = (body: string) =>
    findUnanswered("/", body, { garageCount: 63 }).map(({ number }) => number);

  const law = `<a href="/data-and-claims/#mot-law">How we know</a>`;
  const stations = `<a href="/data-and-claims/#stations">How we know</a>`;

  test("a number without an entry", () => {
    expect(findIn(`<p>Used by 300 vans.</p>${stations}`)).toEqual(["300"]);
    expect(findIn(`<p>64 of 63 stations</p>${stations}`)).toEqual(["64"]);
  });

  test("a number whose entry the page does not link", () => {
    expect(findIn(`<p>The fine is £1,000, not £2,600.</p>${law}`)).toEqual(["2600"]);
    expect(findIn(`<p>It weighs 3,000 kg.</p>${stations}`)).toEqual(["3000"]);
  });

  test("a number in words, like a number in digits", () => {
    expect(findIn("<p>Eleven in twenty vans fail, and seventy of ninety twice.</p>")).toEqual([
      "11",
      "20",
      "70",
      "90",
    ]);
    expect(
      findIn(`<p>A first MOT after three years, not after eleven; half of them pass.</p>${law}`),
    ).toEqual(["11", "half"]);
  });

  test("no number word that is not a figure", () => {
    expect(
      findIn(
        "<p>This one, a week or two ahead, by the first half of its postcode: two vans differ.</p>",
      ),
    ).toEqual([]);
  });

  test("no date, postcode, telephone number, MOT class or oil grade", () => {
    expect(
      findIn(
        "<p>1 June 2026, April 2025, SW1A 1AA, 0303 123 1113, class 4 or class 7, oil of 5W-30, © 2026</p>",
      ),
    ).toEqual([]);
  });
});

describe("the entries", () => {
  const claimGroups = claimGroupsOf(samplePageSettings);
  const all = claimGroups.flatMap(({ claims }) => claims);

  test("have unique ids, known subjects and no empty fields", () => {
    const ids = [...all.map(({ id }) => id), ...claimGroups.map(({ subject }) => subject)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { statement, evidence, limits, date, verification } of all) {
      for (const text of [statement, evidence, limits]) expect(text.length).toBeGreaterThan(10);
      expect(date).toMatch(/^\d{4}(-\d{2}){0,2}$/);
      expect(Object.keys(verificationStatuses)).toContain(verification);
    }
  });

  /** The sites that councils and Transport Scotland have for their zones. */
  const zoneSites = [
    "www.brumbreathes.co.uk",
    "breathe-cleanair.com",
    "cleanerairportsmouth.co.uk",
    "lowemissionzones.scot",
  ];

  test("of official sources link to a public authority", () => {
    const official = all.filter(
      ({ verification }) => verification === "official" || verification === "announced",
    );
    expect(official.length).toBeGreaterThan(Object.keys(law).length);
    const hosts = official.map(({ source }) => new URL(source ?? "").hostname);
    const others = hosts.filter((host) => !/(^|\.)(gov\.uk|nidirect\.gov\.uk)$/.test(host));
    expect(new Set(others)).toEqual(new Set(zoneSites));
  });

  test("mark every specified claim without evidence as the operator's unverified statement", () => {
    for (const [name, evidence] of Object.entries(claimEvidence)) {
      const claim = all.find(({ id }) => id === `promise-${name}`);
      expect(claim?.statement).toContain(
        formatClaim(marketingClaims[name as keyof typeof marketingClaims]),
      );
      expect(claim?.verification).toBe(evidence === null ? "unverified" : "ours");
    }
  });

  /** The claims and prices that pages must show, with or without evidence. */
  const specified = [
    "5000+ vans serviced",
    "4.9/5 rating",
    "Same-day service",
    "12 month warranty",
    "45-minute MOT",
    "Certified mechanics",
    "Quality guaranteed",
    "Connecting van owners with certified garages across the UK. Professional servicing, transparent pricing and guaranteed quality",
    "MOT Test: £54.85",
    "MOT + Service: £180",
  ];

  test("without evidence are exactly the specified claims", () => {
    const unverified = all.filter(({ verification }) => verification === "unverified");
    expect(unverified.map(({ statement }) => statement.replace(/\.$/, "")).toSorted()).toEqual(
      specified.toSorted(),
    );
  });

  test("have the totals of the tables", () => {
    const { regions, counties, places } = loadGazetteer();
    expect([regions.length, counties.length, places.length]).toEqual([
      totals.regions,
      totals.counties,
      totals.places,
    ]);
    expect(sumOf(counties.map(({ own }) => own))).toEqual({
      stations: totals.vanStations,
      class7: totals.class7Stations,
    });
    const sectors = JSON.parse(
      readFileSync("packages/stations/data/sectors.json", "utf8"),
    ) as Record<string, unknown[]>;
    expect(Object.values(sectors).flat()).toHaveLength(totals.postcodeSectors);
  });

  test("count the places with another statistical region than their county", () => {
    const gazetteer = loadGazetteer();
    const regionOf = new Map(gazetteer.regions.map(({ slug, nutsRegion }) => [slug, nutsRegion]));
    const others = gazetteer.places.filter(
      ({ region, nutsRegion }) => nutsRegion !== regionOf.get(region.slug),
    );
    expect(others).toHaveLength(totals.placesInOtherStatisticalRegion);
    expect(new Set(others.map(({ localGovernmentArea }) => localGovernmentArea))).toEqual(
      new Set(["North Lincolnshire", "North East Lincolnshire"]),
    );
  });

  test("are all on the page, each with an anchor, its source and its verification status", async () => {
    const { body } = await render("/data-and-claims/", {});
    const words = visibleText(body);
    for (const { id, statement, source, verification } of all) {
      expect(body).toContain(`id="${id}"`);
      expect(words).toContain(statement);
      expect(words.toLowerCase()).toContain(verificationStatuses[verification]);
      expect(body).toContain(source === null ? id : `href="${source}"`);
    }
  });
});
