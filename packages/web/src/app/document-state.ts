import type { DehydratedState } from "@tanstack/react-query";
import type { HydrationState } from "react-router";
import type { DocumentFacts } from "../ui/document-context.ts";

/** What the edge writes into the document as JSON and the browser hydrates from. */
export interface DocumentState extends DocumentFacts {
  queries: DehydratedState;
  router: Pick<HydrationState, "loaderData" | "errors">;
}
