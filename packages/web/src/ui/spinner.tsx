/** Fills the page while its data is on the way. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <output className="waiting">
      <span className="spinner" />
      <span>{text}</span>
    </output>
  );
}
