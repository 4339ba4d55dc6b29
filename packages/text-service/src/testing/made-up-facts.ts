import type { Facts, PopulationBand } from "../writer/facts.ts";

const beginnings = "Ash Beck Cold Dun East Fern Gold Hazel Kirk Long Mill North Oak Pen Stan Thorn West".split(" ");
const endings = "bourne bridge by combe den field ford ham hurst ley mere minster ness ton well wick".split(" ");

/** 289 names of places that do not exist. */
const madeUpNames: readonly string[] = endings.flatMap((ending) => beginnings.map((start) => start + ending));

const britain: Facts["mot"] = {
  class4MaxKg: 3000,
  class4MaxFee: "54.85",
  class7MinKg: 3000,
  class7MaxKg: 3500,
  class7MaxFee: "58.60",
  firstTestAfterYears: 3,
  yearly: true,
  atGarages: true,
};

const northernIreland: Facts["mot"] = {
  class4MaxKg: null,
  class4MaxFee: null,
  class7MinKg: null,
  class7MaxKg: null,
  class7MaxFee: null,
  firstTestAfterYears: 3,
  yearly: true,
  atGarages: false,
};

const source = "DVSA active MOT test stations";
const services = [
  { name: "MOT Test", price: "£54.85" },
  { name: "Full Service", price: "Get Quote" },
  { name: "MOT + Service", price: "£180" },
];

const bands: (PopulationBand | null)[] = ["village", "small town", "town", "large town", "city", null];

/** Builds the facts of a place in a made-up county. Its name, neighbours, counts and size follow from the number. */
export function buildPlaceFacts(number: number, overrides: Partial<Facts> = {}): Facts {
  const name = madeUpNames[number % madeUpNames.length] ?? "Ashford";
  const populationBand = bands[number % bands.length] ?? null;
  const count = 2 + ((number * 7) % 180);
  return {
    kind: "place",
    name,
    type: populationBand ?? "london-district",
    county: "Midshire",
    region: "East Midlands",
    population: 1000 + number * 37,
    populationBand,
    latitude: 52 + (number % 17) / 20,
    longitude: -1 - Math.floor(number / 17) / 20,
    nearby: Array.from({ length: 8 }, (_, i) => ({
      name: madeUpNames[(number + [1, 16, 17, 18, 2, 15, 33, 35][i]!) % madeUpNames.length] ?? "Ashby",
      miles: Math.round((0.7 + i * 0.9 + (number % 9) / 10) * 10) / 10,
    })),
    centre: populationBand === null ? "Oakminster" : null,
    largestPlaces: [],
    placeCount: null,
    countyCount: null,
    garages: { count, class7: Math.floor(count / 4), withinMiles: 5, source, year: 2020 },
    services,
    mot: britain,
    ...overrides,
  };
}

/** Builds the facts of a place in Northern Ireland. */
export const buildNorthernIrelandFacts = (number: number): Facts =>
  buildPlaceFacts(number, {
    county: "County Midland",
    region: "Northern Ireland",
    garages: { count: 0, class7: 0, withinMiles: 5, source, year: 2020 },
    services: services.filter(({ name }) => !name.startsWith("MOT")),
    mot: northernIreland,
  });

/** Builds the facts of a county or region. */
export function buildAreaFacts(kind: "county" | "region", name: string, overrides: Partial<Facts> = {}): Facts {
  return buildPlaceFacts(name.length, {
    kind,
    name,
    type: kind,
    county: null,
    region: kind === "region" ? name : "East Midlands",
    population: null,
    populationBand: null,
    nearby: [],
    centre: null,
    largestPlaces: madeUpNames.slice(20, 30).map((place) => ({ name: place })),
    placeCount: 118,
    countyCount: kind === "region" ? 6 : null,
    garages: { count: 1302, class7: 341, withinMiles: null, source, year: 2020 },
    ...overrides,
  });
}
