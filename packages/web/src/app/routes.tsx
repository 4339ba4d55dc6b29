import { pages, type PageName } from "@vanfettle/contract/paths";
import type { QueryClient, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import type { Queries } from "../api/queries.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { pageFiles } from "./page-files.ts";

/** Loads what a page reads. The edge awaits the queries; the browser starts them and renders the loading text. */
export type LoadPage = (page: PageName, path: string) => Promise<null> | null;

/**
 * Returns a loader for the browser. It starts the queries of a page without awaiting them, so that the page renders its
 * loading text at once.
 */
export const startQueries =
  (queryClient: QueryClient, queries: Queries): LoadPage =>
  (page, path) => {
    for (const query of queriesOfPage(queries, page, path)) void queryClient.prefetchQuery(query);
    return null;
  };

/** Holds how the pages of this router are loaded. Each router is created with its own value. */
export const loadPageContext = createContext<LoadPage>();

interface PageModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

/** Each page is a chunk of its own, so that a visitor downloads no other page, least of all an operator's. */
const pageModules = import.meta.glob<PageModule>([
  "../pages/**/*.tsx",
  "!../pages/**/*.test.tsx",
  "!../pages/{lazy-not-found,location-page,not-found}.tsx",
]);

/** What the loaders need of a query, whatever it returns. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): unknown;
}

type PageQueries = (queries: Queries, path: string) => PageQuery[];

const homeQueries: PageQueries = ({ services, popularCities }) => [services, popularCities];
const locationQueries: PageQueries = ({ location, services }, path) => [location(path), services];
const formQueries: PageQueries = ({ services }) => [services];

const queriesByPage: Partial<Record<PageName, PageQueries>> = {
  home: homeQueries,
  vanServicing: homeQueries,
  servicingLocation: locationQueries,
  motLocation: locationQueries,
  motLanding: ({ regions, services }) => [regions, services],
  brakeRepairs: formQueries,
  oilChanges: formQueries,
  vanDiagnostics: formQueries,
};

/** Returns the queries that a page reads at the given path. */
export const queriesOfPage = (queries: Queries, page: PageName, path: string): PageQuery[] =>
  queriesByPage[page]?.(queries, path) ?? [];

function pageModule(page: PageName): () => Promise<PageModule> {
  const load = pageModules[`../pages/${pageFiles[page]}.tsx`];
  if (!load) throw new Error(`There is no module of the page ${page}.`);
  return load;
}

const pageRoute = (page: PageName): RouteObject => ({
  id: page,
  path: pages[page].pattern,
  loader: ({ request, context }) => context.get(loadPageContext)(page, new URL(request.url).pathname),
  lazy: pageModule(page),
});

/** The one route table of the edge and the browser, made from the paths in the contract. */
export const routes: RouteObject[] = [
  {
    id: "layout",
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      ...(Object.keys(pages) as PageName[]).map(pageRoute),
      { id: "notFound", path: "*", lazy: () => import("../pages/not-found.tsx") },
    ],
  },
];
