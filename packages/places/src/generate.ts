import { writeRows } from "./gazetteer-rows.ts";
import { buildGazetteer } from "./generator/build-gazetteer.ts";

const rows = buildGazetteer();
writeRows(rows);
console.log(`${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`);
