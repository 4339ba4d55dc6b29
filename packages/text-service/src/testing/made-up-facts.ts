import type { Facts, PopulationBand } from "../writer/facts.ts";

const beginnings = "Ash Beck Cold Dun East Fern Gold Hazel Kirk Long Mill North Oak Pen Stan Thorn West".split(" ");
const endings = "bourne bridge by combe den field ford ham hurst ley mere minster ness ton well wick".split(" ");

export const madeUpNames: readonly string[] = endings.flatMap((ending) => beginnings.map((start) => start + ending));

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

/** A place of a made-up county: neighbours, counts and size follow from its number. */
export function placeFacts(number: number, changes: Partial<Facts> = {}): Facts {
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
    ...changes,
  };
}

export const northernFacts = (number: number): Facts =>
  placeFacts(number, {
    county: "County Midland",
    region: "Northern Ireland",
    garages: { count: 0, class7: 0, withinMiles: 5, source, year: 2020 },
    services: services.filter(({ name }) => !name.startsWith("MOT")),
    mot: northernIreland,
  });

export function hubFacts(kind: "county" | "region", name: string, changes: Partial<Facts> = {}): Facts {
  return placeFacts(name.length, {
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
    ...changes,
  });
}
