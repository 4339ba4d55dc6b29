import type { ReactNode } from "react";

export interface LegalSection {
  /** The fragment the table of contents links to. */
  id: string;
  heading: string;
  body: ReactNode;
}

export interface LegalText {
  title: string;
  lead: string;
  /** The points a reader in a hurry needs, in plain words. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}
