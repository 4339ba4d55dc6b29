import { useState } from "react";
import { copyText } from "./copy-text.ts";
import { useIsInteractive } from "./use-is-interactive.ts";

interface Props {
  /** Returns the text to copy when the button is pressed. */
  text: () => string;
  label: string;
  /** What is said once the text is copied. */
  copied: string;
  /** What is said where the browser does not let a page copy. */
  blocked: string;
}

/**
 * A button that copies a text, with a line beside it that says what has happened. Until script runs the button is not
 * visible, but keeps its place, so that nothing moves.
 */
export function CopyButton({ text, label, copied, blocked }: Props) {
  const [outcome, setOutcome] = useState("");
  const isInteractive = useIsInteractive();
  const copy = async () => setOutcome((await copyText(text())) ? copied : blocked);
  return (
    <>
      <button type="button" className={`btn btn-line ${isInteractive ? "" : "invisible"}`} onClick={() => void copy()}>
        {label}
      </button>{" "}
      <output>{outcome}</output>
    </>
  );
}
