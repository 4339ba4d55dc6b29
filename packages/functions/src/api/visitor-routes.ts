import { services } from "@vanfettle/contract/services";
import { getPage, listCore, listRegions } from "@vanfettle/core/location/location";
import { contentReadRoutes, type ContentReadDeps } from "./content-read-routes.ts";
import type { Routes } from "./route-handlers.ts";
import { sitemapChunk, sitemapIndex, type SitemapDeps } from "./sitemap.ts";

export const visitorRoutes = (deps: SitemapDeps & ContentReadDeps): Routes<"visitor"> => ({
  listServices: () => [...services],
  listLocations: () => listCore(deps),
  getLocation: ({ params }) => getPage(deps, params.slug),
  listRegions: () => listRegions(deps),
  ...contentReadRoutes(deps),
  getSitemapIndex: () => sitemapIndex(deps),
  getSitemapChunk: ({ params }) => sitemapChunk(deps, params.chunk),
});
