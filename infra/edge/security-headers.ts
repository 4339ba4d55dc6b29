import { readFileSync } from "node:fs";
import * as cf from "aws-cdk-lib/aws-cloudfront";
import { Duration, Fn } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { Operators } from "../api/operators.ts";
import { parameter } from "../stage-parameters.ts";

interface CspHashes {
  script: string[];
  style: string[];
}

/** Returns the hashes of the inlined scripts and styles, which the web build writes. */
function readCspHashes(): CspHashes {
  return JSON.parse(readFileSync(".build/web/csp-hashes.json", "utf8")) as CspHashes;
}

const toSources = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);

interface ExternalOrigins {
  partnerHosts: string;
  operators: Pick<Operators, "issuer" | "signInOrigin">;
}

/** Returns the policy: our own files, the inlined pieces by hash, the operators' sign-in and the partners' hosts. */
export function contentSecurityPolicy(
  { script, style }: CspHashes,
  { partnerHosts, operators }: ExternalOrigins,
): string {
  const partners = Fn.join(" https://", Fn.split(",", partnerHosts));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...toSources(script)].join(" "),
    ["style-src 'self'", ...toSources(style)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    // The admin pages read the token endpoint from the issuer's metadata; the endpoint is on the sign-in origin.
    `connect-src 'self' ${operators.issuer}/ ${operators.signInOrigin}`,
    "manifest-src 'self'",
    // A form sent without script is redirected to the partner, and a redirect counts as a form's target.
    `form-action 'self' https://${partners}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

const disabledFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

/** Returns the response headers policy that every behaviour of the distribution uses. */
export function securityHeaders(
  scope: Construct,
  id: string,
  { operators }: Pick<ExternalOrigins, "operators">,
): cf.ResponseHeadersPolicy {
  const header = (name: string, value: string) => ({ header: name, value, override: true });
  return new cf.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(readCspHashes(), {
          partnerHosts: parameter(scope, "PartnerHosts"),
          operators,
        }),
        override: true,
      },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
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
}
