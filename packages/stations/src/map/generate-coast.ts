import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseOptions } from "../../../../scripts/command-line.ts";
import { coastFile, toCoastText } from "./coast-outline.ts";

const file = relative(".", fileURLToPath(coastFile));
parseOptions(
  `Usage: npm run coast\n  Writes ${file}, the coastline of the stations' map, from Natural Earth's land.`,
  {},
);
writeFileSync(coastFile, toCoastText());
console.log(`[coast] wrote ${file}`);
