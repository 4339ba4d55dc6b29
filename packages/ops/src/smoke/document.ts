import { createHash } from "node:crypto";

/** The parts of a page's document that a check reads. */
export interface PageDocument {
  title: string;
  /** The contents of the meta tags, by name. */
  meta: Record<string, string>;
  canonical: string | undefined;
  headings: number;
  /** The sources of the JSON-LD scripts. */
  jsonLd: string[];
  /** The hashes of the scripts and styles inside the document, as a content security policy names them. */
  inlined: string[];
  /** The address of the script that makes the page live. */
  entry: string | undefined;
  /** Whether this is the plain shell, which the renderer sends if it cannot render a page. */
  isShell: boolean;
}

type Attributes = Record<string, string>;

/** Returns the parts of a document as our renderer writes it: quoted attributes, and no `>` inside of a tag. */
export function readDocument(html: string): PageDocument {
  const elements = (name: string): Attributes[] =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) => attributesOf(attributes));
  const blocks = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs"))].map(
      ([, attributes = "", source = ""]) => ({
        attributes: attributesOf(attributes),
        source,
      }),
    );
  const scripts = blocks("script");
  const executed = scripts.filter(({ attributes }) => !("src" in attributes) && !("type" in attributes));
  const [title] = blocks("title");
  return {
    title: decode(title?.source ?? ""),
    meta: Object.fromEntries(
      elements("meta").flatMap(({ name, content = "" }) => (name === undefined ? [] : [[name, content]])),
    ),
    canonical: elements("link").find(({ rel }) => rel === "canonical")?.["href"],
    headings: elements("h1").length,
    jsonLd: scripts
      .filter(({ attributes }) => attributes["type"] === "application/ld+json")
      .map(({ source }) => source),
    inlined: [...executed, ...blocks("style")].map(({ source }) => hashSource(source)),
    entry: /\bdata-entry="([^"]+)"/.exec(html)?.[1],
    isShell: title !== undefined && "data-shell" in title.attributes,
  };
}

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, decode(value)]),
  );

const hashSource = (source: string): string => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const characters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (name) => characters[name] ?? "");
