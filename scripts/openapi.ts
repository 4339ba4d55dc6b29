import { writeFile } from "node:fs/promises";
import { openApiDocument } from "@vanfettle/contract/openapi-document";
import { format } from "prettier";

export const openApiFile = "docs/openapi.json";

/** Returns the document of all endpoints as formatted text. */
export const openApiText = (): Promise<string> =>
  format(JSON.stringify(openApiDocument()), { parser: "json", printWidth: 120 });

if (import.meta.main) {
  await writeFile(openApiFile, await openApiText());
  console.log(`[openapi] wrote ${openApiFile}`);
}
