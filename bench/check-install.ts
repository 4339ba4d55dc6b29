import { existsSync } from "node:fs";

/** `npm run bench` runs this first: the bench's dependencies are a package of their own, which `npm ci` leaves out. */
if (!existsSync("bench/node_modules/lighthouse")) {
  console.error("The bench needs its own dependencies: npm ci --prefix bench");
  process.exit(1);
}
