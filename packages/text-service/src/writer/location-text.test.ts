import { describe, expect, test } from "vitest";
import { buildCountyTask, buildNorthernIrelandTask, buildPlaceTask, withoutFacts } from "../testing/made-up-tasks.ts";
import { writeLocationText, type LocationText } from "./location-text.ts";
import type { WritingTask } from "./task.ts";
import { createWordings, type Sentence } from "./wording.ts";

const sentencesOf = ({ servicing, mot, faqs }: LocationText): Sentence[] => [
  ...[...servicing, ...mot].flatMap(({ paragraphs }) => paragraphs.flat()),
  ...faqs.flatMap(({ answer }) => answer),
];
const filledSentences = (task: WritingTask): string[] =>
  sentencesOf(writeLocationText(task)).map(({ text }) => createWordings(task).filled(text));

const tasks: [string, WritingTask][] = [
  ["a town", buildPlaceTask(1)],
  ["a town without neighbours", withoutFacts(buildPlaceTask(2), /^nearby\./)],
  ["a town of unknown size", withoutFacts(buildPlaceTask(3), /^place\.population/)],
  [
    "a town of which little is known",
    withoutFacts(buildPlaceTask(3), /^nearby\.|^place\.(?:population|council|postcode)/),
  ],
  ["a town in Northern Ireland", buildNorthernIrelandTask(4)],
  ["a county", buildCountyTask("Midshire")],
];

describe("writeLocationText", () => {
  test.each(tasks)("writes of %s only what rests on its facts", (_, task) => {
    const known = new Set(task.facts.map(({ id }) => id));
    const sentences = sentencesOf(writeLocationText(task));
    expect(sentences.flatMap(({ basis }) => basis).filter((id) => !known.has(id))).toEqual([]);
    expect(sentences.filter(({ basis }) => basis.length === 0)).toEqual([]);
  });

  test.each(tasks)("writes of %s no sentence twice", (_, task) => {
    const sentences = filledSentences(task);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("writes no figure but as a slot", () => {
    const texts = Array.from({ length: 50 }, (_, i) => JSON.stringify(writeLocationText(buildPlaceTask(i))));
    expect(
      texts.filter((text) => /\d/.test(text.replaceAll(/\{\{[\w.-]+\}\}|"basis":\[[^\]]*\]|class 7/g, ""))),
    ).toEqual([]);
  });

  test("writes less where there are fewer facts", () => {
    const words = (task: WritingTask) => filledSentences(task).join(" ").split(" ").length;
    const [, fewer] = tasks[3] ?? [];
    expect(words(fewer ?? buildPlaceTask(3))).toBeLessThan(words(buildPlaceTask(3)) * 0.7);
  });

  test("asks a question only if it has the facts for the answer", () => {
    const questions = (task: WritingTask) =>
      writeLocationText(task)
        .faqs.map(({ question }) => question)
        .join(" ");
    expect(questions(buildPlaceTask(5))).toMatch(/How many .*stations/);
    expect(questions(buildNorthernIrelandTask(5))).not.toMatch(/stations/);
    expect(questions(buildNorthernIrelandTask(5))).toMatch(/tested|tests/);
  });

  test("says in Northern Ireland that the DVA tests, and of no station", () => {
    const text = JSON.stringify(writeLocationText(buildNorthernIrelandTask(9)));
    expect(text).toContain("DVA");
    expect(text).not.toMatch(/class 7|MOT stations?/);
  });

  test("keeps titles and descriptions within the lengths of search results", () => {
    for (const [, task] of tasks) {
      const text = writeLocationText(task);
      const { filled } = createWordings(task);
      for (const title of [text.servicingMetaTitle, text.motMetaTitle]) {
        expect(filled(title).length).toBeGreaterThanOrEqual(25);
        expect(filled(title).length).toBeLessThanOrEqual(65);
      }
      for (const description of [text.servicingMetaDescription, text.motMetaDescription]) {
        expect(filled(description).length).toBeGreaterThanOrEqual(70);
        expect(filled(description).length).toBeLessThanOrEqual(160);
      }
    }
  });

  test("returns the same text for the same facts and attempt, and another for another attempt", () => {
    const task = buildPlaceTask(33);
    expect(writeLocationText(task)).toEqual(writeLocationText(structuredClone(task)));
    expect(writeLocationText({ ...task, attempt: 2 })).not.toEqual(writeLocationText(task));
  });
});
