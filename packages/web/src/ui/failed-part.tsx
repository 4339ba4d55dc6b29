import { Button } from "./button.tsx";

/** What stands in the place of a part that failed. Without `onRetry` the page is loaded again. */
export const FailedPart = ({ onRetry }: { onRetry?: () => void }) => (
  <p className="notice no-print">
    We could not show this part of the page.{" "}
    <Button onClick={onRetry ?? (() => window.location.reload())}>
      {onRetry ? "Try again" : "Reload"}
    </Button>
  </p>
);
