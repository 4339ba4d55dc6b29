import type { SiteData } from "./site-data.ts";
import type { SitePage } from "./site-pages.ts";

/** The place and text of a false statement. */
export interface Finding {
  path: string;
  kind: "count" | "grammar" | "class 7" | "Northern Ireland" | "claim" | "title" | "description";
  words: string;
}

/** Checks a page against the site's data. */
export type PageCheck = (
  page: SitePage,
  site: Pick<SiteData, "locations" | "figures">,
) => Finding[];

/** Returns the number that a page states, where "no", "none" and "less than 0.1" are 0. */
export const toNumber = (words: string): number =>
  /^(?:no(?:ne)?|less than 0\.1)$/i.test(words) ? 0 : Number(words.replaceAll(",", ""));

/** Returns the text that visitors and search engines read. */
export const allWords = ({ title, description, words }: SitePage): string =>
  `${title}. ${description}. ${words}`;
