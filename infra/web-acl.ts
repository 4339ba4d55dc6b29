import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { readFromOtherRegion } from "./edge-renderer.ts";

const windowSeconds = 300;
/** An office behind one address may book a few vans; a script that fills the store may not. */
const bookingsPerWindow = 20;
/** A visitor who reads a page a second stays far below this. */
const requestsPerWindow = 2_000;

export class WebAcl extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: seenAs("site"),
      customResponseBodies: { slowDown: { contentType: "APPLICATION_JSON", content: tooMany } },
      rules: [
        rateRule("bookings", 0, { limit: bookingsPerWindow, scopeDownStatement: aBooking() }),
        rateRule("requests", 1, { limit: requestsPerWindow }),
      ],
    });
    this.webAclArn = acl.attrArn;
    readFromOtherRegion(acl);
  }
}

const tooMany = JSON.stringify({ code: "rate_limited", message: "Too many requests. Please wait a moment." });

const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

function rateRule(
  name: string,
  priority: number,
  rate: Pick<CfnWebACL.RateBasedStatementProperty, "limit" | "scopeDownStatement">,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: "slowDown" } } },
    statement: { rateBasedStatement: { aggregateKeyType: "IP", evaluationWindowSec: windowSeconds, ...rate } },
    visibilityConfig: seenAs(name),
  };
}

/** A POST to a call that stores a booking, however its path is spelt. */
function aBooking(): CfnWebACL.StatementProperty {
  const paths = endpointNames.map((name) => endpoints[name]).filter(({ group }) => group === "booking");
  const spelt = paths.map(({ path }) => matches({ uriPath: {} }, path, ["URL_DECODE", "NORMALIZE_PATH", "LOWERCASE"]));
  return {
    andStatement: { statements: [matches({ method: {} }, "POST", ["NONE"]), { orStatement: { statements: spelt } }] },
  };
}

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  searchString: string,
  transformations: string[],
): CfnWebACL.StatementProperty {
  const textTransformations = transformations.map((type, priority) => ({ type, priority }));
  return { byteMatchStatement: { fieldToMatch, searchString, positionalConstraint: "EXACTLY", textTransformations } };
}
