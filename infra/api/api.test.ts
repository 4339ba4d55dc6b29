import { beforeAll, expect, test } from "vitest";
import { endpointGroups } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import {
  BookingEnv,
  ContentEnv,
  GaragesEnv,
  OperatorBookingsEnv,
  VehicleEnv,
  VisitorEnv,
  YourBookingEnv,
} from "@vanfettle/functions/env";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";

interface Policy {
  PolicyDocument: {
    Statement: { Action: string | string[]; Resource: unknown; Condition?: unknown }[];
  };
}
interface RoleProperties {
  Policies?: Policy[];
  ManagedPolicyArns?: unknown[];
}
interface FunctionProperties {
  Runtime: string;
  Architectures: string[];
  Role: { "Fn::GetAtt": [string, string] };
  Environment: { Variables: Record<string, unknown> };
}

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const functions = () => app.resources<FunctionProperties>("Api", "AWS::Lambda::Function");
const functionOf = (group: string) => {
  const found = [...functions()].find(([id]) =>
    id.toLowerCase().startsWith(group.replace("-", "")),
  );
  if (!found) throw new Error(`No function for ${group}`);
  return { id: found[0], properties: found[1].Properties };
};

test("the table is retained, backed up, encrypted and billed per request, and deletes expired rows", () => {
  const [table] = Object.values(app.template("Data").findResources("AWS::DynamoDB::Table"));
  expect(table).toMatchObject({
    DeletionPolicy: "RetainExceptOnCreate",
    UpdateReplacePolicy: "Retain",
    Properties: {
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
  });
});

test("the table's keys and indexes match the release: CloudFormation cannot change them", () => {
  const [table] = app.resources<Record<string, unknown>>("Data", "AWS::DynamoDB::Table").values();
  // These lists are deliberately literal. CONTRIBUTING.md, "A change of an index", explains how to
  // replace an index.
  const index = (name: string, projected: string) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: `${name}pk`, KeyType: "HASH" },
      { AttributeName: `${name}sk`, KeyType: "RANGE" },
    ],
    Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: projected.split(/\s+/) },
  });
  expect(table?.Properties).toMatchObject({
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    GlobalSecondaryIndexes: [
      index(
        "gsi1",
        `__edb_e__ __edb_v__ canonicalSlug name region county type parentTown population garageCount isActive isCore
        listing seedHash factsHash isWorthAText publishedAt publishedVersion publishedFactsHash publishedPromptHash publishedRunId
        draftVersion draftRunId draftWeight failureCode failedAt liveVersions rejectedVersions updatedAt id keyHash createdAt expiresAt`,
      ),
      index(
        "gsi2",
        `__edb_e__ __edb_v__ canonicalSlug name regionSlug county countyCount garageCount isActive id keyHash expiresAt`,
      ),
    ],
  });
});

test("every endpoint has a route to its group's function, and every GET also a HEAD route", () => {
  const routes = app.resources<{
    RouteKey: string;
    Target: { "Fn::Join": [string, [string, { Ref: string }]] };
  }>("Api", "AWS::ApiGatewayV2::Route");
  const integrations = app.resources<{ IntegrationUri: { "Fn::GetAtt": [string, string] } }>(
    "Api",
    "AWS::ApiGatewayV2::Integration",
  );
  const answered = [...routes.values()].map(({ Properties }) => {
    const integration = integrations.get(Properties.Target["Fn::Join"][1][1].Ref);
    return [Properties.RouteKey, integration?.Properties.IntegrationUri["Fn::GetAtt"][0]];
  });
  const expected = endpointNames.flatMap((name) =>
    routeKeys(name).map((key) => [key, functionOf(endpoints[name].group).id]),
  );
  expect(answered.map(([key]) => key)).toEqual(
    expect.arrayContaining(["GET /sitemap.xml", "HEAD /sitemap.xml"]),
  );
  expect(sorted(answered)).toEqual(sorted(expected));
});

test("each function has one permission, which lets this API invoke it for any route", () => {
  const [[apiId] = []] = app.resources("Api", "AWS::ApiGatewayV2::Api");
  const permissions = [
    ...app.resources<Record<string, unknown>>("Api", "AWS::Lambda::Permission").values(),
  ];
  const source = ["arn:aws:execute-api:eu-west-2:000000000000:", { Ref: apiId }, "/*/*/*"];
  const expected = endpointGroups.map((group) => ({
    Action: "lambda:InvokeFunction",
    FunctionName: { "Fn::GetAtt": [functionOf(group).id, "Arn"] },
    Principal: "apigateway.amazonaws.com",
    SourceArn: { "Fn::Join": ["", source] },
  }));
  expect(permissions).toHaveLength(expected.length);
  expect(permissions.map(({ Properties }) => Properties)).toEqual(expect.arrayContaining(expected));
});

