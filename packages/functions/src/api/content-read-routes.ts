import { operatorScopes } from "@vanfettle/contract/endpoint";
import { contentProgress, cachedScopeSizes } from "@vanfettle/core/generation/progress";
import { listContentLocations, listContentRegions } from "@vanfettle/core/location/content-list";
import type { Table } from "@vanfettle/core/table/table";
import type { Routes } from "./route-handlers.ts";

export interface ContentReadDeps {
  table: Table;
  clock: () => Date;
  signIn: { issuer: string; clientId: string };
}

type ContentReads = "listContentLocations" | "listContentRegions" | "getContentProgress" | "getOperatorSignIn";

/** What the admin pages read without a sign-in. */
export function contentReadRoutes(deps: ContentReadDeps): Pick<Routes<"visitor">, ContentReads> {
  const scopeSizes = cachedScopeSizes(deps);
  return {
    listContentLocations: () => listContentLocations(deps),
    listContentRegions: () => listContentRegions(deps),
    getContentProgress: () => contentProgress({ ...deps, scopeSizes }),
    getOperatorSignIn: () => ({ ...deps.signIn, scopes: ["openid", ...Object.values(operatorScopes)] }),
  };
}
