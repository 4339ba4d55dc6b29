import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Plugin, Rolldown } from "vite";
import { isAdminPage, pages, type PageName } from "../contract/src/paths.ts";

type Bundle = Rolldown.OutputBundle;

const sha256 = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

function assetText(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== "asset") throw new Error(`The build has no asset ${fileName}.`);
  return String(file.source);
}

/** Removes an asset from the build's output and returns its text. */
function takeAsset(bundle: Bundle, fileName: string): string {
  const text = assetText(bundle, fileName);
  delete bundle[fileName];
  return text;
}

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

/** Returns the names of the stylesheets of a chunk and its static imports. */
function stylesheetsOf(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  visited = new Set<string>(),
): Set<string> {
  visited.add(chunk.fileName);
  const imported = chunksOf(bundle).filter(
    ({ fileName }) => chunk.imports.includes(fileName) && !visited.has(fileName),
  );
  const inherited = imported.flatMap((other) => [...stylesheetsOf(bundle, other, visited)]);
  return new Set([...inherited, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/**
 * Returns the styles of each visitors' page beyond the shared ones, with their hashes for the content
 * security policy.
 */
function pageStylesOf(bundle: Bundle, shared: ReadonlySet<string>) {
  const styles: Record<string, { css: string; hash: string }> = {};
  const visitorsPages = (Object.keys(pages) as PageName[]).filter((page) => !isAdminPage(page));
  for (const page of visitorsPages) {
    const name = page.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    const file = new RegExp(`/src/pages/${name}\\.tsx$`);
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => file.test(facadeModuleId ?? ""));
    if (!chunk) throw new Error(`The build has no chunk of the page ${page}.`);
    const stylesheets = [...stylesheetsOf(bundle, chunk)].filter((name) => !shared.has(name));
    const css = stylesheets.map((name) => assetText(bundle, name).trim()).join("");
    if (css) styles[page] = { css, hash: sha256(css) };
  }
  return styles;
}

/**
 * Builds the inline script that loads the application when the page is idle. Its bytes are the same
 * in every build, because the entry's hashed file name is an attribute of the document instead.
 */
function buildInlineScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/app/start-when-idle.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/**
 * Turns the built `index.html` into a document whose first paint requires no other file: it inlines the shared styles
 * and replaces the script tag with the inline script. Writes the shared styles as a file for the page that the API
 * writes, and into `folder`:
 *
 * - `template.html`, the document that the edge fills, with `<!--head-->`, `<!--app-->` and `<!--state-->` as placeholders
 * - `csp-hashes.json`, the hashes of the inline script and style for the content security policy
 * - `page-styles.json`, the styles of single pages, which the edge inlines after the shared styles
 */
export function documentPlugin(folder: string): Plugin {
  let root = "";
  let files: Record<string, string> = {};
  return {
    name: "vanfettle-document",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const script = buildInlineScript(root);
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
        if (!entry) throw new Error("The build has no entry chunk.");
        // Stylesheets of other chunks remain files, because page chunks load them before a
        // navigation.
        const shared = entry.viteMetadata?.importedCss ?? new Set<string>();
        const pageStyles = pageStylesOf(bundle, shared);
        const css = [...shared].map((name) => takeAsset(bundle, name).trim()).join("");
        const template = takeAsset(bundle, "index.html")
          .replace(/\s*<link rel="(?:stylesheet|modulepreload)"(?![^>]*media="print")[^>]*>/g, "")
          .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
          .replace(/>\s+</g, "><")
          .replace("<!--head-->", () => `<style>${css}</style><!--head-->`)
          .replace('id="root"', `id="root" data-entry="/${entry.fileName}"`)
          .replace("</body>", () => `<script>${script}</script></body>`);
        this.emitFile({ type: "asset", fileName: "site.css", source: css });
        const hashes = { script: [sha256(script)], style: [sha256(css)] };
        files = {
          "template.html": template,
          "csp-hashes.json": `${JSON.stringify(hashes, null, 2)}\n`,
          "page-styles.json": `${JSON.stringify(pageStyles, null, 2)}\n`,
        };
      },
    },
    writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    },
  };
}
