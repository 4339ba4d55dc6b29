import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { useStore } from "zustand";
import { loadPart } from "../load-part.ts";
import { toasts } from "./toasts.ts";

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
function useOverlays(timesNeeded: number): Overlays | null {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const isLoaded = overlays !== null;
  useEffect(() => {
    if (timesNeeded === 0 || isLoaded || !loadOverlays) return;
    loadPart("overlays", loadOverlays).then(setOverlays, () => undefined);
  }, [timesNeeded, isLoaded]);
  return overlays;
}

/** Renders the toaster once a toast is due or `prepare()` was called. */
export function LazyToaster() {
  const { toasts: list, timesNeeded } = useStore(toasts());
  const overlays = useOverlays(timesNeeded);
  return overlays && <overlays.Toaster list={list} />;
}

/**
 * The tooltip for pages that do not load Radix with their script. It loads when the pointer enters.
 */
export function LazyTooltip({ text, children }: { text: string; children: ReactNode }) {
  const [timesNeeded, setTimesNeeded] = useState(0);
  const isHovered = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const overlays = useOverlays(timesNeeded);
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
