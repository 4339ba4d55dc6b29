import { useState } from "react";
import { Button } from "./button.tsx";
import { useIsInteractive } from "./use-is-interactive.ts";

interface Props {
  /** Returns the text to copy when the button is pressed. */
  text: () => string;
  label: string;
  copied: string;
  blocked: string;
}

/**
 * Copies a text and confirms it. It keeps its space while it is invisible, until script runs, so
 * nothing shifts.
 */
export function CopyButton({ text, label, copied, blocked }: Props) {
  const [outcome, setOutcome] = useState("");
  const isInteractive = useIsInteractive();
  const copy = async () => setOutcome((await copyText(text())) ? copied : blocked);
  return (
    <>
      <Button className={isInteractive ? undefined : "invisible"} onClick={() => void copy()}>
        {label}
      </Button>{" "}
      <output>{outcome}</output>
    </>
  );
}

/** Copies a text to the clipboard. Returns false if the browser blocks or lacks the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
