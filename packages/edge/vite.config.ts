import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns the paths of the files at the root of the site; the plain shell has no path of its own. */
const publicFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "index.html")
    .map(({ name }) => `/${name}`);

/** Lambda@Edge has no environment variables, so the results of the web build become constants of the bundle. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  ssr: { noExternal: true, target: "node" },
  define: {
    "process.env.NODE_ENV": '"production"',
    __TEMPLATE__: JSON.stringify(readFileSync(here("../../.build/web/template.html"), "utf8")),
    __PUBLIC_FILES__: JSON.stringify(publicFiles(here("../../.build/web/client"))),
  },
  build: {
    ssr: here("src/handler.ts"),
    outDir: here("../../.build/edge"),
    emptyOutDir: true,
    target: "node24",
    minify: true,
    rolldownOptions: {
      output: { format: "es", codeSplitting: false, entryFileNames: "index.mjs" },
    },
  },
});
