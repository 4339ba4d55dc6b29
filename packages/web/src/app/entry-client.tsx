import { startTransition, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { createApi } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { App } from "./app.tsx";
import type { DocumentState } from "./document/document-state.ts";
import { sow } from "./document/document-state.ts";
import { withShownTexts } from "./document/shown-texts.ts";
import { londonDate } from "../ui/london-date.ts";
import { chooseServiceOnClick } from "../features/booking/choose-service.ts";
import { loadSheet } from "./document/load-sheet.ts";
import { startNavigation } from "../features/navigation/browser-navigation.ts";
import { pageQueries } from "./page-queries.ts";
import { screenOf } from "./routes.ts";
import { loadScreen } from "./screens.ts";

const stateText = document.getElementById("state")?.textContent;
const state: DocumentState | null = stateText ? (JSON.parse(stateText) as DocumentState) : null;
const { seeds, ...facts } = state ?? {
  origin: window.location.origin,
  today: londonDate(new Date()),
  failedPath: null,
  seeds: [],
};

const api = createApi({ base: "", fetch: (...args) => fetch(...args) });
const queries = createQueries(api);
const client = createQueryClient();
sow(client, withShownTexts(seeds, document));

async function prepare(pathname: string): Promise<void> {
  const screen = screenOf(pathname);
  for (const query of pageQueries(queries, screen, pathname)) {
    // Coming back to a page that failed is a new visit, not a retry.
    if (client.getQueryState(query.queryKey)?.status === "error") client.removeQueries({ queryKey: query.queryKey });
    void client.prefetchQuery(query);
  }
  await Promise.all([loadScreen(screen), wholeSheet]);
}

/** A location page comes with the styles it needs; any page that follows may need the others. */
const root = document.getElementById("root") as HTMLElement;
const wholeSheet = loadSheet(root.dataset["sheet"]);

const navigation = startNavigation(prepare);
function Root() {
  const pathname = useSyncExternalStore(navigation.subscribe, navigation.pathname, navigation.pathname);
  useLayoutEffect(() => navigation.arrived(), [pathname]);
  useEffect(() => {
    document.documentElement.dataset["live"] = "";
  }, []);
  return <App document={{ ...facts, pathname, api, queries }} client={client} screen={screenOf(pathname)} />;
}

// Built documents do this inline, before any file of script.
if (import.meta.env.DEV) chooseServiceOnClick();

await loadScreen(screenOf(navigation.pathname()));
// What draws is made ready in a task of its own: with all that came before, it would be a long one.
await new Promise((resolve) => setTimeout(resolve));
const { createRoot, hydrateRoot } = await import("react-dom/client");
if (state) {
  // As a transition it is done in slices, between which the page answers to the visitor.
  startTransition(() => void hydrateRoot(root, <Root />));
} else {
  // The plain shell has stand-in tags that React does not know of and so would not replace.
  for (const tag of document.head.querySelectorAll("[data-shell]")) tag.remove();
  await prepare(navigation.pathname());
  createRoot(root).render(<Root />);
}
