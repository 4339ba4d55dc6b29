import { writeRows } from "./gazetteer-files.ts";
import { buildGazetteer } from "./generator/build.ts";

const rows = buildGazetteer();
writeRows(rows);
console.log(`${rows.regions.length} regions, ${rows.counties.length} counties, ${rows.places.length} places`);
