import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toolNames } from "@vanfettle/contract/agent/tools";
import { cacheControl } from "@vanfettle/contract/cache-times";
import {
  buildEstuaryStationData,
  buildSmallStationData,
} from "@vanfettle/stations/testing/small-station-data";
import { startGaragesApp } from "../testing/garages-app.ts";
import { toolHandlers } from "./tool-handlers.ts";
import { toolSchemas, type ToolOutput } from "./tool-schemas.ts";

const app = startGaragesApp(buildSmallStationData());
const newest = "2026-07-28";
const accept = "application/json, text/event-stream";

const post = (body: string, headers: Record<string, string> = {}) =>
  app.send("POST", "/mcp", {
    headers: { "content-type": "application/json", accept, ...headers },
    body,
  });

/**
 * Sends a message like a client of the newest version, without a session and with the client's
 * name.
 */
async function send(
  method: string,
  params: { name?: string } & Record<string, unknown> = {},
  version = newest,
) {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = {
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(params.name && { "mcp-name": params.name }),
  };
  const response = await post(
    JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } }),
    headers,
  );
  return { ...response, message: JSON.parse(response.body ?? "") as Message };
}

interface Message {
  result?: { structuredContent?: unknown; isError?: boolean; content?: { text: string }[] };
  error?: { code: number; message: string; data?: unknown };
}

const call = async (name: string, args: object) =>
  (await send("tools/call", { name, arguments: args })).message.result ?? {};
/** Returns the problem in a tool's error result. */
async function problemOf(name: string, args: object): Promise<unknown> {
  const { isError, content } = await call(name, args);
  expect(isError).toBe(true);
  return JSON.parse(content?.[0]?.text ?? "");
}

test("a client of 2026-07-28 discovers the server without a session and may cache the response for an hour", async () => {
  const { statusCode, headers, message } = await send("server/discover");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": cacheControl.none,
    "content-type": "application/json",
  });
  expect(headers).not.toHaveProperty("mcp-session-id");
  expect(message.result).toMatchObject({
    supportedVersions: [newest],
    capabilities: { tools: {} },
    resultType: "complete",
    ttlMs: 3_600_000,
    cacheScope: "public",
  });
});

