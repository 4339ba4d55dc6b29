import { beforeAll, describe, expect, test } from "vitest";
import { northernIrishFormNote, northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { privacyLaw } from "@vanfettle/vans/law/law-privacy";
import { britishFormNote, britishLaw, firstMotRule } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import {
  dvaLawClaims,
  motLawClaims,
  motTestClaims,
  privacyLawClaims,
} from "../packages/web/src/features/data-and-claims/law-claims.ts";
import { readSiteData, type SiteData } from "./truth/site-data.ts";
import { renderFixedPages, renderLocation, type SitePage } from "./truth/site-pages.ts";

/**
 * Checks that every legal rule on a page is in the law table, and that every sentence of the table
 * is published.
 */

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z£])/);
const table = [
  britishFormNote,
  northernIrishFormNote,
  britishLaw,
  northernIrishLaw,
  vehicleLaw,
  privacyLaw,
].flatMap((each) => (typeof each === "string" ? [each] : Object.values(each)));
const claims = [
  ...[motLawClaims, dvaLawClaims, motTestClaims].flatMap((group) => group.claims),
  ...privacyLawClaims,
];
const stated = claims.map(({ statement }) => statement).join("\n");

/**
 * The known sentences, longest first: removing a sentence then leaves no part of a longer one
 * behind.
 */
const known = [...table, ...claims.map(({ statement }) => statement), firstMotRule]
  .flatMap(sentencesOf)
  .toSorted((one, other) => other.length - one.length);

/** Words that occur only in rules. Questions do not state rules. */
const rules = [
  /\b(?:is|are|as) (?:of )?class \d\b/i,
  /\bclass \d (?:covers|is for)\b/i,
  /\bmotor (?:caravan|home)s? (?:of any|at any|is class|are class)\b/i,
  /\b(?:is|are|be) exempt\b/i,
  /\b(?:be|is) fined\b|\bfine of\b/i,
  /\b(?:stations?|DVA) (?:may|can) charge [^,]/i,
  /\bneeds? (?:its first|a new|an|no) MOT\b/i,
  /\bfirst tested\b/i,
  /\bcertificate (?:lasts|counts|runs for)\b/i,
  /\bkeep (?:the same|your) renewal date\b/i,
  /\bretest(?:ed)? (?:is|within|for)\b/i,
  /\bweight\b[^.]*\b(?:decides|counts|goes before)\b(?! A maker's plate)/i,
  /\byearly test\b|\bannual test\b/i,
  /\bnever at a private garage\b/i,
  /\bneeds? your consent\b|\bonly with your consent\b/i,
  /\bmust\b[^.]*\b(?:acknowledge|complain)/i,
];

/** Returns the sentences of a text that state a rule in different words than the law table. */
function rulesOutside(words: string): string[] {
  const rest = known.reduce((text, sentence) => text.replaceAll(sentence, " \n "), words);
  return rest
    .split(/\n|(?<=[.!?])\s/)
    .filter(
      (sentence) => !sentence.trim().endsWith("?") && rules.some((rule) => rule.test(sentence)),
    );
}

let site: SiteData;
beforeAll(() => void (site = readSiteData()));

const slugs = ["maidstone", "lynton", "kent", "lerwick", "belfast", "northern-ireland", "scotland"];

describe("no page states a rule in its own words", () => {
  const outside = ({ path, words }: SitePage) =>
    rulesOutside(words).map((sentence) => [path, sentence.trim()]);

  test("on the pages without a location", async () => {
    const pages = await renderFixedPages(site);
    expect(pages.length).toBeGreaterThan(12);
    expect(pages.filter(({ path }) => path !== "/data-and-claims/").flatMap(outside)).toEqual([]);
  });

  test.each(slugs)("on the pages of %s", async (slug) => {
    const location = site.locations.get(slug);
    if (!location) throw new Error(`no ${slug}`);
    const ofCounty = location.type === "county" ? (["motAToZ"] as const) : [];
    for (const page of ["servicingLocation", "motLocation", ...ofCounty] as const) {
      expect(outside(await renderLocation(page, location))).toEqual([]);
    }
  });
});

test("every sentence of the law table is on the page of data and claims", () => {
  const complete = table.flatMap(sentencesOf).filter((sentence) => /^[A-Z]/.test(sentence));
  expect(complete.length).toBeGreaterThan(40);
  expect(complete.filter((sentence) => !stated.includes(sentence))).toEqual([]);
});

test.each([
  "Motor caravans of any weight are class 4.",
  "An electric van is exempt.",
  "A certificate lasts two years.",
  "Stations may charge £60.",
  "Heavier goods vehicles have their own annual test.",
  "You can be fined up to £2,500.",
  "The gross weight on the plate decides the class.",
  "Whatever is not strictly necessary needs your consent first.",
])("detects a rule in different words: %s", (injected) => {
  expect(rulesOutside(`Book online. ${injected} ${britishLaw.certificate}`)).toEqual([injected]);
});

test("accepts the table's own sentences", () => {
  expect(rulesOutside(known.join(" "))).toEqual([]);
});
