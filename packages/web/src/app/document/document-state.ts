import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { DocumentFacts } from "../../ui/document-context.ts";

/** What the edge hands to the browser inside the document: its facts and every answer the page was rendered from. */
export interface DocumentState extends DocumentFacts {
  seeds: [QueryKey, unknown][];
}

export const seedsOf = (client: QueryClient): DocumentState["seeds"] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));

export function sow(client: QueryClient, seeds: DocumentState["seeds"]): void {
  for (const [key, data] of seeds) client.setQueryData(key, data);
}
