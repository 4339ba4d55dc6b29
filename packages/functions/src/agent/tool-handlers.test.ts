import { describe, expect, test } from "vitest";
import { buildSmallStationData } from "@vanfettle/stations/testing/small-station-data";
import { law } from "@vanfettle/vans/law/law";
import { lawSources, toolHandlers } from "./tool-handlers.ts";

const tools = (stationData = buildSmallStationData()) =>
  toolHandlers({
    stationData,
    siteOrigin: "https://www.vanfettle.test",
    today: () => "2026-11-22",
  });
const stations = {
  name: expect.stringMatching(/MOT/),
  url: "https://www.gov.uk/government/publications/active-mot-test-stations",
};
const places = {
  name: "GeoNames, modified",
  url: "https://www.geonames.org/",
  edition: null,
  licence: "CC-BY-4.0",
};
const straight = "Distances are in a straight line, not by road.";

describe("a tool's result includes its sources and limits", () => {
  test("for stations of a sample list", () => {
    const { sources, limits, list } = tools().find_mot_stations({ postcode: "QX1 1AA" } as never);
    expect(list?.sample).toBe(true);
    expect(sources).toEqual([{ ...stations, edition: list?.edition, licence: list?.licence }]);
    expect(limits).toEqual([
      straight,
      "A station may have changed since the edition of the list: call it before you go.",
      "The list is sample data: its stations do not exist.",
    ]);
  });

  test("for figures without a list", () => {
    const { sources, limits, note } = tools({}).find_mot_stations({ postcode: "LS1 4AP" } as never);
    expect(sources).toEqual([{ ...stations, edition: "2025-04", licence: "OGL-3.0" }]);
    expect(limits).toEqual([
      straight,
      "This site does not have a list of stations, so the answer has only totals.",
    ]);
    expect(note).toBeNull();
  });

  test("for the class of a van, with or without its power", () => {
    const classOf = (zero_emission?: boolean, jurisdiction = "great-britain") =>
      tools().mot_class_for({
        gross_kg: 4_000,
        kind: "goods",
        jurisdiction,
        zero_emission,
      } as never);
    expect(classOf(true)).toMatchObject({ answer: "7" });
    expect(classOf(false)).toMatchObject({ answer: "heavy" });
    expect(classOf()).toMatchObject({ answer: null, ask: ["power"] });
    expect(classOf().limits).toEqual([
      "The plate of the van and the station that tests it decide the class.",
      "The rules are those of Great Britain; in Northern Ireland, DVA tests vans under different rules.",
    ]);
    expect(classOf(true, "northern-ireland").sources).toEqual(lawSources(["dvaFee"]));
  });

  test("for the services", () => {
    expect(tools().list_services({})).toMatchObject({
      sources: [
        { name: "This site", url: "https://www.vanfettle.test/", edition: null, licence: null },
      ],
      limits: [
        "Tools cannot book. The owner requests a service on the site and completes it on a partner's site.",
        "For 'Get Quote' the garage quotes the price.",
      ],
    });
  });

  test("for a place with stations, and a place in Northern Ireland", () => {
    const known =
      "Only places of 1,000 people or more are covered, and a county lists only its largest places.";
    const maidstone = tools().get_location({ slug: "maidstone" });
    expect(maidstone.sources).toEqual([
      places,
      { ...stations, edition: "2025-04", licence: "OGL-3.0" },
    ]);
    expect(maidstone.limits).toEqual([known, straight]);
    const kent = tools().get_location({ slug: "kent" });
    expect([kent.sources, kent.limits]).toEqual([[places], [known]]);
    const newry = tools().get_location({ slug: "newry" });
    expect(newry.limits).toContainEqual(expect.stringMatching(/DVA/));
  });

  test("for the dates of a van", () => {
    const limitsOf = (jurisdiction: string) =>
      tools().mot_dates({ expires: "2027-05-15", jurisdiction } as never).limits;
    expect(limitsOf("great-britain")).toEqual([
      expect.stringMatching(/^These dates do not show a failed test\. /),
      "The date on the certificate or in the official register overrides a computed date.",
      "The rules are those of Great Britain; in Northern Ireland, DVA tests vans under different rules.",
    ]);
    expect(limitsOf("northern-ireland").at(-1)).toBe(
      "Dates of early tests in Northern Ireland are not computed: ask DVA.",
    );
  });
});

test("names the official page of a legal source, and the day since which its rule has held", () => {
  expect(lawSources(["zeroEmissionClass7"])).toEqual([
    {
      name: "Law on van tests: zero emission class 7",
      url: law.zeroEmissionClass7.source,
      edition: law.zeroEmissionClass7.validFrom,
      licence: null,
    },
  ]);
});

test("writes the name of a legal source as words", () => {
  expect(
    lawSources(["class4MaximumFee", "dvaFee", "firstMotYears"]).map(({ name }) => name),
  ).toEqual([
    "Law on van tests: class 4 maximum fee",
    "Law on van tests: DVA fee",
    "Law on van tests: first MOT years",
  ]);
});
