import { beforeAll, expect, test } from "vitest";
import { metricNamespace } from "@vanfettle/contract/deployment";
import { readAssembly } from "@vanfettle/ops/deploy/assembly";
import { synthesize } from "../infra/testing/synthesize.ts";
import { wildcard } from "../packages/local/src/wildcard.ts";
import { account, assembly, stage, synthesizeStage } from "./deploy/test-deploy.ts";

// Two stages in one account share nothing. The name of one begins with the other's, as `trial` and
// `trial-2` do.

interface Resource {
  type: string;
  properties: Record<string, unknown>;
}
interface Stage {
  name: string;
  stacks: string[];
  exports: string[];
  resources: Resource[];
}

let stages: [Stage, Stage];
beforeAll(async () => {
  await Promise.all([synthesizeStage(), synthesize("test")]);
  stages = [readStage("test", ".build/assemblies/test"), readStage(stage, assembly)];
}, 600_000);

/**
 * Reads a stage's stacks as in a single account, with references as texts that only occur in their
 * stack.
 */
function readStage(name: string, folder: string): Stage {
  const stacks = readAssembly(folder);
  const whole = stacks.map(({ name: stack, template }) => {
    const inOneAccount = JSON.stringify(template).replaceAll(account, "000000000000");
    return withoutReferences(stack, JSON.parse(inOneAccount)) as Template;
  });
  return {
    name,
    stacks: stacks.map((each) => each.name),
    exports: whole.flatMap(({ Outputs = {} }) =>
      Object.values(Outputs).flatMap(({ Export }) => Export?.Name ?? []),
    ),
    resources: whole.flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type: type, Properties: properties = {} }) => ({
        type,
        properties,
      })),
    ),
  };
}

interface Template {
  Outputs?: Record<string, { Export?: { Name: string } }>;
  Resources: Record<string, { Type: string; Properties?: Resource["properties"] }>;
}

/**
 * An intrinsic function that names something of the account or the stage. Its arguments do not have
 * references left.
 */
interface Reference {
  Ref?: string;
  "Fn::GetAtt"?: string | string[];
  "Fn::ImportValue"?: string;
  "Fn::Join"?: [separator: string, parts: string[] | object];
}

function withoutReferences(stack: string, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutReferences(stack, item));
  if (node === null || typeof node !== "object") return node;
  const entries = Object.entries(node).map(([key, item]) => [key, withoutReferences(stack, item)]);
  const resolved = Object.fromEntries(entries) as Reference;
  const {
    Ref,
    "Fn::GetAtt": attribute,
    "Fn::ImportValue": imported,
    "Fn::Join": [separator, parts] = [],
  } = resolved;
  if (Ref !== undefined) return Ref.startsWith("AWS::") ? Ref : `${stack}.${Ref}`;
  if (attribute !== undefined) return [stack, attribute].flat().join(".");
  if (Array.isArray(parts)) return parts.join(separator);
  return imported ?? resolved;
}

const ofType = ({ resources }: Stage, type: string) =>
  resources.filter((each) => each.type === type);

/** Returns the texts that both lists contain. */
const shared = (texts: readonly string[], others: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => others.includes(text))),
];
const sharedBy = (read: (of: Stage) => string[]): string[] =>
  shared(read(stages[0]), read(stages[1]));

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}
interface Part extends Partial<Metric> {
  Expression?: string;
  MetricStat?: { Metric: Metric };
}

/** Returns the metrics and searches of the alarms. */
const metricsOfAlarms = (of: Stage): Read[] =>
  ofType(of, "AWS::CloudWatch::Alarm").flatMap(({ properties }) => {
    const parts = (properties["Metrics"] ?? [properties]) as Part[];
    return parts.flatMap(({ Expression, MetricStat, ...single }) => {
      const { Namespace, MetricName, Dimensions = [] } = MetricStat?.Metric ?? single;
      if (Namespace === undefined) return searchOf(Expression);
      const dimensions = Dimensions.map(({ Name, Value }) => `${Name}=${Value}`);
      return {
        namespace: Namespace,
        text: [Namespace, MetricName, ...dimensions.toSorted()].join(" "),
      };
    });
  });

/** Returns the metrics and searches of the dashboards. */
const metricsOfDashboards = (of: Stage): Read[] =>
  ofType(of, "AWS::CloudWatch::Dashboard").flatMap(({ properties }) => {
    const { widgets } = JSON.parse(properties["DashboardBody"] as string) as {
      widgets: { properties: { metrics: (string | { expression?: string })[][] } }[];
    };
    return widgets.flatMap(({ properties: { metrics } }) =>
      metrics.flatMap((row) => {
        const [namespace, metricName, ...rest] = row.filter((cell) => typeof cell === "string");
        if (namespace === undefined) {
          return row.flatMap((cell) => searchOf((cell as { expression?: string }).expression));
        }
        const names = rest.filter((_, index) => index % 2 === 0);
        const dimensions = names.map((name, index) => `${name}=${rest[2 * index + 1]}`);
        return { namespace, text: [namespace, metricName, ...dimensions.toSorted()].join(" ") };
      }),
    );
  });

interface Read {
  namespace: string;
  text: string;
}

