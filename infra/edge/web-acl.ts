import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { readFromOtherRegion } from "./edge-renderer.ts";

const windowSeconds = 300;
/** Per address and window. Phones share addresses, so these stop scripts and not a busy street. */
const limits = { bookings: 20, documents: 2_000, requests: 20_000 } as const;

/** How often one address may ask for what. The limits of the site as a whole are the API's throttle. */
export class WebAcl extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { metricName }: { metricName: string }) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: seenAs(metricName),
      customResponseBodies: { slowDown: { contentType: "APPLICATION_JSON", content: tooMany } },
      rules: [
        rateRule("bookings", 0, aBooking()),
        rateRule("documents", 1, aDocument()),
        // Wide, as the renderer reads the API through here too, for many visitors from few addresses.
        rateRule("requests", 2),
        commonRules(3),
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
  name: keyof typeof limits,
  priority: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  const rateBasedStatement: CfnWebACL.RateBasedStatementProperty = {
    aggregateKeyType: "IP",
    evaluationWindowSec: windowSeconds,
    limit: limits[name],
    ...(scopeDownStatement && { scopeDownStatement }),
  };
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: "slowDown" } } },
    statement: { rateBasedStatement },
    visibilityConfig: seenAs(name),
  };
}

/** AWS's own list of bad requests, counted and let through until its figures show that no visitor's form is among them. */
const commonRules = (priority: number): CfnWebACL.RuleProperty => ({
  name: "common",
  priority,
  overrideAction: { count: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name: "AWSManagedRulesCommonRuleSet" } },
  visibilityConfig: seenAs("common"),
});

/** A POST to a call that stores a booking, however its path is spelt. */
function aBooking(): CfnWebACL.StatementProperty {
  const calls = endpointNames.map((name) => endpoints[name]).filter(({ group }) => group === "booking");
  const posted = matches({ method: {} }, "EXACTLY", "POST");
  const spelt = calls.map(({ path }) => pathMatches("EXACTLY", path));
  return { andStatement: { statements: [posted, { orStatement: { statements: spelt } }] } };
}

/** What is rendered, or answered by the API under a name of its own: neither a call nor a file. */
function aDocument(): CfnWebACL.StatementProperty {
  const others = ["/api/", "/assets/"].map((prefix) => pathMatches("STARTS_WITH", prefix));
  return { notStatement: { statement: { orStatement: { statements: others } } } };
}

const pathMatches = (how: string, path: string) =>
  matches({ uriPath: {} }, how, path, ["URL_DECODE", "NORMALIZE_PATH", "LOWERCASE"]);

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: string,
  searchString: string,
  transformations: readonly string[] = ["NONE"],
): CfnWebACL.StatementProperty {
  const textTransformations = transformations.map((type, priority) => ({ type, priority }));
  return { byteMatchStatement: { fieldToMatch, searchString, positionalConstraint, textTransformations } };
}
