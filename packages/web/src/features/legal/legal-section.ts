import type { ReactNode } from "react";

export interface LegalSection {
  /** The id that the table of contents links to. */
  id: string;
  heading: string;
  body: ReactNode;
}

export interface LegalText {
  title: string;
  lead: string;
  /** The most important points, in plain words. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}
