import { beforeAll, expect, test } from "vitest";
import { synthesize, type Synthesized } from "./testing/synthesize.ts";

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const stacks = ["Data", "Generation", "Api", "Edge", "Web", "Operations"];
const exportedBy = (stack: string): string[] => {
  const { Outputs = {} } = app.template(stack).toJSON() as {
    Outputs?: Record<string, { Export?: { Name: string } }>;
  };
  return Object.values(Outputs).flatMap(({ Export }) => Export?.Name ?? []);
};
const importedBy = (stack: string): string[] => {
  const text = JSON.stringify(app.template(stack).toJSON());
  return [
    ...new Set([...text.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = ""]) => name)),
  ];
};

/**
 * The expected exports. CloudFormation cannot change or remove an export in use by another stack,
 * so renaming an export blocks the release. Removing a name takes two releases: the first stops
 * importing it and keeps it with `exportValue`.
 */
const exported = {
  Data: [
    "ExportsOutputFnGetAttDataTableFDBAD0F2Arn2713A995",
    "ExportsOutputRefDataTableFDBAD0F2E871BBD6",
  ],
  Generation: ["ExportsOutputRefGenerationMachine722BD2DFCE890F3F"],
  Api: [
    "ExportsOutputFnGetAttOperatorsPoolFAB400B2ProviderURL8798D683",
    "ExportsOutputRefOperatorsPoolDomainB2B308EA107E99AF",
    "ExportsOutputFnGetAttHttpApi4E1D4184ApiEndpoint22902BB1",
    "ExportsOutputRefHttpApi4E1D4184B90B538B",
  ],
  Edge: [],
  Web: ["ExportsOutputRefCdnDistribution149FA6C823413913"],
  Operations: [],
};

test("the stacks export eight values with these names", () => {
  const named = Object.entries(exported).map(([stack, names]) => [
    stack,
    names.map((name) => `test-vanfettle-${stack}:${name}`).toSorted(),
  ]);
  expect(stacks.map((stack) => [stack, exportedBy(stack).toSorted()])).toEqual(named);
  expect(stacks.flatMap(exportedBy)).toHaveLength(8);
});

test("each export is imported by a later stack, which defines the order of the stacks", () => {
  const owners = (stack: string) =>
    [...new Set(importedBy(stack).map((name) => /-(\w+):/.exec(name)?.[1] ?? ""))].toSorted();
  expect(stacks.map((stack) => [stack, owners(stack)])).toEqual([
    ["Data", []],
    ["Generation", ["Data"]],
    ["Api", ["Data", "Generation"]],
    ["Edge", []],
    ["Web", ["Api"]],
    ["Operations", ["Api", "Data", "Generation", "Web"]],
  ]);
  expect(new Set(stacks.flatMap(importedBy))).toEqual(new Set(stacks.flatMap(exportedBy)));
});
