import { pages, type PageName } from "@vanfettle/contract/paths";
import type { QueryClient, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import type { Queries } from "../api/queries.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Layout } from "./layout/layout.tsx";

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

/**
 * Each page is a chunk of its own, so that a visitor downloads no other page, least of all an operator's. Its file has
 * the page's name, by which the build finds its styles.
 */
const pageModules: Record<PageName, () => Promise<{ Component: ComponentType; ErrorBoundary?: ComponentType }>> = {
  home: () => import("../pages/home.tsx"),
  vanServicing: () => import("../pages/van-servicing.tsx"),
  servicingLocation: () => import("../pages/servicing-location.tsx"),
  motLanding: () => import("../pages/mot-landing.tsx"),
  motLocation: () => import("../pages/mot-location.tsx"),
  brakeRepairs: () => import("../pages/brake-repairs.tsx"),
  oilChanges: () => import("../pages/oil-changes.tsx"),
  vanDiagnostics: () => import("../pages/van-diagnostics.tsx"),
  privacyPolicy: () => import("../pages/privacy-policy.tsx"),
  termsOfService: () => import("../pages/terms-of-service.tsx"),
  cookiePolicy: () => import("../pages/cookie-policy.tsx"),
  sitemap: () => import("../pages/sitemap.tsx"),
  find: () => import("../pages/find.tsx"),
  garages: () => import("../pages/garages.tsx"),
  vanCheck: () => import("../pages/van-check.tsx"),
  yourBooking: () => import("../pages/your-booking.tsx"),
  myVans: () => import("../pages/my-vans.tsx"),
  developers: () => import("../pages/developers.tsx"),
  fleetCheck: () => import("../pages/fleet-check.tsx"),
  dataAndClaims: () => import("../pages/data-and-claims.tsx"),
  contentManager: () => import("../pages/admin/content-manager.tsx"),
  progressMonitor: () => import("../pages/admin/progress-monitor.tsx"),
  bookings: () => import("../pages/admin/bookings.tsx"),
};

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

const pageRoute = (page: PageName): RouteObject => ({
  id: page,
  path: pages[page].pattern,
  loader: ({ request, context }) => context.get(loadPageContext)(page, new URL(request.url).pathname),
  lazy: pageModules[page],
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
