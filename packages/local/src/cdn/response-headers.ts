import type { ResponseHeadersPolicy } from "../assembly/cdn-policies.ts";
import type { HeaderValues } from "../http.ts";

interface HeaderRule {
  name: string;
  value: string;
  override: boolean;
}

/**
 * Returns a function that applies a response headers policy. It also sends HSTS, which browsers ignore over plain HTTP,
 * for the tests.
 */
export function policyHeaders(policy: ResponseHeadersPolicy | undefined): (headers: HeaderValues) => HeaderValues {
  if (!policy) return (headers) => headers;
  const rules = [...securityRules(policy), ...customRules(policy)];
  return (originHeaders) => {
    const headers: HeaderValues = { ...originHeaders };
    for (const { name, value, override } of rules) if (override || headers[name] === undefined) headers[name] = value;
    return headers;
  };
}

function customRules({ CustomHeadersConfig }: ResponseHeadersPolicy): HeaderRule[] {
  return (CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
}

function securityRules({ SecurityHeadersConfig: security = {} }: ResponseHeadersPolicy): HeaderRule[] {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  const rule = (name: string, config: { Override: boolean } | undefined, value: string | undefined): HeaderRule[] =>
    config && value !== undefined ? [{ name, value, override: config.Override }] : [];
  return [
    ...rule("content-security-policy", csp, csp?.ContentSecurityPolicy),
    ...rule("x-content-type-options", type, "nosniff"),
    ...rule("x-frame-options", frame, frame?.FrameOption),
    ...rule("referrer-policy", referrer, referrer?.ReferrerPolicy),
    ...rule(
      "strict-transport-security",
      hsts,
      hsts && `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? "; includeSubDomains" : ""}`,
    ),
  ];
}
