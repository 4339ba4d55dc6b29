import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** How long is the origin's word (`Cache-Control`); here is what tells two answers apart. No query string ever does. */
export class CachePolicies extends Construct {
  readonly documents: cf.CachePolicy;
  readonly api: cf.CachePolicy;
  readonly apiRequest: cf.OriginRequestPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.documents = new cf.CachePolicy(this, "Documents", originDecides);
    // An origin request policy may not carry Authorization; in the key it also keeps an operator's answer to itself.
    this.api = new cf.CachePolicy(this, "Api", {
      ...originDecides,
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

const originDecides = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  maxTtl: Duration.days(365),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
} satisfies cf.CachePolicyProps;
