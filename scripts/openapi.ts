import { writeFile } from "node:fs/promises";
import { openApiDocument } from "@vanfettle/contract/openapi-document";
import { format } from "prettier";
import { parseOptions } from "./command-line.ts";

export const openApiFile = "docs/openapi.json";

/** Returns the document of all endpoints as formatted text. */
export const openApiText = (): Promise<string> =>
  format(JSON.stringify(openApiDocument()), { parser: "json", printWidth: 120 });

if (import.meta.main) {
  parseOptions(`Usage: npm run openapi\n  Writes ${openApiFile} from the contract.`, {});
  await writeFile(openApiFile, await openApiText());
  console.log(`[openapi] wrote ${openApiFile}`);
}
