import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { problems } from "@vanfettle/contract/problems";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { CrossStackReferences, ReferenceStrength } from "aws-cdk-lib/core";
import { Construct } from "constructs";

const windowSeconds = 300;
/** Requests per address and window. Many phones share an address, so the limits stop scripts, not crowds. */
const limits = {
  bookings: 20,
  /** A fleet of 25 vans, ten times over. */
  vehicles: 300,
  /** To see and to erase a booking takes two calls. */
  links: 100,
  documents: 2_000,
  requests: 20_000,
} as const;

/** The web ACL, which limits the requests of a single address. The API's throttle limits the site as a whole. */
export class WebAcl extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { metricName }: { metricName: string }) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(metricName),
      customResponseBodies: { slowDown: { contentType: "APPLICATION_JSON", content: rateLimitedBody } },
      rules: [
        rateRule("bookings", 0, isPostTo("booking")),
        rateRule("vehicles", 1, isPostTo("vehicle")),
        rateRule("links", 2, isPostTo("your-booking")),
        rateRule("documents", 3, isDocument()),
        // High, because the renderer also calls the API through here, for many visitors from few addresses.
        rateRule("requests", 4),
        commonRules(5),
      ],
    });
    this.webAclArn = acl.attrArn;
    allowWeakReferences(acl);
  }
}

/** Makes references to `resource` from another region weak. A strong one would add two custom resources to copy a string. */
function allowWeakReferences(resource: Construct): void {
  CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
}

const rateLimitedBody = JSON.stringify({ code: "rate_limited", message: problems.rate_limited.message });

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
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
    visibilityConfig: visibility(name),
  };
}

/** AWS's common rule set. It only counts until its metrics show that it matches no visitor's form. */
const commonRules = (priority: number): CfnWebACL.RuleProperty => ({
  name: "common",
  priority,
  overrideAction: { count: {} },
  statement: { managedRuleGroupStatement: { vendorName: "AWS", name: "AWSManagedRulesCommonRuleSet" } },
  visibilityConfig: visibility("common"),
});

/** Returns a statement that matches a POST to an endpoint of a group, however its path is spelt. */
function isPostTo(wanted: EndpointGroup): CfnWebACL.StatementProperty {
  const calls = endpointNames.map((name) => endpoints[name]).filter(({ group }) => group === wanted);
  const isPost = matches({ method: {} }, "EXACTLY", "POST");
  const [first, ...others] = calls.map(({ path }) => pathMatches("EXACTLY", path));
  if (!first) throw new Error(`No endpoint is in the group ${wanted}.`);
  // WAF refuses an "or" of one statement.
  const isPath = others.length === 0 ? first : { orStatement: { statements: [first, ...others] } };
  return { andStatement: { statements: [isPost, isPath] } };
}

/**
 * Returns a statement that matches what is neither a call of the API nor an asset. These begin with their prefix both as
 * sent and decoded without dot segments: CloudFront routes `/API/x`, `/%61pi/x` or `/api/../x` to the renderer.
 */
function isDocument(): CfnWebACL.StatementProperty {
  const otherPaths = ["/api/", "/assets/"].map((prefix) => {
    const asSent = matches({ uriPath: {} }, "STARTS_WITH", prefix);
    const normalised = matches({ uriPath: {} }, "STARTS_WITH", prefix, ["URL_DECODE", "NORMALIZE_PATH"]);
    return { andStatement: { statements: [asSent, normalised] } };
  });
  return { notStatement: { statement: { orStatement: { statements: otherPaths } } } };
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
