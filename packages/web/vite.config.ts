import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { endpoints } from "../contract/src/endpoints.ts";
import { documentPlugin } from "./document-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const build = here("../../.build/web/");
/** `npm run dev` serves the pages with hot reload and takes every answer from a running local cloud. */
const cloud = process.env["CLOUD_URL"] ?? "http://localhost:3000";

/** One file for what nearly every page needs compresses best; what some pages only, or operators, use stays out of it. */
const isOnMostPages = (id: string): boolean =>
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/(?!.*(use|[oO]bserver|errorBoundary|ErrorReset|IsRestoring|suspense))/.test(
    id,
  ) ||
  /packages\/contract\/src\/(?!problems|generation-errors)/.test(id) ||
  /packages\/web\/src\/(app\/(?!entry-|styles)|api\/|ui\/)/.test(id) ||
  /packages\/web\/src\/features\/(booking|location\/(?!mot|servic|info)|navigation|overlays\/(toast|lazy))/.test(id);

/** Our chunks have no sheets or preloads of their own, so a dynamic import needs no help. */
const plainImports: Plugin = {
  name: "vanfettle-plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** A caller needs a call's method, path and access; what else the table says is for servers and documents. */
const callsOnly: Plugin = {
  name: "vanfettle-calls-only",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!id.endsWith("/contract/src/endpoints.ts")) return undefined;
    const calls = Object.entries(endpoints).map(
      ([name, { method, path, access }]) => [name, { method, path, access }] as const,
    );
    return `export const endpoints = ${JSON.stringify(Object.fromEntries(calls))};`;
  },
};

export default defineConfig({
  root: here("."),
  plugins: [
    react(),
    plainImports,
    callsOnly,
    tailwindcss(),
    documentPlugin({
      template: `${build}template.html`,
      locationTemplate: `${build}template-location.html`,
      cspHashes: `${build}csp-hashes.json`,
    }),
  ],
  server: { proxy: Object.fromEntries(["/api", "/book", "/sitemap", "/local-operators"].map((path) => [path, cloud])) },
  build: {
    outDir: `${build}client`,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "baseline-widely-available",
    rolldownOptions: {
      input: [here("index.html"), here("src/app/styles/location-styles.css")],
      output: {
        codeSplitting: { groups: [{ name: "site", test: isOnMostPages }] },
      },
    },
  },
});
