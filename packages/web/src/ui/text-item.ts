/** A short point: a few words and a sentence about them. */
export interface TextItem {
  title: string;
  text: string;
}
