import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { cachedPathsOfAll } from "@vanfettle/core/content/versions/page-cache";
import { pageMaxBytes } from "@vanfettle/core/location/seed/seed-item";
import { readAssembly, type AssemblyStack } from "@vanfettle/ops/deploy/assembly";
import { beforeAll, expect, test } from "vitest";
import { maxTextsOfExecution } from "@vanfettle/core/generation/plan";
import { eventsOfChild, mostEventsOfText } from "./execution-events.ts";
import { assembly, synthesizeStage } from "./deploy/test-deploy.ts";

let stacks: AssemblyStack[];
beforeAll(async () => {
  await synthesizeStage();
  stacks = readAssembly(assembly);
});

const resources = (type: string) =>
  stacks.flatMap(({ template }) => Object.values(template.Resources)).filter(({ Type }) => Type === type);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);
const bytes = (value: unknown) => JSON.stringify(value).length;
const folderBytes = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory() ? folderBytes(join(folder, entry.name)) : statSync(join(folder, entry.name)).size,
    )
    .reduce((sum, size) => sum + size, 0);

/** Returns the property of each resource of a type. */
function properties<T>(type: string, property: string): T[] {
  return resources(type).flatMap(({ Properties }) => (Properties?.[property] as T | undefined) ?? []);
}

/** Returns the timeout in seconds of each function of a stack. */
function timeouts(shortName: string): number[] {
  const template = stacks.find((stack) => stack.shortName === shortName)?.template;
  return Object.values(template?.Resources ?? {})
    .filter(({ Type }) => Type === "AWS::Lambda::Function")
    .map(({ Properties }) => Number(Properties?.["Timeout"] ?? 3));
}

/** The values from templates and builds, by row of the runbook. */
const measured: Record<string, () => number> = {
  "Resources of a stack": () => largest(stacks.map(({ template }) => Object.keys(template.Resources).length)),
  "Parameters of a template": () =>
    largest(stacks.map(({ template }) => Object.keys(template.Parameters ?? {}).length)),
  "Bytes of a template": () => largest(stacks.map(({ template }) => bytes(template))),
  "Executions reserved, of a quota of 1,000": () =>
    stacks
      .flatMap(({ template }) =>
        ["BookingConcurrency", "WritingConcurrency"].flatMap((key) => template.Parameters?.[key]?.Default ?? []),
      )
      .reduce<number>((sum, value) => sum + Number(value), 0),
  "Characters of a role's inline policies": () =>
    largest(resources("AWS::IAM::Role").map(({ Properties }) => bytes(Properties?.["Policies"] ?? []))),
  "Bytes of a function's environment": () =>
    largest(
      properties<{ Variables: object }>("AWS::Lambda::Function", "Environment").map(({ Variables }) =>
        bytes(Variables),
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
      ).flatMap(({ Origins }) => Origins.map(({ OriginCustomHeaders = [] }) => OriginCustomHeaders.length)),
    ),
  "Cache behaviours of the distribution": () =>
    largest(
      properties<{ CacheBehaviors: unknown[] }>("AWS::CloudFront::Distribution", "DistributionConfig").map(
        ({ CacheBehaviors }) => CacheBehaviors.length,
      ),
    ),
  "Cache policies of an account": () => resources("AWS::CloudFront::CachePolicy").length,
  "Indexes of the table": () => properties<unknown>("AWS::DynamoDB::Table", "GlobalSecondaryIndexes").length,
  "Attributes projected into all indexes": () =>
    properties<{ Projection: { NonKeyAttributes: unknown[] } }>(
      "AWS::DynamoDB::Table",
      "GlobalSecondaryIndexes",
    ).reduce((sum, { Projection }) => sum + Projection.NonKeyAttributes.length, 0),
  "Bytes of a stored row": () => pageMaxBytes,
  "Events of an execution's history": () => eventsOfChild({ worst: true }) + maxTextsOfExecution * mostEventsOfText(),
  "Paths of one invalidation": () =>
    largest(
      Array.from({ length: 100 }, (_, n) => cachedPathsOfAll(Array.from({ length: n }, (__, m) => `p${m}`)).length),
    ),
};

const rows = [
  ...readFileSync("docs/operations.md", "utf8").matchAll(/^\| ([A-Z][^|]*?) +\| +([\d,]+) +\| +([\d,]+) +\|$/gm),
].map(([, name = "", quota = "", ours = ""]) => ({ name, quota: toNumber(quota), ours: toNumber(ours) }));

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
