import { Toast, Tooltip as RadixTooltip } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { toastLimits, toasts, type Toast as ToastData } from "./toast-store.ts";
import "./overlays.css";

/** Renders the store's toasts in the corner of the screen. */
export function Toaster({ list }: { list: readonly ToastData[] }) {
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThresholdPx}
      duration={toastLimits.durationMs}
    >
      {list.map(({ id, open, title, description, tone, action }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) toasts.dismiss(id);
          }}
          className={`toast toast-${tone}`}
          // Errors stay until they are dismissed, because visitors may look away.
          {...(tone === "destructive" && { duration: Infinity })}
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
      <Toast.Viewport hotkey={[toastLimits.hotkey]} className="toast-viewport" />
    </Toast.Provider>
  );
}

/** Sets the delays of the tooltips within: for a short time after one closes, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps extends Pick<ComponentProps<typeof RadixTooltip.Trigger>, "ref" | "children"> {
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
        <RadixTooltip.Content className="tooltip" side="bottom" align="end" sideOffset={6} collisionPadding={8}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
