import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/**
 * The parts of a request that make up a cache key: no query string, but for the endpoints that name parameters. How long
 * a response is cached is up to the origin's `Cache-Control`.
 */
export class CachePolicies extends Construct {
  /** For documents and public calls, whose responses are the same for everybody. */
  readonly everybody: cf.CachePolicy;
  /** For operators' calls. */
  readonly operators: cf.CachePolicy;
  /** For public calls with a query: the parameters that the contract names, and no others. */
  readonly query: cf.CachePolicy;
  readonly apiRequest: cf.OriginRequestPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.everybody = new cf.CachePolicy(this, "Documents", originControlled);
    // An origin request policy may not carry Authorization, so it has to be in the cache key. A public call must not have
    // it there: anybody could get past the cache, down to the table, by sending a header of their own.
    this.operators = new cf.CachePolicy(this, "Api", {
      ...originControlled,
      headerBehavior: cf.CacheHeaderBehavior.allowList("Authorization"),
    });
    this.query = new cf.CachePolicy(this, "ApiQuery", {
      ...originControlled,
      queryStringBehavior: cf.CacheQueryStringBehavior.allowList(...queryParameters),
    });
    this.apiRequest = new cf.OriginRequestPolicy(this, "ApiRequest", {
      headerBehavior: cf.OriginRequestHeaderBehavior.allowList(
        "Accept",
        "Content-Type",
        "Idempotency-Key",
        "Origin",
        "Sec-Fetch-Site",
      ),
    });
  }
}

const withQuery: Endpoint[] = endpointNames
  .map((name) => endpoints[name])
  .filter((endpoint: Endpoint) => endpoint.query);
const queryParameters = [...new Set(withQuery.flatMap(({ query = [] }) => query))];
/** The paths of the calls with a query, in CloudFront's notation: `/api/stations/near/*`. */
export const queryPathPatterns = withQuery.map(({ path }) => path.replace(/\{\w+\}/g, "*"));

const originControlled = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
} satisfies cf.CachePolicyProps;
