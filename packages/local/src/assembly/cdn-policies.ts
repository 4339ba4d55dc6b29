/** The headers or query parameters that a policy selects. */
export interface Selection {
  behaviour: "none" | "all" | "whitelist";
  names: string[];
}

/** The properties of CloudFront policies as written in templates. */
export interface OriginRequestPolicy {
  HeadersConfig: { HeaderBehavior: Selection["behaviour"]; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: Selection["behaviour"]; QueryStrings?: string[] };
  /** No cookie reaches an origin. */
  CookiesConfig: { CookieBehavior: "none" };
}

/** The TTLs are in seconds. */
export interface CachePolicy {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: OriginRequestPolicy & {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli?: boolean;
  };
}

type Overridable<Values = object> = { Override: boolean } & Values;

export interface ResponseHeadersPolicy {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable<{ ContentSecurityPolicy: string }>;
    ContentTypeOptions?: Overridable;
    FrameOptions?: Overridable<{ FrameOption: string }>;
    ReferrerPolicy?: Overridable<{ ReferrerPolicy: string }>;
    StrictTransportSecurity?: Overridable<{ AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean }>;
  };
  CustomHeadersConfig?: { Items: Overridable<{ Header: string; Value: string }>[] };
}

/** Returns the headers that a policy selects, in lower case. */
export const headersIn = ({ HeadersConfig: { HeaderBehavior, Headers = [] } }: OriginRequestPolicy): Selection => ({
  behaviour: HeaderBehavior,
  names: Headers.map((name) => name.toLowerCase()),
});

/** Returns the query parameters that a policy selects. */
export const queryIn = ({ QueryStringsConfig: config }: OriginRequestPolicy): Selection => ({
  behaviour: config.QueryStringBehavior,
  names: config.QueryStrings ?? [],
});

/** Returns whether the policy selects `name`. Throws for an unsupported behaviour. */
export function isSelected({ behaviour, names }: Selection, name: string): boolean {
  if (behaviour === "whitelist") return names.includes(name);
  if (behaviour === "all" || behaviour === "none") return behaviour === "all";
  throw new Error(`The policy behaviour ${String(behaviour)} is not supported locally.`);
}

/** CloudFront's managed policy CachingOptimized, by its published id. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  "658327ea-f89d-4fab-a63d-7e88639e58f6": {
    MinTTL: 1,
    DefaultTTL: 86_400,
    MaxTTL: 31_536_000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: { HeaderBehavior: "none" },
      QueryStringsConfig: { QueryStringBehavior: "none" },
      CookiesConfig: { CookieBehavior: "none" },
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    },
  },
};