test("the API publishes no metrics per route, which cost money and are not used", () => {
  const [stage] = app
    .resources<{ DefaultRouteSettings: object }>("Api", "AWS::ApiGatewayV2::Stage")
    .values();
  expect(stage?.Properties.DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: false });
  const watched = [...app.resources("Operations", "AWS::CloudWatch::Alarm").values()];
  expect(watched.length).toBeGreaterThan(5);
  expect(
    JSON.stringify([
      watched,
      [...app.resources("Operations", "AWS::CloudWatch::Dashboard").values()],
    ]),
  ).not.toMatch(/"Name":"(Route|Resource|Method)"|\\"(Route|Resource|Method)\\"/);
});

test("the functions run Node 24 on arm64", () => {
  const runtimes = [...functions().values()].map(({ Properties }) => [
    Properties.Runtime,
    ...Properties.Architectures,
  ]);
  expect(runtimes).toEqual(Array.from({ length: 7 }, () => ["nodejs24.x", "arm64"]));
});

test.each([
  [
    "visitor",
    [
      ["dynamodb:Query", "location#*", "generation#*"],
      ["dynamodb:Query", "region#*"],
      ["dynamodb:Query", "listing#*"],
    ],
  ],
  ["garages", []],
  ["vehicle", [["secretsmanager:GetSecretValue"]]],
  [
    "booking",
    [
      ["dynamodb:GetItem", "dynamodb:PutItem", "booking#*", "derived-key#*"],
      ["dynamodb:PutItem", "dynamodb:Query", "hash-keys#*"],
    ],
  ],
  [
    "your-booking",
    [
      ["dynamodb:GetItem", "dynamodb:PutItem", "booking#*"],
      ["dynamodb:PutItem", "dynamodb:UpdateItem", "erasures#*"],
    ],
  ],
  [
    "operator-bookings",
    [
      ["dynamodb:BatchGetItem", "booking#*"],
      ["dynamodb:PutItem", "audit#*"],
      ["dynamodb:Query", "bookings#*", "region#*"],
    ],
  ],
  [
    "content",
    [
      [
        "dynamodb:BatchGetItem",
        "dynamodb:GetItem",
        "dynamodb:Query",
        "dynamodb:UpdateItem",
        "location#*",
      ],
      ["dynamodb:PutItem", "dynamodb:Query", "content#*", "hub#*", "sketches#*"],
      [
        "dynamodb:GetItem",
        "dynamodb:PutItem",
        "dynamodb:Query",
        "dynamodb:UpdateItem",
        "generation#*",
      ],
      ["dynamodb:PutItem", "dynamodb:Query", "runs#*", "audit#*"],
      ["dynamodb:GetItem dynamodb:UpdateItem", "budget#*"],
      ["dynamodb:Query", "region#*"],
      ["dynamodb:Query", "listing#*"],
      ["states:StartExecution"],
      ["states:DescribeExecution"],
      ["cloudfront:CreateInvalidation"],
    ],
  ],
])(
  "the %s function has exactly the listed permissions, on its own partitions",
  (group, permissions) => {
    const role = app
      .resources<RoleProperties>("Api", "AWS::IAM::Role")
      .get(functionOf(group).properties.Role["Fn::GetAtt"][0]);
    const statements = (role?.Properties.Policies ?? []).flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement,
    );
    const described = statements.map(({ Action, Condition }) =>
      [Action, leadingKeys(Condition)].flat(),
    );
    expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
    expect(
      app.resources("Api", "AWS::IAM::Policy").size,
      "no policies attached from elsewhere",
    ).toBe(0);
    expect(sorted(described)).toEqual(
      sorted([
        ...permissions,
        ["logs:CreateLogStream", "logs:PutLogEvents"],
        ["xray:PutTelemetryRecords", "xray:PutTraceSegments"],
      ]),
    );
  },
);

test("every table permission is limited to partitions, also for requests without a partition", () => {
  const statements = ["Api", "Generation"].flatMap((stack) =>
    [...app.resources<RoleProperties>(stack, "AWS::IAM::Role").values()]
      .flatMap(({ Properties }) => Properties.Policies ?? [])
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith("dynamodb:"))),
  );
  expect(statements.length).toBeGreaterThan(10);
  for (const { Condition } of statements) {
    expect(leadingKeys(Condition).length).toBeGreaterThan(0);
    expect(Condition).toMatchObject({ Null: { "dynamodb:LeadingKeys": "false" } });
  }
});

function sorted(lists: readonly (readonly unknown[])[]): string[] {
  return lists.map((list) => list.join(" ")).toSorted();
}

