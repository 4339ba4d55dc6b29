import { existsSync } from "node:fs";

// Runs before `npm run bench`: the packages of the bench are installed apart, as `npm ci` at the root leaves them out.
if (!existsSync("bench/node_modules/lighthouse")) {
  console.error("The bench needs its own dependencies: npm ci --prefix bench");
  process.exit(1);
}
