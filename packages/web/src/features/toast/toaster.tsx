import { toast as limits } from "@vanfettle/contract/constants";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";
import { toasts } from "./toast-store.ts";

const none: ReturnType<typeof toasts.list> = [];

export default function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={limits.swipeThresholdPx} duration={limits.durationMs}>
      {list.map(({ id, open, title, description, tone, action }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) toasts.dismiss(id);
          }}
          className={`toast toast-${tone}`}
        >
          <div className="flex-1">
            <Toast.Title className="toast-title">{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
            {action && (
              <Toast.Action asChild altText={action.label}>
                <a className="toast-action" href={action.href} data-document="">
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
      <Toast.Viewport hotkey={[limits.hotkey]} className="toast-viewport" />
    </Toast.Provider>
  );
}
