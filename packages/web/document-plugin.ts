import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import type { Plugin } from "vite";
import { inlineCss } from "./inline-css.ts";
import { fixedPageMeta } from "../contract/src/page-meta.ts";

type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...args: never[]) => unknown>>[1];

type Asset = Extract<Bundle[string], { type: "asset" }>;
type Chunk = Extract<Bundle[string], { type: "chunk" }>;

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function assetIn(bundle: Bundle, fileName: string): Asset {
  const file = bundle[fileName];
  if (file?.type !== "asset") throw new Error(`the build made no ${fileName}`);
  return file;
}

function take(bundle: Bundle, fileName: string): string {
  const { source } = assetIn(bundle, fileName);
  delete bundle[fileName];
  return String(source);
}

function named(bundle: Bundle, name: RegExp): string {
  const found = Object.keys(bundle).find((key) => name.test(key));
  if (!found) throw new Error(`the build made nothing like ${name}`);
  return `/${found}`;
}

const isDocumentEntry = (file: Bundle[string]): file is Chunk =>
  file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith("/index.html") === true;

/** Minified, and the same bytes in every build: the entry's hashed name is an attribute of the document instead. */
function loaderScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/app/loader-start.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/** Stand-ins for a page's own tags; the browser removes what is marked `data-shell` before it draws. */
function shellHead(): string {
  const { title, description } = fixedPageMeta("home", "https://localhost");
  return `<title data-shell>${title}</title><meta name="description" content="${description}" data-shell>`;
}

export interface DocumentFiles {
  /** What the edge fills: the document with `<!--head-->`, `<!--app-->` and `<!--state-->`. */
  template: string;
  /** The same for location pages, with only the styles that these are first drawn with. */
  locationTemplate: string;
  cspHashes: string;
}

/**
 * Turns the built page into one that needs nothing to paint: styles inlined, the font preloaded, and instead of a script
 * tag the inline loader. Writes the edge's template and the hashes that the content security policy allows.
 */
export function documentPlugin(files: DocumentFiles): Plugin {
  let root = "";
  let template = "";
  let locationTemplate = "";
  let hashes = { script: [""], style: [""] };
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
        const loader = loaderScript(root);
        const entry = Object.values(bundle).find(isDocumentEntry);
        if (!entry) throw new Error("the build made no entry");
        // The operators' sheet is another file, which only their pages fetch.
        const [sheet = ""] = entry.viteMetadata?.importedCss ?? [];
        const whole = assetIn(bundle, sheet);
        const css = (whole.source = inlineCss(String(whole.source)));
        const locationCss = inlineCss(take(bundle, named(bundle, /^assets\/location-styles-.*\.css$/).slice(1)));
        const font = named(bundle, /\.woff2$/);
        const built = take(bundle, "index.html");
        template = built
          .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
          .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
          .replace(/>\s+</g, "><")
          .replace("<!--head-->", () => {
            const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
            return `${preload}<style>${css}</style><!--head-->`;
          })
          .replace('id="root"', `id="root" data-entry="/${entry.fileName}"`)
          .replace("</body>", () => `<script>${loader}</script></body>`);
        locationTemplate = template
          .replace(css, () => locationCss)
          .replace('id="root"', `id="root" data-sheet="/${sheet}"`);
        const shell = template.replace("<!--head-->", shellHead).replace(/<!--\w+-->/g, "");
        this.emitFile({ type: "asset", fileName: "index.html", source: shell });
        hashes = { script: [sha256(loader)], style: [sha256(css), sha256(locationCss)] };
      },
    },
    writeBundle() {
      mkdirSync(dirname(files.template), { recursive: true });
      writeFileSync(files.template, template);
      writeFileSync(files.locationTemplate, locationTemplate);
      writeFileSync(files.cspHashes, `${JSON.stringify(hashes, null, 2)}\n`);
    },
  };
}
