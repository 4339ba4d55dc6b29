import { lexicon } from "../corpus/lexicon.ts";
import type { Slots } from "./expand.ts";
import type { Facts } from "./facts.ts";
import { sameArea, withArticle } from "./location-names.ts";
import { shuffled } from "./random.ts";
import type { Random } from "./random.ts";

const figure = (value: number): string => value.toLocaleString("en-GB");
const distance = (miles: number): string => (miles === 1 ? "1 mile" : `${miles} miles`);
const kilograms = (value: number | null): string | null => (value === null ? null : `${figure(value)} kg`);
const pounds = (value: string | null): string | null => (value === null ? null : `£${value}`);
const several = (value: number | null): string | null => (value !== null && value > 1 ? figure(value) : null);

function areaSlots(facts: Facts): Record<string, string | null> {
  const { name, county, region, centre } = facts;
  const wider = [county, region].filter((area) => area !== null && !sameArea(area, name)) as string[];
  return {
    name,
    place: withArticle(name),
    county: county && !sameArea(county, name) ? withArticle(county) : null,
    region: sameArea(region, name) ? null : withArticle(region),
    area: wider[0] === undefined ? "the UK" : withArticle(wider[0]),
    centre: centre && !sameArea(centre, name) ? withArticle(centre) : null,
    band: facts.populationBand,
    population: facts.population === null ? null : figure(facts.population),
    places: several(facts.placeCount),
    counties: several(facts.countyCount),
  };
}

function garageSlots({ garages, mot, services }: Facts): Record<string, string | null> {
  const both = services.find((service) => service.name === "MOT + Service")?.price;
  return {
    garageCount: mot.atGarages ? several(garages.count) : null,
    class7Count: mot.atGarages ? several(garages.class7) : null,
    within: garages.withinMiles === null ? null : distance(garages.withinMiles),
    year: String(garages.year),
    class4Kg: mot.atGarages ? kilograms(mot.class4MaxKg) : null,
    class7Kg: mot.atGarages ? kilograms(mot.class7MaxKg) : null,
    class4Fee: mot.atGarages ? pounds(mot.class4MaxFee) : null,
    class7Fee: mot.atGarages ? pounds(mot.class7MaxFee) : null,
    // Light goods vehicles in Northern Ireland are due at three years like the rest of the UK; another figure is a car's.
    firstYears: mot.atGarages || mot.firstTestAfterYears === 3 ? `${mot.firstTestAfterYears} years` : null,
    bothPrice: mot.atGarages && both?.startsWith("£") ? both : null,
  };
}

/** Across water or empty country the nearest names may be hours away: they are no neighbours. */
const furthestNeighbour = 25;

/** Neighbours come round in turn, so that a text speaks of several and of none too often. */
function neighbourSlots(facts: Facts, random: Random): Slots {
  const near = facts.nearby.filter((place) => place.miles > 0 && !sameArea(place.name, facts.name));
  const others = shuffled(
    random,
    near.filter(({ miles }) => miles <= furthestNeighbour),
  );
  const largest = shuffled(random, facts.largestPlaces);
  const spots = facts.kind === "place" ? others : largest;
  let turn = 0;
  const pick = <T>(list: T[], step: number): T | null =>
    list.length > 2 ? (list[(turn + step) % list.length] as T) : null;
  const nearest = near[0];
  return (slot) => {
    if (slot === "nearest") return nearest?.name ?? null;
    if (slot === "nearestMiles") return nearest ? distance(nearest.miles) : null;
    const match = /^(spot|near|miles|largest)([ABC])$/.exec(slot);
    if (!match) return null;
    const step = "ABC".indexOf(match[2] as string);
    if (match[1] !== "miles" && match[2] === "A") turn += spots.length % 3 === 0 ? 1 : 3;
    if (match[1] === "spot") return pick(spots, step)?.name ?? null;
    if (match[1] === "largest") return pick(largest, step)?.name ?? null;
    const neighbour = pick(others, step);
    if (neighbour === null) return null;
    return match[1] === "near" ? neighbour.name : distance(neighbour.miles);
  };
}

export function createSlots(facts: Facts, random: Random): Slots {
  const fixed = { ...areaSlots(facts), ...garageSlots(facts) };
  const neighbours = neighbourSlots(facts, random);
  return (slot) => fixed[slot] ?? lexicon[slot] ?? neighbours(slot);
}
