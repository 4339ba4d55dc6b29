/** Shows a spinner and a text while the page's data loads. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <output className="waiting">
      <span className="spinner" />
      <span>{text}</span>
    </output>
  );
}
