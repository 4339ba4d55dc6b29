import type { ResponseHeadersPolicy } from "../assembly/cdn-policies.ts";
import type { HeaderValues } from "../http.ts";

/** Returns a function that applies a policy. HSTS is included, although browsers ignore it over plain HTTP. */
export function policyHeaders(policy: ResponseHeadersPolicy = {}): (headers: HeaderValues) => HeaderValues {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig } = policy;
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  const rules = [
    { name: "content-security-policy", value: csp?.ContentSecurityPolicy, override: csp?.Override },
    { name: "x-content-type-options", value: type && "nosniff", override: type?.Override },
    { name: "x-frame-options", value: frame?.FrameOption, override: frame?.Override },
    { name: "referrer-policy", value: referrer?.ReferrerPolicy, override: referrer?.Override },
    {
      name: "strict-transport-security",
      value: hsts && `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? "; includeSubDomains" : ""}`,
      override: hsts?.Override,
    },
    ...(CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
      name: Header.toLowerCase(),
      value: Value,
      override: Override,
    })),
  ];
  return (originHeaders) => {
    const headers = { ...originHeaders };
    for (const { name, value, override } of rules) {
      if (value !== undefined && (override || headers[name] === undefined)) headers[name] = value;
    }
    return headers;
  };
}
