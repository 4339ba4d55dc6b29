import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { jsonResponse, parseJsonObject, type HttpRequest, type HttpResponse } from "../http.ts";
import type { FunctionHost } from "./function-host.ts";

/** A function with the folder of its code; its host exists once the function is hosted. */
export interface FunctionWithCode {
  directory: string;
  host: Pick<FunctionHost, "reload"> | undefined;
}

const pathPattern = /^\/2015-03-31\/functions\/([^/]+)(\/code)?\/?$/;

/** Returns the action and function name of a request to Lambda's API, or undefined for other requests. */
export function lambdaCall({ method, path }: Pick<HttpRequest, "method" | "path">) {
  const [, name, code] = pathPattern.exec(path) ?? [];
  if (name === undefined) return undefined;
  if (method === "GET" && !code) return { action: "GetFunction", name } as const;
  return method === "PUT" && code ? ({ action: "UpdateFunctionCode", name } as const) : undefined;
}

/** Responds to the calls with which operators read and replace the code of a function. */
export function respondAsLambda(
  { action, name }: NonNullable<ReturnType<typeof lambdaCall>>,
  body: Buffer,
  functions: ReadonlyMap<string, FunctionWithCode>,
): HttpResponse {
  const found = functions.get(name);
  if (!found) {
    return jsonResponse(404, { __type: "ResourceNotFoundException", Message: `Function not found: ${name}` });
  }
  const configuration = { FunctionName: name, State: "Active", LastUpdateStatus: "Successful" };
  if (action === "GetFunction") {
    // On AWS this is an S3 address.
    const Location = `data:application/zip;base64,${Buffer.from(zipFolder(found.directory)).toString("base64")}`;
    return jsonResponse(200, { Configuration: configuration, Code: { RepositoryType: "S3", Location } });
  }
  replaceFolder(found.directory, unzipSync(Buffer.from(String(parseJsonObject(body).ZipFile), "base64")));
  found.host?.reload();
  return jsonResponse(200, configuration);
}

function zipFolder(folder: string): Uint8Array {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
