import { describe, expect, test } from "vitest";
import { isInArea } from "@vanfettle/contract/geo/postcode";
import { find } from "./find.ts";
import { allSectorCentres } from "./geocode-postcode.ts";

const names = (text: string) => find({}, text).places.map(({ name }) => name);

describe("a postcode", () => {
  test.each([
    ["ME14 1AA", "ME14 1AA", "sector"],
    ["me141aa", "ME14 1AA", "sector"],
    ["ME14 1", "ME14 1", "sector"],
    ["ME14", "ME14", "outcode"],
    ["ME14 1A", "ME14 1", "sector"],
    ["me14 44A", "ME14", "outcode"],
    ["ME 14", "ME14", "outcode"],
  ])("%s finds the nearest places in order, with distances in miles", (text, postcode, placed) => {
    const found = find({}, text);
    expect(found).toMatchObject({ outcome: "postcode", postcode, placed });
    expect(found.places[0]).toMatchObject({ name: "Maidstone", area: "Kent, South East" });
    expect(found.places.map(({ miles }) => miles)).toEqual(
      found.places.map(({ miles }) => miles).toSorted(ascending),
    );
  });

  test.each([
    ["PO1", "Portsmouth", /Isle of Wight|Ryde|Cowes/],
    ["PO33", "Ryde", /Portsmouth|Southsea|Gosport/],
  ])("%s finds only places on the same side of the water", (text, first, across) => {
    expect(names(text)[0]).toBe(first);
    expect(names(text).join(" ")).not.toMatch(across);
  });

  test("finds the places of the Isles of Scilly, Orkney and Shetland", () => {
    expect(names("TR21 0AA")).toContain("Hugh Town");
    expect(names("ZE1 0AA")[0]).toBe("Lerwick");
    expect(names("KW15")[0]).toBe("Kirkwall");
  });

  test.each(["SW1", "W1", "EC1", "wc2", "mot sw 1"])(
    "finds London's %s without its letter",
    (text) => {
      expect(find({}, text)).toMatchObject({ outcome: "postcode", placed: "outcode" });
      expect(find({}, text).places.map(({ area }) => area)).toContain("Greater London, London");
    },
  );

  test("knows every postcode area of Great Britain", () => {
    const areas = new Set(allSectorCentres().map(({ outcode }) => outcode.replace(/\d.*/, "")));
    expect(areas.size).toBe(120);
    expect([...areas].filter((area) => !isInArea({ area }))).toEqual([]);
  });

  test("finds the region page of London", () => {
    expect(find({}, "SW1A").places).toContainEqual(
      expect.objectContaining({ name: "London", kind: "region" }),
    );
  });

  test("leads to Northern Ireland, for which the tables have no postcodes", () => {
    expect(find({}, "BT1 1AA")).toMatchObject({
      outcome: "northern-ireland",
      postcode: "BT1 1AA",
      placed: null,
      places: [{ slug: "belfast" }, { slug: "northern-ireland" }],
    });
  });

  test.each([
    ["BT1", "belfast"],
    ["bt17 0aa", "belfast"],
    ["BT20 3", "bangor"],
    ["BT48 7AA", "derry"],
    ["BT25", "dromore"],
    ["BT33", "newcastle"],
    ["BT78", "omagh"],
    ["BT94 1AA", "enniskillen"],
    ["BT68 4AA", "northern-ireland"],
    ["BT99", "northern-ireland"],
  ])("leads %s to %s first", (postcode, slug) => {
    expect(find({}, postcode).places[0]?.slug).toBe(slug);
  });
});

test.each([
  ["Derry", "derry"],
  ["Londonderry", "derry"],
  ["Derry/Londonderry", "derry"],
  ["L'derry", "derry"],
  ["Derry city", "derry"],
  ["Co. Derry", "county-londonderry"],
  ["Caerdydd", "cardiff"],
  ["yn Abertawe", "swansea"],
  ["Treforys", "swansea"],
  ["Penybont", "bridgend"],
  ["Y Bermo", "barmouth"],
  ["Llambed", "lampeter"],
  ["mot Rhymni", "rhymney"],
])("%s finds %s by another of its names", (text, slug) => {
  const found = find({}, text);
  expect(found.outcome).toMatch(/^(?:places|around)$/);
  expect(found.places[0]?.slug).toBe(slug);
});

