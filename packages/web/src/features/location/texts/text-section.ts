/** Plain text with a heading; pages decide how it looks. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
}
