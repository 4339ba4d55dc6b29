/**
 * Returns a name in lower-case ASCII words: without accents, apostrophes and full stops, and with
 * "and" for "&".
 */
export const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’‘`.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Common spelling variants in place names. */
const written: Readonly<Record<string, string>> = {
  saint: "st",
  co: "county",
  upon: "on",
  and: "",
};

/**
 * Returns the form in which names and searches are compared: `Saint Ives` and `st. ives` have the
 * same form.
 */
export const foldName = (name: string): string =>
  plainName(name)
    .split(" ")
    .map((word) => written[word] ?? word)
    .filter(Boolean)
    .join(" ");

/** Returns whether a text has the words of a name, one after the other: `peckam rye` has `Rye`. */
export const hasName = (text: string, name: string): boolean =>
  ` ${foldName(text)} `.includes(` ${foldName(name)} `);
