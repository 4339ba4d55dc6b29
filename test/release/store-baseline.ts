import { parseOptions } from "@vanfettle/commands/command-line";
import { storeBaseline } from "./baseline.ts";

parseOptions(
  "Usage: npm run baseline\n  Stores this release as the one that npm test upgrades from. Run it on the commit that production has.",
  {},
);
for (const [file, bytes] of Object.entries(await storeBaseline())) {
  console.log(`${file}: ${bytes} bytes`);
}
process.exit();
