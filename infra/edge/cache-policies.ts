import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { pages, queryOfPage, type PageName } from "@vanfettle/contract/paths";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** By which a call of the Model Context Protocol names its version and what it calls. */
const mcpHeaders = ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"] as const;

/**
 * The parts of a request that make up a cache key: no query string, but for the endpoints that name parameters. How long
 * a response is cached is up to the origin's `Cache-Control`.
 */
export class CachePolicies extends Construct {
  /** For documents and public calls, whose responses are the same for everybody. */
  readonly everybody: cf.CachePolicy;
  /** For operators' calls, with the parameters that the contract names. */
  readonly operators: cf.CachePolicy;
  /** For public calls with a query: the parameters that the contract names, and no others. */
  readonly query: cf.CachePolicy;
  /**
   * For documents whose page reads parameters: those that the path table names, and no others. Each page has a policy of
   * its own, because one may name ten parameters at most.
   */
  readonly documentQuery: ReadonlyMap<PageName, cf.CachePolicy>;
  readonly apiRequest: cf.OriginRequestPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.everybody = new cf.CachePolicy(this, "Documents", originControlled);
    // An origin request policy may not carry Authorization, so it has to be in the cache key. A public call must not have
    // it there: anybody could get past the cache, down to the table, by sending a header of their own.
    this.operators = new cf.CachePolicy(this, "Api", {
      ...originControlled,
      headerBehavior: cf.CacheHeaderBehavior.allowList("Authorization"),
      queryStringBehavior: cf.CacheQueryStringBehavior.allowList(...parametersOf("operator")),
    });
    this.query = new cf.CachePolicy(this, "ApiQuery", {
      ...originControlled,
      queryStringBehavior: cf.CacheQueryStringBehavior.allowList(...parametersOf("public")),
    });
    this.documentQuery = new Map(
      pagesWithQuery.map((page) => [
        page,
        new cf.CachePolicy(this, `DocumentQuery-${page}`, {
          ...originControlled,
          queryStringBehavior: cf.CacheQueryStringBehavior.allowList(...queryOfPage(page)),
        }),
      ]),
    );
    this.apiRequest = new cf.OriginRequestPolicy(this, "ApiRequest", {
      headerBehavior: cf.OriginRequestHeaderBehavior.allowList(
        "Accept",
        "Content-Type",
        "Idempotency-Key",
        ...mcpHeaders,
        "Origin",
        "Sec-Fetch-Site",
      ),
    });
  }
}

const withQuery: Endpoint[] = endpointNames
  .map((name) => endpoints[name])
  .filter((endpoint: Endpoint) => endpoint.query);
const parametersOf = (access: Endpoint["access"]): string[] => [
  ...new Set(withQuery.flatMap((endpoint) => (endpoint.access === access ? (endpoint.query ?? []) : []))),
];
/** The paths of the public calls with a query, in CloudFront's notation: `/api/stations/near/*`. */
export const queryPathPatterns = withQuery
  .filter(({ access }) => access === "public")
  .map(({ path }) => path.replace(/\{\w+\}/g, "*"));

const pagesWithQuery = (Object.keys(pages) as PageName[]).filter((page) => queryOfPage(page).length > 0);
/** The paths of a document with a query, with and without the slash at the end. */
export const documentPathPatterns = (page: PageName): string[] => [pages[page].pattern, `${pages[page].pattern}/`];

const originControlled = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
} satisfies cf.CachePolicyProps;
