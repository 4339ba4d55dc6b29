/** Fills the page while its data is on the way. */
export function PageSpinner({ text }: { text: string }) {
  return (
    <div className="waiting" role="status">
      <span className="spinner" />
      <p>{text}</p>
    </div>
  );
}
