import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";

const { findOne, getElementsByTagName, textContent } = DomUtils;

/** The parts of a page that the checks read. */
export type PageDocument = ReturnType<typeof readDocument>;

/** Parses a page. */
export function readDocument(html: string) {
  const page = parseDocument(html);
  const named = (name: string) => getElementsByTagName(name, page);
  const scripts = named("script");
  const executed = scripts.filter(({ attribs }) => !("src" in attribs) && !("type" in attribs));
  const [title] = named("title");
  const metas = named("meta").map(
    ({ attribs: { name = "", content = "" } }) => [name, content] as const,
  );
  const links = named("link").map(({ attribs }) => attribs);
  return {
    title: title ? textContent(title) : "",
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    headings: named("h1").length,
    jsonLd: scripts
      .filter(({ attribs }) => attribs["type"] === "application/ld+json")
      .map((script) => textContent(script)),
    /** The hashes of the inline scripts and styles, in the format of a content security policy. */
    inlined: [...executed, ...named("style")].map((element) => policyHash(textContent(element))),
    entry: findOne(({ attribs }) => "data-entry" in attribs, page)?.attribs["data-entry"],
    /** True for the plain shell, which the renderer returns if it cannot render a page. */
    isShell: title !== undefined && "data-shell" in title.attribs,
  };
}

const policyHash = (source: string): string =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
