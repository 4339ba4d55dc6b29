import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
/** Returns whether script runs, which is false while the document is rendered or hydrated. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Shows a text to copy. One click selects all of it; with script a button copies it, too. */
export function CopyableText({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState("");
  const hasScript = useHasScript();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied."),
      () => setOutcome("Select the text and copy it."),
    );
  };
  return (
    <div>
      <pre className="card text-sm whitespace-pre-wrap select-all">
        <code>{text}</code>
      </pre>
      <p className="note mt-2">
        <button type="button" className={`btn btn-line ${hasScript ? "" : "invisible"}`} onClick={copy}>
          Copy {what}
        </button>{" "}
        <output>{outcome}</output>
      </p>
    </div>
  );
}
