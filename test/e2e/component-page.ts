import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const modulePath = ".build/test-results/component-samples.mjs";

/** Returns the samples' markup, from the sources of the components. */
async function renderedSamples(): Promise<string> {
  await build({
    entryPoints: ["packages/web/src/testing/component-samples.tsx"],
    outfile: modulePath,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    loader: { ".css": "empty" },
    define: { "import.meta.env.SSR": "true" },
  });
  const { renderSamples } = (await import(pathToFileURL(modulePath).href)) as {
    renderSamples: () => string;
  };
  return renderSamples();
}

/** Returns the stylesheets of all visitors' pages, as they are built. */
function builtStyles(): string {
  const ofPages = JSON.parse(readFileSync(".build/web/page-styles.json", "utf8")) as Record<
    string,
    { css: string }[]
  >;
  const styles = new Set(Object.values(ofPages).flatMap((sheets) => sheets.map(({ css }) => css)));
  const files = globSync(".build/web/client/{site.css,assets/*overlays*.css}");
  return [...files.map((file) => readFileSync(file, "utf8")), ...styles].join("");
}

/** Opens a page with a sample of every component, which the site does not have. */
export async function openComponents(page: Page): Promise<void> {
  const markup = await renderedSamples();
  await page.route("**/components", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>Components</title><style>${builtStyles()}</style>${markup}`,
    }),
  );
  await page.goto("/components");
}
