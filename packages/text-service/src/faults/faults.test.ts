import OpenAI from "openai";
import { zodResponseFormat, zodTextFormat } from "openai/helpers/zod";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { placeFacts } from "../testing/made-up-facts.ts";
import { startTextService } from "../text-service.ts";
import type { TextService } from "../text-service.ts";
import { writePlaceText } from "../writer/place-text.ts";
import { createFaultPlan } from "./fault-plan.ts";
import { poisonedText } from "./poison.ts";

const Loose = z.looseObject({ servicingMetaTitle: z.string() });
const Strict = z.strictObject({ servicingMetaTitle: z.string(), motMetaTitle: z.string() });
const facts = placeFacts(21);
const input = (name = facts.name) =>
  JSON.stringify({ task: "write-location-text", facts: { ...facts, name }, attempt: 1 });
const format = { ...zodTextFormat(Strict, "text"), strict: true };

let service: TextService;
let client: OpenAI;

beforeEach(async () => {
  service = await startTextService();
  client = new OpenAI({ apiKey: "key-under-test", baseURL: service.baseUrl, maxRetries: 0, timeout: 1_500 });
});

afterEach(() => service.close());

const ask = (name?: string) => client.responses.create({ model: "m", input: input(name), text: { format } });
const failure = (name?: string): Promise<unknown> =>
  ask(name).then(
    () => "answered",
    (error: unknown) => error,
  );

async function control(body: unknown): Promise<number> {
  const response = await fetch(`${service.url}/control`, { method: "POST", body: JSON.stringify(body) });
  return response.status;
}

describe("faults in sending", () => {
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
  ] as const)("%s reaches the caller as the real service would send it", async (mode, kind) => {
    service.setFaults([{ mode }]);
    expect(await failure()).toBeInstanceOf(kind);
  });

  test("a rate limit says how long to wait", async () => {
    service.setFaults([{ mode: "rate-limit", retryAfterSeconds: 120 }]);
    const error = await failure();
    expect(error).toBeInstanceOf(OpenAI.APIError);
    expect((error as InstanceType<typeof OpenAI.APIError>).headers?.get("retry-after")).toBe("120");
  });

  test("a spent quota is told apart from a rate limit by its code, and a wrong key is quoted", async () => {
    service.setFaults([{ mode: "quota" }]);
    expect(await failure()).toMatchObject({ status: 429, code: "insufficient_quota" });
    service.setFaults([{ mode: "unauthorised" }]);
    expect(String(await failure())).toContain("key-under-test");
  });

  test("a page of HTML comes with status 200", async () => {
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

describe("faults in what is said", () => {
  test("a refusal, a cut text and an empty answer look like the real ones", async () => {
    service.setFaults([{ mode: "refusal", times: 1 }, { mode: "incomplete", times: 1 }, { mode: "empty-choices" }]);
    expect((await ask()).output[0]).toMatchObject({ content: [{ type: "refusal" }] });
    expect(await ask()).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
    expect((await ask()).output).toEqual([]);
  });

  test("in a chat, a cut text ends for its length and an empty answer has no choice", async () => {
    service.setFaults([{ mode: "incomplete", times: 1 }, { mode: "empty-choices" }]);
    const chat = () =>
      client.chat.completions.create({
        model: "m",
        messages: [{ role: "user", content: input() }],
        response_format: zodResponseFormat(Strict, "text"),
      });
    expect((await chat()).choices[0]?.finish_reason).toBe("length");
    expect((await chat()).choices).toEqual([]);
  });

  test.each(["not-json", "fenced-json"] as const)("%s is no JSON as it stands", async (mode) => {
    service.setFaults([{ mode }]);
    const { output_text: said } = await ask();
    expect(() => JSON.parse(said) as unknown).toThrow(SyntaxError);
  });

  test("a wrong shape is JSON without the fields asked for", async () => {
    service.setFaults([{ mode: "wrong-shape" }]);
    expect(Loose.safeParse(JSON.parse((await ask()).output_text)).success).toBe(false);
  });

  test("each of the thirty poison answers differs from the good text and is sent as asked", async () => {
    const good = JSON.stringify(writePlaceText(facts, 1));
    for (let number = 1; number <= 30; number += 1) {
      service.setFaults([{ mode: `poison-${number}` }]);
      const said = (await ask()).output_text;
      expect(said, `poison-${number}`).toBe(poisonedText(number, writePlaceText(facts, 1), facts.name));
      expect(said, `poison-${number}`).not.toBe(good);
    }
  });
});

describe("the standing orders", () => {
  test("hold for so many calls, then good answers follow", async () => {
    expect(await control({ mode: "error-503", times: 2 })).toBe(200);
    expect([await failure(), await failure(), await failure()].map((each) => each instanceof Error)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("hold for places of matching name alone", async () => {
    expect(await control([{ mode: "quota", match: "^Oak" }])).toBe(200);
    expect(await failure("Oakham")).toBeInstanceOf(Error);
    expect(await failure("Ashby")).toBe("answered");
  });

  test.each([{ mode: "nonsense" }, { mode: "poison-31" }, { mode: "ok", rate: 2 }, { mode: "ok", match: "(" }, "ok"])(
    "are refused when they make no sense: %j",
    async (order) => {
      expect(await control(order)).toBe(400);
    },
  );

  test("strike the share of calls they are given, in the same order for the same seed", () => {
    const strikes = (seed: number) => {
      const plan = createFaultPlan({
        seed,
        rules: [
          { mode: "rate-limit", rate: 0.2 },
          { mode: "error-500", rate: 0.0625 },
        ],
      });
      return Array.from({ length: 4000 }, () => plan.next("Anywhere").mode);
    };
    const share = (mode: string) => strikes(7).filter((each) => each === mode).length / 4000;
    expect(share("rate-limit")).toBeCloseTo(0.2, 1);
    expect(share("error-500")).toBeCloseTo(0.05, 1);
    expect(strikes(7)).toEqual(strikes(7));
    expect(strikes(7)).not.toEqual(strikes(8));
  });
});
