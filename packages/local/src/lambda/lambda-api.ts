import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { jsonResponse, parseJsonObject, type HttpResponse } from "../http.ts";
import type { FunctionHost } from "./function-host.ts";

/** The folder of each function's code, and its host once the function is hosted. */
export type FunctionsByName = ReadonlyMap<
  string,
  { directory: string; host: Pick<FunctionHost, "reload"> | undefined }
>;

const configurationOf = (FunctionName: string) => ({
  FunctionName,
  State: "Active",
  LastUpdateStatus: "Successful",
});

const notFound = (name: string): HttpResponse =>
  jsonResponse(404, {
    __type: "ResourceNotFoundException",
    Message: `Function not found: ${name}`,
  });

/** Responds with the code of a function, in a data URL instead of S3's address. */
export function getFunction(functions: FunctionsByName, name: string): HttpResponse {
  const found = functions.get(name);
  if (!found) return notFound(name);
  const Location = `data:application/zip;base64,${Buffer.from(zipFolder(found.directory)).toString("base64")}`;
  return jsonResponse(200, {
    Configuration: configurationOf(name),
    Code: { RepositoryType: "S3", Location },
  });
}

export function updateFunctionCode(
  functions: FunctionsByName,
  name: string,
  body: Buffer,
): HttpResponse {
  const found = functions.get(name);
  if (!found) return notFound(name);
  replaceFolder(
    found.directory,
    unzipSync(Buffer.from(String(parseJsonObject(body).ZipFile), "base64")),
  );
  found.host?.reload();
  return jsonResponse(200, configurationOf(name));
}

function zipFolder(folder: string): Uint8Array {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const);
  return zipSync(Object.fromEntries(files), { level: 1 });
}

function replaceFolder(folder: string, files: Record<string, Uint8Array>): void {
  rmSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}
