/** A title with a short text. */
export interface TextItem {
  title: string;
  text: string;
}
