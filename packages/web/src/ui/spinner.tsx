/** Shows a spinner and a text in place of the page while its data is loading. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <output className="waiting">
      <span className="spinner" />
      <span>{text}</span>
    </output>
  );
}
