import { getAtt, httpApi, lambda, ref, table, writeAssembly } from "./fixture-assembly.ts";

/** Echoes its event, and fails or hangs on request. */
const apiCode = `
let calls = 0;
const text = (status, body, headers = {}) => ({ statusCode: status, headers: { "content-type": "text/plain", ...headers }, body });
export const handler = async (event) => {
  calls += 1;
  switch (event.routeKey) {
    case "GET /api/echo/{name}": return { event, calls, env: process.env };
    case "POST /api/echo": return { event };
    case "GET /api/cached/{name}": return text(200, String(calls), { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60" });
    case "GET /api/long": return text(200, "van ".repeat(1000), { "cache-control": "public, s-maxage=60", etag: '"long"' });
    case "HEAD /api/long": return text(200, "", { "cache-control": "public, s-maxage=60", etag: '"long"' });
    case "GET /api/fails": throw new TypeError("broken");
    case "GET /api/hangs": return new Promise(() => undefined);
  }
};`;

/**
 * Renders with data from the API, forwards requests for files, and returns the event that it
 * received.
 */
const edgeCode = `
export const handler = async ({ Records: [{ cf: { config, request } }] }) => {
  if (request.uri === "/file") return { ...request, uri: "/assets/app.js" };
  if (request.uri.includes(".")) return request;
  if (request.uri === "/broken") throw new Error("edge broke");
  const data = await (await fetch("https://" + config.distributionDomainName + "/api/cached/edge")).text();
  const html = "<h1>" + JSON.stringify({ uri: request.uri, origin: request.origin.s3.customHeaders, data, config, headers: request.headers }) + "</h1>";
  return {
    status: "200",
    headers: { "content-type": [{ value: "text/html; charset=utf-8" }], "cache-control": [{ value: "public, s-maxage=60" }] },
    body: html + " ".repeat(1500),
  };
};`;

const noCookiesOrQuery = {
  CookiesConfig: { CookieBehavior: "none" },
  QueryStringsConfig: { QueryStringBehavior: "none" },
};

const cachePolicy = {
  Type: "AWS::CloudFront::CachePolicy",
  Properties: {
    CachePolicyConfig: {
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 3600,
      ParametersInCacheKeyAndForwardedToOrigin: {
        ...noCookiesOrQuery,
        HeadersConfig: { HeaderBehavior: "none" },
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
      },
    },
  },
};

const apiRequestPolicy = {
  Type: "AWS::CloudFront::OriginRequestPolicy",
  Properties: {
    OriginRequestPolicyConfig: {
      ...noCookiesOrQuery,
      QueryStringsConfig: { QueryStringBehavior: "all" },
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Content-Type", "Idempotency-Key"] },
    },
  },
};

const headersPolicy = {
  Type: "AWS::CloudFront::ResponseHeadersPolicy",
  Properties: {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 60,
          IncludeSubdomains: true,
          Override: true,
        },
      },
      CustomHeadersConfig: { Items: [{ Header: "X-Team", Value: "vans", Override: true }] },
    },
  },
};

const allMethods = ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"];

const edgeVersionArn = {
  "Fn::GetStackOutput": { StackName: "Edge", Region: "us-east-1", OutputName: "EdgeVersionArn" },
};

const siteDistribution = {
  Type: "AWS::CloudFront::Distribution",
  Properties: {
    DistributionConfig: {
      DefaultCacheBehavior: {
        TargetOriginId: "bucket",
        CachePolicyId: ref("Cache"),
        Compress: true,
        ResponseHeadersPolicyId: ref("Headers"),
        LambdaFunctionAssociations: [
          { EventType: "origin-request", LambdaFunctionARN: edgeVersionArn },
        ],
      },
      CacheBehaviors: [
        {
          PathPattern: "/api/*",
          TargetOriginId: "api",
          CachePolicyId: ref("Cache"),
          OriginRequestPolicyId: ref("ApiRequest"),
          AllowedMethods: allMethods,
          Compress: true,
        },
        {
          PathPattern: "assets/*",
          TargetOriginId: "bucket",
          CachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
        },
      ],
      CustomErrorResponses: [404, 403, 500, 502, 503].map((ErrorCode) => ({
        ErrorCode,
        ErrorCachingMinTTL: 0,
      })),
      Origins: [
        {
          Id: "bucket",
          DomainName: getAtt("Bucket", "RegionalDomainName"),
          S3OriginConfig: {},
          OriginCustomHeaders: [{ HeaderName: "x-site-origin", HeaderValue: ref("SiteOrigin") }],
        },
        {
          Id: "api",
          DomainName: { "Fn::Select": [2, { "Fn::Split": ["/", getAtt("Api", "ApiEndpoint")] }] },
          OriginCustomHeaders: [{ HeaderName: "x-origin-token", HeaderValue: ref("OriginToken") }],
        },
      ],
    },
  },
};

/**
 * Writes the assembly of a small site: table, HTTP API, bucket, distribution, and an edge function
 * in us-east-1.
 */
export function writeFixtureSite(): string {
  return writeAssembly({
    Edge: {
      region: "us-east-1",
      resources: {
        EdgeFn: lambda("edge"),
        EdgeVersion: { Type: "AWS::Lambda::Version", Properties: { FunctionName: ref("EdgeFn") } },
      },
      outputs: { EdgeVersionArn: { Value: ref("EdgeVersion") } },
      assets: { edge: { "index.mjs": edgeCode } },
    },
    Site: {
      parameters: { SiteOrigin: { AllowedPattern: "https?://.+" }, OriginToken: {} },
      resources: {
        Table: table,
        ApiFn: lambda("api", {
          Environment: { Variables: { TABLE_NAME: ref("Table"), ORIGIN: ref("SiteOrigin") } },
        }),
        ...httpApi({
          "GET /api/echo/{name}": "ApiFn",
          "POST /api/echo": "ApiFn",
          "GET /api/cached/{name}": "ApiFn",
          "GET /api/long": "ApiFn",
          "HEAD /api/long": "ApiFn",
          "GET /api/fails": "ApiFn",
          "GET /api/hangs": "ApiFn",
        }),
        Bucket: { Type: "AWS::S3::Bucket" },
        BucketPolicy: {
          Type: "AWS::S3::BucketPolicy",
          Properties: {
            Bucket: ref("Bucket"),
            PolicyDocument: {
              Statement: [{ Effect: "Allow", Action: ["s3:GetObject", "s3:ListBucket"] }],
            },
          },
        },
        Upload: {
          Type: "Custom::CDKBucketDeployment",
          Properties: {
            SourceObjectKeys: ["web.zip"],
            DestinationBucketName: ref("Bucket"),
            Exclude: ["*"],
            Include: ["assets/*"],
            SystemMetadata: { "cache-control": "public, max-age=31536000, immutable" },
          },
        },
        UploadRest: {
          Type: "Custom::CDKBucketDeployment",
          Properties: {
            SourceObjectKeys: ["web.zip"],
            DestinationBucketName: ref("Bucket"),
            Exclude: ["assets/*"],
          },
        },
        Cache: cachePolicy,
        ApiRequest: apiRequestPolicy,
        Headers: headersPolicy,
        Cdn: siteDistribution,
      },
      assets: {
        api: { "index.mjs": apiCode },
        web: {
          "assets/app.js": "console.log('van');\n".repeat(100),
          "robots.txt": "User-agent: *\n",
        },
      },
    },
  });
}

export const fixtureParameters = (url: string) => ({
  SiteOrigin: url,
  OriginToken: "from-the-distribution",
});
