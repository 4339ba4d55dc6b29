import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { startTextService } from "../server.ts";
import type { TextService } from "../server.ts";
import { sampleTask as task } from "../testing/sample-task.ts";
import { writeLocationText } from "../writer/location-text.ts";
import { createFaultPlan } from "./fault-plan.ts";
import { buildPoisonText } from "./poison-texts.ts";

const Loose = z.looseObject({ servicingMetaTitle: z.string() });
const Strict = z.strictObject({ servicingMetaTitle: z.string(), motMetaTitle: z.string() });
const { location } = task;
const input = (name = location.name) =>
  JSON.stringify({ ...task, location: { ...location, name } });
const format = { ...zodTextFormat(Strict, "text"), strict: true };

let service: TextService;
let client: OpenAI;

beforeEach(async () => {
  service = await startTextService();
  client = new OpenAI({
    apiKey: "key-under-test",
    baseURL: service.baseUrl,
    maxRetries: 0,
  });
});

afterEach(() => service.close());

const generate = (name?: string, caller = client) =>
  caller.responses.create({ model: "m", input: input(name), text: { format } });
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "no error",
    (error: unknown) => error,
  );
const generateError = (name?: string): Promise<unknown> => errorOf(generate(name));

describe("transport faults", () => {
  test.each([
    ["rate-limit", OpenAI.RateLimitError],
    ["quota", OpenAI.RateLimitError],
    ["unauthorised", OpenAI.AuthenticationError],
    ["error-500", OpenAI.InternalServerError],
    ["error-502", OpenAI.InternalServerError],
    ["error-503", OpenAI.InternalServerError],
    ["hang", OpenAI.APIConnectionTimeoutError],
    ["drip", OpenAI.APIConnectionTimeoutError],
    ["reset", OpenAI.APIConnectionError],
    ["cut-body", Error],
  ] as const)("%s causes the same SDK error as the real service", async (mode, kind) => {
    service.setFaults([{ mode }]);
    // A busy machine may take long for the others.
    const caller =
      kind === OpenAI.APIConnectionTimeoutError ? client.withOptions({ timeout: 500 }) : client;
    expect(await errorOf(generate(location.name, caller))).toBeInstanceOf(kind);
  });

  test("a rate limit has the header retry-after", async () => {
    service.setFaults([{ mode: "rate-limit", retryAfterSeconds: 120 }]);
    const error = await generateError();
    expect(error).toBeInstanceOf(OpenAI.APIError);
    expect((error as InstanceType<typeof OpenAI.APIError>).headers?.get("retry-after")).toBe("120");
  });

  test("an exhausted quota and a rate limit have different codes, and the error for a wrong key contains the key", async () => {
    service.setFaults([{ mode: "quota" }]);
    expect(await generateError()).toMatchObject({ status: 429, code: "insufficient_quota" });
    service.setFaults([{ mode: "unauthorised" }]);
    expect(String(await generateError())).toContain("key-under-test");
  });

  test("html-200 sends an HTML page with status 200", async () => {
    service.setFaults([{ mode: "html-200" }]);
    const response = await fetch(`${service.baseUrl}/responses`, {
      method: "POST",
      headers: { authorization: "Bearer k" },
      body: JSON.stringify({ model: "m", input: input(), text: { format } }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<!doctype html>");
  });
});

describe("content faults", () => {
  test("a refusal, an incomplete text and an empty response have the real service's format", async () => {
    service.setFaults([
      { mode: "refusal", times: 1 },
      { mode: "incomplete", times: 1 },
      { mode: "empty-choices" },
    ]);
    expect((await generate()).output[0]).toMatchObject({ content: [{ type: "refusal" }] });
    expect(await generate()).toMatchObject({
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
    });
    expect((await generate()).output).toEqual([]);
  });

  test.each(["not-json", "fenced-json"] as const)("%s is not valid JSON", async (mode) => {
    service.setFaults([{ mode }]);
    const { output_text: text } = await generate();
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test("wrong-shape is JSON without the schema's fields", async () => {
    service.setFaults([{ mode: "wrong-shape" }]);
    expect(Loose.safeParse(JSON.parse((await generate()).output_text)).success).toBe(false);
  });

  test("each of the thirty poison modes sends its text, which differs from the normal text", async () => {
    const good = JSON.stringify(writeLocationText(task));
    for (let number = 1; number <= 30; number += 1) {
      service.setFaults([{ mode: `poison-${number}` }]);
      const output = (await generate()).output_text;
      expect(output, `poison-${number}`).toBe(
        buildPoisonText(number, writeLocationText(task), location.name),
      );
      expect(output, `poison-${number}`).not.toBe(good);
    }
  });
});

describe("fault rules", () => {
  test("apply to the number of calls in times", async () => {
    service.setFaults([{ mode: "error-503", times: 2 }]);
    expect(
      [await generateError(), await generateError(), await generateError()].map(
        (each) => each instanceof Error,
      ),
    ).toEqual([true, true, false]);
  });

  test("apply to matching locations with match", async () => {
    service.setFaults([{ mode: "quota", match: "^Oak" }]);
    expect(await generateError("Oakham")).toBeInstanceOf(Error);
    expect(await generateError("Ashby")).toBe("no error");
  });

  test("apply to their share of calls with a rate", () => {
    const plan = createFaultPlan([
      { mode: "rate-limit", rate: 0.2 },
      { mode: "error-500", rate: 0.0625 },
    ]);
    const modes = Array.from(
      { length: 4000 },
      () => plan.next("Anywhere", "write-location-text").mode,
    );
    const share = (mode: string) => modes.filter((each) => each === mode).length / 4000;
    expect(share("rate-limit")).toBeCloseTo(0.2, 1);
    expect(share("error-500")).toBeCloseTo(0.05, 1);
  });

  test("apply reader faults to judging calls, and text faults to writing calls", () => {
    const plan = createFaultPlan([{ mode: "reader-always-yes" }, { mode: "poison-1" }]);
    expect(plan.next("Anywhere", "write-location-text").mode).toBe("poison-1");
    expect(plan.next("Anywhere", "judge-sentences").mode).toBe("reader-always-yes");
  });

  test("with a task apply only to its calls", async () => {
    service.setFaults([{ mode: "error-500", task: "judge-sentences" }]);
    expect(await generateError()).toBe("no error");
  });
});
