import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { thirdPartyNoticesPlugin } from "@vanfettle/commands/third-party-notices";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns the paths of the files in the site's root. */
const publicFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`);
const webBuild = (file: string): string => readFileSync(here(`../../.build/web/${file}`), "utf8");

/**
 * Embeds the results of the web build as constants, because Lambda@Edge does not have environment
 * variables.
 */
export default defineConfig({
  root: here("."),
  publicDir: false,
  plugins: [thirdPartyNoticesPlugin()],
  ssr: { noExternal: true, target: "node" },
  define: {
    "process.env.NODE_ENV": '"production"',
    __TEMPLATE__: JSON.stringify(webBuild("template.html")),
    __SCRIPT_HASHES__: webBuild("script-hashes.json"),
    __PAGE_STYLES__: webBuild("page-styles.json"),
    __PAGE_FILES__: webBuild("page-files.json"),
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
