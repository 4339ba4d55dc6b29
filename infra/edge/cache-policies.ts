import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { pages, queryOfPage, type PageName } from "@vanfettle/contract/paths";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** The headers of the Model Context Protocol with the version and the called method and name. */
const mcpHeaders = ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"] as const;

/**
 * The cache keys. They include a query string only for endpoints with named parameters. The origin's `Cache-Control`
 * determines the cache lifetime.
 */
export class CachePolicies extends Construct {
  /** The policy for documents and public calls, with the same responses for all visitors. */
  readonly everybody: cf.CachePolicy;
  /** The policy for operators' calls, with the contract's parameters. */
  readonly operators: cf.CachePolicy;
  /** The policy for public calls with a query, limited to the contract's parameters. */
  readonly query: cf.CachePolicy;
  /**
   * The policies for documents that read parameters, limited to those in the path table. Each page has a separate
   * policy, because a policy can contain at most ten parameters.
   */
  readonly documentQuery: ReadonlyMap<PageName, cf.CachePolicy>;
  readonly apiRequest: cf.OriginRequestPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.everybody = new cf.CachePolicy(this, "Documents", originControlled);
    // An origin request policy cannot forward Authorization, so it has to be in the cache key. Exclude it for public
    // calls: otherwise any client could bypass the cache with a random header and load the table.
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
/** The paths of public calls with a query, as CloudFront patterns: `/api/stations/near/*`. */
export const queryPathPatterns = withQuery
  .filter(({ access }) => access === "public")
  .map(({ path }) => path.replace(/\{\w+\}/g, "*"));

const pagesWithQuery = (Object.keys(pages) as PageName[]).filter((page) => queryOfPage(page).length > 0);
/** The paths of a document with a query, with and without a trailing slash. */
export const documentPathPatterns = (page: PageName): string[] => [pages[page].pattern, `${pages[page].pattern}/`];

const originControlled = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
} satisfies cf.CachePolicyProps;
