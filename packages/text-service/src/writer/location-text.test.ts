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

const villageWithoutClass7 = (number: number) =>
  withFacts(withoutFacts(buildPlaceTask(number), /lass7/), [
    fact("vanStations.nearestClass7Miles", "the nearest class 7 station is 7.2 miles away", {
      slot: true,
    }),
    fact(
      "class7.where",
      "None of the 9 MOT stations within 5 miles tests class 7 vans; the nearest that does is 7.2 miles away, near Fernby, and another is 8.1 miles away, near Becking",
      { slot: true, names: ["Fernby", "Becking"] },
    ),
    fact("class7.count", "There is none within 5 miles", { slot: true }),
  ]);
const island = (number: number) =>
  withFacts(withoutFacts(buildPlaceTask(number), /lass7/), [
    fact("place.island", "it is on Ashholm, to which no road leads", { names: ["Ashholm"] }),
    fact("vanStations.onIsland", "3 van MOT stations on Ashholm", { slot: true }),
    fact(
      "class7.where",
      "Class 7 vans from here have to leave Ashholm for the test: none of the 3 MOT stations there tests them",
      { slot: true },
    ),
  ]);

const tasks: [string, WritingTask][] = [
  ["a town", buildPlaceTask(1)],
  [
    "a town with few facts",
    withoutFacts(buildPlaceTask(3), /class7\.share|^vanStations\.nearestClass7/),
  ],
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

  test("says where class 7 is tested once, and in a town with districts says how they divide", () => {
    for (const task of [villageWithoutClass7(7), island(8)]) {
      const bases = sentencesOf(writeLocationText(task)).map(({ basis }) => basis);
      expect(bases.filter((basis) => basis.includes("class7.where"))).toHaveLength(1);
    }
    const districts = fact("districts.most", "LS12 has 43 of the 148", { slot: true });
    const [section] = writeLocationText(withFacts(buildPlaceTask(7), [districts])).mot;
    expect(section?.heading).toMatch(/ by postcode$/);
    expect(section?.paragraphs.flat().map(({ text }) => text)).toEqual(["{{districts.most}}."]);
  });

  test.each([
    ["Isle of Wight", "on the Isle of Wight"],
    ["Outer Hebrides", "in the Outer Hebrides"],
    ["Isles of Scilly", "in the Isles of Scilly"],
    ["Orkney", "on Orkney"],
  ])("says what is on the island %s", (name, words) => {
    const onIsland = fact("place.island", `it is on ${name}`, { names: [name] });
    const wordings = createWordings(withFacts(buildPlaceTask(1), [onIsland]));
    expect(wordings.sentence("Class 7 vans {onIsland}")?.text).toBe(`Class 7 vans ${words}`);
  });

  test.each<[what: string, changes: WritingTask["facts"], region: string, title: string]>([
    ["its county", [fact("place.county", "", { names: ["Kent"] })], "South East", "Ashby, Kent"],
    [
      "no county that is a list",
      [fact("place.county", "", { names: ["Gloucestershire & Bristol"] })],
      "South West",
      "Ashby",
    ],
    [
      "its nation instead of a list",
      [fact("place.county", "", { names: ["Highlands & Islands"] })],
      "Scotland",
      "Ashby, Scotland",
    ],
    [
      "the city that it is part of",
      [
        fact("place.county", "", { names: ["Hampshire"] }),
        fact("place.centre", "", { names: ["Portsmouth"] }),
      ],
      "South East",
      "Ashby, Portsmouth",
    ],
    [
      "London",
      [
        fact("place.county", "", { names: ["Greater London"] }),
        fact("place.region", "", { names: ["London"] }),
      ],
      "London",
      "Ashby, London",
    ],
    [
      "its island",
      [
        fact("place.county", "", { names: ["Hampshire"] }),
        fact("place.island", "", { names: ["Isle of Wight"] }),
      ],
      "South East",
      "Ashby, Isle of Wight",
    ],
    [
      "a short name of the county",
      [
        fact("place.county", "", {
          names: ["Hampshire & Isle of Wight", "Hampshire and Isle of Wight", "Hampshire"],
        }),
      ],
      "South East",
      "Ashby, Hampshire",
    ],
    [
      "what distinguishes it from its namesakes",
      [
        fact("place.island", "", { names: ["Isle of Wight"] }),
        fact("place.namesakes", "", { names: ["Ashby, near Fernby"] }),
      ],
      "South East",
      "Ashby, near Fernby",
    ],
  ])("adds %s to the name in titles", (_, facts, region, title) => {
    const location = { kind: "place", name: "Ashby", county: "Kent", region } as const;
    const wordings = createWordings({ location, facts });
    expect(wordings.sentence("Van MOT in {qualified}")?.text).toBe(`Van MOT in ${title}`);
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
    expect(text.motMetaDescription).toContain("in Beckton, near Fernby:");
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
