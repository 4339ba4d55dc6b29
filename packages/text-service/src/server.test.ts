import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { startTextService } from "./server.ts";
import type { TextService } from "./server.ts";
import { sampleTask } from "./testing/sample-task.ts";

const Sentences = z.array(z.string());
const Section = z.strictObject({ heading: z.string(), paragraphs: z.array(Sentences) });
const LocationText = z.strictObject({
  servicing: z.array(Section).min(1).max(5),
  mot: z.array(Section).min(1).max(5),
  faqs: z
    .array(z.strictObject({ question: z.string(), answer: Sentences }))
    .min(2)
    .max(8),
  servicingMetaTitle: z.string(),
  servicingMetaDescription: z.string(),
  motMetaTitle: z.string(),
  motMetaDescription: z.string(),
});

const { name } = sampleTask.location;
const task = (attempt = 1) => JSON.stringify({ ...sampleTask, attempt });

let service: TextService;
let client: OpenAI;

beforeEach(async () => {
  service = await startTextService();
  client = new OpenAI({
    apiKey: "local-key",
    baseURL: service.baseUrl,
    maxRetries: 0,
  });
});

afterEach(() => service.close());

const write = (attempt = 1) =>
  client.responses.parse({
    model: "any",
    instructions: "Write the text.",
    input: [{ role: "user", content: task(attempt) }],
    text: { format: zodTextFormat(LocationText, "location_text") },
    max_output_tokens: 6000,
    store: false,
  });

const statusOf = (
  headers: Record<string, string>,
  body: string,
  path = "/v1/responses",
): Promise<number> =>
  fetch(service.url + path, { method: "POST", headers, body }).then(({ status }) => status);

const bearer = { authorization: "Bearer k", "content-type": "application/json" };

describe("the callers of the local text service", () => {
  test("are rejected without the key, if configured", async () => {
    const own = await startTextService({ apiKey: "own" });
    const call = (path: string, authorization?: string) =>
      fetch(own.url + path, { headers: authorization === undefined ? {} : { authorization } });
    const paths = ["/v1/models", "/v1/responses"];
    const without = await Promise.all(
      paths.flatMap((path) => [call(path), call(path, "Bearer other")]),
    );
    expect(without.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const withKey = await Promise.all(paths.map((path) => call(path, "Bearer own")));
    expect(withKey.map(({ status }) => status)).not.toContain(401);
    await own.close();
  });

  test("are rejected if they are web pages, which could use their visitors' service", async () => {
    const origin = { ...bearer, origin: "https://evil.example" };
    expect(await statusOf(origin, "{}")).toBe(403);
    expect(await statusOf({ ...origin, "content-type": "text/plain" }, "{}", "/v1/responses")).toBe(
      403,
    );
    expect(await statusOf({ ...bearer, "sec-fetch-site": "same-origin" }, "{}")).toBe(403);
    // A page of another host whose name leads to this address.
    const [rebound] = (await once(
      get(`${service.url}/v1/models`, { headers: { ...bearer, host: "evil.example" } }),
      "response",
    )) as [IncomingMessage];
    rebound.resume();
    expect(rebound.statusCode).toBe(403);
  });
});

describe("the local text service", () => {
  test("responds to responses.parse with the text, its model name and plausible token counts", async () => {
    const response = await write();
    expect(response.model).toBe("vanfettle-local-writer");
    expect(JSON.stringify(response.output_parsed?.mot)).toContain(name);
    expect(response.usage?.output_tokens).toBeGreaterThan(80);
    expect(response.usage?.total_tokens).toBe(
      (response.usage?.input_tokens ?? 0) + (response.usage?.output_tokens ?? 0),
    );
  });

  test("returns 401 for a call without a key, 400 for a malformed call and 404 for an unknown path", async () => {
    expect(await statusOf({ "content-type": "application/json" }, "{}")).toBe(401);
    expect(await statusOf(bearer, "{")).toBe(400);
    expect(await statusOf(bearer, JSON.stringify({ model: "m", input: "hello" }))).toBe(400);
    expect(await statusOf(bearer, "{}", "/v1/embeddings")).toBe(404);
  });

  test("rejects a schema that is not strict", async () => {
    const format = {
      type: "json_schema",
      name: "x",
      strict: false,
      schema: { type: "object", properties: {} },
    };
    const body = JSON.stringify({ model: "m", input: task(), text: { format } });
    expect(await statusOf(bearer, body)).toBe(400);
  });

  test("counts calls by path, responses with text, and both for each place", async () => {
    await write();
    service.setFaults([{ mode: "error-500", times: 1 }]);
    await expect(write()).rejects.toBeInstanceOf(OpenAI.InternalServerError);
    service.setFaults([{ mode: "refusal", times: 1 }]);
    expect((await write()).output_parsed).toBeNull();
    expect(service.stats()).toMatchObject({
      calls: { "/v1/responses": 3 },
      paid: 1,
      modes: { ok: 1, "error-500": 1, refusal: 1 },
      readings: 0,
      places: [{ kind: "place", name, county: "Midshire", calls: 3, paid: 1, readings: 0 }],
    });
  });

  test("ends open calls when it closes", async () => {
    service.setFaults([{ mode: "hang" }]);
    const outcome = write().then(
      () => "no error",
      (error: unknown) => error,
    );
    while (service.stats().modes.hang !== 1) await new Promise((resolve) => setImmediate(resolve));
    await service.close();
    expect(await outcome).toBeInstanceOf(OpenAI.APIConnectionError);
  });
});
