import type { ResponseHeadersPolicy } from "../assembly/distribution.ts";
import type { HeaderValues } from "../http.ts";

/** The header of each security setting, and its value. HSTS is included, although browsers ignore it over HTTP. */
const securityHeaders: Record<string, [name: string, value: (settings: Record<string, unknown>) => string]> = {
  ContentSecurityPolicy: ["content-security-policy", ({ ContentSecurityPolicy }) => String(ContentSecurityPolicy)],
  ContentTypeOptions: ["x-content-type-options", () => "nosniff"],
  FrameOptions: ["x-frame-options", ({ FrameOption }) => String(FrameOption)],
  ReferrerPolicy: ["referrer-policy", ({ ReferrerPolicy }) => String(ReferrerPolicy)],
  StrictTransportSecurity: [
    "strict-transport-security",
    ({ AccessControlMaxAgeSec, IncludeSubdomains }) =>
      `max-age=${String(AccessControlMaxAgeSec)}${IncludeSubdomains ? "; includeSubDomains" : ""}`,
  ],
};

/** Returns a function that applies a policy. */
export function policyHeaders(policy: ResponseHeadersPolicy = {}): (headers: HeaderValues) => HeaderValues {
  const security = Object.entries(policy.SecurityHeadersConfig ?? {}).flatMap(
    ([element, { Override, ...settings }]) => {
      const [name, value] = securityHeaders[element] ?? [];
      return name && value ? [{ Header: name, Value: value(settings), Override }] : [];
    },
  );
  const rules = [...security, ...(policy.CustomHeadersConfig?.Items ?? [])];
  return (originHeaders) => {
    const headers = { ...originHeaders };
    for (const { Header, Value, Override } of rules) {
      const name = Header.toLowerCase();
      if (Override || headers[name] === undefined) headers[name] = Value;
    }
    return headers;
  };
}
