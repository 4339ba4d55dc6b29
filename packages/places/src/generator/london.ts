import { correctedBoroughs } from "../facts/centres.ts";
import type { Draft } from "./draft.ts";
import type { Borough, Facts } from "./facts.ts";
import { londonCouncil } from "./source-place.ts";

/** London's places: 33 boroughs whose centre is London, and districts whose centre is their borough. */
export function nameLondonBoroughs(facts: Facts, places: readonly Draft[]): Draft[] {
  const inLondon = places.filter((place) => place.council === londonCouncil);
  const london = inLondon.find((place) => place.type === "city" && place.name === "London");
  if (!london) throw new Error("London is missing");
  london.isCentre = true;

  const boroughs = new Map<string, Draft>();
  const added: Draft[] = [];
  for (const borough of facts.boroughs.values()) {
    const row = rowOf(borough, inLondon);
    if (borough.stands === "seat") added.push(row);
    boroughs.set(borough.code, Object.assign(row, { type: "london-borough", isCentre: true, centre: london } as const));
  }

  for (const place of inLondon) {
    if (place === london || place.type === "london-borough") continue;
    place.borough = correctedBoroughs.get(place.name) ?? place.borough;
    place.type = "london-district";
    place.centre = boroughs.get(place.borough) ?? null;
  }
  return [...places, ...added];
}

/** The source's row of the borough itself, or a new one at its seat, which stays a district of its own. */
function rowOf(borough: Borough, inLondon: readonly Draft[]): Draft {
  const source = inLondon.find((place) => place.geonamesName === borough.geonamesName);
  if (!source) throw new Error(`no source has ${borough.geonamesName}, which ${borough.name} needs`);
  const named = { name: borough.name, borough: borough.code, population: borough.population };
  return borough.stands === "itself"
    ? Object.assign(source, named)
    : { ...source, ...named, geonamesId: null, geonamesName: borough.name };
}
