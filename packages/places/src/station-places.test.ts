import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factList } from "@vanfettle/core/location/facts/fact-list";
import { factQuestions } from "@vanfettle/core/location/facts/fact-questions";
import { factRecord } from "@vanfettle/core/location/facts/facts";
import { circlesOf, isDivided } from "@vanfettle/core/location/facts/place-facts";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { decodeStations, encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { loadGazetteer, type GazetteerPlace } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";
import { committedFigures, placeFiguresOf, placeFiguresText } from "./station-places.ts";

const gazetteer = loadGazetteer();
const placeOf = (slug: string): GazetteerPlace => {
  const found = gazetteer.places.find(({ canonicalSlug }) => canonicalSlug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
};
const at = (slug: string, miles = 0) => {
  const { latitude, longitude } = placeOf(slug);
  return { latitude: latitude + miles / 69.1, longitude };
};

describe("the figures of a list", () => {
  const station = (site: string, classes: ("4" | "5" | "7")[], rest: object) =>
    buildStationRow({ site, classes, ...rest });
  const table = decodeStations(
    encodeStations({ edition: "2026-02", source: "a test", sample: false }, [
      station("ASTON1", ["4", "7"], { ...at("aston"), postcode: "B6 1AA" }),
      station("ASTON2", ["4"], { ...at("aston", 0.1), postcode: "B6 1AB" }),
      station("ASTON3", ["4", "5"], { ...at("aston", 0.2), postcode: "B7 1AB" }),
      // On Plymouth's side of the Tamar, but nearer to Torpoint in a straight line.
      station("DEVONPORT", ["4"], { latitude: 50.3737, longitude: -4.1795, postcode: "PL1 4RW" }),
      station("LISKEARD", ["7"], { ...at("liskeard", 0.5), postcode: "PL14 3AA" }),
      station("SALTASH", ["4", "7"], { ...at("saltash"), postcode: "PL12 4AA" }),
    ]),
  );
  const figures = placeFiguresOf(gazetteer, table);
  const of = (slug: string) => figures.get(placeOf(slug));

  test("count a station for its place and the city of that place, by postcode district", () => {
    expect(of("aston")?.own).toEqual({ stations: 3, class7: 1 });
    expect(of("birmingham")?.own).toEqual({ stations: 3, class7: 1 });
    expect(of("birmingham")?.districts).toEqual([
      { district: "B6", stations: 2, class7: 1 },
      { district: "B7", stations: 1, class7: 0 },
    ]);
    expect(of("aston")?.class5).toBe(1);
    expect(of("solihull")?.own.stations).toBe(0);
  });

  test("count a station for the nearest place by land", () => {
    expect(of("torpoint")?.own.stations).toBe(0);
    expect(of("plymouth")?.own.stations).toBe(1);
  });

  test("name the two nearest places with class 7 for a place without, by land first", () => {
    // Saltash is nearer, across the mouth of the Lynher.
    expect(of("torpoint")?.class7Near).toEqual([
      { slug: "liskeard", miles: 13.3, acrossWater: false },
      { slug: "saltash", miles: 2.7, acrossWater: true },
    ]);
    expect(of("aston")?.class7Near).toEqual([]);
    // From another town, a district is its city.
    expect(of("solihull")?.class7Near[0]?.slug).toBe("birmingham");
    expect(of("edgbaston")?.class7Near[0]?.slug).toBe("aston");
  });

  test("are the same after they are written and read", () => {
    const file = new URL("../data/station-places.json", import.meta.url);
    expect(placeFiguresText(committedFigures(gazetteer))).toBe(readFileSync(file, "utf8"));
  });
});

const rows = buildSeedRows(gazetteer);
const locations = rows.map((row) => seededLocation(row, "2026-11-21"));
const saysOf = (kind: string, slug: string): Record<string, string> => {
  const location = locations.find((each) => each.kind === kind && each.row.canonicalSlug === slug);
  if (!location) throw new Error(`no ${slug}`);
  return Object.fromEntries(factList(factRecord(location)).map(({ id, says }) => [id, says]));
};

const factsOf = (kind: string, slug: string) => {
  const location = locations.find((each) => each.kind === kind && each.row.canonicalSlug === slug);
  if (!location) throw new Error(`no ${slug}`);
  return factRecord(location);
};

describe("the committed figures", () => {
  test("list towns, not a village whose circle reaches a city in another county", () => {
    const named = rows.flatMap(({ class7Places }) => class7Places.map(({ slug }) => placeOf(slug)));
    expect(named.length).toBeGreaterThan(200);
    expect(new Set(named.map(({ type }) => type))).toEqual(
      new Set(["town", "city", "london-borough"]),
    );
    const towns = factsOf("county", "county-durham").towns.map(({ name }) => name);
    expect(towns).toContain("Darlington");
    expect(towns).not.toContain("Sacriston");
  });

  test("count each postcode district whole, on the page of every town that has a part of it", () => {
    const ka8 = (slug: string) =>
      factsOf("place", slug).districts.find(({ district }) => district === "KA8");
    expect(ka8("ayr")).toEqual(ka8("prestwick"));
    const counts = new Map<string, string>();
    const different = rows.flatMap(({ districts }) =>
      districts.filter(({ district, stations, class7 }) => {
        const known = counts.get(district) ?? `${stations}/${class7}`;
        counts.set(district, known);
        return known !== `${stations}/${class7}`;
      }),
    );
    expect(counts.size).toBeGreaterThan(800);
    expect(different).toEqual([]);
  });

  test("give counts and distances that do not contradict each other", () => {
    const wrong = locations.flatMap((location) => {
      const facts = factRecord(location);
      const { vanStations } = facts;
      if (!vanStations || vanStations.withinMiles === null || isDivided(facts)) return [];
      const circles = circlesOf(facts, vanStations);
      const contradicts = circles.some(({ radius, stations, class7 }, i) => {
        const { nearestMiles, nearestClass7Miles } = vanStations;
        const disagrees = (nearest: number | null, count: number) =>
          nearest !== null && nearest !== radius && nearest < radius !== count > 0;
        const before = circles[i - 1];
        return (
          disagrees(nearestMiles, stations) ||
          disagrees(nearestClass7Miles, class7) ||
          (before && (before.stations > stations || before.class7 > class7))
        );
      });
      return contradicts ? [location.row.canonicalSlug] : [];
    });
    expect(locations.length).toBeGreaterThan(4_000);
    expect(wrong).toEqual([]);
  });

  test("name all that share a first place, over all locations", () => {
    const firsts = locations.flatMap((location) =>
      factList(factRecord(location)).filter(({ first, id }) => first && /^district|^town/.test(id)),
    );
    expect(firsts.filter(({ tied }) => tied).length).toBeGreaterThan(20);
    for (const { tied = [], names = [] } of firsts) {
      expect(names).toEqual(expect.arrayContaining([...tied]));
    }
  });

  test("say what is on an island and what is across the water", () => {
    expect(saysOf("place", "ryde")).toMatchObject({
      island: "54 MOT stations on the Isle of Wight",
      opposite: "4.7 miles to Gosport in a straight line, across the water",
    });
    expect(saysOf("place", "torpoint")["opposite"]).toMatch(/ to Plymouth /);
    expect(saysOf("place", "maidstone")["opposite"]).toBeUndefined();
  });

  test("give Northern Ireland the nearest test centres, and a county its own", () => {
    expect(saysOf("place", "lisburn")).toMatchObject({
      dvaOwn: "the DVA test centre in Lisburn",
      dva1: expect.stringMatching(/Belfast/) as string,
    });
    expect(saysOf("county", "county-tyrone")["dvaIn"]).toMatch(/Cookstown and Omagh$/);
  });

  test("give a region its counties with the most and the fewest", () => {
    expect(saysOf("region", "south-east")).toMatchObject({
      countyMost: "709 MOT stations in and around Hampshire and Isle of Wight",
      countyFewest: "271 MOT stations in and around Berkshire",
    });
  });

  test("answer two to four questions of a place without a text", () => {
    const places = locations.filter(({ kind }) => kind === "place");
    const counts = places.map((location) => factQuestions(factRecord(location)).length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 4]);
  });
});
