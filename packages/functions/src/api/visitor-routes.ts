import { defaultProgressTotal } from "@vanfettle/contract/constants";
import { DomainError } from "@vanfettle/contract/problems";
import { services } from "@vanfettle/contract/services";
import { listContentLocations, listContentRegions } from "@vanfettle/core/location/content-list";
import { getPageText, listCore, listRegions } from "@vanfettle/core/location/location";
import { JsonText } from "./answer.ts";
import type { Routes } from "./routes.ts";
import { sitemapChunk, sitemapIndex, type SitemapDeps } from "./sitemap.ts";

export const visitorRoutes = (deps: SitemapDeps): Routes<"visitor"> => ({
  listServices: () => [...services],
  listLocations: () => listCore(deps),
  getLocation: async ({ params }) => new JsonText(await getPageText(deps, params.slug)),
  listRegions: () => listRegions(deps),
  listContentLocations: () => listContentLocations(deps),
  listContentRegions: () => listContentRegions(deps),
  getContentProgress: () => ({
    isRunning: false,
    completed: 0,
    total: defaultProgressTotal,
    currentRegion: null,
    currentLocation: null,
    lastUpdate: null,
    regionProgress: [],
    failed: 0,
    runId: null,
    runKind: null,
    startedAt: null,
    finishedAt: null,
    paidCalls: 0,
    tokens: { input: 0, output: 0 },
    costPounds: 0,
  }),
  getOperatorSignIn: () => {
    throw new DomainError("unavailable");
  },
  getSitemapIndex: () => sitemapIndex(deps),
  getSitemapChunk: ({ params }) => sitemapChunk(deps, params.chunk),
});
