import { expect, test } from "vitest";
import { judgeSentences } from "../reader/judge-sentences.ts";
import { sampleTask } from "../testing/sample-task.ts";
import { writeLocationText } from "./location-text.ts";

const stringsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

test("writes the same text from the same facts, with slots of known facts only", () => {
  const text = writeLocationText(sampleTask);
  expect(writeLocationText(sampleTask)).toEqual(text);
  const known = sampleTask.facts.map(({ id }) => id);
  const slots = JSON.stringify(text).match(/(?<=\{\{)[\w.]+(?=\}\})/g) ?? [];
  expect(slots.length).toBeGreaterThan(5);
  expect(slots.filter((id) => !known.includes(id))).toEqual([]);
});

test("is plainly a sample, and names the place in each part", () => {
  const text = writeLocationText(sampleTask);
  const headings = [...text.servicing, ...text.mot].map(({ heading }) => heading);
  for (const heading of headings) expect(heading).toMatch(/^Sample text .*: Ashbourne$/);
  expect(text.servicingMetaTitle).toBe("Ashbourne: a sample text on van servicing");
});

const judge = (...texts: string[]) =>
  judgeSentences({
    ...sampleTask,
    task: "judge-sentences",
    sentences: texts.map((text, i) => ({ sentence: i + 1, text })),
  }).verdicts;

test("the reader supports each sentence of the template, and no other", () => {
  const says = new Map(sampleTask.facts.map((fact) => [fact.id, fact.says]));
  const filled = stringsOf(writeLocationText(sampleTask)).map((text) =>
    text.replace(/\{\{([\w.]+)\}\}/g, (_, id: string) => says.get(id) ?? ""),
  );
  expect(judge(...filled).filter(({ verdict }) => verdict !== "supported")).toEqual([]);
  expect(judge("Everybody likes Ashbourne.", "Drivers in Ashbourne have 14 MOT stations.")).toEqual(
    [
      { sentence: 1, verdict: "not supported", words: "Everybody likes Ashbourne." },
      {
        sentence: 2,
        verdict: "not supported",
        words: "Drivers in Ashbourne have 14 MOT stations.",
      },
    ],
  );
});
