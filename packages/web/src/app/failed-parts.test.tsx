// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pages } from "@vanfettle/contract/paths";
import * as bookingForm from "../features/booking/booking-form.tsx";
import * as areaLinks from "../features/location/area-links.tsx";
import * as locationFrame from "../features/location/location-frame.tsx";
import * as regionCards from "../features/location/region-cards.tsx";
import * as serviceCards from "../features/location/service-cards.tsx";
import * as stationCounts from "../features/location/station-counts.tsx";
import * as textAndQuestions from "../features/location/text-and-questions.tsx";
import * as whyChoose from "../features/location/why-choose.tsx";
import * as nearResult from "../features/station/near-result.tsx";
import * as stationList from "../features/station/station-list.tsx";
import { buildCounty, buildLocation } from "../testing/build-location.ts";
import { buildNearStations, buildPlaceStations } from "../testing/build-near-stations.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import * as faqList from "../ui/faq-list.tsx";
import * as storedText from "../ui/stored-text.tsx";
import * as footer from "./layout/footer.tsx";
import * as header from "./layout/header.tsx";

const answers = {
  "/api/locations": [],
  "/api/locations/maidstone": buildLocation({
    stations: buildPlaceStations(),
  }),
  "/api/locations/kent": buildCounty(30),
  "/api/stations/near/QX1%201AA": buildNearStations(),
};
const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    reports.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({ received: true }));
  });
});
afterEach(() => {
  // React and its router log the errors that the page catches.
  vi.mocked(console.error).mockClear();
  vi.restoreAllMocks();
});

const headOf = () => [
  document.title,
  ...["meta[name=robots]", "meta[name=description]", "link[rel=canonical]"].map(
    (selector) => document.querySelector(selector)?.outerHTML,
  ),
];

/**
 * Hydrates a document whose component throws in the browser only. Returns its head before and
 * after.
 */
async function hydrateBroken<M extends object>(
  path: string,
  module: M,
  component: keyof M & string,
) {
  window.history.replaceState(null, "", path);
  const before: unknown[] = [];
  await hydrateDocument(path, answers, {
    onDocument: () => {
      before.push(...headOf());
      vi.spyOn(module as Record<string, () => unknown>, component).mockImplementation(() => {
        throw new Error("AB12 CDE");
      });
    },
  });
  return { before, after: headOf() };
}

const town = "/van-servicing/maidstone/";
const broken = <M extends object>(
  path: string,
  part: string,
  module: M,
  component: keyof M & string,
) => [component, path, part, () => hydrateBroken(path, module, component)] as const;

describe.each([
  broken(town, "header", header, "Header"),
  broken(town, "footer", footer, "Footer"),
  broken(town, "form", bookingForm, "BookingForm"),
  broken("/van-mot/maidstone/", "stations", stationList, "StationList"),
  broken(town, "section", serviceCards, "ServiceCards"),
  broken(town, "section", storedText, "StoredText"),
  broken(town, "section", faqList, "FaqList"),
  broken(town, "section", textAndQuestions, "TextAndQuestions"),
  broken(town, "section", whyChoose, "WhyChoose"),
  broken("/van-servicing/kent/", "section", areaLinks, "AreaLinks"),
  broken("/van-mot/kent/", "section", stationCounts, "StationCounts"),
  broken("/", "form", bookingForm, "BookingForm"),
  broken("/", "section", regionCards, "RegionCards"),
  broken("/van-mot/", "section", regionCards, "RegionCards"),
  broken("/garages/?postcode=QX1+1AA", "section", nearResult, "NearResult"),
])("%s, which throws on %s", (_component, _path, part, hydrate) => {
  test("is told in its place on a page with its head, which offers to reload", async () => {
    const { before, after } = await hydrate();
    expect(after).toEqual(before);
    expect(after[1]).toContain("follow");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/404 Page Not Found|could not be shown/);
    expect(document.querySelectorAll("#reload-offer")).toHaveLength(1);
    expect(document.body.textContent).toContain("We could not show this part of the page.");
    expect(reports).not.toEqual([]);
    for (const report of reports) expect(report).toMatchObject({ part, cause: "render" });
    expect(JSON.stringify(reports)).not.toContain("AB12");
  });
});

test("a page that throws as a whole shows what the edge sent, with its head, and offers to reload", async () => {
  const { before, after } = await hydrateBroken(town, locationFrame, "LocationFrame");
  expect(after).toEqual(before);
  expect(document.querySelector("h1")?.textContent).toBe("Van servicing in Maidstone");
  expect(document.querySelector("form[action='/book'] #registration")).not.toBeNull();
  expect(document.querySelector(`header a[href="${pages.motLanding.canonical}"]`)).not.toBeNull();
  expect(document.querySelectorAll("#reload-offer")).toHaveLength(1);
  expect(reports).toEqual([{ part: "page", cause: "render", page: "servicingLocation" }]);
});
