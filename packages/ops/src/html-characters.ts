const characters: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  amp: "&",
  "#39": "'",
  "#x27": "'",
};

/** Decodes the character references that the site's renderers write. */
export const decodeCharacters = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => characters[name] ?? "");
