import { services } from "@vanfettle/contract/services";
import { getPage, listCore, listRegions } from "@vanfettle/core/location/location";
import type { Routes } from "./routes.ts";
import { sitemapChunk, sitemapIndex, type SitemapDeps } from "./sitemap.ts";

export const visitorRoutes = (deps: SitemapDeps): Routes<"visitor"> => ({
  listServices: () => [...services],
  listLocations: () => listCore(deps),
  getLocation: ({ params }) => getPage(deps, params.slug),
  listRegions: () => listRegions(deps),
  getSitemapIndex: () => sitemapIndex(deps),
  getSitemapChunk: ({ params }) => sitemapChunk(deps, params.chunk),
});