describe("a search with more than a place", () => {
  test("finds the sector in the middle of the only place for a class", () => {
    expect(find({}, "class 7 mot maidstone")).toMatchObject({
      outcome: "places",
      places: [{ slug: "maidstone" }],
      sector: expect.stringMatching(/^ME1[456] \d$/) as string,
    });
    expect(find({}, "mot maidstone").sector).toBeNull();
    expect(find({}, "class 7 mot st ives").sector).toBeNull();
    expect(find({}, "class 7 mot belfast").sector).toBeNull();
    expect(find({}, "class 7 mot kent").sector).toBeNull();
  });

  test("takes an outcode beside a place of another region for something else", () => {
    expect(find({}, "garage off m4 newport wales").places).toMatchObject([{ slug: "newport" }]);
    expect(find({}, "garage m4 manchester")).toMatchObject({ outcome: "postcode", postcode: "M4" });
    expect(find({}, "garage zz99 leeds").places).toMatchObject([{ slug: "leeds" }]);
  });

  test("finds the town beside a Northern Irish postcode, and its region", () => {
    for (const text of ["Belfast BT9", "BT9 5AB belfast"]) {
      const { outcome, places } = find({}, text);
      expect([outcome, ...places.map(({ slug }) => slug)]).toEqual([
        "northern-ireland",
        "belfast",
        "northern-ireland",
      ]);
    }
    expect(find({}, "Lurgan BT9 5AB").places.map(({ slug }) => slug)).toEqual([
      "lurgan",
      "belfast",
      "northern-ireland",
    ]);
    expect(find({}, "Leeds BT9 5AB").places[0]?.slug).toBe("belfast");
  });

  test.each([
    ["12 Mill Lane, Bath", "bath"],
    ["London Road, Leeds", "leeds"],
    ["Newcastle u Tyne", "newcastle-upon-tyne"],
    ["Newcastle u Lyme", "newcastle-under-lyme"],
    ["Berwick", "berwick-upon-tweed"],
    ["Isle of Shepey", "sheerness"],
    ["south london mot", "london"],
    ["Isle of Islay", "highlands-and-islands"],
    ["Isle of Harris", "highlands-and-islands"],
    ["east anglia", "east-of-england"],
    ["the west country", "south-west"],
    ["home counties mot", "berkshire"],
    ["the north", "north-west"],
    ["the borders", "lothian-and-borders"],
    ["eryri", "gwynedd"],
    ["the potteries", "stoke-on-trent"],
    ["the fens", "wisbech"],
    ["north kent", "kent"],
    ["east lancs", "lancashire"],
    ["mid cornwall", "cornwall"],
    ["south east london", "london"],
    ["east leeds", "leeds"],
    ["flat 2b 15a london road leeds", "leeds"],
    ["Easton Bristol", "bristol"],
    ["leds", "leeds"],
    ["Kingston", "kingston-upon-thames"],
    ["24 hour mechanic derby", "derby"],
    ["LL57 Bangor", "bangor-gwynedd"],
    ["leeds city centre", "leeds"],
    ["luton airport", "luton"],
  ])("%s leads to %s first", (text, slug) => {
    expect(find({}, text).places[0]?.slug).toBe(slug);
  });

  test.each([
    ["Quibble Wells", "nothing"],
    ["M1 junction 26", "no-place"],
    ["near the M25", "no-place"],
  ])("%s is no other place or postcode", (text, outcome) => {
    expect(find({}, text)).toMatchObject({ outcome, postcode: null, places: [] });
  });

  test("prefers a full postcode to the place beside it", () => {
    expect(find({}, "E14 5AB, Leeds")).toMatchObject({ outcome: "postcode", postcode: "E14 5AB" });
  });

  test.each([
    ["mot near me", "no-place"],
    ["garage", "no-place"],
    ["how often should a van be serviced", "no-place"],
    ["do you fit tow bars", "no-place"],
    ["can i do it in winter", "no-place"],
    ["where can i get an mot in maidstoen", "similar"],
    ["i need an mot maidstoen", "similar"],
    ["are there garages in Leeds that do class 7", "places"],
    ["i need new brakes in st ives", "places"],
    ["can i get a service near ME14 1AA", "postcode"],
    ["mot jersey", "outside-uk"],
    ["mot je2 3ab", "outside-uk"],
    ["mot bfpo 57", "unknown-postcode"],
    ["Isle of Mull", "around"],
    ["quick blokes leeds", "similar"],
    ["oil chnage chatham", "places"],
    ["peterhead brakes squeeling", "places"],
    ["barking mot", "places"],
    ["bs3 oil change", "postcode"],
    ["orange engine light on transit can i drive", "no-place"],
    ["mot ran out yesterday can i drive", "no-place"],
    ["van brakes squeaking in the morning", "no-place"],
    ["nearest to st ives that does vans", "places"],
  ])("%s: %s", (text, outcome) => {
    expect(find({}, text).outcome).toBe(outcome);
  });
});

