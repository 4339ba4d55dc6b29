import { CopyButton } from "../../ui/copy-button.tsx";
import "./copyable-text.css";

/** Shows a text to copy. One click selects all of it; with script a button also copies it. */
export const CopyableText = ({ text, what }: { text: string; what: string }) => (
  <div>
    <pre className="card copyable text-sm">
      <code>{text}</code>
    </pre>
    <p className="note mt-2">
      <CopyButton text={() => text} label={`Copy ${what}`} copied="Copied." blocked="Select the text and copy it." />
    </p>
  </div>
);
