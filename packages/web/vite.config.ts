import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { thirdPartyNoticesPlugin } from "../../scripts/third-party-notices.ts";
import { documentPlugin } from "./document-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const build = here("../../.build/web/");
/** `npm run dev` serves the pages with hot reload and proxies every API call to a running local cloud. */
const cloud = process.env["CLOUD_URL"] ?? "http://localhost:3000";

export default defineConfig({
  root: here("."),
  plugins: [
    react(),
    tailwindcss(),
    documentPlugin({
      template: `${build}template.html`,
      shell: `${build}shell.html`,
      cspHashes: `${build}csp-hashes.json`,
      pageStyles: `${build}page-styles.json`,
    }),
    thirdPartyNoticesPlugin({ also: [here("../../node_modules/tailwindcss/index.css")] }),
  ],
  server: {
    proxy: Object.fromEntries(
      [
        "/api",
        "/book",
        "/reminder",
        "/mcp",
        "/llms.txt",
        "/openapi.json",
        "/site.css",
        "/sitemap",
        "/local-operators",
      ].map((path) => [path, cloud]),
    ),
  },
  build: {
    outDir: `${build}client`,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Everything is loaded when the page is idle, so nothing is gained by preloading.
    modulePreload: false,
    target: "baseline-widely-available",
    // Small modules that many pages share compress better in one file. What many pages say of the law or in their
    // heads is shared too, but a page with a location does not need it before load.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              minShareCount: 4,
              test: /^(?!.*(fixed-page-meta|law-northern-ireland|law-sentences|law-ages|law-classes|dva-links|social-image|term-list|calendar-day|src\/postcode|ui\/van\.))/,
            },
          ],
        },
      },
    },
  },
});
