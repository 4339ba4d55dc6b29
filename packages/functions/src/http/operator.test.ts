import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { expect, test } from "vitest";
import { requireOperator } from "./request-checks.ts";

type Jwt = { claims?: Record<string, string>; scopes?: string[] | null };

const calledWith = (jwt?: Jwt) =>
  ({
    requestContext: { ...(jwt && { authorizer: { jwt } }) },
  }) as unknown as APIGatewayProxyEventV2;

test("throws unauthorised without a token", () => {
  const unauthorised = expect.objectContaining({ code: "unauthorised" }) as Error;
  expect(() => requireOperator(calledWith(), "content/read")).toThrow(unauthorised);
  expect(() => requireOperator(calledWith({ scopes: ["content/read"] }), "content/read")).toThrow(
    unauthorised,
  );
});

test.each<[string, Jwt]>([
  ["among the scopes", { claims: { sub: "1" }, scopes: ["openid", "content/read"] }],
  ["in the token's claim", { claims: { sub: "1", scope: "openid content/read" }, scopes: null }],
])("accepts an operator with the scope %s", (_, jwt) => {
  expect(requireOperator(calledWith(jwt), "content/read")).toEqual({ name: "1" });
});

test.each<[string, Jwt]>([
  ["no scope", { claims: { sub: "1" }, scopes: [] }],
  ["no scope in the claim", { claims: { sub: "1" }, scopes: null }],
  ["another scope", { claims: { sub: "1" }, scopes: ["content/write"] }],
  ["a scope that begins with it", { claims: { sub: "1" }, scopes: ["content/read-nothing"] }],
  ["a scope that ends with it", { claims: { sub: "1" }, scopes: ["other-content/read"] }],
  [
    "a claim of a scope that begins with it",
    { claims: { sub: "1", scope: "openid content/read-nothing" } },
  ],
  [
    "a claim of a scope that ends with it",
    { claims: { sub: "1", scope: "other-content/read openid" } },
  ],
  [
    "the scope only in the claim",
    { claims: { sub: "1", scope: "content/read" }, scopes: ["openid"] },
  ],
])("rejects an operator with %s", (_, jwt) => {
  const forbidden = expect.objectContaining({ code: "forbidden" }) as Error;
  expect(() => requireOperator(calledWith(jwt), "content/read")).toThrow(forbidden);
});

test("names an operator by user name, or else by the token's subject", () => {
  const named = calledWith({
    claims: { sub: "1", username: "ann@example.com" },
    scopes: ["content/read"],
  });
  expect(requireOperator(named, "content/read")).toEqual({ name: "ann@example.com" });
});

const bookings = "bookings/read";
const forbidden = expect.objectContaining({ code: "forbidden" }) as Error;

test.each([
  ["alone", "[bookings]"],
  ["among others", "[editors bookings]"],
  ["without brackets", "bookings"],
])("an operator in the group of a scope, %s, is let in", (_, groups) => {
  const jwt = { claims: { sub: "1", "cognito:groups": groups }, scopes: [bookings] };
  expect(requireOperator(calledWith(jwt), bookings)).toEqual({ name: "1" });
});

test.each([
  ["no group", undefined],
  ["an empty list of groups", "[]"],
  ["another group", "[editors]"],
  ["a group that begins with its name", "[bookings-of-others]"],
  ["a group that ends with its name", "[no-bookings]"],
])("an operator with %s is forbidden a scope that has a group", (_, groups) => {
  const claims = { sub: "1", ...(groups !== undefined && { "cognito:groups": groups }) };
  expect(() => requireOperator(calledWith({ claims, scopes: [bookings] }), bookings)).toThrow(
    forbidden,
  );
});

test("an operator in the group of a scope is forbidden without the scope", () => {
  const claims = { sub: "1", "cognito:groups": "[bookings]" };
  expect(() => requireOperator(calledWith({ claims, scopes: ["content/read"] }), bookings)).toThrow(
    forbidden,
  );
});
