import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factList } from "@vanfettle/core/location/facts/fact-list";
import { factQuestions } from "@vanfettle/core/location/facts/fact-questions";
import { factRecord } from "@vanfettle/core/location/facts/facts";
import { circlesOf, isDivided } from "@vanfettle/core/location/facts/place-facts";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { decodeStations, encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { countDistricts, countStations } from "./count-stations.ts";
import { loadGazetteer, type GazetteerPlace } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";
import { figuresText, sumOf, type StationCounts } from "./station-figures.ts";

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

const { regions, counties, places } = gazetteer;
const british = places.filter(({ region }) => region.slug !== "northern-ireland");

describe("committed counts", () => {
  test.each([
    ["london", 166, 32],
    ["birmingham", 301, 111],
    ["leeds", 189, 64],
    ["maidstone", 63, 16],
    ["whitby", 8, 3],
    ["belfast", 0, 0],
  ])("%s has %i van stations within 5 miles, %i of class 7", (slug, stations, class7) => {
    expect(placeOf(slug).figures.within[5]).toEqual({ stations, class7 });
  });

  test("a region's counts are the sums of its counties' counts, and all are the list's", () => {
    for (const region of regions) {
      expect(region.own).toEqual(sumOf(region.counties.map(({ own }) => own)));
    }
    expect(sumOf(counties.map(({ own }) => own))).toEqual({ stations: 22_047, class7: 6512 });
    expect(sumOf(countDistricts(gazetteer).values())).toEqual({ stations: 22_047, class7: 6512 });
  });

  test("Northern Ireland has zero stations, because DVA centres test vans there", () => {
    const inNorthernIreland = places.filter((place) => place.region.slug === "northern-ireland");
    expect(inNorthernIreland.length).toBeGreaterThan(100);
    expect(inNorthernIreland.filter(({ figures }) => figures.within[10].stations > 0)).toEqual([]);
    expect(placeOf("belfast").region.own.stations).toBe(0);
  });
});

describe("the nearest station", () => {
  const slugsOf = (found: typeof places) => found.map(({ canonicalSlug }) => canonicalSlug);
  const nearest = placeOf;

  test("is within five miles if a station is counted there, unless all of these are across the water", () => {
    const farther = (
      milesOf: "nearestStationMiles" | "nearestClass7Miles",
      counted: keyof StationCounts,
    ) =>
      slugsOf(
        british.filter(({ figures }) => figures.within[5][counted] > 0 && figures[milesOf] > 5),
      );
    expect(farther("nearestStationMiles", "stations")).toEqual(["reedham", "ardersier"]);
    expect(farther("nearestClass7Miles", "class7")).toEqual([
      "grain",
      "torpoint",
      "dartmouth",
      "dovercourt",
      "harwich",
      "reedham",
      "shotley-gate",
    ]);
    expect(
      slugsOf(
        british.filter(
          ({ figures }) =>
            figures.nearestClass7Miles < figures.nearestStationMiles ||
            (figures.tenthStationMiles <= 5 && figures.within[5].stations < 10),
        ),
      ),
    ).toEqual([]);
    expect(nearest("golspie").figures).toMatchObject({ nearestStationMiles: 5.4 });
  });

  test("may be across the sea from a place on an island without a bridge", () => {
    expect(nearest("hugh-town").island).toBe("the Isles of Scilly");
    expect(nearest("cowes").island).toBe("the Isle of Wight");
    expect(nearest("tobermory").island).toBe("Mull");
    expect(nearest("lerwick").island).toBe("Shetland");
    expect([
      nearest("portree").island,
      nearest("amlwch").island,
      nearest("maidstone").island,
    ]).toEqual([null, null, null]);
  });
});

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
  const counted = loadGazetteer();
  countStations(counted, table);
  const of = (slug: string) =>
    counted.places.find(({ canonicalSlug }) => canonicalSlug === slug)?.figures;

  test("count a station for its place and the city of that place, by postcode district", () => {
    expect(of("aston")?.own).toEqual({ stations: 3, class7: 1 });
    expect(of("birmingham")?.own).toEqual({ stations: 3, class7: 1 });
    expect(of("birmingham")?.postcodes).toEqual([
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

  test("say whether a station close by is across the water", () => {
    // Saltash is nearer, across the mouth of the Lynher.
    expect(of("torpoint")).toMatchObject({ nearestClass7Miles: 13.3, acrossWater: true });
    expect(of("aston")?.acrossWater).toBe(false);
  });

  test("name the other town that many stations near a town are nearest to", () => {
    expect(of("aston")?.beside).toBeNull();
    expect(of("birmingham")?.beside).toBeNull();
    expect(of("saltash")?.beside).toBeNull();
    const placed = (slug: string) =>
      gazetteer.places.find((p) => p.canonicalSlug === slug)?.figures;
    expect(placed("gateshead")).toMatchObject({
      own: { stations: 13 },
      beside: { slug: "newcastle-upon-tyne" },
    });
  });

  test("are the same after they are written and read", () => {
    const file = new URL("../data/station-figures.json", import.meta.url);
    expect(figuresText(gazetteer.places)).toBe(readFileSync(file, "utf8"));
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

  test("count and measure by one list, so that no figure contradicts another", () => {
    const disagrees = (radius: number, nearest: number | null, count: number) =>
      nearest !== null && nearest !== radius && nearest < radius !== count > 0;
    const compared = locations.flatMap((location) => {
      const facts = factRecord(location);
      const { vanStations } = facts;
      const isCircle = vanStations !== null && vanStations.withinMiles !== null;
      return isCircle ? [{ slug: location.row.canonicalSlug, facts, figures: vanStations }] : [];
    });
    const wrong = compared.filter(({ facts, figures }) => {
      const circles = circlesOf(facts, figures);
      return circles.some(({ radius, stations, class7 }, i) => {
        const before = circles[i - 1];
        return (
          class7 > stations ||
          (before && (before.stations > stations || before.class7 > class7)) ||
          // Distances leave out what is across a water, and counts do not.
          (!isDivided(facts) && disagrees(radius, figures.nearestMiles, stations)) ||
          (!isDivided(facts) && disagrees(radius, figures.nearestClass7Miles, class7))
        );
      });
    });
    expect(compared.length).toBeGreaterThan(3_900);
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test("never say that none is within a radius and that the nearest is nearer", () => {
    const pairs = [
      [
        /^(?:no class 7 station|(?:none of the [\d,]+|neither of the 2) MOT stations|No MOT station) within (\d+) miles?(?: of .+ tests? class 7|$)/,
        /([\d.]+) miles? to the nearest class 7 station/,
      ],
      [
        /^no MOT station within (\d+) miles?(?: of .+ tests? vans|$)/i,
        /([\d.]+) miles? to the nearest MOT station/,
      ],
    ] as const;
    let compared = 0;
    const wrong = locations.flatMap((location) => {
      const facts = factRecord(location);
      const said = [
        ...factList(facts).map(({ says }) => says),
        ...factQuestions(facts).map(({ answer }) => answer),
      ];
      const numbers = (pattern: RegExp) =>
        said.flatMap((words) => {
          const found = pattern.exec(words)?.[1];
          return found === undefined ? [] : [Number(found)];
        });
      return pairs.flatMap(([none, nearest]) => {
        const [radius, miles] = [Math.max(0, ...numbers(none)), Math.min(...numbers(nearest))];
        if (radius > 0 && miles < Infinity) compared++;
        return miles < radius ? [`${location.row.canonicalSlug}: ${radius}, ${miles}`] : [];
      });
    });
    expect(compared).toBeGreaterThan(1_500);
    expect(wrong).toEqual([]);
  });

  test("name all that share a first place, over all locations", () => {
    const firsts = locations.flatMap((location) =>
      factList(factRecord(location)).filter(({ first, id }) => first && /^town|^far/.test(id)),
    );
    expect(firsts.filter(({ tied }) => tied).length).toBeGreaterThan(5);
    for (const { tied = [], names = [] } of firsts) {
      expect(names).toEqual(expect.arrayContaining([...tied]));
    }
  });

  test("give the place London the towns of its region", () => {
    expect(saysOf("place", "london")["towns"]).toBe("all 33 boroughs in London");
    expect(saysOf("place", "london")).not.toHaveProperty("count5");
  });

  test("say what is on an island and what is across the water", () => {
    expect(saysOf("place", "ryde")).toMatchObject({
      island: "54 MOT stations on the Isle of Wight",
      opposite: "4.7 miles to Gosport in a straight line, across the water, to the north",
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

  test("answer two to four questions of a place without a text", () => {
    const places = locations.filter(({ kind }) => kind === "place");
    const counts = places.map((location) => factQuestions(factRecord(location)).length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 4]);
  });
});
