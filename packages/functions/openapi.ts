import { writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { parseOptions } from "@vanfettle/commands/command-line";
import { openApiDocument } from "./src/http/openapi-document.ts";

export const openApiFile = "docs/openapi.json";

/** Returns the document of all endpoints as formatted text. */
export async function openApiText(): Promise<string> {
  const options = await resolveConfig(openApiFile);
  return format(JSON.stringify(openApiDocument()), { ...options, parser: "json" });
}

if (import.meta.main) {
  parseOptions(`Usage: npm run openapi\n  Writes ${openApiFile} from the contract.`, {});
  await writeFile(openApiFile, await openApiText());
  console.log(`[openapi] wrote ${openApiFile}`);
}
