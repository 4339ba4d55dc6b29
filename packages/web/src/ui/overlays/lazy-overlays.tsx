import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { useStore } from "zustand";
import { loadPart } from "../load-part.ts";
import { toasts, type Toast } from "./toasts.ts";

type Overlays = typeof import("./radix-overlays.tsx");

/**
 * The loader of the overlays; `null` at the edge, where documents never contain an open toast or
 * tooltip.
 */
const loadOverlays = import.meta.env.SSR ? null : () => import("./radix-overlays.tsx");

/**
 * Loads the toaster and the tooltip, which share a chunk, when `timesNeeded` first exceeds 0. Loads
 * them again when it grows after a failure. Returns `null` until then. A page is usable without
 * them, so it does not offer to reload.
 */
function useOverlays(timesNeeded: number): { overlays: Overlays | null; hasFailed: boolean } {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoaded = overlays !== null;
  useEffect(() => {
    if (timesNeeded === 0 || isLoaded || !loadOverlays) return;
    loadPart("overlays", loadOverlays).then(setOverlays, () => setFailed(true));
  }, [timesNeeded, isLoaded]);
  return { overlays, hasFailed };
}

/** Renders the toaster once a toast is due or `prepare()` was called. */
export function LazyToaster() {
  const { toasts: list, timesNeeded } = useStore(toasts());
  const { overlays, hasFailed } = useOverlays(timesNeeded);
  if (overlays) return <overlays.Toaster list={list} />;
  const shown = hasFailed && list.find(({ open, tone }) => open && tone === "success");
  return shown && <PlainToast toast={shown} />;
}

/** A toast of success without the toaster's code. The page itself tells of each failure. */
const PlainToast = ({ toast: { title, description, action } }: { toast: Toast }) => (
  <output className="reload-offer notice">
    {`${title}. ${description}`}
    {action && <a href={action.href}>{action.label}</a>}
  </output>
);

/**
 * The tooltip for pages that do not load Radix with their script. It loads when the pointer enters.
 */
export function LazyTooltip({ text, children }: { text: string; children: ReactNode }) {
  const [timesNeeded, setTimesNeeded] = useState(0);
  const isHovered = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { overlays } = useOverlays(timesNeeded);
  useEffect(() => {
    // Radix starts its delay when the pointer moves over the trigger; the pointer may have stopped
    // while Radix loaded.
    if (overlays && isHovered.current) {
      trigger.current?.dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
    }
  }, [overlays]);

  if (overlays) {
    return (
      <overlays.TooltipProvider>
        <overlays.Tooltip text={text} ref={trigger}>
          {children}
        </overlays.Tooltip>
      </overlays.TooltipProvider>
    );
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    isHovered.current = true;
    setTimesNeeded((times) => times + 1);
  };
  const onPointerLeave = () => {
    isHovered.current = false;
  };
  return (
    <span
      className="tooltip-trigger"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </span>
  );
}
