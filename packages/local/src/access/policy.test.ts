import { expect, test } from "vitest";
import { compilePolicy, decide, type AccessRequest } from "./policy.ts";

const table = "arn:aws:dynamodb:eu-west-2:000000000000:table/Table";
const allow = (Action: unknown, Resource: unknown, Condition?: object) => ({
  Effect: "Allow",
  Action,
  Resource,
  ...(Condition && { Condition }),
});
const decideOn = (request: AccessRequest, ...Statement: object[]) => decide(compilePolicy({ Statement }), request);
const query = (...keys: string[]): AccessRequest => ({
  action: "dynamodb:Query",
  resource: table,
  ...(keys.length > 0 && { context: { "dynamodb:leadingkeys": keys } }),
});

test("denies by default, and an explicit deny overrides any allow", () => {
  const everything = allow("*", "*");
  const denied = { Effect: "Deny", Action: "dynamodb:Query", Resource: table };
  expect(decideOn(query())).toBe("not allowed");
  expect(decideOn(query(), everything)).toBe("allowed");
  expect(decideOn(query(), everything, denied)).toBe("denied");
  expect(decideOn(query(), denied, everything)).toBe("denied");
  expect(decideOn({ action: "dynamodb:Scan", resource: table }, everything, denied)).toBe("allowed");
});

test("matches actions in any case and by wildcards", () => {
  for (const action of ["dynamodb:Query", "DynamoDB:query", "dynamodb:*", "dynamodb:Q?ery", "*"]) {
    expect([action, decideOn(query(), allow(action, table))]).toEqual([action, "allowed"]);
  }
  for (const action of ["dynamodb:Quer", "dynamodb:QueryX", "dynamodb.Query", "s3:*"]) {
    expect([action, decideOn(query(), allow([action], [table]))]).toEqual([action, "not allowed"]);
  }
});

test("matches resources by case, and ends a wildcard at a colon before the resource part", () => {
  const run = { action: "states:DescribeExecution", resource: "arn:aws:states:eu-west-2:1:execution:machine:run_1" };
  const matching = ["*", "arn:aws:states:*:1:execution:machine:*", "arn:aws:states:eu-west-2:1:execution:*"];
  for (const resource of matching) expect(decideOn(run, allow(run.action, resource))).toBe("allowed");
  const others = [
    "arn:aws:states:*:execution:machine:run_1",
    "arn:aws:states:eu-west-2:1:execution:Machine:*",
    "arn:aws:states:eu-west-2:1:execution:machine",
    "arn:*",
    table,
  ];
  for (const resource of others)
    expect([resource, decideOn(run, allow(run.action, resource))]).toEqual([resource, "not allowed"]);
});

test("ForAllValues requires every value to match, and is true without the key unless Null requires it", () => {
  const pattern = { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["location#*", "generation#*"] } };
  const loose = allow("dynamodb:Query", table, pattern);
  const strict = allow("dynamodb:Query", table, { ...pattern, Null: { "dynamodb:LeadingKeys": "false" } });
  for (const statement of [loose, strict]) {
    expect(decideOn(query("location#leeds"), statement)).toBe("allowed");
    expect(decideOn(query("location#leeds", "generation#run"), statement)).toBe("allowed");
    expect(decideOn(query("location#leeds", "booking#1"), statement)).toBe("not allowed");
  }
  expect(decideOn(query(), loose)).toBe("allowed");
  expect(decideOn(query(), strict)).toBe("not allowed");
});

test("ForAnyValue requires one value to match, StringEquals ignores wildcards, and Null can require the key to be absent", () => {
  const any = allow("dynamodb:Query", table, { "ForAnyValue:StringEquals": { "dynamodb:LeadingKeys": "a*" } });
  expect(decideOn(query("b", "a*"), any)).toBe("allowed");
  expect(decideOn(query("ab"), any)).toBe("not allowed");
  expect(decideOn(query(), any)).toBe("not allowed");
  const absent = allow("dynamodb:Query", table, { Null: { "dynamodb:leadingkeys": true } });
  expect(decideOn(query(), absent)).toBe("allowed");
  expect(decideOn(query("a"), absent)).toBe("not allowed");
});

test.each([
  ["an element", { Effect: "Allow", NotAction: "s3:*", Resource: "*" }, "the element NotAction"],
  ["a principal", { ...allow("s3:*", "*"), Principal: "*" }, "the element Principal"],
  ["an effect", { Effect: "allow", Action: "s3:*", Resource: "*" }, "the effect allow"],
  ["a missing resource", { Effect: "Allow", Action: "s3:*" }, "the Resource"],
  ["a resource that is not text", allow("s3:*", { "Fn::Sub": "x" }), "the Resource"],
  ["an operator", allow("s3:*", "*", { DateLessThan: { "dynamodb:LeadingKeys": "1" } }), "operator DateLessThan"],
  [
    "an operator with a suffix",
    allow("s3:*", "*", { StringLikeIfExists: { "dynamodb:LeadingKeys": "1" } }),
    "operator StringLikeIfExists",
  ],
  ["a key", allow("s3:*", "*", { StringLike: { "aws:SourceIp": "1" } }), "key aws:sourceip"],
  [
    "a policy variable",
    allow("s3:*", "*", { StringLike: { "dynamodb:LeadingKeys": "${aws:username}" } }),
    "policy variable",
  ],
  ["a Null of neither", allow("s3:*", "*", { Null: { "dynamodb:LeadingKeys": "no" } }), "neither true nor false"],
])("throws for an unknown %s when the policy is read", (_, statement, message) => {
  expect(() => compilePolicy({ Statement: [statement] })).toThrow(message);
});
