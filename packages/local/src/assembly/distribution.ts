import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import { functionIdIn } from "./functions.ts";
import type { Resolve } from "./intrinsics.ts";
import {
  managedCachePolicies,
  type CachePolicy,
  type OriginRequestPolicy,
  type ResponseHeadersPolicy,
} from "./cdn-policies.ts";

export interface Origin {
  id: string;
  /** The logical id of the bucket; undefined if the origin is the HTTP API. */
  bucket: string | undefined;
  domainName: string;
  path: string;
  customHeaders: Record<string, string>;
  /** True if a missing object results in 404 instead of 403. */
  listsObjects: boolean;
}

export interface Behaviour {
  /** Undefined for the default behaviour, which comes last. */
  pathPattern: string | undefined;
  origin: Origin;
  methods: string[];
  compress: boolean;
  cachePolicy: CachePolicy;
  originRequestPolicy: OriginRequestPolicy | undefined;
  responseHeadersPolicy: ResponseHeadersPolicy | undefined;
  /** The id of the origin-request function. */
  edgeFunctionId: string | undefined;
}

export interface Distribution {
  id: string;
  behaviours: Behaviour[];
  /** The minimum TTL of error responses in seconds, by status. */
  errorTtl: Map<number, number>;
}

interface BehaviourProperties {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  CachePolicyId?: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  LambdaFunctionAssociations?: { EventType: string; LambdaFunctionARN: unknown }[];
}

interface DistributionProperties {
  DistributionConfig: {
    DefaultCacheBehavior: BehaviourProperties;
    CacheBehaviors?: BehaviourProperties[];
    DefaultRootObject?: string;
    CustomErrorResponses?: { ErrorCode: number; ErrorCachingMinTTL?: number; ResponsePagePath?: string }[];
    Origins: OriginProperties[];
  };
}

interface OriginProperties {
  Id: string;
  DomainName: unknown;
  OriginPath?: string;
  S3OriginConfig?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
}

/** Reads the distribution of the templates. Throws for a setting that is not supported locally. */
export function distribution(assembly: CloudAssembly, resolve: Resolve): Distribution {
  const distributions = resourcesOf(assembly, "AWS::CloudFront::Distribution");
  if (distributions.length !== 1) {
    throw new Error(`The assembly has ${distributions.length} distributions; there must be one.`);
  }
  const { stack, id, properties } = distributions[0] as Located;
  const { DistributionConfig: config } = resolve(stack, properties) as DistributionProperties;
  const origins = new Map(config.Origins.map((origin) => [origin.Id, toOrigin(origin)]));
  if (config.DefaultRootObject || config.CustomErrorResponses?.some((error) => error.ResponsePagePath)) {
    throw new Error("A default root object and error pages are not supported locally.");
  }

  function toOrigin(origin: OriginProperties): Origin {
    const bucket = origin.S3OriginConfig === undefined ? undefined : bucketOf(origin);
    return {
      id: origin.Id,
      bucket,
      domainName: String(origin.DomainName),
      path: origin.OriginPath ?? "",
      customHeaders: Object.fromEntries(
        (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
      ),
      listsObjects: bucket !== undefined && mayList(assembly, bucket, resolve),
    };
  }

  function bucketOf({ DomainName }: OriginProperties): string {
    const bucket = resourcesOf(assembly, "AWS::S3::Bucket").find(
      (resource) => resolve(resource.stack, { "Fn::GetAtt": [resource.id, "RegionalDomainName"] }) === DomainName,
    );
    if (!bucket) throw new Error(`No bucket has the domain name ${String(DomainName)}.`);
    return bucket.id;
  }

  function toBehaviour(behaviour: BehaviourProperties): Behaviour {
    const origin = origins.get(behaviour.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${behaviour.TargetOriginId}.`);
    const [edge, ...others] = behaviour.LambdaFunctionAssociations ?? [];
    if (others.length > 0 || (edge && (edge.EventType !== "origin-request" || !origin.bucket))) {
      throw new Error("Only one edge function, at origin-request before a bucket, is supported locally.");
    }
    return {
      pathPattern: behaviour.PathPattern,
      origin,
      methods: behaviour.AllowedMethods ?? ["GET", "HEAD"],
      compress: behaviour.Compress ?? false,
      cachePolicy:
        findPolicy(behaviour.CachePolicyId, "AWS::CloudFront::CachePolicy", managedCachePolicies) ?? missing(),
      originRequestPolicy: findPolicy(behaviour.OriginRequestPolicyId, "AWS::CloudFront::OriginRequestPolicy", {}),
      responseHeadersPolicy: findPolicy(
        behaviour.ResponseHeadersPolicyId,
        "AWS::CloudFront::ResponseHeadersPolicy",
        {},
      ),
      edgeFunctionId: edge && functionIdIn(String(edge.LambdaFunctionARN)),
    };
  }

  /** Finds a policy of the templates by its logical id, or a managed CloudFront policy by its UUID. */
  function findPolicy<P>(policyId: string | undefined, type: string, managed: Record<string, P>): P | undefined {
    if (policyId === undefined) return undefined;
    const resource = resourcesOf(assembly, type).find((each) => each.id === policyId);
    const config = resource && Object.values(resolve(resource.stack, resource.properties) as Record<string, P>)[0];
    const policy = config ?? managed[policyId];
    if (JSON.stringify(policy).includes('"Cookies":'))
      throw new Error(`The policy ${policyId} selects cookies, which is not supported locally.`);
    if (!policy) throw new Error(`The ${type} ${policyId} is not supported locally.`);
    return policy;
  }

  return {
    id,
    behaviours: [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map(toBehaviour),
    errorTtl: new Map(
      (config.CustomErrorResponses ?? []).map(({ ErrorCode, ErrorCachingMinTTL = 10 }) => [
        ErrorCode,
        ErrorCachingMinTTL,
      ]),
    ),
  };
}

function missing(): never {
  throw new Error("A behaviour without a cache policy is not supported locally.");
}

function mayList(assembly: CloudAssembly, bucket: string, resolve: Resolve): boolean {
  return resourcesOf(assembly, "AWS::S3::BucketPolicy").some(({ stack, properties }) => {
    const { Bucket, PolicyDocument } = resolve(stack, properties) as {
      Bucket: string;
      PolicyDocument: { Statement: { Effect: string; Action: string | string[] }[] };
    };
    const allowed = PolicyDocument.Statement.filter(({ Effect }) => Effect === "Allow");
    return Bucket === bucket && allowed.some(({ Action }) => [Action].flat().includes("s3:ListBucket"));
  });
}