test("lists the tools of the table, all read-only", async () => {
  const { message } = await send("tools/list");
  const { tools } = message.result as {
    tools: { name: string; annotations: object; outputSchema: object }[];
  };
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  for (const { annotations, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(outputSchema).toMatchObject({ type: "object" });
  }
});

test("explains the order of stations only if one is across the water", () => {
  const stationData = buildEstuaryStationData();
  const tools = toolHandlers({ stationData, siteOrigin: "", today: () => "2026-11-22" });
  const find = (limit: number) => tools.find_mot_stations({ postcode: "QX5 1AA", limit });
  expect(find(4).stations.map(({ acrossWater }) => acrossWater)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(find(4).limits.join(" ")).toContain("Stations with acrossWater are last");
  expect(find(3).limits.join(" ")).not.toContain("acrossWater");
});

test.each([
  [
    "find_mot_stations",
    { postcode: "QX1 1AA", mot_class: "7", limit: 1 },
    { class: "7", stations: [{ site: "SMP01" }] },
  ],
  [
    "find_mot_stations",
    { postcode: "BT1 1AA" },
    { jurisdiction: "northern-ireland", stations: [], note: expect.stringMatching(/DVA/) },
  ],
  [
    "find_mot_stations",
    { postcode: "JE2" },
    { jurisdiction: "elsewhere", note: expect.stringMatching(/Great Britain/) },
  ],
  [
    "mot_class_for",
    { gross_kg: 3000, kind: "goods" },
    { answer: "4", certainty: "certain", maximumFee: "54.85" },
  ],
  ["mot_class_for", { gross_kg: 3500, kind: "goods" }, { answer: "7", testDay: "2026-11-22" }],
  [
    "mot_class_for",
    { gross_kg: 3500 },
    { answer: "7", certainty: "likely", ask: ["motor caravan", "dual purpose"] },
  ],
  [
    "mot_class_for",
    { gross_kg: 4250, kind: "goods" },
    { answer: null, certainty: "ask", ask: ["power"] },
  ],
  [
    "mot_class_for",
    { gross_kg: 4250, kind: "goods", zero_emission: true },
    { answer: "7", certainty: "likely" },
  ],
  [
    "mot_class_for",
    { gross_kg: 4250, kind: "goods", zero_emission: false },
    { answer: "heavy", maximumFee: null },
  ],
  [
    "mot_class_for",
    { gross_kg: 3500, kind: "minibus" },
    { answer: null, certainty: "ask", ask: ["seats"] },
  ],
  [
    "mot_class_for",
    { gross_kg: 3500, kind: "minibus", passenger_seats: 12 },
    { answer: "4", maximumFee: "57.30" },
  ],
  [
    "mot_class_for",
    { gross_kg: 4100, kind: "minibus", passenger_seats: 13 },
    { answer: "5", maximumFee: "59.55" },
  ],
  ["mot_dates", { first_registered: "2026-05-15", passenger_seats: 9 }, { due: "2027-05-14" }],
  ["mot_dates", { first_registered: "2026-05-15", passenger_seats: 8 }, { due: "2029-05-14" }],
  [
    "mot_class_for",
    { gross_kg: 3500, jurisdiction: "northern-ireland" },
    { answer: null, reason: expect.stringMatching(/DVA/) },
  ],
  [
    "mot_dates",
    { expires: "2027-05-15" },
    { state: "valid", earliest: "2027-04-16", lastDay: "2027-05-15", days: 174 },
  ],
  ["mot_dates", { first_registered: "2024-05-16" }, { state: "first not due", due: "2027-05-15" }],
  [
    "mot_dates",
    { first_registered: "1975-05-01" },
    {
      state: "may be exempt",
      due: null,
      days: null,
      firstTestWasDue: "1978-04-30",
      exemption: { kind: "over 40" },
    },
  ],
  [
    "mot_dates",
    { first_registered: "1975-05-01", expires: "2026-10-01" },
    { state: "may be exempt", due: "2026-10-01", exemption: { kind: "over 40" } },
  ],
  [
    "mot_dates",
    { first_registered: "2014-05-01", zero_emission: true, kind: "goods" },
    { state: "may be exempt", exemption: { kind: "early electric" } },
  ],
  [
    "mot_dates",
    { first_registered: "2018-05-02" },
    { state: "unknown", firstTestWasDue: "2021-05-01", exemption: null },
  ],
  [
    "mot_dates",
    { first_registered: "2025-05-02", gross_kg: 7500 },
    { state: "unknown", firstTestReason: expect.stringContaining("1 year old") as string },
  ],
  [
    "mot_class_for",
    { gross_kg: 2800, first_registered: "1975-05-01" },
    { answer: null, reason: /may be exempt/ },
  ],
  [
    "mot_dates",
    { expires: "2027-05-15", jurisdiction: "northern-ireland" },
    { due: "2027-05-15", earliest: null },
  ],
  [
    "list_services",
    {},
    { services: expect.arrayContaining([expect.objectContaining({ id: "mot", price: "£54.85" })]) },
  ],
  [
    "get_location",
    { slug: "cowes" },
    {
      name: "Cowes",
      area: "Hampshire & Isle of Wight, South East",
      latitude: 50.76252,
      longitude: -1.29781,
      population: 14_216,
      island: "the Isle of Wight",
      stations: {
        within5Miles: 30,
        class7Within5Miles: 7,
        nearestMiles: 0.6,
        nearestClass7Miles: 1.1,
      },
      pages: {
        servicing: "https://www.vanfettle.test/van-servicing/cowes/",
        mot: "https://www.vanfettle.test/van-mot/cowes/",
      },
    },
  ],
  [
    "get_location",
    { slug: "yorkshire" },
    { pages: { mot: "https://www.vanfettle.test/van-mot/yorkshire-and-the-humber/" } },
  ],
  ["get_location", { slug: "newry" }, { jurisdiction: "northern-ireland", stations: null }],
] as const)(
  "%s of %j returns its source and limits, as data and as the same text",
  async (name, args, expected) => {
    const { structuredContent, content, isError } = await call(name, args);
    expect(isError).toBeUndefined();
    expect(structuredContent).toMatchObject(expected);
    expect(toolSchemas[name].output.strict().parse(structuredContent)).toEqual(structuredContent);
    expect(JSON.parse(content?.[0]?.text ?? "")).toEqual(structuredContent);
    const { sources, limits } = structuredContent as { sources: unknown[]; limits: string[] };
    expect([sources.length, limits.length]).not.toContain(0);
  },
);

test("without a station list, returns figures and names the limits", async () => {
  const bare = startGaragesApp();
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "find_mot_stations", arguments: { postcode: "LS1 4AP" } },
  });
  const response = await bare.send("POST", "/mcp", {
    headers: { "content-type": "application/json", accept },
    body,
  });
  expect(response.body).toMatch(/does not have a list of stations/);
});

