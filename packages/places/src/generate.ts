import { writeFileSync } from "node:fs";
import { loadGazetteer } from "./gazetteer.ts";
import { writeRows } from "./gazetteer-rows.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";
import { buildPlaceList, placeListFile, toPlaceListText } from "./place-list.ts";
import { placePointsFile, toPlacePointsText } from "./place-points.ts";
import { placeNamesFile, toPlaceNamesText } from "./place-names.ts";

const rows = buildGazetteer();
writeRows(rows);
writeFileSync(placeNamesFile, toPlaceNamesText(rows));
writeFileSync(placeListFile, toPlaceListText(buildPlaceList(loadGazetteer(rows))));
writeFileSync(placePointsFile, toPlacePointsText(rows));
console.log(`${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`);
