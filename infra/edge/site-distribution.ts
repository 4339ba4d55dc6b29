import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cf from "aws-cdk-lib/aws-cloudfront";
import * as origins from "aws-cdk-lib/aws-cloudfront-origins";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { CfnCondition, Duration, Fn, Stack, Validations } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { rendererHeaders } from "@vanfettle/contract/content-security-policy";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import {
  originTimeoutSeconds,
  originTokenHeader,
  type Endpoint,
} from "@vanfettle/contract/endpoint";
import { endpoints } from "@vanfettle/contract/endpoints";
import { formEndpoints } from "@vanfettle/contract/form-problem-page";
import { pageSettingHeaders, settingSeparator } from "@vanfettle/contract/page-settings";
import { site } from "@vanfettle/contract/site";
import type { Operators } from "../api/operators.ts";
import { parameter } from "../stage-parameters.ts";
import { cachePolicies, documentPathPatterns, queryPathPatterns } from "./cache-policies.ts";
import type { DeployedRenderer } from "./edge-renderer.ts";
import { externalOrigins, securityHeaders } from "./security-headers.ts";

export interface SiteDistributionProps {
  api: HttpApi;
  bucket: IBucket;
  renderer: DeployedRenderer;
  /** The uploads that must finish before pages refer to them. */
  uploads: readonly Construct[];
  webAclArn: string;
  operators: Operators;
  stage: string;
}

const formPaths: readonly string[] = formEndpoints.map((name) => endpoints[name].path);
/**
 * The paths of public API calls, as CloudFront patterns. All other paths, except operators' calls
 * and forms, are documents.
 */
const publicApiPaths = [
  "/api/*",
  ...pathPatternsOf("public").filter(
    (path) => !path.startsWith("/api/") && !formPaths.includes(path),
  ),
];
/** CloudFront caches these for ten seconds even if the origin forbids it, unless their TTL is 0. */
const uncachedErrorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * Creates the CloudFront distribution: rendered documents and assets from the bucket, calls to the
 * HTTP API.
 */
export function siteDistribution(parent: Construct, props: SiteDistributionProps): cf.Distribution {
  const scope = new Construct(parent, "Cdn");
  const policies = cachePolicies(scope);
  const external = externalOrigins(scope, props.operators);
  const responseHeadersPolicy = securityHeaders(scope, external);
  const siteFiles = siteOrigin(scope, props.bucket, external);
  const api: cf.BehaviorOptions = {
    origin: apiOrigin(scope, props.api),
    responseHeadersPolicy,
    cachePolicy: policies.everybody,
    originRequestPolicy: policies.apiRequest,
    allowedMethods: cf.AllowedMethods.ALLOW_ALL,
  };
  const documents: cf.BehaviorOptions = {
    origin: siteFiles,
    responseHeadersPolicy,
    cachePolicy: policies.everybody,
    edgeLambdas: [
      { eventType: cf.LambdaEdgeEventType.ORIGIN_REQUEST, functionVersion: props.renderer.version },
    ],
  };
  // API Gateway answers in JSON when it rejects a call itself, and browsers show a form's answer.
  const forms: cf.BehaviorOptions = {
    ...api,
    edgeLambdas: [
      {
        eventType: cf.LambdaEdgeEventType.ORIGIN_RESPONSE,
        functionVersion: props.renderer.version,
      },
    ],
  };
  const behaviours = (
    patterns: readonly string[],
    behaviour: cf.BehaviorOptions,
    cachePolicy?: cf.CachePolicy,
  ) =>
    Object.fromEntries(
      patterns.map((pattern) => [pattern, { ...behaviour, ...(cachePolicy && { cachePolicy }) }]),
    );
  const distribution = new cf.Distribution(scope, "Distribution", {
    comment: `${site.brand} ${props.stage}, renderer ${props.renderer.release}`,
    httpVersion: cf.HttpVersion.HTTP2_AND_3,
    priceClass: cf.PriceClass.PRICE_CLASS_100,
    webAclId: props.webAclArn,
    errorResponses: uncachedErrorStatuses.map((httpStatus) => ({
      httpStatus,
      ttl: Duration.seconds(0),
    })),
    defaultBehavior: documents,
    additionalBehaviors: Object.assign(
      {
        // CloudFront uses the first matching pattern.
        ...behaviours(pathPatternsOf("operator"), api, policies.operators),
        ...behaviours(queryPathPatterns, api, policies.query),
        ...behaviours(formPaths, forms),
        ...behaviours(publicApiPaths, api),
      },
      ...policies.documentQuery.map(([page, policy]) =>
        behaviours(documentPathPatterns(page), documents, policy),
      ),
      {
        "/assets/*": {
          origin: siteFiles,
          responseHeadersPolicy,
          cachePolicy: cf.CachePolicy.CACHING_OPTIMIZED,
        },
      },
    ) as Record<string, cf.BehaviorOptions>,
  });
  distribution.node.addDependency(...props.uploads);
  if (isDeployedStage(props.stage)) serveOwnDomain(distribution);
  return distribution;
}

