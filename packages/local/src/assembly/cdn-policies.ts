/** The headers or query parameters that a policy selects. */
export interface Selection {
  behaviour: "none" | "all" | "whitelist";
  names: string[];
}

/** The properties of CloudFront policies as written in templates. */
interface Selections {
  HeadersConfig: { HeaderBehavior: Selection["behaviour"]; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: Selection["behaviour"]; QueryStrings?: string[] };
  /** No cookie reaches an origin. */
  CookiesConfig: { CookieBehavior: "none" };
}

export interface CachePolicy {
  /** The TTLs are in seconds. */
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: Selections & {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli?: boolean;
  };
}

export type OriginRequestPolicy = Selections;

interface Overridable {
  Override: boolean;
}

export interface ResponseHeadersPolicy {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Overridable;
    FrameOptions?: Overridable & { FrameOption: string };
    ReferrerPolicy?: Overridable & { ReferrerPolicy: string };
    StrictTransportSecurity?: Overridable & { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean };
  };
  CustomHeadersConfig?: { Items: (Overridable & { Header: string; Value: string })[] };
}

/** Returns the headers that a policy selects, in lower case. */
export const headersIn = (policy: Selections): Selection => ({
  behaviour: policy.HeadersConfig.HeaderBehavior,
  names: (policy.HeadersConfig.Headers ?? []).map((name) => name.toLowerCase()),
});

/** Returns the query parameters that a policy selects. */
export const queryIn = (policy: Selections): Selection => ({
  behaviour: policy.QueryStringsConfig.QueryStringBehavior,
  names: policy.QueryStringsConfig.QueryStrings ?? [],
});

/** Returns whether the policy selects `name`. Throws for an unsupported behaviour. */
export function isSelected({ behaviour, names }: Selection, name: string): boolean {
  switch (behaviour) {
    case "none":
      return false;
    case "all":
      return true;
    case "whitelist":
      return names.includes(name);
    default:
      throw new Error(`The policy behaviour ${String(behaviour)} is not supported locally.`);
  }
}

const day = 86_400;

/** CloudFront's managed policy CachingOptimized, by its published id. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  "658327ea-f89d-4fab-a63d-7e88639e58f6": {
    MinTTL: 1,
    DefaultTTL: day,
    MaxTTL: 365 * day,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: "none" },
      QueryStringsConfig: { QueryStringBehavior: "none" },
      CookiesConfig: { CookieBehavior: "none" },
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    },
  },
};
