import { tooltip } from "@vanfettle/contract/constants";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";

let lastClosed = -Infinity;

/** Straight after one hint closed the next opens at once, so that reading along a row does not mean waiting again. */
const openDelay = (now: number): number => (now - lastClosed < tooltip.skipDelayMs ? 0 : tooltip.openDelayMs);

/** A hint on hover and keyboard focus. What it says is never needed to use the page. */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = () => clearTimeout(timer.current);
  const show = () => {
    cancel();
    timer.current = setTimeout(() => setOpen(true), openDelay(performance.now()));
  };
  const hide = () => {
    cancel();
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  useEffect(() => cancel, []);
  useEffect(() => {
    if (!open) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [open]);

  return (
    <span className="tip" onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      {open && (
        <span className="tip-text" role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  );
}
