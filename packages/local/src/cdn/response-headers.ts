import type { ResponseHeadersPolicy } from "../assembly/cdn-policies.ts";
import type { HeaderValues, HttpResponse } from "../http.ts";

interface Rule {
  name: string;
  value: string;
  override: boolean;
}

/** HSTS is sent too, though browsers ignore it over plain http: what the policy says is what a test can see. */
export function withPolicyHeaders(policy: ResponseHeadersPolicy | undefined): (response: HttpResponse) => HttpResponse {
  if (!policy) return (response) => response;
  const rules = [...securityRules(policy), ...customRules(policy)];
  const removed = (policy.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  return (response) => {
    const headers: HeaderValues = { ...response.headers };
    for (const name of removed) delete headers[name];
    for (const { name, value, override } of rules) if (override || headers[name] === undefined) headers[name] = value;
    return { ...response, headers };
  };
}

function customRules({ CustomHeadersConfig }: ResponseHeadersPolicy): Rule[] {
  return (CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
}

function securityRules({ SecurityHeadersConfig: security = {} }: ResponseHeadersPolicy): Rule[] {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  const rule = (name: string, from: { Override: boolean } | undefined, value: string | undefined): Rule[] =>
    from && value !== undefined ? [{ name, value, override: from.Override }] : [];
  return [
    ...rule("content-security-policy", csp, csp?.ContentSecurityPolicy),
    ...rule("x-content-type-options", type, "nosniff"),
    ...rule("x-frame-options", frame, frame?.FrameOption),
    ...rule("referrer-policy", referrer, referrer?.ReferrerPolicy),
    ...rule(
      "strict-transport-security",
      hsts,
      hsts &&
        [
          `max-age=${hsts.AccessControlMaxAgeSec}`,
          ...(hsts.IncludeSubdomains ? ["includeSubDomains"] : []),
          ...(hsts.Preload ? ["preload"] : []),
        ].join("; "),
    ),
  ];
}
