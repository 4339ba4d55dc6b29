import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { accessLogMetrics, generationNames, metricNames } from "@vanfettle/contract/deployment";
import { filterPattern } from "../../packages/local/src/monitoring/filter-pattern.ts";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";
import { edgeAlarms, mainAlarms } from "./alarms.ts";

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}
interface AlarmProperties {
  AlarmActions: { Ref: string }[];
  ComparisonOperator: string;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  Period?: number;
  Threshold: unknown;
  TreatMissingData: string;
  MetricName?: string;
  Namespace?: string;
  Metrics?: { Expression?: string; MetricStat?: { Metric: Metric; Period: number } }[];
  Dimensions?: Metric["Dimensions"];
}

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const alarms = (stack: string) => app.resources<AlarmProperties>(stack, "AWS::CloudWatch::Alarm");
const nameOf = (id: string) => id.replace(/^Alarms|[0-9A-F]{8}$/g, "");
const alarm = (name: string): AlarmProperties => {
  const all = [...alarms("Operations"), ...alarms("Edge")];
  const found = all.find(([id]) => nameOf(id) === name);
  if (!found) throw new Error(`There is no alarm ${name}.`);
  return found[1].Properties;
};
const parts = (name: string) => alarm(name).Metrics ?? [];
const expression = (name: string) => parts(name).flatMap(({ Expression }) => Expression ?? [])[0];
const measured = (name: string) =>
  parts(name).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
const names = (name: string) => [...new Set(measured(name).map(({ MetricName }) => MetricName))];

test("the entries, the alarms of the stacks and the rows of the runbook are the same, with the same conditions", () => {
  const templateAlarms = (stack: string) => [...alarms(stack).keys()].map(nameOf).toSorted();
  expect(templateAlarms("Operations")).toEqual(Object.keys(mainAlarms).toSorted());
  expect(templateAlarms("Edge")).toEqual(Object.keys(edgeAlarms).toSorted());
  const [, section = ""] = readFileSync("docs/running.md", "utf8").split("\n## Alarms\n");
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  // A row has the condition in the entry's words, and may add to it after a semicolon.
  const rows = [...table.matchAll(/^\| `(\w+)` +\| ([^|;]+?)(?:;[^|]+)? +\| [^|\s]/gm)].map(
    ([, name = "", condition = ""]) => [name, condition] as const,
  );
  const entries = Object.entries({ ...mainAlarms, ...edgeAlarms });
  expect(rows).toHaveLength(entries.length);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(entries.map(([name, [condition]]) => [name, condition])),
  );
});

