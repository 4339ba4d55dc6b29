import { expect, test } from "vitest";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { deployedWebAcl } from "../assembly/firewall-rules.ts";
import { resolveAssembly } from "../assembly/intrinsics.ts";
import { jsonResponse } from "../http.ts";
import { writeAssembly } from "../testing/fixture-assembly.ts";
import { firewall, type EnforcedRules } from "./firewall.ts";

const match = (
  FieldToMatch: object,
  PositionalConstraint: string,
  SearchString: string,
  ...types: string[]
) => ({
  ByteMatchStatement: {
    FieldToMatch,
    PositionalConstraint,
    SearchString,
    TextTransformations: types.map((Type, Priority) => ({ Type, Priority })),
  },
});
const path = (constraint: string, searched: string) =>
  match({ UriPath: {} }, constraint, searched, "URL_DECODE", "NORMALIZE_PATH", "LOWERCASE");
const posted = match({ Method: {} }, "EXACTLY", "POST", "NONE");

const rate = (Name: string, Priority: number, Limit: number, ScopeDownStatement?: object) => ({
  Name,
  Priority,
  Action: {
    Block: {
      CustomResponse: {
        ResponseCode: 429,
        CustomResponseBodyKey: "slow",
        ResponseHeaders: [{ Name: "Retry-After", Value: "60" }],
      },
    },
  },
  Statement: {
    RateBasedStatement: {
      AggregateKeyType: "IP",
      EvaluationWindowSec: 60,
      Limit,
      ScopeDownStatement,
    },
  },
});

function aclOf(Rules: object[]) {
  const Properties = {
    VisibilityConfig: { MetricName: "site" },
    CustomResponseBodies: {
      slow: { Content: "{}", ContentType: "APPLICATION_JSON" },
      page: { Content: "<p>", ContentType: "TEXT_HTML" },
    },
    Rules,
  };
  const assembly = loadAssembly(
    writeAssembly({ Edge: { resources: { Acl: { Type: "AWS::WAFv2::WebACL", Properties } } } }),
  );
  return deployedWebAcl(resolveAssembly(assembly));
}

function protectedBy(Rules: object[], enforced: EnforcedRules = "all") {
  let now = 0;
  const { rules } = aclOf(Rules);
  const blocked: string[] = [];
  const onBlocked = (rule: string) => blocked.push(rule);
  const guarded = firewall(async () => jsonResponse(200, {}), {
    rules,
    enforced,
    onBlocked,
    now: () => now,
  });
  const request = (method: string, requestPath: string, clientIp = "10.0.0.1") =>
    guarded({ method, path: requestPath, query: "", headers: {}, body: Buffer.alloc(0), clientIp });
  const send = async (...sent: Parameters<typeof request>) => (await request(...sent)).status;
  return { request, send, blocked, advance: (ms: number) => (now += ms) };
}

test("blocks only the address over the limit until its window ends", async () => {
  const { send, blocked, advance } = protectedBy([rate("all", 0, 2)]);
  expect([await send("GET", "/"), await send("GET", "/"), await send("GET", "/")]).toEqual([
    200, 200, 429,
  ]);
  expect(await send("GET", "/", "10.0.0.2")).toBe(200);
  advance(60_000);
  expect(await send("GET", "/")).toBe(200);
  expect(blocked).toEqual(["all"]);
});

test("sends the headers of the rule with the response to a blocked request", async () => {
  const { request } = protectedBy([rate("all", 0, 1)]);
  await request("GET", "/");
  expect(await request("GET", "/")).toMatchObject({
    status: 429,
    headers: { "retry-after": "60" },
  });
});

test.each([
  ["all", ["vehicles", "tools", "pages"]],
  ["shared", ["vehicles", "tools"]],
  ["none", []],
] as const)("enforces with %s rules: %j", async (enforced, expected) => {
  const rules = ["vehicles", "tools", "pages"].map((name, i) =>
    rate(name, i, 1, path("EXACTLY", `/${name}`)),
  );
  const { send, blocked } = protectedBy(rules, enforced);
  for (const name of ["vehicles", "tools", "pages"]) {
    for (const method of ["GET", "GET"]) await send(method, `/${name}`);
  }
  expect(blocked).toEqual(expected);
});

test("starts a new window when the clock is set back", async () => {
  const { send, advance } = protectedBy([rate("all", 0, 1)]);
  expect([await send("GET", "/"), await send("GET", "/")]).toEqual([200, 429]);
  advance(-3_600_000);
  expect(await send("GET", "/")).toBe(200);
});

test("counts matching requests in any spelling, and reports the first rule that blocks", async () => {
  const books = {
    AndStatement: {
      Statements: [posted, { OrStatement: { Statements: [path("EXACTLY", "/book")] } }],
    },
  };
  const pages = { NotStatement: { Statement: path("STARTS_WITH", "/api/") } };
  const { send, blocked } = protectedBy([rate("pages", 1, 2, pages), rate("books", 0, 1, books)]);
  expect(await send("POST", "/book")).toBe(200);
  expect(await send("POST", "/x/..//%42OOK")).toBe(429);
  expect([await send("GET", "/book"), await send("GET", "/book")]).toEqual([200, 429]);
  expect(await send("GET", "/api/regions")).toBe(200);
  expect(blocked).toEqual(["books", "pages"]);
});

test("exempts a path only in the spelling that is routed", async () => {
  const asSent = match({ UriPath: {} }, "STARTS_WITH", "/api/", "NONE");
  const normalised = match({ UriPath: {} }, "STARTS_WITH", "/api/", "URL_DECODE", "NORMALIZE_PATH");
  const calls = {
    OrStatement: { Statements: [{ AndStatement: { Statements: [asSent, normalised] } }] },
  };
  const pages = rate("pages", 0, 1, { NotStatement: { Statement: calls } });
  for (const path of ["/API/x", "/%61pi/x", "/api/../x", "/api/%2e%2e/x", "/x"]) {
    const { send } = protectedBy([pages]);
    expect([path, await send("GET", path), await send("GET", path)]).toEqual([path, 200, 429]);
  }
  const { send } = protectedBy([pages]);
  expect([
    await send("GET", "/api/x"),
    await send("GET", "/api/x%20y"),
    await send("GET", "/api/"),
  ]).toEqual([200, 200, 200]);
});

test("does not block for a rule that only counts", async () => {
  const common = {
    Name: "common",
    Priority: 0,
    OverrideAction: { Count: {} },
    Statement: { ManagedRuleGroupStatement: {} },
  };
  expect(await protectedBy([common]).send("GET", "/")).toBe(200);
});

test.each([
  [
    "The rule geo of the web ACL",
    { Name: "geo", Priority: 0, Action: { Block: {} }, Statement: { GeoMatchStatement: {} } },
  ],
  [
    "The web ACL uses SizeConstraintStatement",
    rate("size", 0, 1, { NotStatement: { Statement: { SizeConstraintStatement: {} } } }),
  ],
  [
    "The web ACL uses CONTAINS",
    rate("part", 0, 1, match({ UriPath: {} }, "CONTAINS", "x", "NONE")),
  ],
  ["The web ACL uses Body", rate("body", 0, 1, match({ Body: {} }, "EXACTLY", "x", "NONE"))],
  [
    "The web ACL uses BASE64_DECODE",
    rate("base", 0, 1, match({ UriPath: {} }, "EXACTLY", "x", "BASE64_DECODE")),
  ],
])("rejects %s when it is read", (message, rule) => {
  expect(() => aclOf([rule])).toThrow(message);
});
