import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { CrossStackReferences, ReferenceStrength } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { formEndpoints, isFormEndpoint } from "@vanfettle/contract/form-problem-page";
import { problems, tooManyVanChecks } from "@vanfettle/contract/problems";
import { documentPathPatterns } from "./cache-policies.ts";
import { tooManyFormsPage, tooManyPagesPage } from "./too-many-requests-page.ts";

/**
 * The requests per address in a window of seconds. Many phones can share an address: only scripts
 * exceed these.
 */
const limits = {
  bookings: { limit: 20, seconds: 300 },
  /** Forms sent without script: bookings, stations for a van and calendar files. */
  forms: { limit: 50, seconds: 300 },
  /**
   * Two fleets of 25 vans. Eleven addresses together stay below the API's throttle for the whole
   * site.
   */
  vehicles: { limit: 50, seconds: 60 },
  /** Viewing and erasing a booking takes two calls. */
  links: { limit: 100, seconds: 300 },
  /** A provider of AI agents calls for many users from few addresses. */
  tools: { limit: 300, seconds: 60 },
  searches: { limit: 100, seconds: 60 },
  /**
   * The renderer makes such a call for each page of a search, for many visitors from few addresses.
   */
  searchCalls: { limit: 300, seconds: 60 },
  documents: { limit: 2_000, seconds: 300 },
  requests: { limit: 20_000, seconds: 300 },
} as const;

/** Creates the web ACL, which limits the requests of a single address, and returns its ARN. */
export function webAcl(parent: Construct, metricName: string): string {
  const acl = new CfnWebACL(new Construct(parent, "WebAcl"), "Acl", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visibility(metricName),
    // At most 50 bodies of 4 KB each: https://docs.aws.amazon.com/waf/latest/developerguide/limits.html
    customResponseBodies: {
      slowDown: rateLimitedBody(problems.rate_limited.message),
      busyVanCheck: rateLimitedBody(tooManyVanChecks(limits.vehicles.seconds)),
      tooManyForms: page(tooManyFormsPage(limits.forms.seconds)),
      tooManySearches: page(tooManyPagesPage(limits.searches.seconds)),
      tooManyPages: page(tooManyPagesPage(limits.documents.seconds)),
    },
    // AWS allows ten rate rules. A rule blocks with one body, so no rule has both pages, which
    // people see, and calls, which scripts read.
    rules: [
      rateRule("bookings", isPostTo(callsOf("booking"))),
      rateRule("forms", isPostTo(formPaths), "tooManyForms"),
      rateRule("vehicles", isPostTo(callsOf("vehicle")), "busyVanCheck"),
      rateRule("links", isPostTo(callsOf("your-booking"))),
      rateRule("tools", isPostTo([endpoints.mcp.path])),
      rateRule("searches", isOneOf(documentPathPatterns("find")), "tooManySearches"),
      rateRule("searchCalls", isOneOf([endpoints.findPlaces.path])),
      rateRule("documents", { notStatement: { statement: isCallOrAsset() } }, "tooManyPages"),
      // High, because the renderer also calls the API through this distribution, for many visitors
      // from few addresses.
      rateRule("requests", isCallOrAsset()),
      {
        // AWS's common rule set, in count mode until its metrics show no matches of visitors'
        // forms.
        name: "common",
        priority: Object.keys(limits).length,
        overrideAction: { count: {} },
        statement: {
          managedRuleGroupStatement: { vendorName: "AWS", name: "AWSManagedRulesCommonRuleSet" },
        },
        visibilityConfig: visibility("common"),
      },
    ],
  });
  // A strong reference from another region would add two custom resources just to copy a string.
  CrossStackReferences.of(acl).produce(ReferenceStrength.WEAK);
  return acl.attrArn;
}

const rateLimitedBody = (message: string): CfnWebACL.CustomResponseBodyProperty => ({
  contentType: "APPLICATION_JSON",
  content: JSON.stringify({ code: "rate_limited", message }),
});

const page = (content: string): CfnWebACL.CustomResponseBodyProperty => ({
  contentType: "TEXT_HTML",
  content,
});

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Returns the rule that limits the matching requests. Rules apply in the order of the limits. */
function rateRule(
  name: keyof typeof limits,
  scopeDownStatement: CfnWebACL.StatementProperty,
  customResponseBodyKey = "slowDown",
): CfnWebACL.RuleProperty {
  const { limit, seconds: evaluationWindowSec } = limits[name];
  // An address without requests for a whole window is below the limit again.
  const responseHeaders = [{ name: "Retry-After", value: String(evaluationWindowSec) }];
  return {
    name,
    priority: Object.keys(limits).indexOf(name),
    action: {
      block: { customResponse: { responseCode: 429, customResponseBodyKey, responseHeaders } },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: "IP",
        evaluationWindowSec,
        limit,
        scopeDownStatement,
      },
    },
    visibilityConfig: visibility(name),
  };
}

const formPaths = formEndpoints.map((name) => endpoints[name].path);

/** Returns the paths of a group that are called by scripts and not by a form. */
const callsOf = (wanted: EndpointGroup): string[] =>
  endpointNames.flatMap((name) => {
    const { group, path } = endpoints[name];
    return group === wanted && !isFormEndpoint(name) ? [path] : [];
  });

/**
 * Returns a statement that matches a POST to any of the paths, in any spelling. Throws if `paths`
 * is empty.
 */
function isPostTo(paths: readonly string[]): CfnWebACL.StatementProperty {
  return {
    andStatement: { statements: [matches({ method: {} }, "EXACTLY", "POST"), isOneOf(paths)] },
  };
}

/**
 * Returns a statement that matches a request for any of the paths, in any spelling. Throws if
 * `paths` is empty.
 */
function isOneOf(paths: readonly string[]): CfnWebACL.StatementProperty {
  const [first, ...others] = paths.map((path) => pathMatches("EXACTLY", path));
  if (!first) throw new Error("A rate rule does not count a path.");
  // WAF rejects an "or" of a single statement.
  return others.length === 0 ? first : { orStatement: { statements: [first, ...others] } };
}

/**
 * Returns a statement that matches API calls and assets, and not documents. They start with their
 * prefix both as sent and when decoded without dot segments: CloudFront routes `/API/x`, `/%61pi/x`
 * or `/api/../x` to the renderer.
 */
function isCallOrAsset(): CfnWebACL.StatementProperty {
  const prefixes = ["/api/", "/assets/"].map((prefix) => {
    const asSent = matches({ uriPath: {} }, "STARTS_WITH", prefix);
    const normalised = matches({ uriPath: {} }, "STARTS_WITH", prefix, [
      "URL_DECODE",
      "NORMALIZE_PATH",
    ]);
    return { andStatement: { statements: [asSent, normalised] } };
  });
  return { orStatement: { statements: prefixes } };
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
  return {
    byteMatchStatement: { fieldToMatch, searchString, positionalConstraint, textTransformations },
  };
}
