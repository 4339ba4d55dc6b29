import { writeFileSync } from "node:fs";
import { coastFile, toCoastText } from "./coast-outline.ts";

writeFileSync(coastFile, toCoastText());
