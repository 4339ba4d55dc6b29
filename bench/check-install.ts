import { existsSync } from "node:fs";

// Runs before `npm run bench`: the bench's packages are installed separately, because `npm ci` in
// the root omits them.
if (!existsSync("bench/node_modules/lighthouse")) {
  console.error("The bench needs its own dependencies: npm ci --prefix bench");
  process.exit(1);
}
