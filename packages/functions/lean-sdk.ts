import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Leaves out of the bundle what a Lambda never uses of the SDK: over 100 KB, and a fifth of the cold start. */
export const leanSdk: Plugin = {
  name: "lean-sdk",
  setup(build) {
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: here("./src/bundle/lambda-credentials.ts"),
    }));
    build.onResolve({ filter: /^@aws-sdk\/endpoint-cache$/ }, () => ({
      path: here("./src/bundle/no-endpoint-cache.ts"),
    }));
    build.onResolve({ filter: /^jsonschema$/ }, () => ({ path: here("./src/bundle/trusted-models.ts") }));
    build.onLoad({ filter: /client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, async ({ path }) => {
      const text = withoutComputedKeys(await readFile(path, "utf8"));
      return { contents: /client-(cloudfront|sfn)\b/.test(path) ? withoutErrors(text) : text };
    });
    build.onResolve({ filter: /^@aws-sdk\/lib-dynamodb$/ }, async ({ path, importer, pluginData, ...options }) => {
      if (importer.includes("/node_modules/electrodb/")) return { path: here("./src/bundle/document-client.ts") };
      if (pluginData === "resolved") return undefined;
      const found = await build.resolve(path, { ...options, importer, pluginData: "resolved" });
      return { path: found.path, sideEffects: false };
    });
  },
};

/** A shape with a computed key counts as one that may do something when made, so that unused ones stay. */
function withoutComputedKeys(schemas: string): string {
  const names = new Map([...schemas.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, text]) => [name, text]));
  return schemas.replace(/\[(_\w+)\]:/g, (key, name: string) => (names.has(name) ? `${names.get(name)}:` : key));
}

/** Registered errors keep their shapes. Where we look at an error's name at most, the service's plain one will do. */
const withoutErrors = (schemas: string): string => schemas.replace(/^n0_registry\.registerError\(.*\);$/gm, "");