test("the conditions of each alarm are stated in a test of this file", () => {
  const source = readFileSync("infra/operations/operations.test.ts", "utf8");
  const names = Object.keys({ ...mainAlarms, ...edgeAlarms });
  expect(names.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});

test("alarms notify their region's topic and treat missing data as not breaching", () => {
  for (const stack of ["Operations", "Edge"]) {
    const [topic] = app.resources(stack, "AWS::SNS::Topic").keys();
    for (const { Properties } of alarms(stack).values()) {
      expect(Properties.AlarmActions).toEqual([{ Ref: topic }]);
      expect(Properties).toMatchObject({
        TreatMissingData: "notBreaching",
        ComparisonOperator: "GreaterThanThreshold",
        AlarmDescription: expect.stringMatching(/^\w+: [^.]+\. See docs\/running\.md\.$/),
      });
    }
  }
});

test("alarms fire when over 1 % of calls fail, or over 1 % and five or more are slow, in three of five minutes", () => {
  expect(expression("ApiFailing")).toBe("IF(all > 0, 100 * failed / all, 0)");
  expect(names("ApiFailing")).toEqual(["5xx", "Count"]);
  expect(parts("ApiFailing").flatMap(({ MetricStat }) => MetricStat?.Period ?? [])).toEqual([
    60, 60,
  ]);
  expect(alarm("ApiFailing")).toMatchObject({
    Threshold: 1,
    EvaluationPeriods: 5,
    DatapointsToAlarm: 3,
  });
  expect(expression("ApiSlow")).toBe("IF(slow >= 5 AND 100 * slow > all, 1, 0)");
  expect(measured("ApiSlow")).toEqual([
    { Namespace: "VanFettle/test", MetricName: "CallSlow" },
    expect.objectContaining({ Namespace: "AWS/ApiGateway", MetricName: "Count" }),
  ]);
  expect(alarm("ApiSlow")).toMatchObject({
    Threshold: 0,
    EvaluationPeriods: 5,
    DatapointsToAlarm: 3,
  });
});

/** Returns the names of an alarm's metrics, for a sum of metrics as well as a single metric. */
const metricNamesOf = (name: string) => [
  ...new Set([alarm(name), ...measured(name)].flatMap((each) => each.MetricName ?? [])),
];
const functionsOf = (name: string) =>
  [alarm(name), ...measured(name)].flatMap(({ Dimensions = [] }) => Dimensions);

const apiLambdas = [
  "visitor",
  "booking",
  "your-booking",
  "operator-bookings",
  "content",
  "garages",
  "vehicle",
];

test("an alarm fires on a crash of an API function, a step or the renderer, except the writing step, whose errors the machine handles", () => {
  for (const [name, count] of [
    ["ApiErrors", apiLambdas.length],
    ["StepErrors", generationNames.length - 1],
    ["RendererErrors", 1],
  ] as const) {
    expect(metricNamesOf(name)).toEqual(["Errors"]);
    expect(functionsOf(name)).toHaveLength(count);
    expect(alarm(name)).toMatchObject({ Threshold: 0, EvaluationPeriods: 1 });
  }
  const watched = (name: string) => JSON.stringify(functionsOf(name));
  for (const api of apiLambdas) expect(watched("ApiErrors")).toContain(`"test-vanfettle-${api}"`);
  expect(alarm("RendererErrors")).toMatchObject({ Namespace: "AWS/Lambda", MetricName: "Errors" });
  expect(alarm("RendererThrottles")).toMatchObject({
    Namespace: "AWS/Lambda",
    MetricName: "Throttles",
  });
  expect(watched("RendererErrors")).toContain("us-east-1.test-vanfettle-edge");
  expect(watched("StepErrors")).not.toContain("write-location");
});

test("an alarm fires on a throttled call of any function", () => {
  const throttles = ["ApiThrottles", "StepThrottles", "RendererThrottles"];
  for (const name of throttles) {
    expect(metricNamesOf(name)).toEqual(["Throttles"]);
    expect(alarm(name)).toMatchObject({ Threshold: 0 });
  }
  const watched = throttles.flatMap(functionsOf).map(({ Value }) => JSON.stringify(Value));
  expect(new Set(watched).size).toBe(apiLambdas.length + generationNames.length + 1);
});

test("alarms fire when over 5 % of the distribution's requests fail, or the renderer fails to return a page", () => {
  expect(alarm("SiteFailing")).toMatchObject({
    Namespace: "AWS/CloudFront",
    MetricName: "5xxErrorRate",
    Dimensions: [
      { Name: "DistributionId", Value: { Ref: "DistributionId" } },
      { Name: "Region", Value: "Global" },
    ],
    Period: 60,
    Threshold: 5,
    EvaluationPeriods: 5,
    DatapointsToAlarm: 3,
  });
  expect(names("PagesFailing")).toEqual([
    "LambdaExecutionError",
    "LambdaValidationError",
    "LambdaLimitExceededErrors",
  ]);
  expect(alarm("PagesFailing")).toMatchObject({ Threshold: 0, EvaluationPeriods: 1 });
});

test("an alarm fires on a run that failed or timed out", () => {
  expect(names("RunsFailed")).toEqual(["ExecutionsFailed", "ExecutionsTimedOut"]);
  expect(alarm("RunsFailed")).toMatchObject({ Threshold: 0 });
});

test("an alarm fires on a throttled table request, for each operation that any role may use", () => {
  const watched = functionsOf("TableThrottles").flatMap(({ Name, Value }) =>
    Name === "Operation" ? Value : [],
  );
  const roles = ["Api", "Generation"].map((stack) => JSON.stringify(app.template(stack).toJSON()));
  const used = roles.flatMap((text) =>
    [...text.matchAll(/"dynamodb:([A-Z]\w+?)"/g)].map(([, action]) => action),
  );
  const actions = new Set(used.filter((name) => name !== "LeadingKeys"));
  expect(new Set<unknown>(watched)).toEqual(actions);
  expect(alarm("TableThrottles")).toMatchObject({ Threshold: 0 });
});

const ours = (service: keyof typeof metricNames, MetricName: string) => ({
  Namespace: "VanFettle/test",
  MetricName,
  Dimensions: [{ Name: "service", Value: service }],
});

test("an alarm fires on a region that ended with a missing text", () => {
  expect(alarm("RegionFailed")).toMatchObject({
    ...ours("generation", "RegionFailed"),
    Threshold: 0,
  });
});

test("an alarm fires on more tokens in an hour than the parameter HourlyTokenAlarm", () => {
  expect(alarm("TextTokens")).toMatchObject({
    ...ours("generation", "TextTokens"),
    Period: 3_600,
    Threshold: { Ref: "HourlyTokenAlarm" },
  });
});

test("an alarm fires when over a fifth of an hour's texts have objections, from ten texts", () => {
  expect(expression("TextObjection")).toBe("IF(done >= 10, 100 * FILL(objected, 0) / done, 0)");
  expect(measured("TextObjection")).toEqual([
    ours("generation", "PlacesDone"),
    ours("generation", "TextObjection"),
  ]);
  expect(alarm("TextObjection")).toMatchObject({ Threshold: 20 });
});

const filters = () =>
  [
    ...app.resources<{ FilterPattern: string; MetricTransformations: object[] }>(
      "Api",
      "AWS::Logs::MetricFilter",
    ),
  ].map(([, { Properties }]) => Properties);

test("an alarm fires on five rejected booking calls in five minutes that outnumber the bookings", () => {
  expect(expression("BookingsRejected")).toBe(
    "IF(rejected >= 5 AND rejected > FILL(accepted, 0) + FILL(repeated, 0), 1, 0)",
  );
  expect(parts("BookingsRejected").flatMap(({ MetricStat }) => MetricStat?.Period ?? [])).toEqual([
    300, 300, 300,
  ]);
  expect(measured("BookingsRejected")).toEqual([
    { Namespace: "VanFettle/test", MetricName: "BookingCallRejected" },
    ours("booking", "BookingAccepted"),
    ours("booking", "BookingReplay"),
  ]);
  expect(alarm("BookingsRejected")).toMatchObject({ Threshold: 0, EvaluationPeriods: 1 });
});

test("an alarm fires on over ten calls in five minutes that the API's own throttle rejects", () => {
  expect(alarm("CallsThrottled")).toMatchObject({
    Namespace: "VanFettle/test",
    MetricName: "CallThrottled",
    Threshold: 10,
    Period: 300,
    EvaluationPeriods: 1,
  });
});

test("counts rejected bookings, throttled calls and slow calls in the access log", () => {
  const [stage] = app
    .resources<{
      AccessLogSettings: { Format: string; DestinationArn: { "Fn::GetAtt": string[] } };
    }>("Api", "AWS::ApiGatewayV2::Stage")
    .values();
  const { Format = "", DestinationArn } = stage?.Properties.AccessLogSettings ?? {};
  const counted = (
    route: string,
    status: number,
    integrationStatus: string,
    milliseconds = 999,
  ) => {
    const line = Format.replace("$context.routeKey", route)
      .replace("$context.status", String(status))
      .replace("$context.responseLatency", String(milliseconds))
      .replace("$context.integrationStatus", integrationStatus);
    return filters()
      .filter(({ FilterPattern }) => filterPattern(FilterPattern)(line))
      .flatMap(({ MetricTransformations }) => MetricTransformations)
      .map((transformation) => (transformation as { MetricName: string }).MetricName)
      .toSorted();
  };
  const [rejected, throttled] = ["BookingCallRejected", "CallThrottled"];
  for (const route of ["POST /api/book-my-garage", "POST /book"]) {
    for (const status of [400, 403, 413, 422, 500, 503]) {
      expect(counted(route, status, "200")).toEqual([rejected]);
    }
    expect(counted(route, 429, "-")).toEqual([rejected, throttled]);
    for (const status of [200, 303]) expect(counted(route, status, "200")).toEqual([]);
  }
  expect(counted("GET /api/regions", 429, "-")).toEqual([throttled]);
  expect(counted("GET /api/regions", 429, "200")).toEqual([]);
  expect(counted("POST /api/vehicle", 429, "-")).toEqual([]);
  expect(counted("POST /api/booking/show", 404, "200")).toEqual([]);
  for (const milliseconds of [1_000, 15_000]) {
    expect(counted("GET /api/regions", 200, "200", milliseconds)).toEqual(["CallSlow"]);
    // These wait for DVSA and DVLA.
    expect(counted("POST /api/vehicle", 200, "200", milliseconds)).toEqual([]);
    expect(counted("POST /see-stations", 303, "200", milliseconds)).toEqual([]);
  }
  for (const filter of filters()) {
    expect(filter).toMatchObject({
      LogGroupName: { Ref: DestinationArn?.["Fn::GetAtt"][0] },
      MetricTransformations: [{ MetricNamespace: "VanFettle/test", MetricValue: "1" }],
    });
  }
});

/** Expects that an alarm on a figure of 0 or 1 can only be raised while the parameter is true. */
function expectWatchedBy(parameter: string, expected: { alarm: string; periods: number }): void {
  const { Threshold, EvaluationPeriods } = alarm(expected.alarm);
  const [condition, watched, unwatched] = (Threshold as { "Fn::If": [string, number, number] })[
    "Fn::If"
  ];
  expect([watched, unwatched, EvaluationPeriods]).toEqual([0, 1, expected.periods]);
  const { Conditions, Parameters } = app.template("Operations").toJSON() as Record<
    "Conditions" | "Parameters",
    Record<string, unknown>
  >;
  expect(Conditions[condition]).toEqual({ "Fn::Equals": [{ Ref: parameter }, "true"] });
  expect(Parameters[parameter]).toMatchObject({ Default: "false" });
}

test("an alarm fires on six hours of a day with traffic but without bookings, if WatchBookings is true", () => {
  expect(expression("BookingsStopped")).toBe(
    "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)",
  );
  expect(measured("BookingsStopped")).toEqual([
    expect.objectContaining({ Namespace: "AWS/ApiGateway", MetricName: "Count" }),
    ours("booking", "BookingAccepted"),
  ]);
  expectWatchedBy("WatchBookings", { alarm: "BookingsStopped", periods: 6 });
});

test("an alarm fires on a booking hashed with another key than earlier bookings", () => {
  expect(alarm("RegistrationKeyChanged")).toMatchObject({
    ...ours("booking", "OtherRegistrationKey"),
    Threshold: 0,
  });
});

test("an alarm fires on a rejected key of DVSA or DVLA", () => {
  expect(alarm("VehicleKeyRejected")).toMatchObject({
    ...ours("vehicle", "VehicleKeyRejected"),
    Threshold: 0,
  });
});

test("an alarm fires on seven days with calls but without a response from DVSA, if WatchVehicleKeys is true", () => {
  expect(expression("VehicleKeyIdle")).toBe("IF(calls > 0 AND FILL(answers, 0) < 1, 1, 0)");
  expect(measured("VehicleKeyIdle")).toEqual([
    expect.objectContaining({ Namespace: "AWS/ApiGateway", MetricName: "Count" }),
    ours("vehicle", "DvsaAnswered"),
  ]);
  expectWatchedBy("WatchVehicleKeys", { alarm: "VehicleKeyIdle", periods: 7 });
});

test("an alarm fires on over a thousand blocked requests in five minutes, using the web ACL's metrics", () => {
  const [acl] = app
    .resources<{ VisibilityConfig: { MetricName: string } }>("Edge", "AWS::WAFv2::WebACL")
    .values();
  expect(alarm("RequestsBlocked")).toMatchObject({
    Namespace: "AWS/WAFV2",
    MetricName: "BlockedRequests",
    Dimensions: [
      { Name: "Rule", Value: "ALL" },
      { Name: "WebACL", Value: acl?.Properties.VisibilityConfig.MetricName },
    ],
    Threshold: 1_000,
    Period: 300,
  });
});

test("an alarm fires on a page that the edge failed to render, counted from its log line", () => {
  app.template("Web").hasResourceProperties("AWS::Logs::MetricFilter", {
    FilterPattern: '"page not rendered"',
    MetricTransformations: [
      { MetricNamespace: "VanFettle/test", MetricName: "EdgeFallback", MetricValue: "1" },
    ],
  });
  expect(alarm("EdgeFallback")).toMatchObject({
    Namespace: "VanFettle/test",
    MetricName: "EdgeFallback",
    Threshold: 0,
  });
});

test.each(["Operations", "Edge"])(
  "the topic of %s only accepts messages over TLS and from this account's services",
  (stack) => {
    const [policy] = app
      .resources<{ PolicyDocument: { Statement: Record<string, unknown>[] } }>(
        stack,
        "AWS::SNS::TopicPolicy",
      )
      .values();
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({
        Effect: "Deny",
        Condition: { Bool: { "aws:SecureTransport": "false" } },
      }),
      expect.objectContaining({
        Effect: "Allow",
        Principal: { Service: ["budgets.amazonaws.com", "cloudwatch.amazonaws.com"] },
        Condition: { StringEquals: { "aws:SourceAccount": expect.anything() } },
      }),
    ]);
  },
);

