import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { cachedPathsOfAll } from "@vanfettle/core/content/versions/page-cache";
import { maxTextsOfExecution } from "@vanfettle/core/generation/scope";
import { pageMaxBytes } from "@vanfettle/core/location/seed/seed-item";
import { readAssembly, type AssemblyStack } from "@vanfettle/ops/deploy/assembly";
import { assembly, synthesizeStage } from "./deploy/test-deploy.ts";
import { eventsOfChild, mostEventsOfText } from "./execution-events.ts";

let stacks: AssemblyStack[];
beforeAll(async () => {
  await synthesizeStage();
  stacks = readAssembly(assembly);
});

const resources = (type: string) =>
  stacks
    .flatMap(({ template }) => Object.values(template.Resources))
    .filter(({ Type }) => Type === type);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);
const bytes = (value: unknown) => JSON.stringify(value).length;
const folderBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? folderBytes(join(folder, entry.name))
        : statSync(join(folder, entry.name)).size,
    )
    .reduce((sum, size) => sum + size, 0);

function properties<T>(type: string, property: string): T[] {
  return resources(type).flatMap(
    ({ Properties }) => (Properties?.[property] as T | undefined) ?? [],
  );
}

/** Returns the timeout in seconds of each function of a stack. */
function timeouts(shortName: string): number[] {
  const template = stacks.find((stack) => stack.shortName === shortName)?.template;
  return Object.values(template?.Resources ?? {})
    .filter(({ Type }) => Type === "AWS::Lambda::Function")
    .map(({ Properties }) => Number(Properties?.["Timeout"] ?? 3));
}

interface Permission {
  Action: string;
  FunctionName: { "Fn::GetAtt": [functionId: string, string] };
  Principal: string;
  SourceArn: unknown;
}

/**
 * Returns the characters of each function's resource policy, of the statements that Lambda makes of
 * permissions.
 */
function resourcePolicies(): number[] {
  return stacks.flatMap(({ name, template }) => {
    const statements = new Map<string, object[]>();
    for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
      if (Type !== "AWS::Lambda::Permission") continue;
      const permission = Properties as unknown as Permission;
      const [functionId] = permission.FunctionName["Fn::GetAtt"];
      const named = template.Resources[functionId]?.Properties as
        { FunctionName?: string } | undefined;
      // CloudFormation adds twelve characters to the id, and `Fn::Join` is longer than the ARN that
      // it makes.
      const statement = {
        Sid: `${name}-${id}-123456789012`,
        Effect: "Allow",
        Principal: { Service: permission.Principal },
        Action: permission.Action,
        Resource: `arn:aws:lambda:eu-west-2:123456789012:function:${named?.FunctionName ?? functionId}`,
        Condition: { ArnLike: { "AWS:SourceArn": permission.SourceArn } },
      };
      statements.set(functionId, [...(statements.get(functionId) ?? []), statement]);
    }
    return [...statements.values()].map((Statement) =>
      bytes({ Version: "2012-10-17", Id: "default", Statement }),
    );
  });
}

interface WafStatement {
  RateBasedStatement?: { CustomKeys?: unknown[]; ScopeDownStatement?: WafStatement };
  ManagedRuleGroupStatement?: { Name: string };
  ByteMatchStatement?: { PositionalConstraint: string; TextTransformations: { Type: string }[] };
  AndStatement?: { Statements: WafStatement[] };
  OrStatement?: { Statements: WafStatement[] };
  NotStatement?: { Statement: WafStatement };
}
interface WafRule {
  Statement: WafStatement;
}