/** Returns the search in an expression, which reads metrics itself instead of by an id. */
function searchOf(expression = ""): Read[] {
  if (!/SEARCH|SELECT|INSIGHT|METRICS\(/.test(expression)) return [];
  return [{ namespace: /\{"([^"]+)",/.exec(expression)?.[1] ?? expression, text: expression }];
}

test("no alarm or dashboard reads a metric that another stage's reads", () => {
  for (const read of [metricsOfAlarms, metricsOfDashboards]) {
    expect(read(stages[0]).length).toBeGreaterThan(20);
    expect(sharedBy((of) => read(of).map(({ text }) => text))).toEqual([]);
  }
});

test("a stage's log filters, alarms and dashboard name the application's metrics in the stage's namespace only", () => {
  for (const each of stages) {
    const filters = ofType(each, "AWS::Logs::MetricFilter").flatMap(
      ({ properties }) => properties["MetricTransformations"] as { MetricNamespace: string }[],
    );
    const written = filters.map(({ MetricNamespace }) => MetricNamespace);
    const read = [...metricsOfAlarms(each), ...metricsOfDashboards(each)].map(
      ({ namespace }) => namespace,
    );
    expect(written.length).toBeGreaterThan(2);
    expect(read.some((namespace) => namespace.startsWith("AWS/"))).toBe(true);
    for (const own of [written, read.filter((namespace) => !namespace.startsWith("AWS/"))]) {
      expect([...new Set(own)]).toEqual([metricNamespace(each.name)]);
    }
  }
});

test("every function that writes metrics has its stage", () => {
  for (const each of stages) {
    const environments = ofType(each, "AWS::Lambda::Function").flatMap(
      ({ properties }) =>
        (properties["Environment"] as { Variables: Record<string, string> } | undefined) ?? [],
    );
    expect(environments.filter(({ Variables }) => "STAGE" in Variables)).toHaveLength(14);
    expect(
      environments.filter(({ Variables }) => (Variables["STAGE"] ?? each.name) !== each.name),
    ).toEqual([]);
  }
});

/** The names that are unique within another resource, and may therefore occur in both stages. */
const namesWithin: Record<string, string> = {
  "AWS::ApiGatewayV2::Authorizer Name": "its API",
  "AWS::ApiGatewayV2::Stage StageName": "its API",
  "AWS::CloudWatch::Alarm MetricName":
    "its namespace and dimensions, which the tests above compare",
  "AWS::Cognito::UserPoolGroup GroupName": "its user pool",
  "AWS::Cognito::UserPoolResourceServer Identifier": "its user pool",
  "AWS::Cognito::UserPoolResourceServer Name": "its user pool",
  "AWS::DynamoDB::Table TimeToLiveSpecification.AttributeName": "its table",
  "AWS::Logs::LogGroup DataProtectionPolicy.Name": "its log group",
};

/**
 * Returns the names of a stage's resources, at most one level down, as `type property` and value.
 */
function namesOf({ resources }: Stage): (readonly [property: string, value: string])[] {
  const isName = (property: string) => /(?:Name|Identifier|Domain|Alias|Aliases)$/.test(property);
  return resources.flatMap(({ type, properties }) =>
    Object.entries(properties).flatMap(([property, value]) => {
      const nested =
        value !== null && typeof value === "object" && !Array.isArray(value)
          ? Object.entries(value)
          : [];
      const inside = nested.map(([name, item]) => [`${property}.${name}`, item] as const);
      return [[property, value] as const, ...inside]
        .filter(([path, item]) => isName(path) && item !== "")
        .map(([path, item]) => [`${type} ${path}`, JSON.stringify(item)] as const);
    }),
  );
}

test("no name of a resource or stack, and no export, occurs in both stages", () => {
  const [ours, theirs] = stages.map(namesOf) as [
    ReturnType<typeof namesOf>,
    ReturnType<typeof namesOf>,
  ];
  const taken = new Set(theirs.map((entry) => entry.join(" ")));
  const both = ours.filter((entry) => taken.has(entry.join(" "))).map(([property]) => property);
  expect(ours.length).toBeGreaterThan(50);
  expect([...new Set(both)].toSorted()).toEqual(Object.keys(namesWithin).toSorted());
  expect(sharedBy(({ stacks }) => stacks)).toEqual([]);
  expect(stages[0].exports).toHaveLength(stages[1].exports.length);
  expect(stages[0].exports).not.toEqual([]);
  expect(sharedBy(({ exports }) => exports)).toEqual([]);
});

/** The resources of the account that roles of every stage may use. */
const ofAccount = [
  // The actions on these have no resources: traces and log deliveries.
  "*",
  // The bucket of `cdk bootstrap`, from which a deploy copies the web build.
  "arn:aws:s3:::cdk-hnb659fds-assets-000000000000-eu-west-2/*",
  // Step Functions creates this rule for every machine with child executions.
  "arn:aws:events:eu-west-2:000000000000:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule",
];

/** Returns the resources in the policies of a stage's roles. */
const resourcesOfRoles = (of: Stage): string[] =>
  ofType(of, "AWS::IAM::Role").flatMap(({ properties }) =>
    ((properties["Policies"] ?? []) as RolePolicy[]).flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.flatMap(({ Resource: resource }) => resource),
    ),
  );
interface RolePolicy {
  PolicyDocument: { Statement: { Resource: string | string[] }[] };
}

test("no role may use a resource of another stage", () => {
  for (const [mine, other] of [stages, stages.toReversed() as [Stage, Stage]]) {
    const named = resourcesOfRoles(other);
    expect(named.length).toBeGreaterThan(20);
    const reached = resourcesOfRoles(mine)
      .filter((pattern) => pattern !== "*")
      .flatMap((pattern) => named.filter((resource) => wildcard(pattern).test(resource)));
    expect([...new Set(["*", ...reached])].toSorted()).toEqual(ofAccount.toSorted());
  }
});
