import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/**
 * The parts of a request that make up a cache key: never the query string. How long a response is cached is up to the
 * origin's `Cache-Control`.
 */
export class CachePolicies extends Construct {
  readonly documents: cf.CachePolicy;
  readonly api: cf.CachePolicy;
  readonly apiRequest: cf.OriginRequestPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.documents = new cf.CachePolicy(this, "Documents", originControlled);
    // An origin request policy may not carry Authorization; in the cache key it also keeps an operator's responses apart.
    this.api = new cf.CachePolicy(this, "Api", {
      ...originControlled,
      headerBehavior: cf.CacheHeaderBehavior.allowList("Authorization"),
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

const originControlled = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
} satisfies cf.CachePolicyProps;
