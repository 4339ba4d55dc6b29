import { describe, expect, test } from "vitest";
import type { Origin } from "../assembly/distribution.ts";
import type { HttpRequest, HttpResponse } from "../http.ts";
import { edgeFunction } from "./edge-function.ts";

type Headers = Record<string, unknown>;

const origin: Origin = {
  bucket: "Bucket",
  domainName: "bucket",
  path: "",
  customHeaders: {},
  listsObjects: true,
};
const viewerHeaders = {
  via: "2.0 local (CloudFront)",
  "accept-encoding": "br,gzip",
  "x-real-ip": "10.0.0.1",
  accept: "*/*",
};
const request: HttpRequest = {
  method: "GET",
  path: "/van-mot/",
  query: "",
  headers: viewerHeaders,
  body: Buffer.alloc(0),
  clientIp: "127.0.0.1",
};

/** Runs an edge function that returns the result of `answer`. */
async function run(answer: (request: { uri: string; headers: Headers }) => object) {
  const lines: string[] = [];
  const seen: Headers[] = [];
  const { atRequest } = edgeFunction({
    distributionId: "d",
    domainName: "localhost:3000",
    invoke: async (_, event) => {
      const { Records } = JSON.parse(event) as {
        Records: [{ cf: { request: { uri: string; headers: Headers } } }];
      };
      seen.push(Records[0].cf.request.headers);
      return JSON.stringify(answer(structuredClone(Records[0].cf.request)));
    },
    onFailure: (failure) => lines.push(failure),
    log: (line) => lines.push(line),
  });
  const result = await atRequest("Renderer", origin, request);
  return { result, lines, seen: seen[0] };
}

const responding = (headers: Headers, body = "") => run(() => ({ status: "200", headers, body }));
const forwarding = (change: (headers: Headers) => void) =>
  run((event) => {
    change(event.headers);
    return event;
  });

test("forwards the request with modifiable headers changed and hidden headers preserved", async () => {
  const { result, seen, lines } = await forwarding((headers) => {
    headers["x-theme"] = [{ key: "X-Theme", value: "dark" }];
    delete headers["accept"];
  });
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(["accept", "accept-encoding", "via"]);
  const { accept: _, ...kept } = viewerHeaders;
  expect(result).toMatchObject({ request: { headers: { ...kept, "x-theme": "dark" } } });
  expect(result).not.toHaveProperty("request.headers.accept");
  expect(lines).toEqual([]);
});

test.each<[string, (headers: Headers) => void]>([
  ["adds", (headers) => (headers["if-none-match"] = [{ value: '"a"' }])],
  ["changes", (headers) => (headers["via"] = [{ value: "2.0 other" }])],
  ["removes", (headers) => delete headers["accept-encoding"]],
])("fails if the function %s a read-only header of the request", async (_, change) => {
  const { result, lines } = await forwarding(change);
  expect(result).toMatchObject({ response: { status: 502 } });
  expect(lines).toEqual([expect.stringContaining("read-only"), "LambdaValidationError"]);
});

test.each(["connection", "x-edge-location", "x-amz-cf-id", "x-cache", "x-forwarded-proto"])(
  "fails if the function adds %s to the request or the response",
  async (name) => {
    const entry = [{ value: "a" }];
    for (const { result, lines } of [
      await forwarding((headers) => (headers[name] = entry)),
      await responding({ [name]: entry }),
    ]) {
      expect(result).toMatchObject({ response: { status: 502 } });
      expect(lines).toEqual([
        expect.stringContaining(`The header ${name}`),
        "LambdaValidationError",
      ]);
    }
  },
);

test.each(["content-length", "transfer-encoding", "via"])(
  "fails if the function sends %s with a response",
  async (name) => {
    const { result, lines } = await responding({ [name]: [{ value: "1" }] });
    expect(result).toMatchObject({ response: { status: 502 } });
    expect(lines).toEqual([expect.stringContaining(`The header ${name}`), "LambdaValidationError"]);
  },
);

test.each<[string, Headers]>([
  ["a name with capitals", { "Content-Type": [{ value: "text/html" }] }],
  ["a key of another name", { "content-type": [{ key: "Content-Length", value: "text/html" }] }],
  ["a text for a list", { "content-type": "text/html" }],
  ["a number for a text", { "retry-after": [{ value: 120 }] }],
])("fails if the response headers have %s", async (_, headers) => {
  const { result, lines } = await responding(headers);
  expect(result).toMatchObject({ response: { status: 502 } });
  expect(lines).toEqual([expect.stringContaining("header"), "LambdaValidationError"]);
});

test("counts response headers towards the limit of 1 MB", async () => {
  const most = "a".repeat(1024 * 1024 - 100);
  expect((await responding({ "x-a": [{ value: "b" }] }, most)).result).toMatchObject({
    response: { status: 200 },
  });
  const { result, lines } = await responding({ "x-a": [{ value: "b".repeat(100) }] }, most);
  expect(result).toMatchObject({ response: { status: 502 } });
  expect(lines).toEqual([expect.stringContaining("over 1 MB"), "LambdaValidationError"]);
});

describe("after the origin's response", () => {
  const gateway: HttpResponse = {
    status: 429,
    headers: { "content-type": "application/json", "x-amzn-requestid": "r", "x-a": "b" },
    body: Buffer.from('{"message":"Too Many Requests"}'),
  };
  type Answer = { status: string; statusDescription: string; headers: Headers };
  /** Runs an edge function that answers with what `change` makes of the origin's response. */
  async function after(change: (response: Answer) => object) {
    const seen: unknown[] = [];
    const lines: string[] = [];
    const { atResponse } = edgeFunction({
      distributionId: "d",
      domainName: "localhost:3000",
      invoke: async (_, event) => {
        const { Records } = JSON.parse(event) as { Records: [{ cf: { response: Answer } }] };
        seen.push(Records[0].cf);
        return JSON.stringify(change(structuredClone(Records[0].cf.response)));
      },
      onFailure: (failure) => lines.push(failure),
      log: (line) => lines.push(line),
    });
    const response = await atResponse("Renderer", { request, response: gateway });
    return { response, seen: seen[0], lines };
  }

  test("passes on the origin's response, of which the function sees neither body nor hidden headers", async () => {
    const { response, seen } = await after((same) => same);
    expect(response).toEqual(gateway);
    expect(seen).toMatchObject({
      config: { eventType: "origin-response" },
      request: { uri: "/van-mot/", method: "GET" },
      response: { status: "429", headers: { "x-a": [{ value: "b" }] } },
    });
    expect(JSON.stringify(seen)).not.toMatch(/amzn|Too Many/);
  });

  test("replaces body and headers by the function's", async () => {
    const { response } = await after((same) => ({
      ...same,
      headers: { "content-type": [{ value: "text/html" }] },
      body: "<p>Busy</p>",
    }));
    expect(response).toEqual({
      status: 429,
      headers: { "content-type": "text/html", "x-amzn-requestid": "r" },
      body: Buffer.from("<p>Busy</p>"),
    });
  });

  test("is a 502 if the function fails", async () => {
    const { response, lines } = await after(() => ({ status: "no" }));
    expect(response.status).toBe(502);
    expect(lines).toContain("LambdaValidationError");
  });
});
