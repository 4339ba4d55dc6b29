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

/**
 * Returns the names of the stylesheets of a chunk and of what it imports, at once or later, except
 * the chunks already visited.
 */
function stylesheetsOf(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  visited: Set<string>,
): Set<string> {
  visited.add(chunk.fileName);
  const imports = new Set([...chunk.imports, ...chunk.dynamicImports]);
  const imported = chunksOf(bundle).filter(
    ({ fileName }) => imports.has(fileName) && !visited.has(fileName),
  );
  const inherited = imported.flatMap((other) => [...stylesheetsOf(bundle, other, visited)]);
  return new Set([...inherited, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/**
 * Returns a chunk after all chunks that it imports at once, which come after those that they import,
 * except the chunks already visited.
 */
function chunkWithImports(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  visited = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (visited.has(chunk)) return [];
  visited.add(chunk);
  const imported = chunksOf(bundle).filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...imported.flatMap((other) => chunkWithImports(bundle, other, visited)), chunk];
}

/**
 * Returns the files of each visitors' page besides those of the application: scripts, in the order
 * of their evaluation, and the stylesheets that Vite awaits before it evaluates the page.
 */
function pageFilesOf(bundle: Bundle, entry: Rolldown.OutputChunk): Record<string, string[]> {
  const filesOf = (page: Rolldown.OutputChunk): string[] => {
    const chunks = chunkWithImports(bundle, page, new Set(chunkWithImports(bundle, entry)));
    const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return [...chunks.map(({ fileName }) => fileName), ...new Set(styles)].map(
      (name) => `/${name}`,
    );
  };
  return Object.fromEntries(pageChunksOf(bundle).map(([page, chunk]) => [page, filesOf(chunk)]));
}

/** Returns a stylesheet without its comments, such as the banner of Tailwind. */
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, "").trim();

/**
 * Returns a selector with the content of `:has(…)`, and without other functional pseudo-classes,
 * whose classes an element may lack.
 */
function requiredPart(selector: string): string {
  const part = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
    name === "has" ? ` ${inner}` : "",
  );
  return part === selector ? part : requiredPart(part);
}

/**
 * Returns the classes of each selector of a stylesheet, separated by spaces: a document without one
 * of them has no element for the selector.
 */
export function classesOfSelectors(css: string): string[] {
  const preludes = Array.from(css.matchAll(/([^{};]+)\{/g), ([, prelude = ""]) => prelude);
  const selectors = preludes
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap((prelude) => requiredPart(prelude).split(","));
  const classes = selectors.map((selector) =>
    Array.from(selector.matchAll(/\.([a-z][\w-]*)/g), ([, name = ""]) => name).join(" "),
  );
  return [...new Set(classes)].filter(Boolean);
}

/** Returns the chunk of each visitors' page. */
function pageChunksOf(bundle: Bundle): [PageName, Rolldown.OutputChunk][] {
  const visitorsPages = (Object.keys(pages) as PageName[]).filter((page) => !isAdminPage(page));
  return visitorsPages.map((page) => {
    const name = page.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    const file = new RegExp(`/src/pages/${name}\\.tsx$`);
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => file.test(facadeModuleId ?? ""));
    if (!chunk) throw new Error(`The build has no chunk of the page ${page}.`);
    return [page, chunk];
  });
}

/**
 * Returns the stylesheets of each visitors' page besides the shared styles, with the classes that
 * tell whether a document needs them.
 */
function pageStylesOf(bundle: Bundle, entry: Rolldown.OutputChunk) {
  const styles: Record<string, { css: string; selectors: string[] }[]> = {};
  // The entry and its imports have the shared styles, and load every page.
  const loadedAtOnce = [entry.fileName, ...entry.imports];
  const parts = partsOf(bundle, loadedAtOnce);
  for (const [page, chunk] of pageChunksOf(bundle)) {
    const visited = new Set(loadedAtOnce);
    const names = [chunk, ...parts].flatMap((each) => [...stylesheetsOf(bundle, each, visited)]);
    styles[page] = [...new Set(names)].map((name) => {
      const css = withoutComments(assetText(bundle, name));
      return { css, selectors: classesOfSelectors(css) };
    });
  }
  return styles;
}

/** Returns the chunks of features that the named chunks load later: parts that any page may have. */
function partsOf(bundle: Bundle, fileNames: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle);
  const loadedLater = new Set(
    chunks
      .filter(({ fileName }) => fileNames.includes(fileName))
      .flatMap(({ dynamicImports }) => dynamicImports),
  );
  return chunks.filter(
    ({ fileName, facadeModuleId }) =>
      loadedLater.has(fileName) && facadeModuleId?.includes("/src/features/"),
  );
}

/**
 * Builds the inline script that loads the application when the page is idle. Its bytes are the same
 * in every build, because the hashed file names are attributes of the document instead.
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
 * - `template.html`, the document that the edge fills, with `<!--styles-->`, `<!--head-->`, `<!--app-->` and `<!--state-->` as placeholders
 * - `script-hashes.json`, the hash of the inline script for the content security policy
 * - `page-styles.json`, the stylesheets of single pages; the edge inlines those that a document uses after the shared
 *   styles
 * - `page-files.json`, the files of single pages, which the document's inline script loads with those of the application
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
        const pageStyles = pageStylesOf(bundle, entry);
        const css = [...shared].map((name) => withoutComments(takeAsset(bundle, name))).join("");
        const parts = entry.imports.map((file) => `/${file}`).join(" ");
        const page = takeAsset(bundle, "index.html");
        const [printLink = "", printFile = ""] =
          /<link [^>]*href="([^"]*)" media="print"[^>]*>/.exec(page) ?? [];
        const template = page
          .replace(printLink, () => `<noscript>${printLink}</noscript>`)
          .replace(/\s*<link rel="(?:stylesheet|modulepreload)"(?![^>]*media="print")[^>]*>/g, "")
          .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
          .replace(/>\s+</g, "><")
          .replace("<!--head-->", () => `<style>${css}<!--styles--></style><!--head-->`)
          .replace(
            'id="root"',
            () =>
              `id="root" data-entry="/${entry.fileName}" data-parts="${parts}" data-print="${printFile}"`,
          )
          .replace("</body>", () => `<script>${script}</script></body>`);
        this.emitFile({ type: "asset", fileName: "site.css", source: css });
        files = {
          "template.html": template,
          "script-hashes.json": `${JSON.stringify([sha256(script)])}\n`,
          "page-styles.json": `${JSON.stringify(pageStyles, null, 2)}\n`,
          "page-files.json": `${JSON.stringify(pageFilesOf(bundle, entry), null, 2)}\n`,
        };
      },
    },
    writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    },
  };
}
