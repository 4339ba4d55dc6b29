import { expect, test } from "vitest";
import { buildCountyTask, buildPlaceTask, fact, withFacts } from "../testing/sample-tasks.ts";
import type { WritingTask } from "../writer/task.ts";
import { createWordings } from "../writer/wording.ts";
import { everyWording, faqs, mot, servicing, type Point } from "./corpus.ts";

const addedTo = (task: WritingTask, slot: boolean, ids: readonly string[]): WritingTask =>
  withFacts(
    task,
    ids.map((id) => fact(id, "1 of it", { slot, names: ["Fernby"] })),
  );

const slotsOf = (wordings: readonly string[]): string[] =>
  wordings.flatMap((wording) =>
    Array.from(wording.matchAll(/\{\{([\w.-]+)\}\}/g), ([, id = ""]) => id),
  );
/** A place and a county with every fact that a wording uses. */
const locations = [buildPlaceTask(1), buildCountyTask("Midshire")].map((task) =>
  addedTo(addedTo(task, true, slotsOf(everyWording())), false, [
    "place.namesakes",
    "place.island",
    "mot.byDva",
    "dva.inArea",
    "dva.own",
    "dva.none",
  ]),
);

const points: Point[] = [servicing, mot].flatMap(({ points: ofPage }) => ofPage);
const wordings = everyWording();

test("every wording fits some location, without leftover placeholders or stray punctuation", () => {
  const invalid = wordings.filter((wording) => {
    const written = locations.flatMap((task) => {
      const wordings = createWordings(task);
      const sentence = wordings.sentence(wording);
      return sentence ? [wordings.filled(sentence.text)] : [];
    });
    return (
      written.length === 0 ||
      written.some((text) =>
        /[[\]{}|](?! VanFettle)|\s\s|\s[,.;:?]|\.\.|,,/.test(text.replace(" | ", " ")),
      )
    );
  });
  expect(invalid).toEqual([]);
});

test("wordings contain figures only as slots", () => {
  expect(
    wordings.filter((wording) => /\d/.test(wording.replaceAll(/\{+[\w.-]+\}+|class 7/gi, ""))),
  ).toEqual([]);
});

test("the pages of a place share no wording", () => {
  const list = points.flatMap(({ wordings: ofPoint }) => ofPoint);
  expect(list.filter((wording, i) => list.indexOf(wording) !== i)).toEqual([]);
});

test("every sentence uses a fact", () => {
  const sentences = [...points, ...faqs.flatMap(({ answer }) => answer)].flatMap(
    ({ wordings: ofPoint }) => ofPoint,
  );
  expect(
    sentences.filter(
      (wording) =>
        !/\{(?!place\}|qualified\}|inPlace\}|aroundPlace\}|atPlace\})\w+\}|\{\{/.test(wording),
    ),
  ).toEqual([]);
});
