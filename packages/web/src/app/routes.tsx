import type { QueryClient, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createContext, type RouteObject } from "react-router";
import { pages, type AdminPageName, type PageName } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import type { ApiContext } from "../api/api-context.ts";
import { locationQuery } from "../features/location/location-query.ts";
import { Component as NotFound } from "../pages/not-found.tsx";
import { loadPart } from "../ui/load-part.ts";
import { Layout } from "./layout/layout.tsx";
import { PageError } from "./layout/page-error.tsx";

/**
 * Loads a page's queries. The edge awaits them; the browser starts them and renders the loading
 * text.
 */
export type LoadPage = (page: PageName, path: string) => Promise<null> | null;

/**
 * Returns the browser's loader, which starts a page's queries without awaiting them; the page shows
 * it is loading.
 */
export const startQueries =
  (queryClient: QueryClient, api: ApiContext): LoadPage =>
  (page, path) => {
    for (const query of queriesOfPage(api, page, path)) void queryClient.prefetchQuery(query);
    return null;
  };

/** The context with the page loader of a router. Each router sets its own value. */
export const loadPageContext = createContext<LoadPage>();

type VisitorPageName = Exclude<PageName, AdminPageName>;

/** Loads the module of a page. */
export type LoadModule = () => Promise<{ Component: ComponentType }>;

/**
 * The modules of visitors' pages. Each page has a separate chunk, so visitors download only that
 * page. The build finds a page's styles by its file name, which is the page's name.
 */
const pageModules: Record<VisitorPageName, LoadModule> = {
  home: () => import("../pages/home.tsx"),
  vanServicing: () => import("../pages/van-servicing.tsx"),
  servicingLocation: () => import("../pages/servicing-location.tsx"),
  motLanding: () => import("../pages/mot-landing.tsx"),
  motLocation: () => import("../pages/mot-location.tsx"),
  motAToZ: () => import("../pages/mot-a-to-z.tsx"),
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
  yourStation: () => import("../pages/your-station.tsx"),
  developers: () => import("../pages/developers.tsx"),
  fleetCheck: () => import("../pages/fleet-check.tsx"),
  dataAndClaims: () => import("../pages/data-and-claims.tsx"),
};

/** The fields of a query that the loaders use, regardless of its result type. */
export type PageQuery = { queryKey: QueryKey; queryFn?(context: QueryFunctionContext): unknown };

type PageQueries = (api: ApiContext, path: string) => PageQuery[];

const homeQueries: PageQueries = ({ queries }) => [
  queries.services,
  queries.popularCities,
  queries.countsSource,
];
const locationQueries: PageQueries = ({ api, queries }, path) => [
  locationQuery(api, path),
  queries.services,
];
const formQueries: PageQueries = ({ queries }) => [queries.services];

const queriesByPage: Partial<Record<PageName, PageQueries>> = {
  home: homeQueries,
  vanServicing: homeQueries,
  servicingLocation: locationQueries,
  motLocation: locationQueries,
  motAToZ: ({ api }, path) => [locationQuery(api, path)],
  motLanding: ({ queries }) => [queries.regions, queries.services],
  ...Object.fromEntries(servicePages.map(({ name }) => [name, formQueries])),
};

export const queriesOfPage = (api: ApiContext, page: PageName, path: string): PageQuery[] =>
  queriesByPage[page]?.(api, path) ?? [];

const pageRoute = (page: VisitorPageName): RouteObject => ({
  id: page,
  path: pages[page].pattern,
  loader: ({ request, context }) =>
    context.get(loadPageContext)(page, new URL(request.url).pathname),
  lazy: () => loadPart("page", pageModules[page]),
});

/**
 * Returns the route table: visitors' pages, which the edge renders and the browser hydrates, and
 * the routes that only the browser has.
 */
export const createRoutes = (...browserOnly: RouteObject[]): RouteObject[] => [
  {
    id: "layout",
    Component: Layout,
    // Replaces the layout only if it throws itself.
    ErrorBoundary: PageError,
    children: [
      {
        id: "page",
        ErrorBoundary: PageError,
        children: [
          ...(Object.keys(pageModules) as VisitorPageName[]).map(pageRoute),
          { id: "notFound", path: "*", Component: NotFound },
        ],
      },
      ...browserOnly,
    ],
  },
];