test("without a match returns the three names with the nearest spelling, of similar ones", () => {
  const { outcome, places, nearest } = find({}, "mot Bybury");
  expect([outcome, places]).toEqual(["nothing", []]);
  expect(nearest.map(({ name }) => name)).toEqual(["Bury", "Banbury", "Bunbury"]);
  for (const text of ["dentist", "restaurant"]) expect(find({}, text).nearest).toEqual([]);
});

const ascending = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);

test.each([
  ["GY1", "outside-uk"],
  ["Isle of Man", "outside-uk"],
  ["ZZ99", "unknown-postcode"],
  ["GIR 0AA", "unknown-postcode"],
  ["BF1 1AA", "unknown-postcode"],
  ["SO 4AP", "not-a-postcode"],
  ["🚐", "nothing"],
  ["", "nothing"],
  ["A".repeat(200), "nothing"],
  ["123", "no-place"],
  ["Yockenthwaite", "nothing"],
])("returns the outcome for %j: %s", (text, outcome) => {
  expect(find({}, text)).toMatchObject({ outcome, places: [] });
});

test.each(["gir", "Girv", "GIRVAN"])(
  "finds Girvan by %j, although Girobank's postcode starts the same way",
  (text) => {
    expect(find({}, text)).toMatchObject({ postcode: null });
    expect(names(text)).toContain("Girvan");
  },
);

test("a name finds places without distances", () => {
  expect(find({}, "St Ives")).toMatchObject({
    outcome: "places",
    postcode: null,
    places: [
      { name: "St Ives, Cambridgeshire", miles: null },
      { name: "St Ives, Cornwall", miles: null },
    ],
  });
  expect(find({}, "Sheffeild")).toMatchObject({
    outcome: "similar",
    places: [{ slug: "sheffield" }],
  });
});

test("offers a town and the area beside it where the town is in another", () => {
  expect(names("van mot leigh lancs")).toEqual(["Leigh", "Lancashire"]);
  expect(names("gillingham lancs")).toEqual([
    "Gillingham, Kent",
    "Gillingham, Dorset",
    "Lancashire",
  ]);
  expect(names("gillingham dorset")).toEqual(["Gillingham, Dorset"]);
});

test("a shortened junction is the place of that name", () => {
  expect(names("llandudno jct mot")).toEqual(["Llandudno Junction"]);
});

test.each([
  ["brakes grinding is it ok to drive to garage rutherglen", ["Rutherglen"]],
  ["Bodmin mot high top camper will it fit", ["Bodmin"]],
  ["is a van like this ok for a class 7 mot", []],
])("offers the town at an end of the question %j", (text, expected) => {
  expect(find({}, text).outcome).toBe("no-place");
  expect(names(text)).toEqual(expected);
});

test("reads an outcode that does not exist as a sector without its blank", () => {
  expect(find({}, "cr78")).toMatchObject({ outcome: "postcode", postcode: "CR7 8" });
  expect(find({}, "zz99")).toMatchObject({ outcome: "unknown-postcode", postcode: "ZZ99" });
});

test("a misspelt name of two words is not the town that the second is", () => {
  expect(find({}, "peckam rye")).toMatchObject({ outcome: "around", meant: "peckham rye" });
});

test("oil beside an outcode is no end of a postcode", () => {
  expect(find({}, "bs3 oil change").postcode).toBe("BS3");
});

test.each(["asford", "asfordb", "whitb", "Maidst", "tunbridge w"])(
  "suggests similar places for %s, without opening a page",
  (text) => {
    const found = find({}, text);
    expect(found.outcome).toBe("similar");
    expect(found.places.length).toBeGreaterThan(0);
  },
);
