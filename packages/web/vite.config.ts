import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { thirdPartyNoticesPlugin } from "@vanfettle/commands/third-party-notices";
import { documentPlugin } from "./document-plugin.ts";
import { initialChunk, reactChunk, sharedChunk } from "./shared-chunk.ts";
import { themeValuesPlugin } from "./theme-values-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const build = here("../../.build/web/");
/** The address of a running local cloud, to which `npm run dev` proxies every API call. */
const cloud = process.env["CLOUD_URL"] ?? "http://localhost:3000";

export default defineConfig({
  root: here("."),
  plugins: [
    react(),
    tailwindcss(),
    themeValuesPlugin(here("src/app/styles/theme.css")),
    documentPlugin(build),
    thirdPartyNoticesPlugin({ also: [here("../../node_modules/tailwindcss/index.css")] }),
  ],
  server: {
    // The repository also contains the data of a running site, with its database credentials.
    fs: { allow: [here(".."), here("../../node_modules")] },
    // By default, pages of any other server on this machine may read every file.
    cors: false,
    proxy: Object.fromEntries(
      [
        "/api",
        "/book",
        "/reminder",
        "/see-stations",
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
    // The document names its page's files, which its inline script requests all at once.
    modulePreload: false,
    target: "baseline-widely-available",
    rolldownOptions: {
      output: { codeSplitting: { groups: [reactChunk, initialChunk, sharedChunk] } },
    },
  },
});