test.each(["Operations", "Edge"])(
  "the parameter AlarmEmail is subscribed in %s, unless it is empty",
  (stack) => {
    const [[, subscription] = []] = Object.entries(
      app.template(stack).findResources("AWS::SNS::Subscription"),
    );
    expect(subscription).toMatchObject({
      Properties: { Protocol: "email", Endpoint: { Ref: "AlarmEmail" } },
    });
    const { Conditions } = app.template(stack).toJSON() as { Conditions: Record<string, unknown> };
    expect(Conditions[(subscription as { Condition: string }).Condition]).toEqual({
      "Fn::Not": [{ "Fn::Equals": [{ Ref: "AlarmEmail" }, ""] }],
    });
  },
);

test("the monthly budget sends notices at 50, 80 and 100 %", () => {
  const [topic] = app.resources("Operations", "AWS::SNS::Topic").keys();
  const [budget] = app.resources("Operations", "AWS::Budgets::Budget").values();
  const notification = {
    NotificationType: "ACTUAL",
    ComparisonOperator: "GREATER_THAN",
    ThresholdType: "PERCENTAGE",
  };
  expect(budget?.Properties).toMatchObject({
    Budget: {
      BudgetType: "COST",
      TimeUnit: "MONTHLY",
      BudgetLimit: { Amount: { Ref: "MonthlyBudget" }, Unit: "USD" },
    },
    NotificationsWithSubscribers: [50, 80, 100].map((Threshold) => ({
      Notification: { ...notification, Threshold },
      Subscribers: [{ SubscriptionType: "SNS", Address: { Ref: topic } }],
    })),
  });
});

test("the dashboard shows every metric that we publish", () => {
  const [dashboard] = app
    .resources<{ DashboardBody: unknown }>("Operations", "AWS::CloudWatch::Dashboard")
    .values();
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  const own = [
    ...Object.values(metricNames).flat(),
    ...Object.values(accessLogMetrics),
    "EdgeFallback",
  ];
  expect(own.filter((name) => !body.includes(name))).toEqual([]);
});
