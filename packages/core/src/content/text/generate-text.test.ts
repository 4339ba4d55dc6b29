import { expect, test } from "vitest";
import { TextError } from "../../text-model/text-errors.ts";
import type { TextModel, TextRequest } from "../../text-model/text-model.ts";
import { buildFactRecord, buildFilledText, buildLocationText } from "../../testing/text-builders.ts";
import { defaultMaxOutputTokens } from "./prompt.ts";
import type { OtherSketch } from "../similarity/similarity.ts";
import { sketchOf } from "../similarity/sketch.ts";
import { generateText, type TextRejectedError } from "./generate-text.ts";

const usage = { calls: 1, inputTokens: 1000, outputTokens: 500 };
const good = buildLocationText();
const wrongTown = buildLocationText({ name: "Woking" });

/** A text model that returns these responses one after another. */
function answering(...answers: unknown[]) {
  const requests: TextRequest[] = [];
  const model: TextModel = {
    write: (request) => {
      const answer = answers[requests.length];
      requests.push(request);
      if (answer instanceof TextError) return Promise.reject(answer);
      return Promise.resolve({ value: answer, model: "m-1", usage });
    },
  };
  const inputs = () => requests.map(({ input }) => JSON.parse(input) as { attempt: number; fault?: string });
  return { deps: { model, exchangeSketch: () => Promise.resolve<OtherSketch[]>([]) }, requests, inputs };
}
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a valid response takes one call", async () => {
  const { deps, requests } = answering(good);
  expect(await generateText(deps, buildFactRecord())).toEqual({ text: good, model: "m-1", usage, remarks: [] });
  expect(requests).toHaveLength(1);
});

test("a text that fails a check gets one more call that names the violation, and both calls are counted", async () => {
  const { deps, inputs } = answering(wrongTown, good);
  const written = await generateText(deps, buildFactRecord());
  expect(written.usage).toEqual({ calls: 2, inputTokens: 2000, outputTokens: 1000 });
  expect(inputs()).toMatchObject([{ attempt: 1 }, { attempt: 2, fault: expect.stringContaining("Woking") as string }]);
});

test("a text that fails twice throws TextRejected with the codes of its violations, without a third call", async () => {
  const { deps, requests } = answering(wrongTown, wrongTown, good);
  const error = await errorOf(generateText(deps, buildFactRecord()));
  expect(error).toMatchObject({
    name: "TextRejected",
    usage: { calls: 2 },
    details: { faults: ["other_place", "place_not_named"] },
  });
  expect(requests).toHaveLength(2);
});

test("the error of a rejected text has the text and every violation with its level and words", async () => {
  const { deps } = answering(wrongTown, wrongTown);
  const { rejected } = (await errorOf(generateText(deps, buildFactRecord()))) as TextRejectedError;
  expect(rejected).toMatchObject({ text: wrongTown, model: "m-1" });
  expect(rejected?.violations[0]).toMatchObject({ code: "other_place", level: "refused", words: "Woking" });
  expect(rejected?.violations.at(-1)).toMatchObject({ code: "place_not_named", level: "for the editor" });
});

test("the error of a response that is no text has none", async () => {
  const { deps } = answering({ title: 42 }, { title: 42 });
  expect(await errorOf(generateText(deps, buildFactRecord()))).toMatchObject({
    rejected: null,
    details: { faults: ["shape"] },
  });
});

test("a second text with nothing refused is kept, and what is left is for the editor", async () => {
  const short = { ...good, servicingMetaTitle: "Reigate" };
  const { deps, requests } = answering(wrongTown, short);
  const { text, remarks, usage: used } = await generateText(deps, buildFactRecord());
  expect(text).toEqual(short);
  expect(remarks).toMatchObject([{ code: "length", level: "for the editor" }]);
  expect(used.calls).toBe(2);
  expect(requests).toHaveLength(2);
});

test("a first text that only an editor could mind is written once more", async () => {
  const { deps, inputs } = answering({ ...good, servicingMetaTitle: "Reigate" }, good);
  expect((await generateText(deps, buildFactRecord())).text).toEqual(good);
  expect(inputs()[1]?.fault).toContain("Servicing, meta title");
});

test("an answer that was cut off gets one more call with more output tokens", async () => {
  const cut = new TextError("TextTruncated", { usage, reason: "The answer was cut off.", correctable: true });
  const { deps, requests, inputs } = answering(cut, good);
  expect((await generateText(deps, buildFactRecord())).usage.calls).toBe(2);
  expect(requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([
    defaultMaxOutputTokens,
    2 * defaultMaxOutputTokens,
  ]);
  expect(inputs()[1]?.fault).toBe("The answer was cut off.");
});

test.each(["TextRateLimited", "TextUnavailable", "TextKeyRejected", "TextQuotaReached", "TextRefused"] as const)(
  "%s is thrown at once",
  async (name) => {
    const { deps, requests } = answering(new TextError(name, { retryAfterSeconds: 7 }), good);
    expect(await errorOf(generateText(deps, buildFactRecord()))).toMatchObject({
      name,
      details: { retryAfterSeconds: 7 },
    });
    expect(requests).toHaveLength(1);
  },
);

test("an error on the corrective attempt includes the usage of the first", async () => {
  const { deps } = answering(wrongTown, new TextError("TextRateLimited"));
  expect(await errorOf(generateText(deps, buildFactRecord()))).toMatchObject({ name: "TextRateLimited", usage });
});

test("a text similar to another that was stored meanwhile is left to the editor, without another call", async () => {
  const { deps } = answering(good, good);
  const other = {
    slug: "dorking",
    ...sketchOf(buildFilledText({ name: "Dorking" }), buildFactRecord({ name: "Dorking" })),
  };
  const { usage: used, remarks } = await generateText(
    { ...deps, exchangeSketch: () => Promise.resolve([other]) },
    buildFactRecord(),
  );
  expect(used.calls).toBe(1);
  expect(new Set(remarks.map(({ code }) => code))).toEqual(new Set(["likeness"]));
});
