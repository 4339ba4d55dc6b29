import { expect, test } from "vitest";
import {
  buildCountyTask,
  buildNorthernIrelandTask,
  buildPlaceTask,
  withoutFacts,
} from "../testing/sample-tasks.ts";
import type { WritingTask } from "../writer/task.ts";
import { createWordings } from "../writer/wording.ts";
import { everyWording, faqs, mot, servicing, type Point } from "./corpus.ts";

/** Adds facts that only some places have. */
function withFacts(task: WritingTask, ...ids: string[]): WritingTask {
  const added = ids.map((id) => ({
    id,
    says: "1 of it",
    slot: true,
    names: ["Fernby"],
    words: [],
  }));
  return { ...task, facts: [...task.facts, ...added] };
}
const unslotted = (task: WritingTask, ...ids: string[]): WritingTask => ({
  ...withFacts(task, ...ids),
  facts: withFacts(task, ...ids).facts.map((fact) =>
    ids.includes(fact.id) ? { ...fact, slot: false } : fact,
  ),
});

const distances = [
  "vanStations.nearestMiles",
  "vanStations.nearestClass7Miles",
  "vanStations.tenthMiles",
];
const differences = [
  "county.moreStations",
  "county.fewerStations",
  "county.class7Nearer",
  "county.class7Further",
];
const areaStations = ["vanStations.inArea", "vanStations.class7InArea", "area.class7.2"];
const locations = [
  buildPlaceTask(1),
  withFacts(buildPlaceTask(2), ...distances, "nearby.3", "vanStations.oneClass7Within5Miles"),
  withFacts(
    withoutFacts(buildPlaceTask(3), /^vanStations\.w/),
    ...distances,
    "vanStations.oneWithin5Miles",
  ),
  withFacts(
    buildPlaceTask(4),
    ...distances,
    "vanStations.noWithin5Miles",
    "vanStations.noClass7Within5Miles",
  ),
  unslotted(buildPlaceTask(6), "place.centre", "place.island", "place.namesakes", ...differences),
  withoutFacts(buildPlaceTask(7), /^nearby\.2/),
  buildNorthernIrelandTask(4),
  unslotted(withoutFacts(buildCountyTask("County Midland"), /^vanStations\./), "mot.byDva"),
  withFacts(buildCountyTask("Midshire"), ...areaStations),
];

const points: Point[] = [
  ...servicing.points,
  ...mot.points,
  ...faqs.flatMap(({ answers }) => answers),
];
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
    wordings.filter((wording) => /\d/.test(wording.replaceAll(/\{+[\w.-]+\}+|class 7/g, ""))),
  ).toEqual([]);
});

test("pages and questions do not repeat a wording", () => {
  for (const list of [
    servicing.points.flatMap((point) => [...point.wordings, ...point.otherwise]),
    mot.points.flatMap((point) => [...point.wordings, ...point.otherwise]),
    faqs.flatMap(({ questions }) => questions),
  ]) {
    expect(list.filter((wording, i) => list.indexOf(wording) !== i)).toEqual([]);
  }
});

test("every point has wordings and requires a fact", () => {
  expect(
    points.filter(({ needs, wordings }) => needs.length === 0 || wordings.length === 0),
  ).toEqual([]);
});
