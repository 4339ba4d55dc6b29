/** The heading and plain-text paragraphs of a section. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
}
