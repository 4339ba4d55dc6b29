import { createHash } from "node:crypto";

/** The parts of a page that the checks read. */
export interface PageDocument {
  title: string;
  /** The contents of the meta tags by name. */
  meta: Record<string, string>;
  canonical: string | undefined;
  headings: number;
  /** The sources of the JSON-LD scripts. */
  jsonLd: string[];
  /** The hashes of the inline scripts and styles, in the format of a content security policy. */
  inlined: string[];
  /** The URL of the entry script. */
  entry: string | undefined;
  /** True for the plain shell, which the renderer returns if it cannot render a page. */
  isShell: boolean;
}

type Attributes = Record<string, string>;

interface Element {
  name: string;
  attributes: Attributes;
  /** The content of a script, style or title; empty for other elements. */
  source: string;
}

/** Returns the elements that the checks read, in document order. Skips markup inside scripts and styles. */
function elementsOf(html: string): Element[] {
  const opening = /<(h1|link|meta|script|style|title)\b([^<>]*)>/g;
  const found: Element[] = [];
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const [, name = "", attributes = ""] = tag;
    const end = /^(?:script|style|title)$/.test(name) ? html.indexOf(`</${name}>`, opening.lastIndex) : -1;
    found.push({ name, attributes: attributesOf(attributes), source: html.slice(opening.lastIndex, Math.max(end, 0)) });
    if (end !== -1) opening.lastIndex = end;
  }
  return found;
}

/** Parses a document from our renderer: attributes are quoted, and tags do not contain `<` or `>`. */
export function readDocument(html: string): PageDocument {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const scripts = named("script");
  const executed = scripts.filter(({ attributes }) => !("src" in attributes) && !("type" in attributes));
  const [title] = named("title");
  return {
    title: decode(title?.source ?? ""),
    meta: Object.fromEntries(
      named("meta").flatMap(({ attributes: { name, content = "" } }) => (name === undefined ? [] : [[name, content]])),
    ),
    canonical: named("link").find(({ attributes }) => attributes["rel"] === "canonical")?.attributes["href"],
    headings: named("h1").length,
    jsonLd: scripts
      .filter(({ attributes }) => attributes["type"] === "application/ld+json")
      .map(({ source }) => source),
    inlined: [...executed, ...named("style")].map(({ source }) => hashSource(source)),
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
