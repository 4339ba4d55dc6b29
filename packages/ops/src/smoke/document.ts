import { createHash } from "node:crypto";
import { decodeCharacters } from "../html-characters.ts";

/** The parts of a page that the checks read. */
export type PageDocument = ReturnType<typeof readDocument>;

/**
 * Parses a document from our renderer: attributes are quoted, and tags do not contain `<` or `>`.
 */
export function readDocument(html: string) {
  const elements = elementsOf(html);
  const named = (wanted: string) => elements.filter(({ name }) => name === wanted);
  const scripts = named("script");
  const executed = scripts.filter(
    ({ attributes }) => !("src" in attributes) && !("type" in attributes),
  );
  const [title] = named("title");
  const metas = named("meta").map(
    ({ attributes: { name = "", content = "" } }) => [name, content] as const,
  );
  const links = named("link").map(({ attributes }) => attributes);
  return {
    title: decodeCharacters(title?.source ?? ""),
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    headings: named("h1").length,
    jsonLd: scripts
      .filter(({ attributes }) => attributes["type"] === "application/ld+json")
      .map(({ source }) => source),
    /** The hashes of the inline scripts and styles, in the format of a content security policy. */
    inlined: [...executed, ...named("style")].map(({ source }) => policyHash(source)),
    entry: /\bdata-entry="([^"]+)"/.exec(html)?.[1],
    /** True for the plain shell, which the renderer returns if it cannot render a page. */
    isShell: title !== undefined && "data-shell" in title.attributes,
  };
}

const policyHash = (source: string): string =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/**
 * Returns the elements that the checks read, in document order. Skips markup inside scripts and
 * styles.
 */
function elementsOf(html: string) {
  const opening = /<(h1|link|meta|script|style|title)\b([^<>]*)>/g;
  const found: { name: string; attributes: Record<string, string>; source: string }[] = [];
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const [, name = "", attributes = ""] = tag;
    const end = /^(?:script|style|title)$/.test(name)
      ? html.indexOf(`</${name}>`, opening.lastIndex)
      : -1;
    found.push({
      name,
      attributes: attributesOf(attributes),
      source: html.slice(opening.lastIndex, Math.max(end, 0)),
    });
    if (end !== -1) opening.lastIndex = end;
  }
  return found;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value = ""]) => [
      key,
      decodeCharacters(value),
    ]),
  );
