import { expect, test } from "vitest";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { intrinsics } from "../assembly/intrinsics.ts";
import { deployedWebAcl } from "../assembly/web-acl.ts";
import { jsonResponse } from "../http.ts";
import { writeAssembly } from "../testing/fixture-assembly.ts";
import { firewall } from "./firewall.ts";

const match = (FieldToMatch: object, PositionalConstraint: string, SearchString: string, ...types: string[]) => ({
  ByteMatchStatement: {
    FieldToMatch,
    PositionalConstraint,
    SearchString,
    TextTransformations: types.map((Type, Priority) => ({ Type, Priority })),
  },
});
const path = (how: string, wanted: string) =>
  match({ UriPath: {} }, how, wanted, "URL_DECODE", "NORMALIZE_PATH", "LOWERCASE");
const posted = match({ Method: {} }, "EXACTLY", "POST", "NONE");

const rate = (Name: string, Priority: number, Limit: number, ScopeDownStatement?: object) => ({
  Name,
  Priority,
  Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: "slow" } } },
  Statement: { RateBasedStatement: { AggregateKeyType: "IP", EvaluationWindowSec: 60, Limit, ScopeDownStatement } },
});

function aclOf(Rules: object[]) {
  const Properties = {
    VisibilityConfig: { MetricName: "site" },
    CustomResponseBodies: { slow: { Content: "{}" } },
    Rules,
  };
  const assembly = loadAssembly(
    writeAssembly({ Edge: { resources: { Acl: { Type: "AWS::WAFv2::WebACL", Properties } } } }),
  );
  return deployedWebAcl(assembly, intrinsics(assembly, { parameters: {}, attributes: {} }));
}

function behind(Rules: object[]) {
  let now = 0;
  const acl = aclOf(Rules);
  if (!acl) throw new Error("There is no web ACL.");
  const blocked: string[] = [];
  const guarded = firewall({ acl, onBlocked: (rule) => blocked.push(rule), now: () => now })(async () =>
    jsonResponse(200, {}),
  );
  const ask = async (method: string, asked: string, clientIp = "10.0.0.1") =>
    (await guarded({ method, path: asked, query: "", headers: {}, body: Buffer.alloc(0), clientIp })).status;
  return { ask, blocked, pass: (ms: number) => (now += ms) };
}

test("over its limit an address is turned away until its window is over, and others are not", async () => {
  const { ask, blocked, pass } = behind([rate("all", 0, 2)]);
  expect([await ask("GET", "/"), await ask("GET", "/"), await ask("GET", "/")]).toEqual([200, 200, 429]);
  expect(await ask("GET", "/", "10.0.0.2")).toBe(200);
  pass(60_000);
  expect(await ask("GET", "/")).toBe(200);
  expect(blocked).toEqual(["all"]);
});

test("a rule counts what it means, however that is spelt, and the first that refuses is told", async () => {
  const books = { AndStatement: { Statements: [posted, { OrStatement: { Statements: [path("EXACTLY", "/book")] } }] } };
  const pages = { NotStatement: { Statement: path("STARTS_WITH", "/api/") } };
  const { ask, blocked } = behind([rate("pages", 1, 2, pages), rate("books", 0, 1, books)]);
  expect(await ask("POST", "/book")).toBe(200);
  expect(await ask("POST", "/x/..//%42OOK")).toBe(429);
  expect([await ask("GET", "/book"), await ask("GET", "/book")]).toEqual([200, 429]);
  expect(await ask("GET", "/api/regions")).toBe(200);
  expect(blocked).toEqual(["books", "pages"]);
});

test("a rule that only counts lets everything through", async () => {
  const common = {
    Name: "common",
    Priority: 0,
    OverrideAction: { Count: {} },
    Statement: { ManagedRuleGroupStatement: {} },
  };
  expect(await behind([common]).ask("GET", "/")).toBe(200);
});

test.each([
  [
    "The rule geo of the web ACL",
    { Name: "geo", Priority: 0, Action: { Block: {} }, Statement: { GeoMatchStatement: {} } },
  ],
  [
    "The web ACL asks for SizeConstraintStatement",
    rate("size", 0, 1, { NotStatement: { Statement: { SizeConstraintStatement: {} } } }),
  ],
  ["The web ACL asks for CONTAINS", rate("part", 0, 1, match({ UriPath: {} }, "CONTAINS", "x", "NONE"))],
  ["The web ACL asks for Body", rate("body", 0, 1, match({ Body: {} }, "EXACTLY", "x", "NONE"))],
  ["The web ACL asks for BASE64_DECODE", rate("base", 0, 1, match({ UriPath: {} }, "EXACTLY", "x", "BASE64_DECODE"))],
])("%s is refused before anybody is served", (words, rule) => {
  expect(() => aclOf([rule])).toThrow(words);
});
