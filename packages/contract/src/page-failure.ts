import type { PageName } from "./paths.ts";

/** The parts of a page that can fail in a browser while the others work. */
export const pageParts = [
  "application",
  "page",
  "header",
  "footer",
  "form",
  "section",
  "stations",
  "suggestions",
  "overlays",
  "signIn",
] as const;

export type PagePart = (typeof pageParts)[number];

/** The causes of a failure: a file that did not load, or an error while the part was rendered. */
export const failureCauses = ["load", "render"] as const;

/** A browser's report. It names only parts of our code, so it does not hold personal data. */
export interface PageFailure {
  part: PagePart;
  cause: (typeof failureCauses)[number];
  /** The kind of page. Absent if the code that determines it did not load. */
  page?: PageName | "notFound";
}

/**
 * The path of the endpoint `reportPageFailure`, which the inline script calls without the table of
 * endpoints.
 */
export const pageFailurePath = "/api/page-failure";
