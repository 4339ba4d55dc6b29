import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { pages, queryOfPage, type PageName } from "@vanfettle/contract/paths";

/**
 * Creates the cache keys, with a query only where it has named parameters. `Cache-Control` sets the
 * lifetime.
 */
export function cachePolicies(parent: Construct) {
  const scope = new Construct(parent, "Policies");
  const originControlled = (
    id: string,
    query: readonly string[] = [],
    headers: cf.CachePolicyProps = {},
  ) =>
    new cf.CachePolicy(scope, id, {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
      ...(query.length > 0 && {
        queryStringBehavior: cf.CacheQueryStringBehavior.allowList(...query),
      }),
      ...headers,
    });
  return {
    /** The policy for documents and public calls, with the same responses for all visitors. */
    everybody: originControlled("Documents"),
    // An origin request policy cannot forward Authorization, so it has to be in the cache key.
    // Exclude it for public calls: otherwise any client could bypass the cache with a random header
    // and load the table.
    operators: originControlled("Api", parametersOf("operator"), {
      headerBehavior: cf.CacheHeaderBehavior.allowList("Authorization"),
    }),
    query: originControlled("ApiQuery", parametersOf("public")),
    /** Each page has a separate policy, because a policy can contain at most ten parameters. */
    documentQuery: pagesWithQuery.map(
      (page) => [page, originControlled(`DocumentQuery-${page}`, queryOfPage(page))] as const,
    ),
    apiRequest: new cf.OriginRequestPolicy(scope, "ApiRequest", {
      headerBehavior: cf.OriginRequestHeaderBehavior.allowList(
        "Accept",
        "Content-Type",
        "Idempotency-Key",
        // The version, called method and name of the Model Context Protocol.
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "Origin",
        "Sec-Fetch-Site",
      ),
    }),
  };
}

const withQuery: Endpoint[] = endpointNames
  .map((name) => endpoints[name])
  .filter((endpoint: Endpoint) => endpoint.query);
const parametersOf = (wanted: Endpoint["access"]): string[] => [
  ...new Set(withQuery.flatMap(({ access, query = [] }) => (access === wanted ? query : []))),
];
/** The paths of public calls with a query, as CloudFront patterns: `/api/stations/near/*`. */
export const queryPathPatterns = withQuery
  .filter(({ access }) => access === "public")
  .map(({ path }) => path.replace(/\{\w+\}/g, "*"));

const pagesWithQuery = (Object.keys(pages) as PageName[]).filter(
  (page) => queryOfPage(page).length > 0,
);
/** Returns the paths of a document with a query, with and without a trailing slash. */
export const documentPathPatterns = (page: PageName): string[] => [
  pages[page].pattern,
  `${pages[page].pattern}/`,
];
