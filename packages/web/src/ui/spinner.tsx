export const PageSpinner = ({ text }: { text: string }) => (
  <output className="waiting">
    <span className="spinner" />
    <span>{text}</span>
  </output>
);
