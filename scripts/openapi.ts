import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import { openApiDocument } from "./openapi-document.ts";

export const openApiPath = "docs/openapi.json";

/** The file as it is committed. */
export const openApiText = (): Promise<string> =>
  format(JSON.stringify(openApiDocument()), { parser: "json", printWidth: 120 });

if (import.meta.main) await writeFile(openApiPath, await openApiText());
