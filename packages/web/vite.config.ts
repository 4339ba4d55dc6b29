import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { documentPlugin } from "./document-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const build = here("../../.build/web/");
/** `npm run dev` serves the pages with hot reload and takes every answer from a running local cloud. */
const cloud = process.env["CLOUD_URL"] ?? "http://localhost:3000";

export default defineConfig({
  root: here("."),
  plugins: [
    react(),
    tailwindcss(),
    documentPlugin({ template: `${build}template.html`, cspHashes: `${build}csp-hashes.json` }),
  ],
  server: { proxy: Object.fromEntries(["/api", "/book", "/sitemap"].map((path) => [path, cloud])) },
  build: {
    outDir: `${build}client`,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "baseline-widely-available",
    rolldownOptions: {
      // The font is named by the sheet that is inlined, so it must not depend on where that sheet would have been.
      output: { assetFileNames: "assets/[name]-[hash][extname]" },
    },
  },
});