/** https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html */
const managedRuleGroupUnits: Record<string, number> = { AWSManagedRulesCommonRuleSet: 700 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Returns the most capacity units of a rule's statement, by AWS's page of each statement. AWS
 * charges a transformation that several statements share only once, and none for the absence of
 * one. Throws for a statement without a price here.
 */
function capacityUnits(statement: WafStatement): number {
  const {
    RateBasedStatement: rate,
    ManagedRuleGroupStatement: group,
    ByteMatchStatement: match,
  } = statement;
  if (rate) {
    const scope = rate.ScopeDownStatement ? capacityUnits(rate.ScopeDownStatement) : 0;
    return 2 + 30 * (rate.CustomKeys?.length ?? 0) + scope;
  }
  if (match) {
    const base = match.PositionalConstraint.startsWith("CONTAINS") ? 10 : 2;
    return base + 10 * match.TextTransformations.filter(({ Type }) => Type !== "NONE").length;
  }
  if (group) return managedRuleGroupUnits[group.Name] ?? Infinity;
  const nested = statement.AndStatement?.Statements ?? statement.OrStatement?.Statements;
  if (nested) return sum(nested.map(capacityUnits));
  if (statement.NotStatement) return capacityUnits(statement.NotStatement.Statement);
  throw new Error(`The capacity units of ${Object.keys(statement).join()} are not known.`);
}

interface DataProtection {
  Configuration: { CustomDataIdentifier: { Regex: string }[] };
}
const maskingPatterns = () =>
  properties<DataProtection>("AWS::Logs::LogGroup", "DataProtectionPolicy").map(
    ({ Configuration }) => Configuration.CustomDataIdentifier.map(({ Regex }) => Regex),
  );

/** The values from templates and builds, by row of the runbook. */
const measured: Record<string, () => number> = {
  "Resources of a stack": () =>
    largest(stacks.map(({ template }) => Object.keys(template.Resources).length)),
  "Parameters of a template": () =>
    largest(stacks.map(({ template }) => Object.keys(template.Parameters ?? {}).length)),
  "Bytes of a template": () => largest(stacks.map(({ template }) => bytes(template))),
  "Executions reserved, of a quota of 1,000": () =>
    stacks
      .flatMap(({ template }) =>
        ["BookingConcurrency", "WritingConcurrency"].flatMap(
          (key) => template.Parameters?.[key]?.Default ?? [],
        ),
      )
      .reduce<number>((sum, value) => sum + Number(value), 0),
  "Characters of a role's inline policies": () =>
    largest(
      resources("AWS::IAM::Role").map(({ Properties }) => bytes(Properties?.["Policies"] ?? [])),
    ),
  "Bytes of a function's resource policy": () => largest(resourcePolicies()),
  "Bytes of a function's environment": () =>
    largest(
      properties<{ Variables: object }>("AWS::Lambda::Function", "Environment").map(
        ({ Variables }) => bytes(Variables),
      ),
    ),
  "Bytes of the edge function, unzipped": () => folderBytes(".build/edge"),
  "Seconds of the edge function": () => largest(timeouts("Edge")),
  "Routes of the API": () => resources("AWS::ApiGatewayV2::Route").length,
  "Seconds of a call through the API": () => largest(timeouts("Api")),
  "Headers that CloudFront adds to a call": () =>
    largest(
      properties<{ Origins: { OriginCustomHeaders?: unknown[] }[] }>(
        "AWS::CloudFront::Distribution",
        "DistributionConfig",
      ).flatMap(({ Origins }) =>
        Origins.map(({ OriginCustomHeaders = [] }) => OriginCustomHeaders.length),
      ),
    ),
  "Cache behaviours of the distribution": () =>
    largest(
      properties<{ CacheBehaviors: unknown[] }>(
        "AWS::CloudFront::Distribution",
        "DistributionConfig",
      ).map(({ CacheBehaviors }) => CacheBehaviors.length),
    ),
  "Cache policies of an account": () => resources("AWS::CloudFront::CachePolicy").length,
  "Capacity units of the web ACL at its base price": () =>
    largest(
      resources("AWS::WAFv2::WebACL").map(({ Properties }) =>
        sum(
          ((Properties?.["Rules"] ?? []) as WafRule[]).map(({ Statement }) =>
            capacityUnits(Statement),
          ),
        ),
      ),
    ),
  "Metrics of an alarm": () =>
    largest(
      resources("AWS::CloudWatch::Alarm").map(({ Properties }) => {
        const parts = (Properties?.["Metrics"] ?? []) as { MetricStat?: object }[];
        return parts.filter(({ MetricStat }) => MetricStat).length;
      }),
    ),
  "Masking patterns of a log": () => largest(maskingPatterns().map((patterns) => patterns.length)),
  "Characters of a masking pattern": () =>
    largest(
      maskingPatterns()
        .flat()
        .map((pattern) => pattern.length),
    ),
  "Indexes of the table": () =>
    properties<unknown>("AWS::DynamoDB::Table", "GlobalSecondaryIndexes").length,
  "Attributes projected while the largest index is replaced": () => {
    const projected = properties<{ Projection: { NonKeyAttributes: unknown[] } }>(
      "AWS::DynamoDB::Table",
      "GlobalSecondaryIndexes",
    ).map(({ Projection }) => Projection.NonKeyAttributes.length);
    // A third index is such a replacement.
    return sum(projected) + (projected.length > 2 ? 0 : largest(projected));
  },
  "Bytes of a stored row": () => pageMaxBytes,
  "Events of an execution's history": () =>
    eventsOfChild({ worst: true }) + maxTextsOfExecution * mostEventsOfText(),
  "Paths of one invalidation": () =>
    largest(
      Array.from(
        { length: 100 },
        (_, n) => cachedPathsOfAll(Array.from({ length: n }, (__, m) => `p${m}`)).length,
      ),
    ),
};

const rows = [
  ...readFileSync("docs/deploying.md", "utf8").matchAll(
    /^\| ([A-Z][^|]*?) +\| +([\d,]+) +\| +([\d,]+) +\|$/gm,
  ),
].map(([, name = "", quota = "", ours = ""]) => ({
  name,
  quota: toNumber(quota),
  ours: toNumber(ours),
}));

function toNumber(text: string): number {
  return Number(text.replaceAll(",", ""));
}

test("the runbook has a row for every quota measured here", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(measured).toSorted());
});

test.each(rows)("$name: at most $ours of $quota", ({ name, quota, ours }) => {
  const value = measured[name]?.() ?? Infinity;
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThanOrEqual(ours);
  expect(ours).toBeLessThanOrEqual(quota);
});
