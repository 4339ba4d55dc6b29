// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { buildCounty, buildLocation } from "../testing/build-location.ts";
import {
  buildNearStations,
  buildPlaceStations,
  buildStation,
} from "../testing/build-near-stations.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import { withoutScriptMarks } from "../testing/without-script-marks.ts";

const texts = {
  servicing_content: "<h2>A</h2><p>b &amp; c</p>",
  faq_content: JSON.stringify([{ question: "Q?", answer: "A." }]),
};
const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": buildLocation(texts),
  "/api/locations/kent": buildCounty(30),
  "/api/locations/leeds": buildLocation({
    name: "Leeds",
    slug: "leeds",
    stations: buildPlaceStations({ class7: [buildStation({ site: "SMP2" })] }),
  }),
  "/api/stations/near/QX1%201AA": buildNearStations(),
};

/** A format of `Intl` takes Chromium 20 ms and more to create, and a phone several times that. */
const formats = ["DateTimeFormat", "ListFormat", "NumberFormat"] as const;
const created = formats.map((name) => vi.spyOn(Intl, name));

beforeEach(() => {
  // The last hour of a UTC day needs a format for the date in London.
  vi.setSystemTime("2026-11-21T12:00:00Z");
});

test.each([
  "/",
  "/van-servicing/maidstone/",
  "/van-mot/maidstone/",
  "/van-servicing/kent/",
  "/van-mot/kent/",
  "/van-mot/leeds/",
  "/garages/",
  "/garages/?postcode=QX1+1AA",
  "/van-mot/",
  "/services/oil-changes",
  "/privacy-policy",
  "/cookie-policy",
  "/van-servicing/nowhere/",
  "/nowhere",
])(
  "hydrates %s without errors, changed elements, duplicate tags, formats or API calls",
  async (path) => {
    const { before, after, errors, calls } = await hydrateDocument(path, answers);
    expect(errors).toEqual([]);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("title")).toHaveLength(1);
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="canonical"]').length).toBeLessThanOrEqual(1);
    expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
    expect(calls).toEqual([]);
    for (const format of created) expect(format).not.toHaveBeenCalled();
  },
);

test("hydrates a page with a stage's settings without changed elements", async () => {
  const settings: PageSettings = {
    LegalName: "Tŷ Gwyn & Sons Cyf",
    PartnerName: "Smith & Sons",
    GarageChoice: "partner",
    MotTimeEvidence: "Feefo; 31 tests in May 2026; 2026-05",
  };
  const { before, after, errors } = await hydrateDocument("/van-mot/leeds/", answers, { settings });
  for (const words of ["Tŷ Gwyn &amp; Sons Cyf", "Feefo: 31 tests"]) {
    expect(before).toContain(words);
  }
  expect(before).toContain("Our partner, Smith &amp; Sons, chooses the garage.");
  expect(errors).toEqual([]);
  expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
});
