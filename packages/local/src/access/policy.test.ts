import { expect, test } from "vitest";
import { compilePolicy, isAllowed, type AccessRequest } from "./policy.ts";

const table = "arn:aws:dynamodb:eu-west-2:000000000000:table/Table";
const allow = (Action: unknown, Resource: unknown, Condition?: object) => ({
  Effect: "Allow",
  Action,
  Resource,
  ...(Condition && { Condition }),
});
const decideOn = (request: AccessRequest, ...Statement: object[]) =>
  isAllowed(compilePolicy({ Statement }), request) ? "allowed" : "not allowed";
const query = (...keys: string[]): AccessRequest => ({
  action: "dynamodb:Query",
  resource: table,
  ...(keys.length > 0 && { leadingKeys: keys }),
});

test("denies by default, and allows what any statement allows", () => {
  expect(decideOn(query())).toBe("not allowed");
  expect(decideOn(query(), allow("dynamodb:Scan", table))).toBe("not allowed");
  expect(decideOn(query(), allow("dynamodb:Scan", table), allow("*", "*"))).toBe("allowed");
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
  const run = {
    action: "states:DescribeExecution",
    resource: "arn:aws:states:eu-west-2:1:execution:machine:run_1",
  };
  const matching = [
    "*",
    "arn:aws:states:*:1:execution:machine:*",
    "arn:aws:states:eu-west-2:1:execution:*",
  ];
  for (const resource of matching) {
    expect(decideOn(run, allow(run.action, resource))).toBe("allowed");
  }
  const others = [
    "arn:aws:states:*:execution:machine:run_1",
    "arn:aws:states:eu-west-2:1:execution:Machine:*",
    "arn:aws:states:eu-west-2:1:execution:machine",
    "arn:*",
    table,
  ];
  for (const resource of others) {
    expect([resource, decideOn(run, allow(run.action, resource))]).toEqual([
      resource,
      "not allowed",
    ]);
  }
});

test("ForAllValues requires every value to match, and is true without the key unless Null requires it", () => {
  const pattern = {
    "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["location#*", "generation#*"] },
  };
  const loose = allow("dynamodb:Query", table, pattern);
  const strict = allow("dynamodb:Query", table, {
    ...pattern,
    Null: { "dynamodb:LeadingKeys": "false" },
  });
  for (const statement of [loose, strict]) {
    expect(decideOn(query("location#leeds"), statement)).toBe("allowed");
    expect(decideOn(query("location#leeds", "generation#run"), statement)).toBe("allowed");
    expect(decideOn(query("location#leeds", "booking#1"), statement)).toBe("not allowed");
  }
  expect(decideOn(query(), loose)).toBe("allowed");
  expect(decideOn(query(), strict)).toBe("not allowed");
});

test.each([
  ["an element", { Effect: "Allow", NotAction: "s3:*", Resource: "*" }, "the element NotAction"],
  ["a principal", { ...allow("s3:*", "*"), Principal: "*" }, "the element Principal"],
  ["an effect", { Effect: "allow", Action: "s3:*", Resource: "*" }, "the effect allow"],
  ["an explicit deny", { Effect: "Deny", Action: "s3:*", Resource: "*" }, "the effect Deny"],
  ["a missing resource", { Effect: "Allow", Action: "s3:*" }, "the Resource"],
  ["a resource that is not text", allow("s3:*", { "Fn::Sub": "x" }), "the Resource"],
  [
    "an operator",
    allow("s3:*", "*", { DateLessThan: { "dynamodb:LeadingKeys": "1" } }),
    "operator DateLessThan",
  ],
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
  [
    "an operator on any value",
    allow("s3:*", "*", { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": "1" } }),
    "operator ForAnyValue:StringLike",
  ],
  [
    "a Null that requires absence",
    allow("s3:*", "*", { Null: { "dynamodb:LeadingKeys": true } }),
    "Null with true",
  ],
])("throws for an unknown %s when the policy is read", (_, statement, message) => {
  expect(() => compilePolicy({ Statement: [statement] })).toThrow(message);
});
