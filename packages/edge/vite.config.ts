import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** There is no environment at the edge: what the web build made becomes constants of the bundle. Build the client first. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  resolve: {
    // The package's own entry also loads the two streaming renderers, most of what importing this bundle would cost.
    alias: [
      {
        find: /^react-dom\/server$/,
        replacement: here("../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js"),
      },
    ],
  },
  ssr: { noExternal: true, target: "node" },
  define: {
    "process.env.NODE_ENV": '"production"',
    __TEMPLATE__: JSON.stringify(readFileSync(here("../../.build/web/template.html"), "utf8")),
    __LOCATION_TEMPLATE__: JSON.stringify(readFileSync(here("../../.build/web/template-location.html"), "utf8")),
    __PUBLIC_FILES__: JSON.stringify(readdirSync(here("../web/public")).map((name) => `/${name}`)),
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
