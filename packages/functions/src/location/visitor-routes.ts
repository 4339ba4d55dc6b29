import { operatorScopes } from "@vanfettle/contract/operator/operator-scopes";
import { services } from "@vanfettle/contract/services";
import { getPage } from "@vanfettle/core/content/text/location-page";
import { cachedScopeSizes, contentProgress } from "@vanfettle/core/generation/progress";
import { listCore, listRegions } from "@vanfettle/core/location/location";
import { listContentLocations, listContentRegions } from "@vanfettle/core/location/location-lists";
import type { ClockDeps } from "@vanfettle/core/table/table";
import type { RouteHandlers } from "../http/router.ts";
import { sitemapChunk, sitemapIndex } from "./xml-sitemap.ts";

export interface VisitorDeps extends ClockDeps {
  siteOrigin: string;
  /** The OpenID Connect issuer and client for the operators' sign-in. */
  signIn: { issuer: string; clientId: string };
}

/** Returns the handlers of the endpoints that read visitors' content. */
export function visitorRoutes(deps: VisitorDeps): RouteHandlers<"visitor"> {
  const scopeSizes = cachedScopeSizes(deps);
  return {
    listServices: () => [...services],
    listLocations: () => listCore(deps),
    getLocation: ({ params }) => getPage(deps, params.slug),
    listRegions: () => listRegions(deps),
    listContentLocations: () => listContentLocations(deps),
    listContentRegions: () => listContentRegions(deps),
    getContentProgress: () => contentProgress({ ...deps, scopeSizes }),
    getOperatorSignIn: () => ({
      ...deps.signIn,
      scopes: ["openid", ...Object.values(operatorScopes)],
    }),
    getSitemapIndex: () => sitemapIndex(deps),
    getSitemapChunk: ({ params }) => sitemapChunk(deps, params.chunk),
  };
}
