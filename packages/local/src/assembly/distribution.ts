import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import { functionIdIn } from "./functions.ts";
import type { Resolve } from "./intrinsics.ts";
import {
  managedCachePolicies,
  managedOriginRequestPolicies,
  type CachePolicy,
  type OriginRequestPolicy,
  type ResponseHeadersPolicy,
} from "./cdn-policies.ts";

export interface Origin {
  id: string;
  /** The bucket's logical id; none when the origin is the HTTP API. */
  bucket: string | undefined;
  domainName: string;
  path: string;
  customHeaders: Record<string, string>;
  /** Whether a missing object may be told from a forbidden one. */
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
  /** The function that sees each request on its way to the origin. */
  edgeFunctionId: string | undefined;
}

export interface Distribution {
  id: string;
  behaviours: Behaviour[];
  defaultRootObject: string | undefined;
  /** Least seconds an error of a status is kept. */
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

export function distribution(assembly: CloudAssembly, resolve: Resolve): Distribution {
  const found = resourcesOf(assembly, "AWS::CloudFront::Distribution");
  if (found.length !== 1) throw new Error(`The assembly has ${found.length} distributions; there must be one.`);
  const { stack, id, properties } = found[0] as Located;
  const { DistributionConfig: config } = resolve(stack, properties) as DistributionProperties;
  const origins = new Map(config.Origins.map((origin) => [origin.Id, describeOrigin(origin)]));
  if (config.CustomErrorResponses?.some((error) => error.ResponsePagePath)) {
    throw new Error("Error pages of the distribution are not known locally.");
  }

  function describeOrigin(origin: OriginProperties): Origin {
    const bucket = origin.S3OriginConfig === undefined ? undefined : bucketOf(origin);
    return {
      id: origin.Id,
      bucket,
      domainName: String(origin.DomainName),
      path: origin.OriginPath ?? "",
      customHeaders: Object.fromEntries((origin.OriginCustomHeaders ?? []).map((h) => [h.HeaderName, h.HeaderValue])),
      listsObjects: bucket !== undefined && mayList(assembly, bucket, resolve),
    };
  }

  function bucketOf({ DomainName }: OriginProperties): string {
    const bucket = resourcesOf(assembly, "AWS::S3::Bucket").find(
      (resource) => resolve(resource.stack, { "Fn::GetAtt": [resource.id, "RegionalDomainName"] }) === DomainName,
    );
    if (!bucket) throw new Error(`No bucket answers as ${String(DomainName)}.`);
    return bucket.id;
  }

  function describeBehaviour(behaviour: BehaviourProperties): Behaviour {
    const origin = origins.get(behaviour.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${behaviour.TargetOriginId}.`);
    const edge = behaviour.LambdaFunctionAssociations ?? [];
    const unknown = edge.find(({ EventType }) => EventType !== "origin-request");
    if (unknown) throw new Error(`An edge function at ${unknown.EventType} is not known locally.`);
    return {
      pathPattern: behaviour.PathPattern,
      origin,
      methods: behaviour.AllowedMethods ?? ["GET", "HEAD"],
      compress: behaviour.Compress ?? false,
      cachePolicy: policy(behaviour.CachePolicyId, "AWS::CloudFront::CachePolicy", managedCachePolicies) ?? missing(),
      originRequestPolicy: policy(
        behaviour.OriginRequestPolicyId,
        "AWS::CloudFront::OriginRequestPolicy",
        managedOriginRequestPolicies,
      ),
      responseHeadersPolicy: policy(behaviour.ResponseHeadersPolicyId, "AWS::CloudFront::ResponseHeadersPolicy", {}),
      edgeFunctionId: edge[0] && functionIdIn(followToOtherRegion(assembly, resolve, edge[0].LambdaFunctionARN)),
    };
  }

  /** A policy of ours by its logical id, or one of CloudFront's own by its uuid. */
  function policy<P>(policyId: string | undefined, type: string, managed: Record<string, P>): P | undefined {
    if (policyId === undefined) return undefined;
    const own = resourcesOf(assembly, type).find((resource) => resource.id === policyId);
    const config = own && Object.values(resolve(own.stack, own.properties) as Record<string, P>)[0];
    const chosen = config ?? managed[policyId];
    if (!chosen) throw new Error(`The ${type} ${policyId} is not known locally.`);
    return chosen;
  }

  return {
    id,
    behaviours: [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map(describeBehaviour),
    defaultRootObject: config.DefaultRootObject,
    errorTtl: new Map((config.CustomErrorResponses ?? []).map((e) => [e.ErrorCode, e.ErrorCachingMinTTL ?? 10])),
  };
}

function missing(): never {
  throw new Error("A behaviour without a cache policy is not known locally.");
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

/** An edge function lives in us-east-1: its version arrives as a stack output, or copied through a parameter there. */
function followToOtherRegion(assembly: CloudAssembly, resolve: Resolve, arn: unknown): string {
  const text = String(arn);
  if (text.includes(":function:")) return text;
  const reader = resourcesOf(assembly, "Custom::CrossRegionStringParameterReader").find(
    ({ id }) => text === `${id}.FunctionArn`,
  );
  const name = reader && resolve(reader.stack, reader.properties.ParameterName);
  for (const { stack, properties } of resourcesOf(assembly, "AWS::SSM::Parameter")) {
    if (name && resolve(stack, properties.Name) === name) return String(resolve(stack, properties.Value));
  }
  throw new Error(`The edge function behind ${text} was not found.`);
}