test.each([
  ["find_mot_stations", { postcode: "ZZ99" }, "postcode_not_found", "postcode"],
  ["find_mot_stations", { postcode: "Leeds" }, "invalid_postcode", "postcode"],
  ["mot_dates", {}, "invalid_request", "expires"],
  ["mot_dates", { expires: "1899-01-01" }, "invalid_request", "expires"],
  ["mot_dates", { expires: "2099-01-01" }, "invalid_request", "expires"],
  ["mot_dates", { first_registered: "2026-04-31" }, "invalid_request", "first_registered"],
  ["mot_dates", { expires: "2027-05-15", failed_on: "2099-01-01" }, "invalid_request", "failed_on"],
])("%s of %j returns the error %s on its argument", async (name, args, code, field) => {
  expect(await problemOf(name, args)).toMatchObject({
    code,
    issues: [{ field, message: expect.any(String) }],
  });
});

describe("the dates of a van that failed its last test", () => {
  const failed_on = "2026-11-20";
  test.each([
    [{ worst_defect: "dangerous" }, "not until repaired", "Do not drive this van.", /£2,500/],
    [
      { worst_defect: "other" },
      "if roadworthy",
      "This van failed its MOT.",
      /so you can take the van away/,
    ],
    [
      {},
      "if roadworthy",
      "This van failed its MOT.",
      /If it lists a dangerous defect, do not drive/,
    ],
    [
      { jurisdiction: "northern-ireland" },
      "not until repaired",
      "Do not drive this van.",
      /treated as not roadworthy/,
    ],
  ])("with %j include advice: %s", async (args, driving, heading, rule) => {
    const { structuredContent } = await call("mot_dates", {
      expires: "2027-05-15",
      failed_on,
      ...args,
    });
    const { failedTest, sources } = structuredContent as ToolOutput<"mot_dates">;
    expect(failedTest).toMatchObject({ testedOn: failed_on, driving });
    expect(failedTest?.advice[0]).toBe(heading);
    expect(failedTest?.advice[1]).toMatch(/^Failed 20 November 2026: .*drive/);
    expect(failedTest?.advice.join(" ")).toMatch(rule);
    expect(sources.some(({ url }) => /after-the-test|after-mot-vehicle-test/.test(url ?? ""))).toBe(
      true,
    );
  });

  test.each(["great-britain", "northern-ireland"])(
    "without a failure in %s include a warning in the limits",
    async (jurisdiction) => {
      const { structuredContent } = await call("mot_dates", {
        expires: "2027-05-15",
        jurisdiction,
      });
      const { failedTest, limits } = structuredContent as ToolOutput<"mot_dates">;
      expect(failedTest).toBeNull();
      expect(limits[0]).toMatch(/^These dates do not show a failed test\..*roadworthy/);
    },
  );
});

