import { describe, expect, test } from "vitest";
import {
  buildCountyTask,
  buildNorthernIrelandTask,
  buildPlaceTask,
} from "../testing/sample-tasks.ts";
import { writeLocationText, type LocationText } from "../writer/location-text.ts";
import type { JudgingTask, WritingTask } from "../writer/task.ts";
import { createWordings } from "../writer/wording.ts";
import { judgeSentences } from "./judge-sentences.ts";
import { damagedResponse, readerModes } from "./reader-faults.ts";

const judge = ({ location, facts }: WritingTask, texts: string[]) => {
  const sentences = texts.map((text, i) => ({ sentence: i + 1, text }));
  const task: JudgingTask = { task: "judge-sentences", location, facts, sentences };
  return judgeSentences(task).verdicts;
};

function writtenBy(task: WritingTask): string[] {
  const text: LocationText = writeLocationText(task);
  const items = [
    ...[...text.servicing, ...text.mot].flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs.flat().map(({ text }) => text),
    ]),
    ...text.faqs.flatMap(({ question, answer }) => [question, ...answer.map(({ text }) => text)]),
    text.servicingMetaTitle,
    text.servicingMetaDescription,
    text.motMetaTitle,
    text.motMetaDescription,
  ];
  return items.map(createWordings(task).filled);
}

describe("judgeSentences", () => {
  test.each([
    ["a place", buildPlaceTask],
    ["a place in Northern Ireland", buildNorthernIrelandTask],
    ["a county", () => buildCountyTask("Midshire")],
  ] as const)("supports every sentence that the template generator writes about %s", (_, build) => {
    for (let number = 0; number < 40; number++) {
      const task = { ...build(number), attempt: 1 + (number % 2) };
      const verdicts = judge(task, writtenBy(task));
      expect(verdicts.length).toBeGreaterThan(10);
      expect(verdicts.filter(({ verdict }) => verdict !== "supported")).toEqual([]);
    }
  });

  test("rejects other sentences, including its own with different facts or extra words", () => {
    const task = buildPlaceTask(5);
    const [heading = "", sentence = ""] = writtenBy(task);
    const objected = [
      "Vans here are the best.",
      `${sentence} Ring us.`,
      sentence.replace(/\d+/, "999"),
      `${heading}!`,
    ];
    expect(judge(task, objected).map(({ verdict }) => verdict)).toEqual(
      objected.map(() => "not supported"),
    );
    expect(judge(buildPlaceTask(6), [sentence])[0]?.verdict).toBe("not supported");
  });

  test("quotes at most 100 characters from the sentence", () => {
    const [verdict] = judge(buildPlaceTask(5), ["van ".repeat(200)]);
    expect(verdict?.words.length).toBeLessThanOrEqual(100);
    expect("van ".repeat(200)).toContain(verdict?.words);
  });
});

test("returns a different response in every reader mode except the slow and failing modes", () => {
  const answer = {
    verdicts: judge(buildPlaceTask(5), [
      "Vans here are the best.",
      ...writtenBy(buildPlaceTask(5)),
    ]),
  };
  const same = readerModes.filter((mode) => damagedResponse(mode, answer) === answer);
  expect(same).toEqual(["reader-slow", "reader-failing"]);
});
