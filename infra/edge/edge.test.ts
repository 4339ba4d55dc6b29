import { Match } from "aws-cdk-lib/assertions";
import { beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import { contentSecurityPolicy } from "@vanfettle/contract/content-security-policy";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { pages, queryOfPage, type PageName } from "@vanfettle/contract/paths";
import { schemas } from "@vanfettle/contract/schemas";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";
import { dependencies, type TemplateGraph } from "../testing/template-graph.ts";

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: { Ref: string };
  ResponseHeadersPolicyId?: { Ref: string };
  ViewerProtocolPolicy: string;
  Compress: boolean;
  LambdaFunctionAssociations?: { EventType: string; LambdaFunctionARN: unknown }[];
}
interface Origin {
  Id: string;
  S3OriginConfig?: unknown;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders: unknown;
}
interface DistributionConfig {
  CacheBehaviors: Behaviour[];
  DefaultCacheBehavior: Behaviour;
  Origins: Origin[];
  Comment: string;
  HttpVersion: string;
  WebACLId: unknown;
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
}

let app: Synthesized;
let config: DistributionConfig;
beforeAll(async () => {
  app = await synthesize();
  const [found] = app
    .resources<{ DistributionConfig: DistributionConfig }>("Web", "AWS::CloudFront::Distribution")
    .values();
  if (!found) throw new Error("There is no distribution.");
  config = found.Properties.DistributionConfig;
});

const bucketOrigin = () => config.Origins.find((origin) => origin.S3OriginConfig);
const apiOrigin = () => config.Origins.find((origin) => !origin.S3OriginConfig);
/**
 * Finds the first matching behaviour, like CloudFront. `*` is the only wildcard in use; it also
 * matches slashes.
 */
