import { writeFileSync } from "node:fs";
import { writeRows } from "./gazetteer-rows.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";
import { placeNamesFile, toPlaceNamesText } from "./place-names.ts";

const rows = buildGazetteer();
writeRows(rows);
writeFileSync(placeNamesFile, toPlaceNamesText(rows));
console.log(`${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`);
