import { functionIdIn } from "./functions.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

export type Distribution = ReturnType<typeof distribution>;
export type Behaviour = Distribution["behaviours"][number];
export type Origin = Behaviour["origin"];

export type Selection = "none" | "all" | "whitelist";

export interface OriginRequestPolicy {
  HeadersConfig: { HeaderBehavior: Selection; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: Selection; QueryStrings?: string[] };
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

export interface ResponseHeadersPolicy {
  SecurityHeadersConfig?: Record<string, { Override: boolean; [setting: string]: unknown }>;
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
}

/** CloudFront's managed policy CachingOptimized, by its published id. */
const managedCachePolicies: Record<string, CachePolicy> = {
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

interface BehaviourProperties {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  CachePolicyId?: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  LambdaFunctionAssociations?: { EventType: string; LambdaFunctionARN: string }[];
}

interface OriginProperties {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  S3OriginConfig?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
}

interface DistributionProperties {
  DistributionConfig: {
    DefaultCacheBehavior: BehaviourProperties;
    CacheBehaviors?: BehaviourProperties[];
    DefaultRootObject?: string;
    CustomErrorResponses?: {
      ErrorCode: number;
      ErrorCachingMinTTL?: number;
      ResponsePagePath?: string;
    }[];
    Origins: OriginProperties[];
  };
}

interface BucketPolicyProperties {
  Bucket: string;
  PolicyDocument: { Statement: { Effect: string; Action: string | string[] }[] };
}

/** Reads the distribution of the templates. Throws for a setting that is not supported locally. */
export function distribution({ resources, resolve }: ResolvedAssembly) {
  const found = resources<DistributionProperties>("AWS::CloudFront::Distribution");
  const [only, ...others] = found;
  if (!only || others.length > 0) {
    throw new Error(`The assembly has ${found.length} distributions; there must be one.`);
  }
  const {
    CacheBehaviors = [],
    CustomErrorResponses = [],
    ...config
  } = only.properties.DistributionConfig;
  const origins = new Map(config.Origins.map((origin) => [origin.Id, toOrigin(origin)]));
  if (config.DefaultRootObject || CustomErrorResponses.some((error) => error.ResponsePagePath)) {
    throw new Error("A default root object and error pages are not supported locally.");
  }

  function toOrigin({
    DomainName,
    S3OriginConfig,
    OriginPath = "",
    OriginCustomHeaders = [],
  }: OriginProperties) {
    const buckets = S3OriginConfig === undefined ? [] : resources("AWS::S3::Bucket");
    const bucket = buckets.find(
      ({ stack, id }) =>
        resolve(stack, { "Fn::GetAtt": [id, "RegionalDomainName"] }) === DomainName,
    )?.id;
    if (S3OriginConfig !== undefined && !bucket) {
      throw new Error(`No bucket has the domain name ${DomainName}.`);
    }
    const statements = resources<BucketPolicyProperties>("AWS::S3::BucketPolicy")
      .filter(({ properties }) => properties.Bucket === bucket)
      .flatMap(({ properties }) => properties.PolicyDocument.Statement);
    return {
      /** The logical id of the bucket; undefined if the origin is the HTTP API. */
      bucket,
      domainName: DomainName,
      path: OriginPath,
      customHeaders: Object.fromEntries(
        OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
      ),
      /** True if a missing object results in 404 instead of 403. */
      listsObjects: statements.some(
        ({ Effect, Action }) => Effect === "Allow" && [Action].flat().includes("s3:ListBucket"),
      ),
    };
  }

  function toBehaviour(behaviour: BehaviourProperties) {
    const origin = origins.get(behaviour.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${behaviour.TargetOriginId}.`);
    const [edge, ...otherFunctions] = behaviour.LambdaFunctionAssociations ?? [];
    const supportedEvent = origin.bucket ? "origin-request" : "origin-response";
    if (otherFunctions.length > 0 || (edge && edge.EventType !== supportedEvent)) {
      throw new Error(
        "Only one edge function, at origin-request before a bucket or at origin-response after the API, is supported locally.",
      );
    }
    const cachePolicy = findPolicy<CachePolicy>(
      behaviour.CachePolicyId,
      "CachePolicy",
      managedCachePolicies,
    );
    if (!cachePolicy) {
      throw new Error("A behaviour without a cache policy is not supported locally.");
    }
    return {
      /** Undefined for the default behaviour, which comes last. */
      pathPattern: behaviour.PathPattern,
      origin,
      methods: behaviour.AllowedMethods ?? ["GET", "HEAD"],
      compress: behaviour.Compress ?? false,
      cachePolicy,
      originRequestPolicy: findPolicy<OriginRequestPolicy>(
        behaviour.OriginRequestPolicyId,
        "OriginRequestPolicy",
      ),
      responseHeadersPolicy: findPolicy<ResponseHeadersPolicy>(
        behaviour.ResponseHeadersPolicyId,
        "ResponseHeadersPolicy",
      ),
      /** At origin-request before a bucket, at origin-response after the API. */
      edgeFunctionId: edge && functionIdIn(edge.LambdaFunctionARN),
    };
  }

  /**
   * Finds a policy of the templates by its logical id, or a managed CloudFront policy by its UUID.
   */
  function findPolicy<P>(
    policyId: string | undefined,
    kind: string,
    managed: Record<string, P> = {},
  ): P | undefined {
    if (policyId === undefined) return undefined;
    const type = `AWS::CloudFront::${kind}`;
    const resource = resources<Record<string, P>>(type).find(({ id }) => id === policyId);
    const policy = resource ? Object.values(resource.properties)[0] : managed[policyId];
    if (!policy) throw new Error(`The ${type} ${policyId} is not supported locally.`);
    if (JSON.stringify(policy).includes('"Cookies":')) {
      throw new Error(`The policy ${policyId} selects cookies, which is not supported locally.`);
    }
    return policy;
  }

  return {
    id: only.id,
    behaviours: [...CacheBehaviors, config.DefaultCacheBehavior].map(toBehaviour),
    /** The minimum TTL of error responses in seconds, by status. */
    errorTtl: new Map(
      CustomErrorResponses.map(({ ErrorCode, ErrorCachingMinTTL = 10 }) => [
        ErrorCode,
        ErrorCachingMinTTL,
      ]),
    ),
  };
}
