import { expect, test } from "vitest";
import { getAtt, ref, writeAssembly } from "../testing/fixture-assembly.ts";
import { loadAssembly, type Stack } from "./cloud-assembly.ts";
import { resolveAssembly } from "./intrinsics.ts";

const assembly = loadAssembly(
  writeAssembly({
    Data: {
      resources: {
        Table: { Type: "AWS::DynamoDB::Table" },
        Fn: { Type: "AWS::Lambda::Function" },
        Version: { Type: "AWS::Lambda::Version", Properties: { FunctionName: ref("Fn") } },
      },
      outputs: {
        Name: { Value: ref("Table"), Export: { Name: "Data:table" } },
        Arn: { Value: getAtt("Table", "Arn") },
      },
    },
    App: { region: "us-east-1", parameters: { Size: { Default: "small" }, Host: {} } },
  }),
);
const { resolve } = resolveAssembly(assembly, {
  parameters: { Host: "a.example,b.example" },
  attributes: {},
});
const stackNamed = (name: string) => assembly.stacks.find((stack) => stack.name === name) as Stack;
const inApp = (value: unknown) => resolve(stackNamed("App"), value);
const inData = (value: unknown) => resolve(stackNamed("Data"), value);

test("uses a resource's logical id as its name", () => {
  expect(inData(ref("Table"))).toBe("Table");
  expect(inData(getAtt("Fn", "Arn"))).toBe("arn:aws:lambda:eu-west-2:000000000000:function:Fn");
  expect(inData(ref("Version"))).toBe("arn:aws:lambda:eu-west-2:000000000000:function:Fn:1");
});

test("uses a parameter's given value, or else its default", () => {
  expect(inApp([ref("Host"), ref("Size")])).toEqual(["a.example,b.example", "small"]);
  expect(() => inApp(ref("Missing"))).toThrow("Parameter Missing of App has no value");
});

test("finds values of another stack by export and by output", () => {
  expect(inApp({ "Fn::ImportValue": "Data:table" })).toBe("Table");
  const output = { StackName: "Data", Region: "eu-west-2", OutputName: "Arn" };
  expect(inApp({ "Fn::GetStackOutput": output })).toBe(
    "arn:aws:dynamodb:eu-west-2:000000000000:table/Table",
  );
  expect(() => inApp({ "Fn::ImportValue": "Data:nothing" })).toThrow(
    "Nothing exports Data:nothing",
  );
});

test("joins, splits and selects text", () => {
  const hosts = { "Fn::Split": [",", ref("Host")] };
  expect(inApp({ "Fn::Join": [" https://", hosts] })).toBe("a.example https://b.example");
  expect(inApp({ "Fn::Select": ["1", hosts] })).toBe("b.example");
  expect(inApp(ref("AWS::Region"))).toBe("us-east-1");
});

test("leaves AWS::NoValue out of its list or object", () => {
  const none = ref("AWS::NoValue");
  expect(inApp({ a: none, b: [1, none, 2] })).toEqual({ b: [1, 2] });
});

test("resolves a condition to one of two values", () => {
  const given = (size: unknown) => ({ "Fn::Not": [{ "Fn::Equals": [size, 0] }] });
  const conditions = { IsGiven: given(ref("Size")), IsZero: given("0") };
  const stack = {
    ...stackNamed("App"),
    template: { ...stackNamed("App").template, Conditions: conditions },
  };
  const choose = (condition: string) =>
    resolve(stack, { "Fn::If": [condition, ref("Size"), ref("AWS::NoValue")] });
  expect(choose("IsGiven")).toBe("small");
  expect(choose("IsZero")).toBeUndefined();
  expect(() => choose("IsMissing")).toThrow("Fn::If");
});

test("throws for an unsupported function", () => {
  expect(() => inApp({ "Fn::Cidr": "x" })).toThrow("Fn::Cidr");
});

test("encodes text as UTF-8 in Base64", () => {
  const line = { "Fn::Join": ["|", ["Tŷ", "Gwyn"]] };
  expect(inApp({ "Fn::Base64": line })).toBe("VMW3fEd3eW4=");
});
