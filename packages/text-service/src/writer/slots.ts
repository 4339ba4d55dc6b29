import { lexicon } from "../corpus/corpus.ts";
import type { Slots } from "./expand.ts";
import type { Facts } from "./facts.ts";
import { shuffled, type Random } from "./random.ts";

const takesArticle =
  /^(?:(?:South|North) (?:East|West)|(?:East|West) Midlands|East of England|East Riding of Yorkshire|Highlands & Islands|City of London|Isle of .+)$/;

/** Adds the article that some names need: "the South East", "the Highlands & Islands", but "Kent" and "Scotland". */
const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

/** Returns whether two names mean one area, such as London and Greater London. They must not stand side by side. */
const isSameArea = (one: string, other: string): boolean => {
  const bareName = (name: string) => name.replace(/^(?:Greater|City of|County) /, "").toLowerCase();
  return bareName(one) === bareName(other);
};

const formatNumber = (value: number): string => value.toLocaleString("en-GB");
const formatMiles = (miles: number): string => (miles === 1 ? "1 mile" : `${miles} miles`);
const formatKg = (value: number | null): string | null => (value === null ? null : `${formatNumber(value)} kg`);
const formatPounds = (value: string | null): string | null => (value === null ? null : `£${value}`);
/** A count of less than two is not stated, because the templates use the plural. */
const pluralCount = (value: number | null): string | null => (value !== null && value > 1 ? formatNumber(value) : null);

function areaSlots(facts: Facts): Record<string, string | null> {
  const { name, county, region, centre } = facts;
  const wider = [county, region].filter((area) => area !== null && !isSameArea(area, name)) as string[];
  return {
    name,
    place: withArticle(name),
    county: county && !isSameArea(county, name) ? withArticle(county) : null,
    region: isSameArea(region, name) ? null : withArticle(region),
    area: wider[0] === undefined ? "the UK" : withArticle(wider[0]),
    centre: centre && !isSameArea(centre, name) ? withArticle(centre) : null,
    band: facts.populationBand,
    population: facts.population === null ? null : formatNumber(facts.population),
    places: pluralCount(facts.placeCount),
    counties: pluralCount(facts.countyCount),
  };
}

function garageSlots({ garages, mot, services }: Facts): Record<string, string | null> {
  const both = services.find((service) => service.name === "MOT + Service")?.price;
  return {
    garageCount: mot.atGarages ? pluralCount(garages.count) : null,
    class7Count: mot.atGarages ? pluralCount(garages.class7) : null,
    within: garages.withinMiles === null ? null : formatMiles(garages.withinMiles),
    year: String(garages.year),
    class4Kg: mot.atGarages ? formatKg(mot.class4MaxKg) : null,
    class7Kg: mot.atGarages ? formatKg(mot.class7MaxKg) : null,
    class4Fee: mot.atGarages ? formatPounds(mot.class4MaxFee) : null,
    class7Fee: mot.atGarages ? formatPounds(mot.class7MaxFee) : null,
    // Light goods vehicles in Northern Ireland are due at three years like the rest of the UK; another figure is a car's.
    firstYears: mot.atGarages || mot.firstTestAfterYears === 3 ? `${mot.firstTestAfterYears} years` : null,
    bothPrice: mot.atGarages && both?.startsWith("£") ? both : null,
  };
}

/** Beyond this distance in miles, often across water or empty country, a place does not count as a neighbour. */
const maxNeighbourMiles = 25;

/** Returns the slots of nearby places, which rotate through the list so that a text names several and none too often. */
function neighbourSlots(facts: Facts, random: Random): Slots {
  const near = facts.nearby.filter((place) => place.miles > 0 && !isSameArea(place.name, facts.name));
  const others = shuffled(
    random,
    near.filter(({ miles }) => miles <= maxNeighbourMiles),
  );
  const largest = shuffled(random, facts.largestPlaces);
  const spots = facts.kind === "place" ? others : largest;
  let rotation = 0;
  const pick = <T>(list: T[], step: number): T | null =>
    list.length > 2 ? (list[(rotation + step) % list.length] as T) : null;
  const nearest = near[0];
  return (slot) => {
    if (slot === "nearest") return nearest?.name ?? null;
    if (slot === "nearestMiles") return nearest ? formatMiles(nearest.miles) : null;
    const match = /^(spot|near|miles|largest)([ABC])$/.exec(slot);
    if (!match) return null;
    const step = "ABC".indexOf(match[2] as string);
    if (match[1] !== "miles" && match[2] === "A") rotation += spots.length % 3 === 0 ? 1 : 3;
    if (match[1] === "spot") return pick(spots, step)?.name ?? null;
    if (match[1] === "largest") return pick(largest, step)?.name ?? null;
    const neighbour = pick(others, step);
    if (neighbour === null) return null;
    return match[1] === "near" ? neighbour.name : formatMiles(neighbour.miles);
  };
}

/** Returns the values of all slots for the facts. `random` shuffles the nearby places. */
export function createSlots(facts: Facts, random: Random): Slots {
  const fixed = { ...areaSlots(facts), ...garageSlots(facts) };
  const neighbours = neighbourSlots(facts, random);
  return (slot) => fixed[slot] ?? lexicon[slot] ?? neighbours(slot);
}
