import { describe, expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { buildCounty, buildLocation } from "../testing/build-location.ts";
import {
  buildNearStations,
  buildPlaceStations,
  buildStationList,
} from "../testing/build-near-stations.ts";
import { renderDocument, visibleText } from "../testing/render-document.ts";
import { garageSentence, paymentSentence } from "../ui/partner-sentences.ts";

/**
 * Checks that who chooses the garage, and who pays the site, is said only in the sentences of the
 * settings.
 */

const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": buildLocation({
    stations: buildPlaceStations(),
  }),
  "/api/locations/kent": buildCounty(3),
  "/api/locations/belfast": buildLocation({
    name: "Belfast",
    slug: "belfast",
    region: "Northern Ireland",
  }),
  "/api/stations/near/ME15%206AA": buildNearStations({ list: buildStationList() }),
};

const paths = [
  ...indexedPages,
  "/your-booking/",
  "/garages/?postcode=ME15+6AA",
  ...["maidstone", "kent", "belfast"].flatMap((slug) => [
    `/van-servicing/${slug}/`,
    `/van-mot/${slug}/`,
  ]),
];

/** Returns the sentences of a page. Text of different elements is never one sentence. */
const sentencesOf = (body: string): string[] =>
  body
    .replaceAll("<!-- -->", "")
    .replace(
      /<\/?(?:p|li|h\d|dd|dt|div|summary|strong|option|label|button|legend|section)\b[^>]*>/g,
      "\n",
    )
    .split("\n")
    .flatMap((block) => visibleText(block).split(/(?<=[.!?])\s+(?=[A-Z])/))
    .map((sentence) => sentence.trim());

const chooses =
  /\b(?:choos|chose|pick|select|compar)\w*\b[^.]*\bgarages?\b|\bgarages?\b[^.]*\b(?:choos|chose|pick|compar)|\bwe find a garage/i;
const pays = /\bpa(?:y|ys|id)\b[^.]*\b(?:us|partner)\b|\bpartner pa(?:y|id)|\bcommission\b/i;

/** Sentences about other things: what visitors pay and have paid, and their data. */
const others = [
  /^You pay us nothing\.$/,
  /payments you made to us/,
  /^Whatever you then book/,
  /^In Northern Ireland the test is booked with and paid to the Driver/,
  /^What (?:you pay|our partner pays)/,
];

describe.each<PageSettings>([
  {
    ...samplePageSettings,
    GarageChoice: "visitor",
    PartnerPayment: "booking",
    PartnerName: "Smith & Sons",
  },
  { ...samplePageSettings, GarageChoice: "partner", PartnerPayment: "fixed" },
])("with $GarageChoice and $PartnerPayment", (settings) => {
  test.each(paths)("%s", async (path) => {
    const { body } = await renderDocument(path, answers, settings);
    const sentences = sentencesOf(body);
    const about = (pattern: RegExp) =>
      sentences.filter((each) => pattern.test(each) && !others.some((other) => other.test(each)));
    expect(about(chooses).filter((each) => each !== garageSentence(settings))).toEqual([]);
    expect(about(pays).filter((each) => each !== paymentSentence(settings))).toEqual([]);
    const hasForm = body.includes('name="registration"') && body.includes('action="/book"');
    if (!hasForm) return;
    expect(sentences.filter((each) => each === garageSentence(settings))).toHaveLength(1);
    expect(sentences).toContain(paymentSentence(settings));
    const other = sentences.filter((each) => /one of the MOT stations that we list/.test(each));
    expect(other.length).toBeLessThanOrEqual(1);
  });
});

test.each([
  "A garage chosen by our partner does the work.",
  "You choose a garage, a day and a time on our partner's site.",
  "We send you to our partner, where you compare garages and prices.",
  "We find a garage near you.",
  "Our partner pays for each booking.",
  "We are paid by our partner.",
])("detects another sentence: %s", (injected) => {
  const [found = ""] = sentencesOf(`<p>Book online.</p><p>${injected}</p>`).filter(
    (each) => chooses.test(each) || pays.test(each),
  );
  expect(found.replaceAll("&#x27;", "'")).toBe(injected);
});
