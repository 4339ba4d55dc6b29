import { describe, expect, test } from "vitest";
import {
  buildCountyTask,
  buildNorthernIrelandTask,
  buildPlaceTask,
  fact,
  withFacts,
  withoutFacts,
} from "../testing/sample-tasks.ts";
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
  ["a town without suggested neighbours", withoutFacts(buildPlaceTask(2), /^nearby\./)],
  ["a town with few facts", withoutFacts(buildPlaceTask(3), /^nearby\.|^vanStations\.nearest/)],
  ["a town in Northern Ireland", buildNorthernIrelandTask(4)],
  ["a county", buildCountyTask("Midshire")],
];

describe("writeLocationText", () => {
  test.each(tasks)("writes only facts about %s", (_, task) => {
    const known = new Set(task.facts.map(({ id }) => id));
    const sentences = sentencesOf(writeLocationText(task));
    expect(sentences.flatMap(({ basis }) => basis).filter((id) => !known.has(id))).toEqual([]);
    expect(sentences.filter(({ basis }) => basis.length === 0)).toEqual([]);
  });

  test.each(tasks)("repeats no sentence for %s", (_, task) => {
    const sentences = filledSentences(task);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("writes figures only as slots", () => {
    const texts = Array.from({ length: 50 }, (_, i) =>
      JSON.stringify(writeLocationText(buildPlaceTask(i))),
    );
    expect(
      texts.filter((text) =>
        /\d/.test(text.replaceAll(/\{\{[\w.-]+\}\}|"basis":\[[^\]]*\]|class 7/g, "")),
      ),
    ).toEqual([]);
  });

  test.each(tasks)("writes an MOT text about %s that its page shows", (_, task) => {
    const { filled } = createWordings(task);
    const words = writeLocationText(task).mot.flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs.flat().map(({ text }) => filled(text)),
    ]);
    expect(words.join(" ").length).toBeGreaterThan(100);
  });

  test.each(tasks)("adds two to four questions about %s that it can answer", (_, task) => {
    const { faqs } = writeLocationText(task);
    expect(faqs.length).toBeGreaterThanOrEqual(2);
    expect(faqs.length).toBeLessThanOrEqual(4);
    expect(faqs.filter(({ answer }) => answer.length === 0)).toEqual([]);
  });

  test("mentions the DVA but no stations in Northern Ireland", () => {
    const text = JSON.stringify(writeLocationText(buildNorthernIrelandTask(9)));
    expect(text).toContain("DVA");
    expect(text).not.toMatch(/class 7|MOT stations?/);
  });

  test("compares a place with its county next to its stations, before other facts", () => {
    for (let number = 0; number < 20; number++) {
      const task = buildPlaceTask(number);
      const [sentences = []] =
        writeLocationText(
          withFacts(task, [
            fact("place.centre", "it is part of Ashtown", { names: ["Ashtown"] }),
            fact("place.island", "it is on Ashholm, to which no road leads", {
              names: ["Ashholm"],
            }),
            fact(
              "county.moreStations",
              "more stations are close to it than to most places in Midshire",
            ),
          ]),
        ).servicing[0]?.paragraphs ?? [];
      const bases = sentences.map(({ basis }) => basis);
      expect(bases[0]).toContain("vanStations.within5Miles");
      expect(bases[1]).toContain("county.moreStations");
    }
  });

  test("gives an island the article that its name needs", () => {
    const sentences = ["Isle of Wight", "Outer Hebrides", "Orkney"].map((name) => {
      const island = fact("place.island", `it is on ${name}, to which no road leads`, {
        names: [name],
      });
      return createWordings(withFacts(buildPlaceTask(1), [island])).sentence(
        "No road leads to {island}.",
      )?.text;
    });
    expect(sentences).toEqual([
      "No road leads to the Isle of Wight.",
      "No road leads to the Outer Hebrides.",
      "No road leads to Orkney.",
    ]);
  });

  test("calls a place of no certain kind by its name only", () => {
    for (let number = 0; number < 20; number++) {
      const task = buildPlaceTask(number);
      const sentences = filledSentences(
        withFacts(withoutFacts(task, /^place\.kind$/), [
          fact("place.kind", `${task.location.name} is a place`),
        ]),
      );
      expect(sentences.filter((sentence) => /\ba place in\b/.test(sentence))).toEqual([]);
      expect(sentences[0]).toContain(`${task.location.name} in Midshire`);
    }
  });

  test("gives the page of a county or region a title without the places around it", () => {
    expect(writeLocationText(buildCountyTask("Kentshire")).servicingMetaTitle).toBe(
      "Van servicing in Kentshire",
    );
    expect(writeLocationText(buildCountyTask("Kent")).motMetaTitle).toBe(
      "Van MOT in Kent | VanFettle",
    );
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

  test("returns the same text for the same facts and attempt, and a different text for another attempt", () => {
    const task = buildPlaceTask(33);
    expect(writeLocationText(task)).toEqual(writeLocationText(structuredClone(task)));
    expect(writeLocationText({ ...task, attempt: 2 })).not.toEqual(writeLocationText(task));
  });
});
