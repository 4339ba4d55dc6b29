import { writeFileSync } from "node:fs";
import { parseOptions } from "../../../scripts/command-line.ts";
import { loadGazetteer } from "./gazetteer.ts";
import { writeRows } from "./gazetteer-rows.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";
import { nearPlacesFile, toNearPlacesText } from "./near-places.ts";
import { buildPlaceList, placeListFile, toPlaceListText } from "./place-list.ts";
import { placeNamesFile, toPlaceNamesText } from "./place-names.ts";
import { buildSlugAliases, slugAliasesFile, toSlugAliasesText } from "./slug-aliases.ts";

parseOptions(
  "Usage: npm run places\n  Generates the gazetteer in packages/places/data and the files made from it.",
  {},
);
const rows = buildGazetteer();
writeRows(rows);
writeFileSync(placeNamesFile, toPlaceNamesText(rows));
const gazetteer = loadGazetteer(rows);
const placeList = buildPlaceList(gazetteer);
writeFileSync(placeListFile, toPlaceListText(placeList));
writeFileSync(slugAliasesFile, toSlugAliasesText(buildSlugAliases(gazetteer, placeList.otherNames)));
writeFileSync(nearPlacesFile, toNearPlacesText(gazetteer));
console.log(`${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`);