function pathPatternsOf(wanted: Endpoint["access"]): string[] {
  return Object.values<Endpoint>(endpoints)
    .filter(({ access }) => access === wanted)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, "*"));
}

/**
 * Returns the bucket origin. Its headers have the stage's settings, because the renderer does not
 * have environment variables.
 */
function siteOrigin(
  scope: Construct,
  bucket: IBucket,
  { connectSources, formTargets }: ReturnType<typeof externalOrigins>,
): cf.IOrigin {
  return origins.S3BucketOrigin.withOriginAccessControl(bucket, {
    customHeaders: {
      [rendererHeaders.siteOrigin]: parameter(scope, "SiteOrigin"),
      [rendererHeaders.connectSources]: connectSources,
      [rendererHeaders.formTargets]: formTargets,
      ...pageSettingsOf(scope),
    },
    // With LIST, a missing object returns 404; without it, S3 returns 403.
    originAccessLevels: [cf.AccessLevel.READ, cf.AccessLevel.LIST],
  });
}

/**
 * Returns the headers with the settings that pages state. Base64 carries any letter, and CloudFront
 * rejects empty values.
 */
function pageSettingsOf(scope: Construct): Record<string, string> {
  const lines = [...pageSettingHeaders].map(([header, names]) => {
    const values = names.map((name) => parameter(scope, name));
    return [
      header,
      Fn.base64(
        Fn.join(
          "",
          values.flatMap((value) => [value, settingSeparator]),
        ),
      ),
    ];
  });
  return Object.fromEntries(lines);
}

function apiOrigin(scope: Construct, api: HttpApi): cf.IOrigin {
  return new origins.HttpOrigin(Fn.select(2, Fn.split("/", api.apiEndpoint)), {
    protocolPolicy: cf.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cf.OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(originTimeoutSeconds),
    customHeaders: {
      [originTokenHeader]: Fn.select(0, Fn.split(",", parameter(scope, "OriginToken"))),
    },
  });
}

/**
 * Serves the host in `SiteOrigin` if there is a certificate, which only a deploy knows, or
 * CloudFront's name.
 */
function serveOwnDomain(distribution: cf.Distribution): void {
  const certificate = parameter(distribution, "CertificateArn");
  const hasCertificate = new CfnCondition(Stack.of(distribution), "HasCertificate", {
    expression: Fn.conditionNot(Fn.conditionEquals(certificate, "")),
  });
  const ifCertificate = (value: unknown, otherwise: unknown) => ({
    "Fn::If": [hasCertificate.logicalId, value, otherwise],
  });
  const host = Fn.select(1, Fn.split("://", parameter(distribution, "SiteOrigin")));
  const tls = { SslSupportMethod: "sni-only", MinimumProtocolVersion: "TLSv1.2_2021" };
  const resource = distribution.node.defaultChild as cf.CfnDistribution;
  resource.addPropertyOverride(
    "DistributionConfig.Aliases",
    ifCertificate([host], { Ref: "AWS::NoValue" }),
  );
  resource.addPropertyOverride(
    "DistributionConfig.ViewerCertificate",
    ifCertificate(
      { AcmCertificateArn: certificate, ...tls },
      { CloudFrontDefaultCertificate: true },
    ),
  );
  Validations.of(resource).acknowledge({
    id: "CloudFormation-Validate::F3014",
    reason: "Either branch names one certificate; the validator does not look into Fn::If.",
  });
}
