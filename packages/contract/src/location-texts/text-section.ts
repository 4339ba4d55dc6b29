/** A heading with paragraphs of plain text. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
}
