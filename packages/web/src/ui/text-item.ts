/** A title with a sentence or two. */
export interface TextItem {
  title: string;
  text: string;
}
