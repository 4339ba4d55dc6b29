// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { buildCounty, buildLocation } from "../testing/build-location.ts";
import { buildNearStations, buildStation, buildStationList } from "../testing/build-near-stations.ts";
import { clearDocument, hydrateDocument } from "../testing/hydrate-document.tsx";

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
    stations: { list: buildStationList(), nearest: [buildStation()], class7: [buildStation({ site: "SMP2" })] },
  }),
  "/api/stations/near/QX1%201AA": buildNearStations(),
};

afterEach(clearDocument);

test.each([
  "/",
  "/van-servicing/maidstone/",
  "/van-mot/maidstone/",
  "/van-servicing/kent/",
  "/van-mot/leeds/",
  "/garages/",
  "/garages/?postcode=QX1+1AA",
  "/van-mot/",
  "/services/oil-changes",
  "/privacy-policy",
  "/cookie-policy",
  "/van-servicing/nowhere/",
  "/nowhere",
])("hydrates %s without errors, changed elements, duplicate tags or API calls", async (path) => {
  const { before, after, errors, calls } = await hydrateDocument(path, answers);
  expect(errors).toEqual([]);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel="canonical"]').length).toBeLessThanOrEqual(1);
  expect(after.replace(' aria-expanded="false"', "")).toBe(before);
  expect(calls).toEqual([]);
});

test("hydrates a page with the partner's name without changed elements", async () => {
  const partner = { name: "Smith & Sons", privacyUrl: "https://partner.example/privacy" };
  const { before, after, errors } = await hydrateDocument("/van-mot/leeds/", answers, { partner });
  expect(before).toContain("our partner, Smith &amp; Sons, does the work.");
  expect(errors).toEqual([]);
  expect(after.replace(' aria-expanded="false"', "")).toBe(before);
});
