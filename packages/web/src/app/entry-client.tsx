import { londonDate } from "@vanfettle/contract/dates/london-date";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { ApiContext } from "../api/api-context.ts";
import { createApi } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { chooseServiceOnClick } from "../features/booking/choose-service.ts";
import { App } from "./app.tsx";
import type { DocumentFacts } from "../ui/document-context.ts";
import { restoreQueries, type DocumentState } from "./document-state.ts";
import { forgetRegistration } from "./forget-registration.ts";
import { loadMatchedPages } from "./load-matched-pages.ts";
import { loadPageContext, routes, startQueries } from "./routes.tsx";

const stateText = document.getElementById("state")?.textContent;
const state: DocumentState | null = stateText ? (JSON.parse(stateText) as DocumentState) : null;
const { origin, today, partner }: DocumentFacts = state ?? {
  origin: window.location.origin,
  today: londonDate(new Date()),
};

const client = createApi({ base: "", fetch: (...args) => fetch(...args) });
const api: ApiContext = { api: client, queries: createQueries(client) };
const queryClient = createQueryClient();
if (state) restoreQueries(queryClient, state.queries);

/** Marks the document as interactive, which the browser tests wait for. */
function InteractiveMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetRegistration();
    document.documentElement.dataset["live"] = "";
  }, []);
  return children;
}

// Built documents do this inline, before any script file is loaded.
if (import.meta.env.DEV) chooseServiceOnClick();

await loadMatchedPages(routes, window.location);
const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[loadPageContext, startQueries(queryClient, api)]])),
  ...(state && { hydrationData: state.router }),
});
const app = (
  <App document={{ origin, today, partner }} api={api} queryClient={queryClient}>
    <InteractiveMark>
      <RouterProvider router={router} />
    </InteractiveMark>
  </App>
);
const root = document.getElementById("root") as HTMLElement;
if (state) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  // React does not recognise the plain shell's placeholder tags and would not replace them.
  for (const tag of document.head.querySelectorAll("[data-shell]")) tag.remove();
  createRoot(root).render(app);
}
