import { readFileSync, writeFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Resource } from "./assembly/cloud-assembly.ts";
import { bootCloud, type LocalCloud } from "./boot.ts";
import { allow, getAtt, role } from "./testing/fixture-assembly.ts";
import { fixtureParameters, writeFixtureSite } from "./testing/fixture-site.ts";
import { signedHeaders } from "./testing/signed-headers.ts";

let cloud: LocalCloud;
const get = (path: string, init?: RequestInit) =>
  fetch(cloud.url + path, { redirect: "manual", ...init });

/** Sends the path unchanged; `fetch` would normalise it. */
function rawStatus(
  path: string,
  { url = cloud.url, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    rawRequest({ host: "127.0.0.1", port, path, headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  cloud = await bootCloud({
    assemblyDir: writeFixtureSite(),
    port: 0,
    parameters: fixtureParameters,
  });
});
afterAll(() => cloud.close());

describe("the HTTP API behind the distribution", () => {
  test("invokes a function with the event of an HTTP API", async () => {
    const { event } = (await (await get("/api/echo/st%20ives?a=1&a=2&b=%26")).json()) as {
      event: unknown;
    };
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "GET /api/echo/{name}",
      rawPath: "/api/echo/st ives",
      rawQueryString: "a=1&a=2&b=%26",
      queryStringParameters: { a: "1,2", b: "&" },
      pathParameters: { name: "st ives" },
      isBase64Encoded: false,
      requestContext: { http: { method: "GET", path: "/api/echo/st ives" }, stage: "$default" },
    });
  });

  test("gives a function only its template's environment variables", async () => {
    const { env } = (await (await get("/api/echo/env")).json()) as { env: Record<string, string> };
    expect(env).toMatchObject({
      TABLE_NAME: "Table",
      ORIGIN: cloud.url,
      AWS_REGION: "eu-west-2",
      AWS_LAMBDA_FUNCTION_NAME: "ApiFn",
      AWS_ENDPOINT_URL_DYNAMODB: cloud.dynamodbEndpoint,
    });
    expect(env.PATH).toBeUndefined();
  });

  test("forwards the headers that the policies name, and the origin's custom headers", async () => {
    const headers = { "idempotency-key": "abc", "x-other": "dropped", cookie: "a=b" };
    const { event } = (await (await get("/api/echo/headers", { headers })).json()) as {
      event: { headers: Record<string, string>; cookies?: string[] };
    };
    expect(event.headers).toMatchObject({
      "idempotency-key": "abc",
      "x-origin-token": "from-the-distribution",
    });
    expect(event.headers["x-other"]).toBeUndefined();
    expect(event.cookies).toBeUndefined();
  });

  test("sends a form body in base64 and a JSON body as text", async () => {
    const send = async (type: string, body: string) => {
      const response = await get("/api/echo", {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      return ((await response.json()) as { event: { body: string; isBase64Encoded: boolean } })
        .event;
    };
    expect(await send("application/json", '{"a":"£"}')).toMatchObject({
      body: '{"a":"£"}',
      isBase64Encoded: false,
    });
    const form = await send("application/x-www-form-urlencoded", "a=1");
    expect(form).toMatchObject({
      body: Buffer.from("a=1").toString("base64"),
      isBase64Encoded: true,
    });
  });

  test("responds to an unknown path, an error and a timeout as API Gateway does", async () => {
    const responses = await Promise.all(
      ["/api/unknown", "/api/fails", "/api/hangs", "/api/%zz"].map(async (path) => {
        const response = await get(path);
        return [response.status, await response.json()];
      }),
    );
    expect(responses).toEqual([
      [404, { message: "Not Found" }],
      [500, { message: "Internal Server Error" }],
      [500, { message: "Internal Server Error" }],
      [400, { message: "Bad Request" }],
    ]);
    expect((await get("/api/echo/again")).status).toBe(200);
  });

  test("rejects a body of more than 10 MB and serves the next request", async () => {
    const response = await get("/api/echo", {
      method: "POST",
      body: Buffer.alloc(11 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
    expect((await get("/api/echo/after")).status).toBe(200);
  });
});

describe("the distribution", () => {
  test("renders a document at the edge, with data from the distribution", async () => {
    const response = await get("/van-servicing/leeds");
    const html = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain('"uri":"/van-servicing/leeds"');
    expect(html).toContain(`"distributionDomainName":"${new URL(cloud.url).host}"`);
    expect(html).toContain(`"x-site-origin":[{"key":"x-site-origin","value":"${cloud.url}"}]`);
  });

  test("renders a document once for each encoding", async () => {
    const first = await get("/once", { headers: { "accept-encoding": "br" } });
    const second = await get("/once?utm_source=mail", { headers: { "accept-encoding": "br" } });
    expect([first, second].map((r) => r.headers.get("x-cache"))).toEqual([
      "Miss from cloudfront",
      "Hit from cloudfront",
    ]);
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(await second.text()).toBe(await first.text());
  });

  test("sends one request to the origin for many concurrent viewers", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await get("/api/cached/crowd")).text()),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  test("invalidates paths and wildcards", async () => {
    const read = async () => (await get("/api/cached/news")).text();
    const before = await read();
    cloud.invalidate(["/api/cached/other"]);
    expect(await read()).toBe(before);
    cloud.invalidate(["/api/cached/*"]);
    expect(await read()).not.toBe(before);
  });

  test("accepts the invalidation call of the AWS SDK", async () => {
    const { env } = (await (await get("/api/echo/endpoint")).json()) as {
      env: Record<string, string>;
    };
    const before = await (await get("/api/cached/sdk")).text();
    const response = await fetch(
      `${env.AWS_ENDPOINT_URL_CLOUDFRONT}/2020-05-31/distribution/Cdn/invalidation`,
      {
        method: "POST",
        headers: signedHeaders(cloud.credentials),
        body: "<InvalidationBatch><Paths><Quantity>1</Quantity><Items><Path>/api/cached/sdk</Path></Items></Paths></InvalidationBatch>",
      },
    );
    expect(response.status).toBe(201);
    expect(await (await get("/api/cached/sdk")).text()).not.toBe(before);
  });

  test("serves uploaded files with their type and Cache-Control, and follows a path set at the edge", async () => {
    const file = await get("/assets/app.js");
    expect(file.headers.get("content-type")).toBe("text/javascript");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await (await get("/file")).text()).toBe(await file.text());
    expect((await get("/robots.txt")).headers.get("cache-control")).toBeNull();
  });

  test("responds with 304 to a matching ETag, including the compressed response", async () => {
    const file = await get("/assets/app.js", { headers: { "accept-encoding": "identity" } });
    const etag = file.headers.get("etag") ?? "";
    expect((await get("/assets/app.js", { headers: { "if-none-match": etag } })).status).toBe(304);
    const compressed = await get("/api/long", { headers: { "accept-encoding": "gzip" } });
    expect(compressed.headers.get("etag")).toBe('W/"long"');
    const conditional = { "accept-encoding": "gzip", "if-none-match": 'W/"long"' };
    expect((await get("/api/long", { headers: conditional })).status).toBe(304);
  });

  test("adds the headers of its policy to documents", async () => {
    const { headers } = await get("/dressed");
    expect(headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(headers.get("strict-transport-security")).toBe("max-age=60; includeSubDomains");
    expect(headers.get("x-team")).toBe("vans");
  });

  test("rejects a method that its behaviour does not allow", async () => {
    expect((await get("/van-mot/", { method: "POST" })).status).toBe(403);
    expect((await get("/assets/app.js", { method: "DELETE" })).status).toBe(403);
  });

  test("responds to HEAD with headers only", async () => {
    const response = await get("/headed", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await response.text()).toBe("");
  });

  test("forwards HEAD to a HEAD route, without a false length; other methods without a route are 404", async () => {
    const response = await get("/api/long", {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect([response.status, response.headers.get("etag")]).toEqual([200, '"long"']);
    expect(response.headers.get("content-length")).toBeNull();
    expect((await get("/api/fails", { method: "HEAD" })).status).toBe(404);
    expect((await get("/api/long", { method: "OPTIONS" })).status).toBe(404);
  });

  test("responds with 502 when the edge function fails, and serves the next request", async () => {
    expect((await get("/broken")).status).toBe(502);
    expect((await get("/whole")).status).toBe(200);
  });

  test("responds to malformed paths with 4xx and serves nothing outside the bucket", async () => {
    const malformed = [
      "/%00.js",
      "/%zz.js",
      "/assets/%zz",
      "/assets/..%2f..%2fetc/passwd",
      "/assets/../../../../etc/passwd",
      `/${"a".repeat(3000)}.js`,
      "/assets/%2e%2e/index.mjs",
      "//evil.example/a.js",
      "*",
      "http://evil.example",
    ];
    for (const path of malformed) {
      const status = await rawStatus(path);
      expect([path, status]).toEqual([
        path,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
  });
});

test("a function can be invoked directly", async () => {
  await expect(cloud.invoke("ApiFn", { routeKey: "GET /api/fails" })).rejects.toThrow("broken");
  await expect(cloud.invoke("Nobody", {})).rejects.toThrow("There is no function Nobody");
});

test("the partner sandbox shows the values of a booking as text", async () => {
  const response = await get("/partner-sandbox/?registration=%3Cb%3EAB12&reference=bkg_1");
  const html = await response.text();
  expect(html).toContain("&lt;b&gt;AB12");
  expect(html).toContain("bkg_1");
});

test("rejects an assembly with an invalid parameter and leaves nothing running", async () => {
  const booting = bootCloud({
    assemblyDir: writeFixtureSite(),
    port: 0,
    parameters: () => ({ SiteOrigin: "no" }),
  });
  await expect(booting).rejects.toThrow('SiteOrigin is "no"');
});

describe("every server on this machine", () => {
  /** Returns every address with a path that it serves. */
  const doors = (): [string, string][] => [
    [cloud.url, "/robots.txt"],
    [cloud.apiUrl, "/api/echo/door"],
    [cloud.dynamodbEndpoint, "/"],
    [cloud.stepFunctionsEndpoint, "/"],
    [cloud.servicesEndpoint, "/"],
  ];

  test("rejects requests under a foreign host name, which another site's page could point to loopback", async () => {
    for (const [url, path] of doors()) {
      for (const host of [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:80",
        "10.0.0.1",
      ]) {
        const credentials = signedHeaders(cloud.credentials);
        expect([
          url,
          host,
          await rawStatus(path, { url, headers: { ...credentials, host } }),
        ]).toEqual([url, host, 403]);
      }
    }
    for (const host of ["localhost", "LOCALHOST:3000", "127.0.0.1:80", "[::1]:3000"]) {
      expect(await rawStatus("/robots.txt", { headers: { host } })).toBe(200);
    }
  });

  test("redirects a browser from 127.0.0.1 to the site's origin, which accepts its forms", async () => {
    const { port } = new URL(cloud.url);
    const open = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        redirect: "manual",
        headers: { accept: "text/html,application/xhtml+xml" },
        ...init,
      });
    const response = await open("/van-mot/leeds/?a=%20b");
    expect([response.status, response.headers.get("location")]).toEqual([
      307,
      `${cloud.url}/van-mot/leeds/?a=%20b`,
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    // An already open page must not send its form elsewhere.
    expect((await open("/api/echo", { method: "POST", body: "a=1" })).status).toBe(200);
    expect((await open("/api/echo/program", { headers: { accept: "*/*" } })).status).toBe(200);
  });

  const services = () => doors().slice(2);
  const listTables = {
    "x-amz-target": "DynamoDB_20120810.ListTables",
    "content-type": "application/x-amz-json-1.0",
  };
  const call = (url: string, headers: Record<string, string>) =>
    fetch(url, { method: "POST", headers: { ...listTables, ...headers }, body: "{}" });

  test("rejects web pages, even with the credentials, and never allows another origin", async () => {
    for (const [url] of services()) {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: cloud.url },
        { "sec-fetch-site": "none" },
      ]) {
        const response = await call(url, {
          ...signedHeaders(cloud.credentials),
          ...(headers as Record<string, string>),
        });
        expect(response.status).toBe(403);
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
      }
      const preflight = await fetch(url, {
        method: "OPTIONS",
        headers: { origin: "https://evil.example" },
      });
      expect(preflight.status).toBe(403);
      expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("rejects callers without the credentials of this boot", async () => {
    const { accessKeyId } = cloud.credentials;
    const strangers: Record<string, string>[] = [
      {},
      signedHeaders({ accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" }),
      signedHeaders({ accessKeyId, secretAccessKey: "", sessionToken: "0".repeat(64) }),
      signedHeaders({
        accessKeyId: "Nobody",
        secretAccessKey: "",
        sessionToken: cloud.credentials.sessionToken,
      }),
    ];
    for (const [url] of services()) {
      for (const headers of strangers) {
        const response = await call(url, headers);
        expect(response.status).toBe(400);
        expect(await response.text()).toContain("UnrecognizedClientException");
      }
    }
    const own = await call(cloud.dynamodbEndpoint, signedHeaders(cloud.credentials));
    expect(await own.json()).toEqual({ TableNames: ["Table"] });
  });
});

test("a role that cannot be enforced stops the boot and is named", async () => {
  const assemblyDir = writeFixtureSite();
  const file = join(assemblyDir, "Site.template.json");
  const template = JSON.parse(readFileSync(file, "utf8")) as {
    Resources: Record<string, Resource>;
  };
  template.Resources.ApiRole = role(
    allow("s3:GetObject", "*", { IpAddress: { "aws:SourceIp": "10.0.0.0/8" } }),
  );
  template.Resources.ApiFn = { ...(template.Resources.ApiFn as Resource) };
  template.Resources.ApiFn.Properties = {
    ...template.Resources.ApiFn.Properties,
    Role: getAtt("ApiRole", "Arn"),
  };
  writeFileSync(file, JSON.stringify(template));
  const booting = bootCloud({ assemblyDir, port: 0, parameters: fixtureParameters });
  await expect(booting).rejects.toThrow(
    "The role ApiRole cannot be enforced: the condition key aws:sourceip is not supported locally.",
  );
});
