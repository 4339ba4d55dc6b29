import { createHash } from "node:crypto";

/** The parts of a page that the checks read. */
export type PageDocument = ReturnType<typeof readDocument>;

/** Parses a document from our renderer: attributes are quoted, and scripts and attributes do not contain markup. */
export function readDocument(html: string) {
  const scripts = elementsOf(html, "script");
  const executed = scripts.filter(({ attributes }) => !("src" in attributes) && !("type" in attributes));
  const [title] = elementsOf(html, "title");
  const metas = elementsOf(html, "meta").map(({ attributes: { name = "", content = "" } }) => [name, content] as const);
  const links = elementsOf(html, "link").map(({ attributes }) => attributes);
  return {
    title: decode(title?.source ?? ""),
    /** The contents of the meta tags by name. */
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    headings: elementsOf(html, "h1").length,
    /** The sources of the JSON-LD scripts. */
    jsonLd: scripts.flatMap(({ attributes, source }) => (attributes["type"] === "application/ld+json" ? source : [])),
    /** The hashes of the inline scripts and styles, in the format of a content security policy. */
    inlined: [...executed, ...elementsOf(html, "style")].map(
      ({ source }) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
    ),
    /** The URL of the entry script. */
    entry: /\bdata-entry="([^"]+)"/.exec(html)?.[1],
    /** True for the plain shell, which the renderer returns if it cannot render a page. */
    isShell: title !== undefined && "data-shell" in title.attributes,
  };
}

/** Returns the elements of a name, each with the text up to its end tag, if any. */
function elementsOf(html: string, name: string) {
  const element = new RegExp(`<${name}\\b([^<>]*)>(?:([^]*?)</${name}>)?`, "g");
  return [...html.matchAll(element)].map(([, tag = "", source = ""]) => {
    const attributes = [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value = ""]) => [key, decode(value)]);
    return { attributes: Object.fromEntries(attributes) as Record<string, string>, source };
  });
}

const characters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (name) => characters[name] ?? "");
