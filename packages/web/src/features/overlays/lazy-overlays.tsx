import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from "react";
import { toasts } from "./toast-store.ts";

type Overlays = typeof import("./radix-overlays.tsx");

/** The loader of the overlays; `null` at the edge, where documents never contain an open toast or tooltip. */
const loadOverlays = import.meta.env.SSR ? null : () => import("./radix-overlays.tsx");

/** Loads the toaster and the tooltip, which share a chunk, once `isNeeded` is true. Returns `null` until then. */
function useOverlays(isNeeded: boolean): Overlays | null {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    loadOverlays?.().then(setOverlays, (error: unknown) => console.warn("Toasts and tooltips were not loaded", error));
  }, [isNeeded]);
  return overlays;
}

/** Renders the toaster once a toast is due or `toasts.prepare()` was called. */
export function LazyToaster() {
  const { toasts: list, isToasterNeeded } = useSyncExternalStore(toasts.subscribe, toasts.getState, toasts.getState);
  const overlays = useOverlays(isToasterNeeded);
  return overlays && <overlays.Toaster list={list} />;
}

/** The tooltip for pages that do not load Radix with their script. It loads when the pointer first enters. */
export function LazyTooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false);
  const isHovered = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const overlays = useOverlays(isNeeded);
  useEffect(() => {
    // Radix starts its delay when the pointer moves over the trigger; the pointer may have stopped while Radix loaded.
    if (overlays && isHovered.current)
      trigger.current?.dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
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
    setNeeded(true);
  };
  return (
    <span
      className="tooltip-trigger"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => void (isHovered.current = false)}
    >
      {children}
    </span>
  );
}
