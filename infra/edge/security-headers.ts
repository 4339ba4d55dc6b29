import * as cf from "aws-cdk-lib/aws-cloudfront";
import { CfnCondition, Duration, Fn } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { contentSecurityPolicy } from "@vanfettle/contract/content-security-policy";
import type { Operators } from "../api/operators.ts";
import { numberParameter, parameter } from "../stage-parameters.ts";

/**
 * Returns the sign-in's sources, and the partners, to which forms redirect without script, under
 * form-action.
 */
export function externalOrigins(
  scope: Construct,
  { issuer, signInOrigin }: Pick<Operators, "issuer" | "signInOrigin">,
): { connectSources: string; formTargets: string } {
  const partners = Fn.join(" https://", Fn.split(",", parameter(scope, "PartnerHosts")));
  // The admin pages read the token endpoint from the issuer's metadata; it is on the sign-in
  // origin.
  return { connectSources: `${issuer}/ ${signInOrigin}`, formTargets: `https://${partners}` };
}

const disabledFeatures = [
  "camera",
  "geolocation",
  "microphone",
  "payment",
  "usb",
  "browsing-topics",
];

/**
 * Returns every behaviour's headers. Pages bring the policy of their release, which allows their
 * inline content.
 */
export function securityHeaders(
  scope: Construct,
  { formTargets }: { formTargets: string },
): cf.ResponseHeadersPolicy {
  const header = (name: string, value: string) => ({ header: name, value, override: true });
  const policy = new cf.ResponseHeadersPolicy(scope, "Headers", {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy({ formTargets }),
        override: false,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(numberParameter(scope, "HstsSeconds")),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cf.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: cf.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        header("permissions-policy", disabledFeatures.map((feature) => `${feature}=()`).join(", ")),
        header("cross-origin-opener-policy", "same-origin"),
      ],
    },
  });
  const withSubdomains = new CfnCondition(scope, "ForHstsSubdomains", {
    expression: Fn.conditionEquals(parameter(scope, "HstsSubdomains"), "true"),
  });
  // The construct's own property is a plain boolean.
  (policy.node.defaultChild as cf.CfnResponseHeadersPolicy).addPropertyOverride(
    "ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains",
    Fn.conditionIf(withSubdomains.logicalId, true, false),
  );
  return policy;
}
