import type { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  data,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { addressHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { isAdminPath, matchPage, queryOfPage, type PageName } from "@vanfettle/contract/paths";
import type { Api } from "../api/client.ts";
import { statusOf } from "../api/http-error.ts";
import { createQueries, queryFallbacks } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import { decidePage } from "../document/page-decision.ts";
import type { PageMeta } from "../document/page-meta.ts";
import { scriptSafeJson } from "../document/structured-data.ts";
import {
  findQuery,
  findTarget,
  parseFindSearch,
  type FindResult,
} from "../features/find/find-query.ts";
import { locationQuery } from "../features/location/location-query.ts";
import {
  nearStationsQuery,
  type NearStationsResult,
} from "../features/station/near-stations-query.ts";
import { parseStationSearch } from "../features/station/station-search.ts";
import type { DocumentFacts } from "../ui/document-context.ts";
import { HeadTags } from "../ui/page-meta.tsx";
import { App } from "./app.tsx";
import { storeQueries, type DocumentState } from "./document-state.ts";
import {
  createRoutes,
  loadPageContext,
  queriesOfPage,
  type LoadPage,
  type PageQuery,
} from "./routes.tsx";

export interface PageRequest extends DocumentFacts {
  path: string;
  /** The query string, without a question mark. Pages without parameters ignore it. */
  search?: string;
  api: Api;
}

export type RenderedPage =
  /**
   * The target of a permanent redirect or, from a search to its result, of a temporary redirect.
   */
  | { kind: "redirect"; to: string; temporary?: boolean }
  /** A page for operators, which only the browser renders. */
  | { kind: "shell" }
  | {
      kind: "page";
      /** The name of the page, or `notFound`. */
      name: string;
      status: 200 | 404 | 503;
      /** False if a query failed and its fallback is shown. Such a page is cached only briefly. */
      complete: boolean;
      head: string;
      body: string;
      state: string;
    };

const handler = createStaticHandler(createRoutes());

/** The data shown if a query fails, keyed by the first part of its key. */
const fallbacks: Readonly<Record<string, unknown>> = {
  ...queryFallbacks,
  "near-stations": { state: "failed" } satisfies NearStationsResult,
  find: { state: "failed" } satisfies FindResult,
};

/**
 * Returns the page's queries that depend on the parameters in its address. They are not route
 * queries, because the browser reads the parameters only after loading the page.
 */
function queriesOfSearch(page: PageName, api: Api, search: string): PageQuery[] {
  const parameters = new URLSearchParams(search);
  if (page === "find") return [findQuery(api, parseFindSearch(parameters))];
  if (page !== "garages") return [];
  const stationSearch = parseStationSearch(parameters);
  const near = nearStationsQuery(api, stationSearch);
  // A page with stations has a booking form.
  return stationSearch.postcode ? [near, createQueries(api).services] : [near];
}

/**
 * Returns the URL to route, without empty segments (as in `matchPage`). A path must not be parsed
 * as a host.
 */
function urlOf(path: string, query: string, origin: string): URL {
  const url = new URL(origin);
  url.pathname = path.replace(/\/{2,}/g, "/");
  url.search = query;
  return url;
}

/**
 * Returns the path to which a page without a location redirects because of its case or slashes, or
 * `null`.
 */
function fixedPageRedirect(path: string, search: string): string | null {
  const match = matchPage(path);
  if (!match || "slug" in match) return null;
  const decision = decidePage(path, null);
  if (decision.kind !== "redirect") return null;
  return addressHoldsRegistration(path, search) ? decision.to : decision.to + search;
}

/** Returns the URL search string of the parameters that the page uses; empty without any. */
function searchOfPage(path: string, search: string): string {
  const page = matchPage(path)?.page;
  const named = page ? queryOfPage(page) : [];
  const read = [...new URLSearchParams(search)].filter(([name]) => named.includes(name));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}

/**
 * Returns a page loader that awaits queries, and a function that returns true if every query
 * succeeded. A failed query has its fallback; without a fallback the page is a 404 or a 503.
 */
function pageLoader(queryClient: QueryClient, queriesFor: (page: PageName) => PageQuery[]) {
  let complete = true;
  const loadQuery = async (query: PageQuery): Promise<void> => {
    try {
      await queryClient.ensureQueryData(query);
    } catch (error) {
      complete = false;
      const fallback = fallbacks[String(query.queryKey[0])];
      if (fallback === undefined) throw data(null, { status: statusOf(error) === 404 ? 404 : 503 });
      queryClient.setQueryData(query.queryKey, fallback);
    }
  };
  const loadPage: LoadPage = async (page) => {
    await Promise.all(queriesFor(page).map(loadQuery));
    return null;
  };
  return { loadPage, isComplete: () => complete };
}

/**
 * Returns the head tags of a document that only the browser renders. It removes elements with
 * `data-shell` before it renders, as React would not replace them. A page of a location has the
 * home page's tags.
 */
export function shellHead(path: string, origin: string): string {
  const match = matchPage(path);
  const page = match && !("slug" in match) ? match.page : "home";
  const { title, description, robots } = fixedPageMeta(page, origin);
  return renderToStaticMarkup(
    <>
      <title data-shell="">{title}</title>
      <meta name="description" content={description} data-shell="" />
      {robots === "noindex" && <meta name="robots" content={robots} data-shell="" />}
    </>,
  );
}

/**
 * Renders the page at a path. Returns its status, head, body and hydration state, or its redirect.
 */
export async function renderPage({
  path,
  search = "",
  api,
  ...facts
}: PageRequest): Promise<RenderedPage> {
  const { origin } = facts;
  const query = searchOfPage(path, search);
  const redirect = fixedPageRedirect(path, query);
  if (redirect) return { kind: "redirect", to: redirect };
  if (isAdminPath(path)) return { kind: "shell" };

  const queryClient = createQueryClient();
  const queries = createQueries(api);
  const { loadPage, isComplete } = pageLoader(queryClient, (page) => [
    ...queriesOfPage({ api, queries }, page, path),
    ...queriesOfSearch(page, api, query),
  ]);

  const context = await handler.query(new Request(urlOf(path, query, origin)), {
    requestContext: new RouterContextProvider(new Map([[loadPageContext, loadPage]])),
  });
  if (context instanceof Response) {
    throw new Error(`The router answered ${context.status} instead of a page.`);
  }
  const location = queryClient.getQueryData(locationQuery(api, path).queryKey);
  if (location?.redirect) return { kind: "redirect", to: location.redirect };
  const findSearch = parseFindSearch(new URLSearchParams(query));
  const found = queryClient.getQueryData(findQuery(api, findSearch).queryKey);
  const target = findTarget(found, findSearch);
  if (target) return { kind: "redirect", to: target, temporary: true };

  const collected: { meta?: PageMeta } = {};
  const collectMeta = (meta: PageMeta): void => {
    collected.meta = meta;
  };
  const body = renderToString(
    <App document={{ ...facts, collectMeta }} api={{ api, queries }} queryClient={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const state: DocumentState = {
    ...facts,
    queries: storeQueries(queryClient),
    router: { loaderData: context.loaderData, ...(context.errors && { errors: context.errors }) },
  };
  queryClient.clear();
  const name = context.matches.at(-1)?.route.id ?? "notFound";
  return {
    kind: "page",
    name,
    status: name === "notFound" ? 404 : (context.statusCode as 200 | 404 | 503),
    complete: isComplete(),
    head: collected.meta
      ? renderToStaticMarkup(<HeadTags meta={collected.meta} origin={origin} />)
      : "",
    body,
    state: scriptSafeJson(state),
  };
}