test("returns an unknown location as a tool error", async () => {
  expect(await problemOf("get_location", { slug: "nowhere" })).toMatchObject({
    code: "location_not_found",
  });
});

test.each([
  ["mot_class_for", { gross_kg: 0 }, /gross_kg/],
  ["mot_class_for", { gross_kg: 3000.5 }, /gross_kg/],
  ["mot_class_for", { gross_kg: "3.5t" }, /gross_kg/],
  ["find_mot_stations", { postcode: "LS1", limit: 51 }, /limit/],
  ["find_mot_stations", { postcode: "LS1", registration: "AB12CDE" }, /registration/],
])("%s of %j names the invalid argument and not its value", async (name, args, argument) => {
  const { isError, content } = await call(name, args);
  expect(isError).toBe(true);
  expect(content?.[0]?.text).toMatch(argument);
  expect(content?.[0]?.text).not.toMatch(/AB12CDE|3\.5t/);
});

test.each(["nope", "__proto__", "constructor", ""])(
  "returns a protocol error for the unknown tool %j",
  async (name) => {
    const { message, statusCode } = await send("tools/call", { name, arguments: {} });
    expect(statusCode).toBeLessThan(500);
    expect(message.error?.code).toBeLessThan(-32_000);
  },
);

test("completes a subscription to changes without keeping the call open", async () => {
  const listen = { jsonrpc: "2.0", id: 1, method: "subscriptions/listen" };
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": newest,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { notifications: { toolsListChanged: true }, _meta };
  const response = await post(JSON.stringify({ ...listen, params }), {
    "mcp-protocol-version": newest,
    "mcp-method": listen.method,
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/"resultType":"complete"/);
});

describe("a client of 2025-11-25", () => {
  const legacy = (method: string, params: object, headers = {}) =>
    post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), headers);

  test("initializes without getting a session", async () => {
    const clientInfo = { name: "test", version: "1" };
    const response = await legacy("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo,
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/"protocolVersion":"2025-11-25"/);
    expect(response.headers).not.toHaveProperty("mcp-session-id");
  });

  test("calls a tool", async () => {
    const params = { name: "mot_class_for", arguments: { gross_kg: 3500 } };
    const response = await legacy("tools/call", params, { "mcp-protocol-version": "2025-11-25" });
    expect(response.headers).toMatchObject({ "content-type": "text/event-stream" });
    expect(response.body).toMatch(/"structuredContent":\{"answer":"7"/);
  });

  test("gets an error that points to POST when it opens a stream", async () => {
    const response = await app.send("GET", "/mcp", { headers: { accept: "text/event-stream" } });
    expect(response).toMatchObject({
      statusCode: 405,
      headers: { allow: "POST", "cache-control": cacheControl.none },
    });
  });
});

test.each([
  ["malformed JSON", "{", {}, 400, -32_700],
  ["no message", "null", {}, 400, -32_600],
  ["an empty batch", "[]", {}, 400, -32_600],
  ["17 KB", JSON.stringify({ padding: "x".repeat(17_000) }), {}, 413, -32_000],
  ["text", "{}", { "content-type": "text/plain" }, 415, -32_000],
  ["a foreign origin", "{}", { origin: "https://evil.example" }, 403, -32_000],
  ["an origin that a page hides", "{}", { origin: "null" }, 403, -32_000],
  ["a page of another site", "{}", { "sec-fetch-site": "cross-site" }, 403, -32_000],
  [
    "an old version that does not exist",
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    { "mcp-protocol-version": "1999-01-01" },
    400,
    -32_000,
  ],
  ["a header with a line break", "{}", { "mcp-name": "a\nb" }, 400, -32_700],
])("rejects %s with %s", async (_, body, headers, status, code) => {
  const response = await post(body, headers);
  expect(response.statusCode).toBe(status);
  expect(JSON.parse(response.body ?? "")).toMatchObject({ jsonrpc: "2.0", error: { code } });
  expect(response.headers).toMatchObject({ "cache-control": cacheControl.none });
});

