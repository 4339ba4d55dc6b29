import { endpoints } from "@vanfettle/contract/endpoints";
import type { StationList } from "@vanfettle/contract/station/station-schemas";
import { buildNearStations } from "@vanfettle/contract/testing/near-stations";
import type { FakeCloudFormation } from "./fake-cloudformation.ts";

/** The site at the addresses of a deployed stage. By default its own domain does not resolve. */
export interface FakeSite {
  /** The hosts that DNS points at the distribution, besides its own name. */
  hosts?: readonly string[];
  status?: number;
  /** The list of MOT stations that the stage runs. */
  list?: StationList;
}

/**
 * Returns a `fetch` that responds like the site of a deployed stage, for the requests that a deploy
 * makes.
 */
export function fakeSite(
  cloudFormation: FakeCloudFormation,
  stage: string,
  site: FakeSite,
): typeof fetch {
  return async (input) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    const reachable = host.endsWith(".cloudfront.net") || site.hosts?.includes(host);
    if (!reachable) throw new TypeError("fetch failed");
    const { outputs } = cloudFormation.find("eu-west-2", `${stage}-vanfettle-Api`);
    const issuer = `https://cognito-idp.eu-west-2.amazonaws.com/${outputs["UserPoolId"]}`;
    const body =
      pathname === endpoints.getOperatorSignIn.path
        ? { issuer, clientId: "client", scopes: [] }
        : buildNearStations({ list: site.list ?? null });
    return Response.json(body, { status: site.status ?? 200 });
  };
}
