import { expect, test } from "vitest";
import { createTemplateResolver, unknownValue } from "./template-values.ts";

const known: Record<string, string> = { Stage: "test", Size: "5" };
const unknown = () => unknownValue;
const resolve = createTemplateResolver({
  conditions: {
    IsTest: { "Fn::Equals": [{ Ref: "Stage" }, "test"] },
    IsLive: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "Stage" }, "test"] }] },
    HasTopic: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "Topic" }, ""] }] },
  },
  reference: (name) => known[name] ?? unknownValue,
  attribute: (id, name) => (id === "Api" ? `${name} of ${id}` : unknownValue),
  exported: unknown,
  outputOf: unknown,
  other: unknown,
});

test.each([
  ["a dotted attribute", { "Fn::GetAtt": "Api.Endpoint.Url" }, "Endpoint.Url of Api"],
  ["a number and its text, which are equal", { "Fn::Equals": [{ Ref: "Size" }, 5] }, true],
  ["the branch of a met condition", { "Fn::If": ["IsTest", { Ref: "Size" }, "9"] }, "5"],
  ["the branch of another condition", { "Fn::If": ["IsLive", { Ref: "Size" }, "9"] }, "9"],
  ["an absent value", [{ a: { "Fn::If": ["IsLive", 1, { Ref: "AWS::NoValue" }] } }], [{}]],
])("resolves %s", (_, value, expected) => {
  expect(resolve(value)).toEqual(expected);
});

test.each([
  ["a reference", { Ref: "Topic" }, { Ref: "Topic" }],
  ["an attribute", { "Fn::GetAtt": ["Bucket", "Arn"] }, { "Fn::GetAtt": ["Bucket", "Arn"] }],
  ["an export", { "Fn::ImportValue": "Data:table" }, { "Fn::ImportValue": "Data:table" }],
  [
    "a text with an unknown part, whose known parts show a change",
    { "Fn::Join": ["/", [{ Ref: "Stage" }, { Ref: "Topic" }]] },
    { "Fn::Join": ["/", ["test", { Ref: "Topic" }]] },
  ],
  [
    "a choice by an unknown condition, with the values of both branches",
    { "Fn::If": ["HasTopic", { Ref: "Size" }, { Ref: "AWS::NoValue" }] },
    { "Fn::If": ["HasTopic", "5", { Ref: "AWS::NoValue" }] },
  ],
  [
    "a function that is not supported",
    { "Fn::Cidr": [{ Ref: "Stage" }, 1] },
    { "Fn::Cidr": ["test", 1] },
  ],
])("leaves %s", (_, value, expected) => {
  expect(resolve({ Properties: value })).toEqual({ Properties: expected });
});
