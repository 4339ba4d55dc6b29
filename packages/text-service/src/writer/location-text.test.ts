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

const near = (id: string, name: string) =>
  fact(id, `${name} (7.2 miles)`, { slot: true, names: [name] });
const villageWithoutClass7 = (number: number) =>
  withFacts(withoutFacts(buildPlaceTask(number), /lass7/), [
    near("class7.near.1", "Fernby"),
    near("class7.near.2", "Becking"),
    fact("vanStations.noClass7Within5Miles", "no class 7 station within 5 miles", { slot: true }),
  ]);
const island = (number: number) =>
  withFacts(withoutFacts(villageWithoutClass7(number), /round$/), [
    fact("place.island", "it is on Ashholm, to which no road leads", { names: ["Ashholm"] }),
    fact("island.stations", "1 van MOT station on Ashholm", { slot: true }),
    fact("island.noClass7", "no class 7 station on Ashholm", { slot: true }),
  ]);

const tasks: [string, WritingTask][] = [
  ["a town", buildPlaceTask(1)],
  ["a town with few facts", withoutFacts(buildPlaceTask(3), /round$|^vanStations\.nearestClass7/)],
  ["a village without class 7", villageWithoutClass7(2)],
  ["an island", island(5)],
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
        /\d/.test(text.replaceAll(/\{\{[\w.-]+\}\}|"basis":\[[^\]]*\]|class 7/gi, "")),
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

  test("names the nearest places with class 7 for a place without, once", () => {
    for (const task of [villageWithoutClass7(7), island(8)]) {
      const sentences = sentencesOf(writeLocationText(task));
      const bases = sentences.map(({ basis }) => basis);
      expect(bases.filter((basis) => basis.includes("class7.near.1"))).toHaveLength(1);
      expect(JSON.stringify(sentences)).not.toContain("class7Around");
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

  test("keeps the brand in every title, and a namesake's county", () => {
    expect(writeLocationText(buildCountyTask("Kent")).motMetaTitle).toBe(
      "Van MOT in Kent | VanFettle",
    );
    const namesake = (names: string) =>
      withFacts(buildPlaceTask(1), [
        fact("place.namesakes", "another location has the same name", { names: [names] }),
      ]);
    const text = writeLocationText(namesake("Beckton, near Fernby"));
    expect(text.servicingMetaTitle).toBe("Van servicing in Beckton, near Fernby | VanFettle");
    expect(text.servicing[0]?.heading).toMatch(/ Ashbourne$|Beckbourne$/);
    expect(JSON.stringify(text.faqs)).toContain("of Beckton near Fernby.");
    const long = `Beckton, ${"Long".repeat(7)}`;
    expect(writeLocationText(namesake(long)).servicingMetaTitle).toBe(
      `Van servicing: ${long} | VanFettle`,
    );
    expect(
      tasks.filter(([, task]) => !writeLocationText(task).motMetaTitle.endsWith(" | VanFettle")),
    ).toEqual([]);
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

  test("returns the same text for the same facts, at any attempt", () => {
    const task = buildPlaceTask(33);
    expect(writeLocationText({ ...structuredClone(task), attempt: 2 })).toEqual(
      writeLocationText(task),
    );
  });
});
