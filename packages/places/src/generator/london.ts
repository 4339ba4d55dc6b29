import { boroughCorrections } from "../reference/corrections.ts";
import { londonCouncil, type GeneratedPlace } from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

/** Assigns London's 33 boroughs to London, and its districts to their borough. Adds missing boroughs. */
export function assignLondonBoroughs(reference: ReferenceData, places: readonly GeneratedPlace[]): GeneratedPlace[] {
  const inLondon = places.filter((place) => place.council === londonCouncil);
  const london = inLondon.find((place) => place.type === "city" && place.name === "London");
  if (!london) throw new Error("London is missing");
  london.isCentre = true;

  const boroughs = new Map<string, GeneratedPlace>();
  const added: GeneratedPlace[] = [];
  for (const borough of reference.boroughs.values()) {
    const row = findBoroughRow(borough, inLondon);
    if (borough.stands === "seat") added.push(row);
    boroughs.set(borough.code, Object.assign(row, { type: "london-borough", isCentre: true, centre: london } as const));
  }

  for (const place of inLondon) {
    if (place === london || place.type === "london-borough") continue;
    place.borough = boroughCorrections.get(place.name) ?? place.borough;
    place.type = "london-district";
    place.centre = boroughs.get(place.borough) ?? null;
  }
  return [...places, ...added];
}

type Borough = ReferenceData["boroughs"] extends Map<string, infer B> ? B : never;

/** Returns the borough's row in the source, or a new row at its seat, which remains a district. */
function findBoroughRow(borough: Borough, inLondon: readonly GeneratedPlace[]): GeneratedPlace {
  const source = inLondon.find((place) => place.geonamesName === borough.geonamesName);
  if (!source) throw new Error(`no source has ${borough.geonamesName}, which ${borough.name} needs`);
  const attributes = { name: borough.name, borough: borough.code, population: borough.population };
  return borough.stands === "seat"
    ? { ...source, ...attributes, geonamesId: null, geonamesName: borough.name }
    : Object.assign(source, attributes);
}
