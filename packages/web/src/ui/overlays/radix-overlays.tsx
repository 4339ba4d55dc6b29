import { Tooltip as RadixTooltip, Toast } from "radix-ui";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { toastLimits, toasts, type Toast as ToastData } from "./toasts.ts";
import "./overlays.css";

/** A place outside of the document, in which screen readers announce nothing. */
const silence = document.createDocumentFragment();

/**
 * Returns whether the focused control, such as the button of a form, is in the lower half of the
 * screen.
 */
function isFocusLow(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}

/** Renders the store's toasts in the half of the screen without the focus, to avoid covering it. */
export function Toaster({ list }: { list: readonly ToastData[] }) {
  const [newest] = list;
  const newestId = newest?.id;
  const isOnTop = useMemo(() => newestId !== undefined && isFocusLow(), [newestId]);
  return (
    <Toast.Provider
      // A form announces its failure by an alert, which needs no toast.
      announcerContainer={newest?.tone === "destructive" ? silence : undefined}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThresholdPx}
      duration={toastLimits.durationMs}
    >
      {list.map(({ id, open, title, description, tone, action }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) toasts().dismiss(id);
          }}
          className={`toast toast-${tone}`}
        >
          <div className="flex-1">
            <Toast.Title className="toast-title">{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
            {action && (
              <Toast.Action asChild altText={action.label}>
                <a className="toast-action" href={action.href}>
                  {action.label}
                </a>
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="toast-close" aria-label="Close">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[toastLimits.hotkey]}
        className={isOnTop ? "toast-viewport toast-viewport-top" : "toast-viewport"}
      />
    </Toast.Provider>
  );
}

/**
 * Sets the delays of the tooltips within: for a short time after one closes, the next opens at
 * once.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps extends Pick<
  ComponentProps<typeof RadixTooltip.Trigger>,
  "ref" | "children"
> {
  text: string;
}

/** Shows a hint on hover and keyboard focus. Pages must be usable without it. */
export function Tooltip({ text, children, ref }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild ref={ref}>
        <span className="tooltip-trigger">{children}</span>
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          className="tooltip"
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
