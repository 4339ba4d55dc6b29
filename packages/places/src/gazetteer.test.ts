import { around } from "geokdbush";
import { describe, expect, test } from "vitest";
import { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";
import {
  footerLocationSlugs,
  popularCitySlugs,
} from "@vanfettle/contract/location/featured-cities";
import { locationAliases } from "@vanfettle/contract/location/location-aliases";
import { regions } from "@vanfettle/contract/location/regions";
import { listedPlaceType } from "@vanfettle/core/location/location-lists";
import { indexPoints } from "@vanfettle/stations/point";
import { readTable } from "./csv.ts";
import { loadGazetteer, placeTypes, readEditedPlaces } from "./gazetteer.ts";
import { slugify } from "./slugify.ts";

const gazetteer = loadGazetteer();
const slugsOf = (rows: readonly { slug: string }[]) => rows.map((row) => row.slug);

describe("areas", () => {
  test("the 12 regions match the contract's slugs and names", () => {
    expect(gazetteer.regions.map(({ slug, name }) => ({ slug, name }))).toEqual(
      regions.map(({ slug, name }) => ({ slug, name })),
    );
  });

  test("there are 66 counties, distributed over the regions like in the contract", () => {
    expect(gazetteer.counties).toHaveLength(66);
    expect(gazetteer.regions.map((region) => region.counties.length)).toEqual(
      regions.map((region) => region.counties),
    );
  });

  test("each county has the expected region and numbers of places and core places", () => {
    const stated = readTable("checks/county-sizes.csv", [
      "region",
      "county",
      "places",
      "core",
    ] as const);
    const sizes = gazetteer.counties.map(({ region, slug, places }) => ({
      region: region.slug,
      county: slug,
      places: String(places.length),
      core: String(places.filter((place) => place.isCore).length),
    }));
    expect(sizes).toEqual(stated);
  });

  test("a county's places are sorted by population, then by name", () => {
    const rutland = gazetteer.counties.find((county) => county.slug === "rutland");
    expect(rutland?.places.slice(0, 2).map((place) => place.name)).toEqual(["Oakham", "Uppingham"]);
    for (const { places } of gazetteer.counties) {
      const populations = places.map((place) => place.population ?? 0);
      expect(populations).toEqual(populations.toSorted((a, b) => b - a));
    }
  });

  test("an area's coordinates are its population-weighted centre", () => {
    const kent = gazetteer.counties.find((county) => county.slug === "kent");
    expect(kent?.latitude).toBeCloseTo(51.3, 0);
    expect(kent?.longitude).toBeCloseTo(0.6, 0);
  });
});

describe("edited rows", () => {
  const rows = readEditedPlaces();
  const slugsWhere = (isWrong: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isWrong).map(({ canonicalSlug }) => canonicalSlug);

  test("have the columns of a place and no others", () => {
    const columns = Object.keys(rows[0] ?? {});
    expect(columns).toHaveLength(14);
    expect(slugsWhere((row) => Object.keys(row).join() !== columns.join())).toEqual([]);
  });

  test("have a slug that begins with their name, a known type and a plausible population", () => {
    expect(
      slugsWhere(({ canonicalSlug, name }) => {
        const bare = slugify(name);
        return canonicalSlug !== bare && !canonicalSlug.startsWith(`${bare}-`);
      }),
    ).toEqual([]);
    expect(slugsWhere(({ type }) => !placeTypes.includes(type))).toEqual([]);
    expect(
      slugsWhere(
        ({ population }) =>
          population !== null && !(Number.isInteger(population) && population > 0),
      ),
    ).toEqual([]);
  });

  test("name one region of statistics for each county, or a second in Lincolnshire", () => {
    const regionsOf = Map.groupBy(rows, ({ county }) => county);
    const several = [...regionsOf].filter(
      ([, places]) => new Set(places.map(({ nutsRegion }) => nutsRegion)).size > 1,
    );
    expect(several.map(([county]) => county)).toEqual(["lincolnshire"]);
  });

  test("lie in their county: one of their ten nearest places belongs to it, except for towns at a corner", () => {
    const index = indexPoints(rows);
    const alone = slugsWhere((row) => {
      const [, ...nearest] = around(index, row.longitude, row.latitude, 11);
      return !nearest.some((position) => rows[position]?.county === row.county);
    });
    expect(alone).toEqual([
      "ross-on-wye",
      "bottesford",
      "easton-on-the-hill",
      "easterhouse",
      "ystradgynlais",
    ]);
  });
});

describe("slugs", () => {
  const canonical = gazetteer.places.map((place) => place.canonicalSlug);

  test("canonical slugs are unique and contain only lower-case letters, digits and hyphens", () => {
    expect(new Set(canonical).size).toBe(4089);
    expect(canonical.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test("only London shares its slug with an area", () => {
    const areas = new Set([...slugsOf(gazetteer.regions), ...slugsOf(gazetteer.counties)]);
    expect(areas.size).toBe(12 + 66);
    expect(canonical.filter((slug) => areas.has(slug))).toEqual(["london"]);
  });

  test("aliases differ from stored slugs and lead to stored areas", () => {
    const areas = [...slugsOf(gazetteer.regions), ...slugsOf(gazetteer.counties)];
    const stored = new Set([...areas, ...canonical]);
    expect(Object.keys(locationAliases).filter((alias) => stored.has(alias))).toEqual([]);
    expect(Object.values(locationAliases).filter((slug) => !areas.includes(slug))).toEqual([]);
  });

  test.each([
    ["newport", "gwent"],
    ["richmond", "north-yorkshire"],
    ["ashford", "kent"],
    ["gillingham", "kent"],
    ["whitchurch", "shropshire"],
    ["bangor", "county-down"],
    ["bristol", "gloucestershire"],
  ])("the slug %s belongs to the place in %s", (slug, county) => {
    expect(gazetteer.places.find((place) => place.canonicalSlug === slug)?.county.slug).toBe(
      county,
    );
  });
});

describe("places", () => {
  test("every centre is marked as a centre and is another place", () => {
    const withCentre = gazetteer.places.filter((place) => place.centre);
    expect(withCentre.length).toBeGreaterThan(400);
    expect(withCentre.filter((place) => !place.centre?.isCentre || place.centre === place)).toEqual(
      [],
    );
  });

  test("districts and boroughs have a centre in their county; cities, towns and villages have a null centre", () => {
    const belongs = new Set(["district", "london-district", "london-borough"]);
    const wrong = gazetteer.places.filter(
      ({ type, centre, county }) =>
        belongs.has(type) !== (centre !== null) || (centre && centre.county !== county),
    );
    expect(wrong.map((place) => place.canonicalSlug)).toEqual([]);
  });

  test("the core set has 243 places, including the places with links on the site", () => {
    const core = gazetteer.places
      .filter((place) => place.isCore)
      .map((place) => place.canonicalSlug);
    expect(core).toHaveLength(243);
    expect(
      [...popularCitySlugs, ...footerLocationSlugs].filter((slug) => !core.includes(slug)),
    ).toEqual([]);
  });

  test("there are 75 cities, including London, and 33 London boroughs", () => {
    const named = (type: string) =>
      gazetteer.places.filter((place) => place.type === type).map((place) => place.name);
    expect(named("city")).toHaveLength(75);
    expect(named("london-borough")).toHaveLength(33);
    expect(named("london-borough")).toEqual(
      expect.arrayContaining(["City of London", "Westminster"]),
    );
  });

  test.each(["gravesend", "gateshead", "oldham", "basildon", "west-bromwich", "stockport"])(
    "%s, a town by the ONS's figure, is a town",
    (slug) => {
      expect(gazetteer.places.find((place) => place.canonicalSlug === slug)?.type).toBe("town");
    },
  );

  test("no place of unknown population is listed as a village", () => {
    const listed = gazetteer.places.map(({ type, population }) => ({
      population,
      listedAs: listedPlaceType({ type, ...(population !== null && { population }) }),
    }));
    const villages = listed.filter(({ listedAs }) => listedAs === "village");
    expect(villages.filter(({ population }) => population === null)).toEqual([]);
    expect(villages.length).toBeGreaterThan(1_500);
    expect(listed.filter(({ listedAs }) => listedAs === "unclassified").length).toBeGreaterThan(
      100,
    );
  });

  test.each([
    ["leigh-on-sea", "essex", 86, 23, 7],
    ["cottingham-east-yorkshire", "east-yorkshire", 154, 47, 5],
    ["morriston", "west-glamorgan", 93, 28, 29],
    ["sprowston", "norfolk", 93, 26, 17],
    ["whiston", "merseyside", 106, 31, 1],
    ["stubbington", "hampshire", 70, 10, 3],
    ["rossington", "south-yorkshire", 69, 26, 5],
    ["horndean", "hampshire", 41, 11, 9],
    ["southborough", "kent", 46, 9, 16],
    ["oswaldtwistle", "lancashire", 104, 39, 2],
    ["llandudno-junction", "clwyd", 37, 10, 11],
  ])(
    "%s in %s has a page, with %i stations within five miles, %i of class 7, and %i of its own",
    (slug, county, stations, class7, own) => {
      const place = gazetteer.places.find(({ canonicalSlug }) => canonicalSlug === slug);
      expect(place).toMatchObject({ county: { slug: county }, isCore: false });
      expect(place?.figures.within[5]).toEqual({ stations, class7 });
      expect(place?.figures.own.stations).toBe(own);
    },
  );

  test.each([
    "llanidloes",
    "machynlleth",
    "hay-on-wye",
    "bala",
    "stow-on-the-wold",
    "settle",
    "aldeburgh",
    "southwold",
    "dornoch",
    "saltney",
  ])("%s is a town despite its size", (slug) => {
    expect(gazetteer.places.find((place) => place.canonicalSlug === slug)).toMatchObject({
      type: "town",
    });
  });

  test("coordinates are in the United Kingdom", () => {
    const outside = gazetteer.places.filter(
      ({ latitude, longitude }) =>
        latitude < 49.8 || latitude > 60.9 || longitude < -8.2 || longitude > 1.8,
    );
    expect(outside.map((place) => place.canonicalSlug)).toEqual([]);
  });

  test("North Lincolnshire is in the statistical region Yorkshire, and its county is in the East Midlands", () => {
    const scunthorpe = gazetteer.places.find((place) => place.canonicalSlug === "scunthorpe");
    expect(scunthorpe).toMatchObject({ nutsRegion: "UKE", region: { slug: "east-midlands" } });
  });
});

test("every location can be used in a booking, by name and by slug", () => {
  const { counties, places } = gazetteer;
  const locations = [
    ...gazetteer.regions.map(({ name, slug }) => ({ name, slug })),
    ...counties.map(({ name, slug }) => ({ name, slug })),
    ...places.map(({ name, canonicalSlug }) => ({ name, slug: canonicalSlug })),
  ];
  expect(locations).toHaveLength(4_167);
  const vehicle = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot" };
  const refused = locations.filter(
    ({ name, slug }) =>
      !BookingRequest.safeParse({ ...vehicle, location: name, locationSlug: slug }).success,
  );
  expect(refused).toEqual([]);
});

test("a reference to a missing county throws", () => {
  const rows = { regions: [], counties: [], places: [{ county: "nowhere" }] };
  expect(() => loadGazetteer(rows as never)).toThrow("nowhere");
});
