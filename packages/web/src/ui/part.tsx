import type { ReactNode } from "react";
import type { PagePart } from "@vanfettle/contract/page-failure";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FailedPart } from "./failed-part.tsx";
import { reportPart } from "./load-part.ts";
import { offerReload } from "./part-failure.ts";

interface PartProps {
  name: PagePart;
  children: ReactNode;
}

/** The parts without which the page lacks nothing. */
const additions: readonly PagePart[] = ["overlays", "suggestions"];

/**
 * A part of a page that says in its place if it cannot be rendered. The rest of the page stays, and
 * offers to reload.
 */
export function Part({ name, children }: PartProps) {
  function onError(): void {
    reportPart(name, "render");
    offerReload();
  }
  return (
    <ErrorBoundary onError={onError} fallback={!additions.includes(name) && <FailedPart />}>
      {children}
    </ErrorBoundary>
  );
}
