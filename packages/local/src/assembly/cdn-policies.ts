/** The CloudFront policies as templates write them. */
export interface Choice {
  behaviour: "none" | "all" | "whitelist" | "allExcept" | "allViewer" | "allViewerAndWhitelistCloudFront";
  names: string[];
}

interface KeyParts {
  HeadersConfig: { HeaderBehavior: Choice["behaviour"]; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: Choice["behaviour"]; QueryStrings?: string[] };
  CookiesConfig: { CookieBehavior: Choice["behaviour"]; Cookies?: string[] };
}

export interface CachePolicy {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: KeyParts & {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli?: boolean;
  };
}

export type OriginRequestPolicy = KeyParts;

interface Overriding {
  Override: boolean;
}

export interface ResponseHeadersPolicy {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overriding & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Overriding;
    FrameOptions?: Overriding & { FrameOption: string };
    ReferrerPolicy?: Overriding & { ReferrerPolicy: string };
    StrictTransportSecurity?: Overriding & {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains?: boolean;
      Preload?: boolean;
    };
  };
  CustomHeadersConfig?: { Items: (Overriding & { Header: string; Value: string })[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
}

export const headersIn = (policy: KeyParts): Choice => ({
  behaviour: policy.HeadersConfig.HeaderBehavior,
  names: (policy.HeadersConfig.Headers ?? []).map((name) => name.toLowerCase()),
});
export const queryIn = (policy: KeyParts): Choice => ({
  behaviour: policy.QueryStringsConfig.QueryStringBehavior,
  names: policy.QueryStringsConfig.QueryStrings ?? [],
});
export const cookiesIn = (policy: KeyParts): Choice => ({
  behaviour: policy.CookiesConfig.CookieBehavior,
  names: policy.CookiesConfig.Cookies ?? [],
});

export function chooses({ behaviour, names }: Choice, name: string): boolean {
  if (behaviour === "whitelist") return names.includes(name);
  if (behaviour === "allExcept") return !names.includes(name);
  return behaviour !== "none";
}

const parts = (headers: Choice["behaviour"], query: Choice["behaviour"], cookies: Choice["behaviour"]): KeyParts => ({
  HeadersConfig: { HeaderBehavior: headers },
  QueryStringsConfig: { QueryStringBehavior: query },
  CookiesConfig: { CookieBehavior: cookies },
});

function cachePolicy(ttl: [number, number, number], encodings: boolean): CachePolicy {
  const [MinTTL, DefaultTTL, MaxTTL] = ttl;
  return {
    MinTTL,
    DefaultTTL,
    MaxTTL,
    ParametersInCacheKeyAndForwardedToOrigin: {
      ...parts("none", "none", "none"),
      EnableAcceptEncodingGzip: encodings,
      EnableAcceptEncodingBrotli: encodings,
    },
  };
}

const day = 86_400;
/** CloudFront's own policies, by the ids it publishes: CachingOptimized and CachingDisabled. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  "658327ea-f89d-4fab-a63d-7e88639e58f6": cachePolicy([1, day, 365 * day], true),
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": cachePolicy([0, 0, 0], false),
};

/** AllViewer and AllViewerExceptHostHeader. */
export const managedOriginRequestPolicies: Record<string, OriginRequestPolicy> = {
  "216adef6-5c7f-47e4-b989-5492eafa07d3": parts("allViewer", "all", "all"),
  "b689b0a8-53d0-40ab-baf2-68738e2966ac": {
    ...parts("allExcept", "all", "all"),
    HeadersConfig: { HeaderBehavior: "allExcept", Headers: ["host"] },
  },
};
