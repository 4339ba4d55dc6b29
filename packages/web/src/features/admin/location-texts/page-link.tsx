/** A link to a public page, which opens beside the operator's. */
export function PageLink({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
