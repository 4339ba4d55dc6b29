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

/** The web build writes down the hash of each script and style it inlines; nothing else inline may run. */
function readHashes(): CspHashes {
  return JSON.parse(readFileSync(".build/web/csp-hashes.json", "utf8")) as CspHashes;
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);

interface OutsideAddresses {
  partnerHosts: string;
  operators: Pick<Operators, "issuer" | "signInOrigin">;
}

export function contentSecurityPolicy(
  { script, style }: CspHashes,
  { partnerHosts, operators }: OutsideAddresses,
): string {
  const partners = Fn.join(" https://", Fn.split(",", partnerHosts));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(script)].join(" "),
    ["style-src 'self'", ...quoted(style)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    // The admin pages learn from the issuer where to exchange their code, and do so at the sign-in origin.
    `connect-src 'self' ${operators.issuer}/ ${operators.signInOrigin}`,
    "manifest-src 'self'",
    // A form sent without script is redirected to the partner, and a redirect counts as a form's target.
    `form-action 'self' https://${partners}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

const refusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

export function securityHeaders(
  scope: Construct,
  id: string,
  { operators }: Pick<OutsideAddresses, "operators">,
): cf.ResponseHeadersPolicy {
  const header = (name: string, value: string) => ({ header: name, value, override: true });
  return new cf.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(readHashes(), {
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
        header("permissions-policy", refusedFeatures.map((feature) => `${feature}=()`).join(", ")),
        header("cross-origin-opener-policy", "same-origin"),
      ],
    },
  });
}