function leadingKeys(condition: unknown): string[] {
  const { "ForAllValues:StringLike": like } = (condition ?? {}) as Record<
    string,
    Record<string, string | string[]>
  >;
  return [like?.["dynamodb:LeadingKeys"] ?? []].flat();
}

test("each function's environment has exactly the variables in its schema", () => {
  const given = (group: string) =>
    Object.keys(functionOf(group).properties.Environment.Variables).toSorted();
  expect(given("visitor")).toEqual(Object.keys(VisitorEnv.shape).toSorted());
  expect(given("booking")).toEqual(Object.keys(BookingEnv.shape).toSorted());
  expect(given("your-booking")).toEqual(Object.keys(YourBookingEnv.shape).toSorted());
  expect(given("operator-bookings")).toEqual(Object.keys(OperatorBookingsEnv.shape).toSorted());
  expect(given("garages")).toEqual(Object.keys(GaragesEnv.shape).toSorted());
  expect(given("vehicle")).toEqual(Object.keys(VehicleEnv.shape).toSorted());
  expect(given("content")).toEqual(Object.keys(ContentEnv.shape).toSorted());
});

test("values that differ by stage are parameters, and required parameters have no default", () => {
  const { Variables } = functionOf("booking").properties.Environment;
  expect(Variables).toEqual({
    STAGE: "test",
    LOG_LEVEL: "INFO",
    TABLE_NAME: { "Fn::ImportValue": expect.stringContaining("test-vanfettle-Data") },
    SITE_ORIGIN: { Ref: "SiteOrigin" },
    PARTNER_BOOKING_URL: { Ref: "PartnerBookingUrl" },
    PARTNER_HOSTS: { Ref: "PartnerHosts" },
    ORIGIN_TOKEN: { Ref: "OriginToken" },
    REGISTRATION_HASH_KEY: { Ref: "RegistrationHashKey" },
    BOOKING_LINK_KEY: { Ref: "BookingLinkKey" },
  });
  const { Parameters } = app.template("Api").toJSON() as { Parameters: Record<string, object> };
  for (const name of ["SiteOrigin", "PartnerBookingUrl", "PartnerHosts"]) {
    expect(Parameters[name]).not.toHaveProperty("Default");
  }
  for (const name of ["OriginToken", "RegistrationHashKey", "BookingLinkKey"]) {
    expect(Parameters[name]).toMatchObject({ NoEcho: true });
    expect(Parameters[name]).not.toHaveProperty("Default");
  }
});

test("the stage throttles requests, and its access log excludes visitors' input and addresses", () => {
  const [stage] = app
    .resources<{
      AccessLogSettings: { Format: string };
      DefaultRouteSettings: object;
      RouteSettings: object;
    }>("Api", "AWS::ApiGatewayV2::Stage")
    .values();
  expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
    ThrottlingRateLimit: 1000,
    ThrottlingBurstLimit: 2000,
  });
  const limits = Object.entries(stage?.Properties.RouteSettings ?? {}).map(([route, limit]) => [
    route,
    (limit as { ThrottlingRateLimit: number }).ThrottlingRateLimit,
  ]);
  expect(limits).toEqual([
    ["POST /api/vehicle", 10],
    ["POST /see-stations", 400],
    ["POST /reminder", 400],
    ["POST /api/page-failure", 400],
    ["POST /api/book-my-garage", 400],
    ["POST /book", 400],
    ["POST /mcp", 400],
    ["POST /api/booking/show", 400],
    ["POST /api/booking/erase", 400],
    ["POST /api/bookings/export", 1],
    ["POST /api/content/batch", 1],
    ["POST /api/content-generate/{region}", 1],
    ["POST /api/content/queue/estimate", 1],
    ["POST /api/content/queue", 1],
    ["POST /api/content/text-service/test", 1],
    ["POST /api/content/budget", 1],
    ["POST /api/content-run/cancel", 1],
    ["POST /api/content/locations/{slug}/versions/{version}/publish", 1],
    ["POST /api/content/locations/{slug}/versions/{version}/reject", 1],
    ["POST /api/content/locations/{slug}/versions/{version}/edit", 1],
    ["POST /api/content/approve", 1],
    ["POST /api/content/runs/{runId}/undo", 1],
  ]);
  expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(
    /path|query|identity|sourceIp|userAgent|authorizer/i,
  );
});

test("every log has a retention of 90 days", () => {
  for (const stack of ["Api", "Web", "Generation"]) {
    const groups = [
      ...app.resources<{ RetentionInDays?: number }>(stack, "AWS::Logs::LogGroup").values(),
    ];
    expect(groups.length).toBeGreaterThan(0);
    expect(
      groups.map(({ Properties }) => Properties.RetentionInDays).filter((days) => days !== 90),
    ).toEqual([]);
  }
});
