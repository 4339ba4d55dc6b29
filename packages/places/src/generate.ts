import { writeFileSync } from "node:fs";
import { parseOptions } from "@vanfettle/commands/command-line";
import type { PlaceList } from "@vanfettle/contract/geo/place-list";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { stationList } from "@vanfettle/contract/station/station-list";
import { nearPlaceColumns } from "@vanfettle/stations/near-places";
import { readStationList } from "@vanfettle/stations/open-station-data";
import { countStations } from "./count-stations.ts";
import { loadGazetteer, readRows, type Gazetteer, type GazetteerRows } from "./gazetteer.ts";
import { buildNearTowns, nearTownsBySlug } from "./near-towns.ts";
import { buildPlaceList } from "./place-list.ts";
import { placeNames } from "./place-names.ts";
import { buildRegionMap } from "./region-maps.ts";
import { buildSeedRows } from "./seed-rows.ts";
import { buildSlugAliases } from "./slug-aliases.ts";
import { figuresText, noFigures } from "./station-figures.ts";

/**
 * Returns the texts of the files that are made from the gazetteer, by their paths in `packages`.
 */
export function generatedFiles(rows: GazetteerRows): Record<string, string> {
  const gazetteer = loadGazetteer(rows);
  const placeList = buildPlaceList(gazetteer);
  return {
    // Functions do not include the gazetteer, so core, contract and stations cannot import it.
    "core/src/content/checks/place-names.json": indented(placeNames(rows)),
    "contract/src/geo/place-list.json": placeListText(placeList),
    "contract/src/location/slug-aliases.json": indented(
      buildSlugAliases(gazetteer, placeList.otherNames),
    ),
    "contract/src/location/near-towns.json": indented(nearTownsBySlug(buildNearTowns(gazetteer))),
    "stations/data/places.json": nearPlacesText(gazetteer),
    ...regionMapFiles(gazetteer),
  };
}

const indented = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function placeListText({ counties, sizeSteps, otherNames }: PlaceList): string {
  const toObject = (rows: object): string => {
    const lines = Object.entries(rows).map(
      ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
    );
    return `{\n${lines.join(",\n")}\n}`;
  };
  const members = [
    `"counties":${toObject(counties)}`,
    `"sizeSteps":${toObject(sizeSteps)}`,
    `"otherNames":${toObject(otherNames)}`,
  ];
  return `{${members.join(",\n")}}\n`;
}

/** Excludes Northern Ireland, which the postcode lists do not cover. */
function nearPlacesText(gazetteer: Gazetteer): string {
  const lines: string[] = [];
  for (const row of buildSeedRows(gazetteer)) {
    if (row.kind !== "place" || isNorthernIreland(row.region)) continue;
    const values = nearPlaceColumns.map((column) =>
      column === "slug" ? row.canonicalSlug : (row[column] ?? null),
    );
    lines.push(`  ${JSON.stringify(values)}`);
  }
  const source = JSON.stringify(stationList.name);
  return `{"source":${source},"places":[\n${lines.join(",\n")}\n]}\n`;
}

/** Returns the images of the regions' maps, and one file with the links of all. */
function regionMapFiles(gazetteer: Gazetteer): Record<string, string> {
  const folder = "web/src/features/location/region-maps";
  const built = gazetteer.regions.map((region) => ({
    slug: region.slug,
    ...buildRegionMap(region, gazetteer),
  }));
  const links = built.map(({ slug, map }) => `${JSON.stringify(slug)}:${JSON.stringify(map)}`);
  return {
    [`${folder}/region-maps.json`]: `{\n${links.join(",\n")}\n}\n`,
    ...Object.fromEntries(built.map(({ slug, image }) => [`${folder}/${slug}.svg`, image])),
  };
}

/** Computes the committed figures of all places from an imported list. */
function figuresFile(folder: string): Record<string, string> {
  const list = readStationList(folder);
  if (!list || list.header.sample) throw new Error(`${folder} has no published list.`);
  const gazetteer = loadGazetteer(readRows({ otherwise: noFigures }));
  countStations(gazetteer, list);
  return { "places/data/station-figures.json": figuresText(gazetteer.places) };
}

function writeFiles(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(new URL(`../../${path}`, import.meta.url), text);
  }
}

if (import.meta.main) {
  const { values } = parseOptions(
    "Usage: npm run places -- [--stations FOLDER]\n  Writes the files that are made from packages/places/data/places.json; --stations first computes the figures of its places from the list imported to that folder.",
    { stations: { type: "string" } },
  );
  if (values.stations !== undefined) writeFiles(figuresFile(values.stations));
  const rows = readRows();
  writeFiles(generatedFiles(rows));
  console.log(
    `${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`,
  );
}
