import { storeBaseline } from "./baseline.ts";

for (const [file, bytes] of Object.entries(await storeBaseline())) console.log(`${file}: ${bytes} bytes`);
process.exit();