test.each([1, 2, 100])("rejects a batch of %i calls without running any", async (calls) => {
  let reads = 0;
  const counting = startGaragesApp({
    get stations() {
      reads += 1;
      return undefined;
    },
  });
  const params = { name: "find_mot_stations", arguments: { postcode: "LS1" } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const body = JSON.stringify(Array.from({ length: calls }, () => message));
  for (const version of [undefined, "2025-03-26", "2025-11-25", newest]) {
    const headers = {
      "content-type": "application/json",
      accept,
      ...(version && { "mcp-protocol-version": version }),
    };
    const response = await counting.send("POST", "/mcp", { headers, body });
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body ?? "")).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32_600, message: expect.stringMatching(/one message/) },
    });
    expect(response.headers).toMatchObject({ "cache-control": cacheControl.none });
  }
  expect(reads).toBe(0);
});

test("rejects an unknown version and lists the supported versions", async () => {
  const { statusCode, message } = await send("tools/list", {}, "2031-01-01");
  expect(statusCode).toBe(400);
  expect(message.error).toMatchObject({ code: -32_022, data: { supported: [newest] } });
});

test("accepts calls from the site's own pages", async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  expect((await post(body, { origin: "https://www.vanfettle.test" })).statusCode).toBe(200);
});

test("logs an internal error by name and hides it from the caller", async () => {
  const broken = startGaragesApp({
    get stations(): never {
      throw new TypeError("secret of the house");
    },
  });
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "find_mot_stations", arguments: { postcode: "LS1" } },
  });
  const response = await broken.send("POST", "/mcp", {
    headers: { "content-type": "application/json", accept },
    body,
  });
  expect(response.statusCode).toBe(500);
  expect(JSON.parse(response.body ?? "")).toMatchObject({
    error: { code: -32_603, data: { code: "internal_error" } },
  });
  expect(response.body).not.toMatch(/secret|TypeError/);
  expect(broken.failures).toHaveLength(1);
});

test("logs neither the arguments nor the tool of a call", async () => {
  await call("find_mot_stations", { postcode: "QX1 1AA" });
  await call("find_mot_stations", { postcode: "ZZ99 9ZZ" });
  expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/QX1|ZZ99|find_mot/);
  expect(app.requests.at(-1)).toMatchObject({ route: "mcp", status: 200 });
});

test("never returns a server error for any message", async () => {
  const method = fc.oneof(
    fc.constantFrom(
      "tools/call",
      "tools/list",
      "initialize",
      "ping",
      "server/discover",
      "subscriptions/listen",
    ),
    fc.string(),
  );
  const params = fc.oneof(
    fc.record({
      name: fc.oneof(fc.constantFrom(...toolNames), fc.string()),
      arguments: fc.jsonValue(),
    }),
    fc.jsonValue(),
  );
  const id = fc.oneof(fc.integer(), fc.string(), fc.jsonValue());
  const message = fc.oneof(
    fc.record({ jsonrpc: fc.constant("2.0"), id, method, params }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(message, fc.boolean(), async (sent, isNewest) => {
      const headers = isNewest ? { "mcp-protocol-version": newest } : {};
      expect((await post(JSON.stringify(sent), headers)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect(app.failures).toEqual([]);
});

test("serves llms.txt and the public OpenAPI document with caching allowed", async () => {
  const text = await app.send("GET", "/llms.txt");
  expect(text).toMatchObject({
    statusCode: 200,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": cacheControl.listing },
  });
  expect(text.body).toContain("https://www.vanfettle.test/mcp");
  const document = await app.send("GET", "/openapi.json");
  expect(document).toMatchObject({
    statusCode: 200,
    headers: { "cache-control": cacheControl.listing },
  });
  expect(JSON.parse(document.body ?? "")).toMatchObject({
    openapi: "3.1.0",
    paths: { "/mcp": {} },
  });
});