const behaviourFor = (path: string) =>
  config.CacheBehaviors.find(({ PathPattern = "" }) =>
    new RegExp(`^${PathPattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path),
  ) ?? config.DefaultCacheBehavior;

test("the contract's paths go to the API, and documents to the bucket", () => {
  const paths = Object.values(endpoints).map(({ path }) => path.replace(/\{\w+\}/g, "x"));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => behaviourFor(path).TargetOriginId !== apiOrigin()?.Id)).toEqual([]);
  const documents = [
    "/",
    "/van-servicing/kent/",
    "/van-mot/",
    "/privacy-policy",
    "/robots.txt",
    "/assets/a.js",
  ];
  expect(
    documents.filter((path) => behaviourFor(path).TargetOriginId !== bucketOrigin()?.Id),
  ).toEqual([]);
});

test("only operators' calls have the token in the cache key, so a token cannot bypass the cache of public calls", () => {
  const policies = app.resources<{ CachePolicyConfig: object }>(
    "Web",
    "AWS::CloudFront::CachePolicy",
  );
  const withToken = [...policies].flatMap(([id, { Properties }]) =>
    JSON.stringify(Properties).includes("Authorization") ? [id] : [],
  );
  expect(withToken).toHaveLength(1);
  for (const { path, access } of Object.values(endpoints)) {
    const { Ref } = behaviourFor(path.replace(/\{\w+\}/g, "x")).CachePolicyId as { Ref: string };
    expect([path, withToken.includes(Ref)]).toEqual([path, access === "operator"]);
  }
  const { Ref } = config.DefaultCacheBehavior.CachePolicyId as { Ref: string };
  expect(withToken).not.toContain(Ref);
});

test("a call's query reaches the API and the cache key exactly where the contract has parameters", () => {
  const withQuery = Object.values(endpoints).filter((endpoint: Endpoint) => endpoint.query);
  expect(withQuery.map(({ path }) => path)).toContain("/api/stations/near/{postcode}");
  for (const { path, access, query = [] } of Object.values<Endpoint>(endpoints)) {
    const policy = JSON.stringify(behaviourFor(path.replace(/\{\w+\}/g, "x")).CachePolicyId);
    expect(policy.includes("ApiQuery")).toBe(access === "public" && query.length > 0);
  }
  const policies = [
    ...app.resources<{ CachePolicyConfig: object }>("Web", "AWS::CloudFront::CachePolicy").values(),
  ];
  const ofOperators = policies.find(({ Properties }) =>
    JSON.stringify(Properties).includes("Authorization"),
  );
  const named = Object.values<Endpoint>(endpoints).flatMap(({ access, query = [] }) =>
    access === "operator" ? query : [],
  );
  expect(ofOperators?.Properties).toMatchObject({
    CachePolicyConfig: {
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: "whitelist", QueryStrings: [...new Set(named)] },
      },
    },
  });
  for (const name of endpointNames) {
    const { query }: { query?: z.ZodObject } = schemas[name] as object;
    expect(Object.keys(query?.shape ?? {})).toEqual((endpoints[name] as Endpoint).query ?? []);
  }
});

/** The published version of the renderer, from us-east-1. */
const rendererVersion = {
  "Fn::GetStackOutput": {
    StackName: "test-vanfettle-Edge",
    Region: "us-east-1",
    OutputName: "RendererVersion",
  },
};

test("a form's answer passes the renderer, which makes a page of the gateway's errors", () => {
  const answered = config.CacheBehaviors.filter(
    ({ LambdaFunctionAssociations, TargetOriginId }) =>
      LambdaFunctionAssociations && TargetOriginId === apiOrigin()?.Id,
  );
  const forms = Object.values<Endpoint>(endpoints).filter(({ body }) => body === "form");
  expect(answered.map(({ PathPattern }) => PathPattern)).toEqual(forms.map(({ path }) => path));
  for (const { LambdaFunctionAssociations } of answered) {
    expect(LambdaFunctionAssociations).toEqual([
      { EventType: "origin-response", LambdaFunctionARN: rendererVersion },
    ]);
  }
});

test("documents are rendered on their way to the bucket, by a published version from us-east-1", () => {
  expect(config.DefaultCacheBehavior.LambdaFunctionAssociations).toEqual([
    { EventType: "origin-request", LambdaFunctionARN: rendererVersion },
  ]);
  const rendered = config.CacheBehaviors.filter(
    ({ LambdaFunctionAssociations, TargetOriginId }) =>
      LambdaFunctionAssociations && TargetOriginId !== apiOrigin()?.Id,
  );
  expect(rendered.map(({ PathPattern }) => PathPattern)).toEqual([
    "/find",
    "/find/",
    "/garages",
    "/garages/",
    "/van-check",
    "/van-check/",
  ]);
  for (const { LambdaFunctionAssociations, TargetOriginId } of rendered) {
    expect(LambdaFunctionAssociations).toEqual(
      config.DefaultCacheBehavior.LambdaFunctionAssociations,
    );
    expect(TargetOriginId).toBe(bucketOrigin()?.Id);
  }
});

test("a document's query reaches the renderer and the cache key exactly where the path table has parameters", () => {
  for (const [page, { pattern }] of Object.entries(pages)) {
    const policy = JSON.stringify(behaviourFor(pattern.replaceAll(/:\w\??/g, "x")).CachePolicyId);
    expect([page, policy.includes("DocumentQuery")]).toEqual([
      page,
      queryOfPage(page as PageName).length > 0,
    ]);
  }
  const policies = app.resources<{ CachePolicyConfig: object }>(
    "Web",
    "AWS::CloudFront::CachePolicy",
  );
  const named = [...policies].flatMap(([id, { Properties }]) =>
    id.includes("DocumentQuery") ? [JSON.stringify(Properties)] : [],
  );
  const withQuery = (Object.keys(pages) as PageName[])
    .map(queryOfPage)
    .filter(({ length }) => length > 0);
  expect(named).toHaveLength(withQuery.length);
  for (const [index, query] of withQuery.entries()) {
    expect(query.length).toBeLessThanOrEqual(10);
    expect(named[index]).toContain(
      `"QueryStringsConfig":${JSON.stringify({ QueryStringBehavior: "whitelist", QueryStrings: query })}`,
    );
  }
});

test("the edge function meets Lambda@Edge's limits: x86_64, Node 24, no environment, 512 MB", () => {
  const functions = [
    ...app.resources<Record<string, unknown>>("Edge", "AWS::Lambda::Function").values(),
  ];
  expect(functions.map(({ Properties }) => Properties)).toEqual([
    expect.objectContaining({ Architectures: ["x86_64"], Runtime: "nodejs24.x", MemorySize: 512 }),
  ]);
  expect(functions[0]?.Properties).not.toHaveProperty("Environment");
});

test("only the distribution can read the bucket, and it passes the site's settings to the renderer", () => {
  app.template("Web").hasResourceProperties("AWS::S3::Bucket", {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  });
  app.template("Web").hasResourceProperties("AWS::CloudFront::OriginAccessControl", {
    OriginAccessControlConfig: { SigningBehavior: "always", SigningProtocol: "sigv4" },
  });
  const policies = app.resources<{
    PolicyDocument: { Statement: { Effect: string; Principal: unknown }[] };
  }>("Web", "AWS::S3::BucketPolicy");
  const allowed = [...policies.values()]
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === "Allow");
  expect(allowed.map(({ Principal }) => Principal)).toEqual([
    { Service: "cloudfront.amazonaws.com" },
  ]);
  expect(bucketOrigin()).toMatchObject({
    OriginAccessControlId: expect.anything(),
  });
  const settings = (bucketOrigin()?.OriginCustomHeaders ?? []) as {
    HeaderName: string;
    HeaderValue: unknown;
  }[];
  expect(
    Object.fromEntries(settings.map((header) => [header.HeaderName, flatten(header.HeaderValue)])),
  ).toEqual({
    "x-site-origin": "<SiteOrigin>",
    "x-connect-sources":
      "<OperatorsPoolProviderURL>/ https://<OperatorsPoolDomain>.auth.eu-west-2.amazoncognito.com",
    "x-form-targets": "https://<PartnerHosts>",
    "x-page-settings-1": "Base64 of <LegalName>|<LegalAddress>|<CompanyNumber>|<VatNumber>|",
    "x-page-settings-2":
      "Base64 of <PartnerName>|<PartnerPrivacyUrl>|<GarageChoice>|<PartnerPayment>|",
    "x-page-settings-3":
      "Base64 of <ClaimsWithoutEvidence>|<VansServicedEvidence>|<RatingEvidence>|<SameDayEvidence>|",
    "x-page-settings-4":
      "Base64 of <WarrantyEvidence>|<MotTimeEvidence>|<CertifiedMechanicsEvidence>|<QualityGuaranteedEvidence>|",
    "x-page-settings-5": "Base64 of <CertifiedGaragesEvidence>|",
  });
});

test("CloudFront identifies its calls to the API with the newest origin token", () => {
  expect(apiOrigin()?.OriginCustomHeaders).toEqual([
    {
      HeaderName: "x-origin-token",
      HeaderValue: { "Fn::Select": [0, { "Fn::Split": [",", { Ref: "OriginToken" }] }] },
    },
  ]);
});

test("every behaviour compresses, redirects to HTTPS and sets the security headers", () => {
  for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
    expect(behaviour).toMatchObject({ Compress: true, ViewerProtocolPolicy: "redirect-to-https" });
    expect(behaviour.ResponseHeadersPolicyId).toEqual(
      config.DefaultCacheBehavior.ResponseHeadersPolicyId,
    );
  }
  expect(config.HttpVersion).toBe("http2and3");
});

test("only origins determine the cache lifetime, also for errors", () => {
  const policies = app.resources<{ CachePolicyConfig: Record<string, unknown> }>(
    "Web",
    "AWS::CloudFront::CachePolicy",
  );
  const parameters: [construct: string, names: string[]][] = [
    ["DocumentQueryfind", ["q", "for"]],
    ["DocumentQuerygarages", ["postcode", "class", "van"]],
    [
      "DocumentQueryvanCheck",
      [
        "in",
        "expires",
        "registered",
        "kg",
        "kind",
        "seats",
        "power",
        "tested",
        "failed",
        "defects",
      ],
    ],
    ["ApiQuery", ["class", "limit", "edition", "q"]],
    ["Documents", []],
    ["Api", ["from", "to", "after", "kind", "before"]],
  ];
  for (const [id, { Properties }] of policies) {
    const names = parameters.find(([construct]) => id.includes(construct))?.[1] ?? [];
    expect(Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig:
          names.length > 0
            ? { QueryStringBehavior: "whitelist", QueryStrings: names }
            : { QueryStringBehavior: "none" },
        CookiesConfig: { CookieBehavior: "none" },
      },
    });
  }
  // The statuses for which CloudFront would otherwise cache the error for ten seconds.
  expect(config.CustomErrorResponses).toEqual(
    [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((ErrorCode) => ({
      ErrorCode,
      ErrorCachingMinTTL: 0,
    })),
  );
});

test("the API receives exactly the headers that it uses, for every call", () => {
  const policies = app.resources<{ OriginRequestPolicyConfig: unknown }>(
    "Web",
    "AWS::CloudFront::OriginRequestPolicy",
  );
  const [[id, policy] = []] = [...policies];
  expect(policies.size).toBe(1);
  expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
    HeadersConfig: {
      HeaderBehavior: "whitelist",
      Headers: [
        "Accept",
        "Content-Type",
        "Idempotency-Key",
        "MCP-Protocol-Version",
        "Mcp-Method",
        "Mcp-Name",
        "Origin",
        "Sec-Fetch-Site",
      ],
    },
    CookiesConfig: { CookieBehavior: "none" },
    QueryStringsConfig: { QueryStringBehavior: "none" },
  });
  const behaviours = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
  for (const { PathPattern, TargetOriginId, OriginRequestPolicyId } of behaviours) {
    const expected = TargetOriginId === apiOrigin()?.Id ? id : undefined;
    expect([PathPattern, OriginRequestPolicyId?.Ref]).toEqual([PathPattern, expected]);
  }
});

test("the default policy allows no inline content; a page's own policy takes precedence", () => {
  interface HeadersConfig {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig: unknown;
  }
  const [policy] = app
    .resources<{ ResponseHeadersPolicyConfig: HeadersConfig }>(
      "Web",
      "AWS::CloudFront::ResponseHeadersPolicy",
    )
    .values();
  const headers = policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig ?? {};
  expect(headers.ContentSecurityPolicy?.Override).toBe(false);
  expect(flatten(headers.ContentSecurityPolicy?.ContentSecurityPolicy)).toBe(
    contentSecurityPolicy({ formTargets: "https://<PartnerHosts>" }),
  );
  expect(headers).toEqual({
    ContentSecurityPolicy: expect.anything(),
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: { Ref: "HstsSeconds" },
      IncludeSubdomains: { "Fn::If": [expect.stringContaining("HstsSubdomains"), true, false] },
      Override: true,
    },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: "DENY", Override: true },
    ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin", Override: true },
  });
  expect(policy?.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig).toEqual({
    Items: [
      {
        Header: "permissions-policy",
        Value: "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
        Override: true,
      },
      { Header: "cross-origin-opener-policy", Value: "same-origin", Override: true },
    ],
  });
});

test("browsers use only HTTPS for a day and for the site's own host, until a stage asks for more", () => {
  const { Conditions, Parameters } = app.template("Web").toJSON() as Record<
    "Conditions" | "Parameters",
    Record<string, object>
  >;
  expect(Parameters.HstsSeconds).toMatchObject({ Default: 86_400, MinValue: 1 });
  expect(Parameters.HstsSubdomains).toMatchObject({ Default: "false" });
  const [, condition] =
    Object.entries(Conditions).find(([id]) => id.includes("HstsSubdomains")) ?? [];
  expect(condition).toEqual({ "Fn::Equals": [{ Ref: "HstsSubdomains" }, "true"] });
});

/** Returns the value as text, with `<Name>` for parameters and values of other stacks. */
function flatten(value: unknown): string {
  if (typeof value === "string") return value;
  const {
    Ref,
    "Fn::Base64": encoded,
    "Fn::Join": join,
    "Fn::Split": split,
    "Fn::ImportValue": imported,
  } = value as Record<string, unknown>;
  if (typeof imported === "string") {
    const [, name = ""] = /:ExportsOutput(?:Ref|FnGetAtt)(\w+)$/.exec(imported) ?? [];
    return `<${name.replace(/[0-9A-F]{8}/g, "")}>`;
  }
  if (typeof Ref === "string") return `<${Ref}>`;
  if (encoded !== undefined) return `Base64 of ${flatten(encoded)}`;
  if (split) return flatten((split as [string, unknown])[1]);
  const [separator, parts] = join as [string, unknown];
  return Array.isArray(parts) ? parts.map(flatten).join(separator) : flatten(parts);
}

test("hashed assets are immutable, files with fixed names are not, and old files are kept", () => {
  const uploads = Object.values(app.template("Web").findResources("Custom::CDKBucketDeployment"));
  expect(uploads.map(({ Properties }) => Properties)).toEqual([
    expect.objectContaining({
      Prune: false,
      Include: ["assets/*"],
      SystemMetadata: { "cache-control": "public, max-age=31536000, immutable" },
    }),
    expect.objectContaining({ Prune: false, Exclude: ["assets/*", ".vite/*"] }),
  ]);
});

test("the distribution with the new renderer waits for every upload, and uploads do not wait for it", () => {
  const dependsOn = dependencies(app.template("Web").toJSON() as TemplateGraph);
  const only = (type: string) => Object.keys(app.template("Web").findResources(type));
  const [distribution = ""] = only("AWS::CloudFront::Distribution");
  const uploads = only("Custom::CDKBucketDeployment");
  expect(uploads).toHaveLength(2);
  for (const upload of uploads) {
    expect([...dependsOn(distribution)]).toContain(upload);
    expect([...dependsOn(upload)]).not.toContain(distribution);
  }
});

test("a rolled-back stack finds the renderer: the output's name and old versions are kept", () => {
  const { Outputs } = app.template("Edge").toJSON() as {
    Outputs: Record<string, { Value: { Ref: string } }>;
  };
  const version = Outputs["RendererVersion"]?.Value.Ref ?? "";
  app.template("Edge").hasResource("AWS::Lambda::Version", {
    DeletionPolicy: "RetainExceptOnCreate",
    UpdateReplacePolicy: "Retain",
  });
  // Each version must change the distribution; a reference to the output would stay the same.
  expect(config.Comment).toBe(`VanFettle test, renderer ${version.slice(-12)}`);
});

test("eleven addresses at their limit leave capacity for other van checks, and a fleet of 25 passes twice a minute", () => {
  const [acl] = app
    .resources<{
      Rules: { Name: string; Statement: { RateBasedStatement?: { Limit: number } } }[];
    }>("Edge", "AWS::WAFv2::WebACL")
    .values();
  const [stage] = app
    .resources<{ RouteSettings: Record<string, { ThrottlingRateLimit: number }> }>(
      "Api",
      "AWS::ApiGatewayV2::Stage",
    )
    .values();
  const ofAddress = acl?.Properties.Rules.find(({ Name }) => Name === "vehicles")?.Statement
    .RateBasedStatement?.Limit;
  const ofSite = stage?.Properties.RouteSettings["POST /api/vehicle"]?.ThrottlingRateLimit;
  expect((ofSite ?? 0) * 60).toBeGreaterThan((ofAddress ?? Infinity) * 11);
  expect(ofAddress).toBeGreaterThanOrEqual(2 * 25);
});

test("one address may book 20 times, send 50 forms and open booking links 100 times in five minutes, and check 50 vehicles, search 100 times and call 300 tools in one, in any spelling of the path", () => {
  const limited = (name: string, seconds: number, limit: number, body = "slowDown") => ({
    Name: name,
    Statement: {
      RateBasedStatement: Match.objectLike({
        AggregateKeyType: "IP",
        EvaluationWindowSec: seconds,
        Limit: limit,
      }),
    },
    Action: {
      Block: {
        CustomResponse: {
          ResponseCode: 429,
          CustomResponseBodyKey: body,
          ResponseHeaders: [{ Name: "Retry-After", Value: String(seconds) }],
        },
      },
    },
  });
  const counted = {
    Name: "common",
    OverrideAction: { Count: {} },
    Statement: {
      ManagedRuleGroupStatement: { VendorName: "AWS", Name: "AWSManagedRulesCommonRuleSet" },
    },
  };
  app.template("Edge").hasResourceProperties("AWS::WAFv2::WebACL", {
    Scope: "CLOUDFRONT",
    CustomResponseBodies: {
      busyVanCheck: {
        Content: Match.serializedJson({
          code: "rate_limited",
          message: "Too many van checks from your internet address. Try again in 60 seconds.",
        }),
      },
    },
    Rules: [
      limited("bookings", 300, 20),
      limited("forms", 300, 50, "tooManyForms"),
      limited("vehicles", 60, 50, "busyVanCheck"),
      limited("links", 300, 100),
      limited("tools", 60, 300),
      limited("searches", 60, 100, "tooManySearches"),
      limited("searchCalls", 60, 300),
      limited("documents", 300, 2_000, "tooManyPages"),
      limited("requests", 300, 20_000),
      Match.objectLike(counted),
    ],
  });
  const [acl] = app.resources<{ Rules: { Name: string }[] }>("Edge", "AWS::WAFv2::WebACL").values();
  const rule = (name: string) =>
    JSON.stringify(acl?.Properties.Rules.find(({ Name }) => Name === name));
  for (const [name, group] of [
    ["bookings", "booking"],
    ["vehicles", "vehicle"],
    ["links", "your-booking"],
  ] as const) {
    const limited = Object.values<Endpoint>(endpoints).filter(
      (endpoint) => endpoint.group === group && endpoint.body !== "form",
    );
    expect(limited.length).toBeGreaterThan(0);
    for (const { path } of limited) expect(rule(name)).toContain(`"SearchString":"${path}"`);
    expect(rule(name)).toContain("NORMALIZE_PATH");
  }
  expect(rule("tools")).toContain('"SearchString":"/mcp"');
  expect(rule("tools")).not.toContain(endpoints.reminder.path);
  // The renderer's calls for other visitors come from few addresses, so a person's limit applies to
  // documents only.
  expect(rule("searches")).not.toContain("/api/");
  for (const path of ["/find", "/find/"]) {
    expect(rule("searches")).toContain(`"SearchString":"${path}"`);
  }
  expect(rule("searchCalls")).toContain('"SearchString":"/api/find"');
  expect(rule("searchCalls")).not.toContain("Method");
  const documents = rule("documents");
  // CloudFront's routing depends on case and escapes, so the exemption must not normalise them.
  expect(documents).not.toContain("LOWERCASE");
  expect(documents).toContain(
    '"SearchString":"/api/","TextTransformations":[{"Priority":0,"Type":"NONE"}]',
  );
  expect(config.WebACLId).toMatchObject({
    "Fn::GetStackOutput": { StackName: "test-vanfettle-Edge" },
  });
});

test("a limit on calls applies only to POST, and to paths in capitals, with escapes or with dot segments", () => {
  const [acl] = app
    .resources<{
      Rules: {
        Name: string;
        Statement: { RateBasedStatement?: { ScopeDownStatement?: unknown } };
      }[];
    }>("Edge", "AWS::WAFv2::WebACL")
    .values();
  const limited = (name: string) =>
    acl?.Properties.Rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement
      ?.ScopeDownStatement;
  const matching = (FieldToMatch: object, SearchString: string, ...types: string[]) => ({
    ByteMatchStatement: {
      FieldToMatch,
      PositionalConstraint: "EXACTLY",
      SearchString,
      TextTransformations: types.map((Type, Priority) => ({ Priority, Type })),
    },
  });
  expect(limited("forms")).toEqual({
    AndStatement: {
      Statements: [
        matching({ Method: {} }, "POST", "NONE"),
        {
          OrStatement: {
            Statements: ["/see-stations", "/reminder", "/book"].map((path) =>
              matching({ UriPath: {} }, path, "URL_DECODE", "NORMALIZE_PATH", "LOWERCASE"),
            ),
          },
        },
      ],
    },
  });
});
