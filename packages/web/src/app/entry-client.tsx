import type { QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import type { Root } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { londonDate } from "@vanfettle/contract/dates";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import type { ApiContext } from "../api/api-context.ts";
import { createApi } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { chooseServiceOnClick } from "../features/booking/choose-service.ts";
import { readRenderedContent, type DocumentFacts } from "../ui/document-context.ts";
import { keepControlInPlace } from "../ui/keep-in-place.ts";
import { watchStyles } from "../ui/load-part.ts";
import { withdrawReloadOffer } from "../ui/part-failure.ts";
import { adminRoute } from "./admin-route.tsx";
import { App } from "./app.tsx";
import { restoreQueries, type DocumentState } from "./document-state.ts";
import { InteractiveMark } from "./interactive-mark.tsx";
import { keepFields } from "./keep-fields.ts";
import { loadMatchedPages } from "./load-matched-pages.ts";
import { createRoot, hydrateRoot } from "./react-root.ts";
import { createRoutes, loadPageContext, startQueries } from "./routes.tsx";

const stateText = document.getElementById("state")?.textContent;
const state: DocumentState | null = stateText ? (JSON.parse(stateText) as DocumentState) : null;
/**
 * Returns the settings of a document that the edge could not render. The hot-reload server's
 * documents do not have them.
 */
async function shellSettings(): Promise<PageSettings> {
  const text = document.getElementById("settings")?.textContent;
  if (text) return JSON.parse(text) as PageSettings;
  return import.meta.env.DEV
    ? (await import("@vanfettle/contract/page-settings")).samplePageSettings
    : {};
}

const { origin, today, settings }: DocumentFacts = state ?? {
  origin: window.location.origin,
  today: londonDate(new Date()),
  settings: await shellSettings(),
};

/**
 * The objects of this module's last run. The hot-reload server runs it again after a change outside
 * of components, such as a new price. The same root keeps a form's contents.
 */
const last = import.meta.hot?.data as
  | Partial<{
      root: Root;
      queryClient: QueryClient;
      router: ReturnType<typeof createBrowserRouter>;
    }>
  | undefined;

const routes = createRoutes(adminRoute);
const client = createApi({ base: "", fetch: (...args) => fetch(...args) });
const api: ApiContext = { api: client, queries: createQueries(client) };
const queryClient = last?.queryClient ?? createQueryClient();
if (state) restoreQueries(queryClient, state.queries);

// Built documents do this inline, before any script file is loaded.
if (import.meta.env.DEV && !last?.root) chooseServiceOnClick();

watchStyles();
if (!last?.root) keepControlInPlace();

/**
 * Renders the application. Call it when the matched page is loaded: else React would replace it by
 * an empty one.
 */
function start(): void {
  // An earlier attempt to load the application may have failed.
  withdrawReloadOffer();
  const hydrationData = state?.router ?? last?.router?.state;
  const router = createBrowserRouter(routes, {
    getContext: () =>
      new RouterContextProvider(new Map([[loadPageContext, startQueries(queryClient, api)]])),
    ...(hydrationData && { hydrationData }),
  });
  const container = document.getElementById("root") as HTMLElement;
  const rendered = state ? readRenderedContent() : undefined;
  const app = (onReady?: () => void) => (
    <App document={{ origin, today, settings, rendered }} api={api} queryClient={queryClient}>
      <InteractiveMark onReady={onReady}>
        <RouterProvider router={router} />
      </InteractiveMark>
    </App>
  );
  if (state) {
    const restoreFields = keepFields(container);
    startTransition(() => void hydrateRoot(container, app(restoreFields)));
    return;
  }
  // React does not recognise the plain shell's placeholder tags and would not replace them.
  for (const tag of document.head.querySelectorAll("[data-shell]")) tag.remove();
  const root = last?.root ?? createRoot(container);
  // Fast Refresh runs after this module. Only then does React treat a changed component as the same
  // component.
  if (last?.root) setTimeout(() => root.render(app()), 100);
  else root.render(app());
  if (import.meta.hot) {
    Object.assign(import.meta.hot.data, { root, queryClient, router });
    import.meta.hot.dispose(() => router.dispose());
    import.meta.hot.accept();
  }
}

// Without the page's code the document stays as the edge sent it. The inline script then offers to
// reload, as for any other file.
await loadMatchedPages(routes, window.location);
start();
