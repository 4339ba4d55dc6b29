/** Shows a spinner and a text while the page's data loads. */
export const PageSpinner = ({ text }: { text: string }) => (
  <output className="waiting">
    <span className="spinner" />
    <span>{text}</span>
  </output>
);
