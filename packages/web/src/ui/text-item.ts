/** The title and short text of an item. */
export interface TextItem {
  title: string;
  text: string;
}
