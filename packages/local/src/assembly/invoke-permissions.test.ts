import { expect, test } from "vitest";
import { getAtt, httpApi, permission, ref, writeAssembly } from "../testing/fixture-assembly.ts";
import { loadAssembly, type Resource } from "./cloud-assembly.ts";
import { httpRoutes } from "./http-routes.ts";
import { resolveAssembly } from "./intrinsics.ts";

/**
 * Returns whether the API may invoke the function of each route. The second function has the given
 * permission.
 */
function mayInvoke(other: Resource | undefined): Record<string, boolean> {
  const resources = {
    ...httpApi({ "GET /a": "First", "GET /b/{id}": "Second", "POST /c": "Second" }),
    OtherApi: { Type: "AWS::ApiGatewayV2::Api" },
    First: { Type: "AWS::Lambda::Function" },
    Second: { Type: "AWS::Lambda::Function" },
  };
  const dir = writeAssembly({
    Api: { resources: { ...resources, SecondPermission: other ?? { Type: "AWS::SNS::Topic" } } },
  });
  const routes = httpRoutes(resolveAssembly(loadAssembly(dir)));
  return Object.fromEntries(routes.map((route) => [route.routeKey, route.mayInvoke]));
}

const changed = (properties: object): Resource => {
  const { Type, Properties } = permission("Second");
  return { Type, Properties: { ...Properties, ...properties } };
};

test.each<[string, Resource, byParameter: boolean, post: boolean]>([
  ["all routes", permission("Second"), true, true],
  ["a stage", permission("Second", [ref("Api"), "/$default/*"]), true, true],
  ["a single route", permission("Second", [ref("Api"), "/*/*/b/{id}"]), true, false],
  ["a single method", permission("Second", [ref("Api"), "/*/POST/*"]), false, true],
  ["any source", changed({ SourceArn: "*" }), true, true],
  ["any API", permission("Second", ["*/*/*/*"]), true, true],
])("accepts a permission for %s", (_, given, byParameter, post) => {
  expect(mayInvoke(given)).toEqual({ "GET /a": true, "GET /b/{id}": byParameter, "POST /c": post });
});

test.each<[string, Resource | undefined]>([
  ["no permission", undefined],
  ["another API", permission("Second", [ref("OtherApi"), "/*/*/*"])],
  ["an API whose id begins alike", permission("Second", [ref("Api"), "2/*/*/*"])],
  ["another stage", permission("Second", [ref("Api"), "/test/*/*"])],
  ["another function", changed({ FunctionName: getAtt("First", "Arn") })],
  [
    "another region",
    changed({ SourceArn: "arn:aws:execute-api:us-east-1:000000000000:Api/*/*/*" }),
  ],
  [
    "another account",
    changed({ SourceArn: "arn:aws:execute-api:eu-west-2:123456789012:Api/*/*/*" }),
  ],
  ["another service", changed({ Principal: "events.amazonaws.com" })],
  ["another action", changed({ Action: "lambda:GetFunction" })],
])("denies the routes of a function that has a permission for %s", (_, given) => {
  expect(mayInvoke(given)).toEqual({ "GET /a": true, "GET /b/{id}": false, "POST /c": false });
});
