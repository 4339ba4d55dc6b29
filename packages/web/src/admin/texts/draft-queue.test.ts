import { expect, test } from "vitest";
import { buildContentStates } from "../testing/admin-responses.ts";
import {
  countOutcome,
  createQueue,
  moveBack,
  moveOn,
  moveTo,
  moveToFirstOpen,
  openAfter,
  openCount,
  setOutcome,
  setVersion,
} from "./draft-queue.ts";

const states = buildContentStates([
  { draftVersion: 2, liveVersion: 1 },
  { draftVersion: null },
  { draftVersion: 1 },
  { draftVersion: 3, kind: "county", slug: "place-0" },
]);
const queue = createQueue(states, null);

test("has the drafts of all locations in the order of the list", () => {
  expect(queue.drafts.map(({ kind, slug, version }) => [kind, slug, version])).toEqual([
    ["place", "place-0", 2],
    ["place", "place-2", 1],
    ["county", "place-0", 3],
  ]);
});

test("has the drafts with the lightest objections first, and equal ones in the order of the list", () => {
  const weighed = buildContentStates([
    { draftVersion: 1, draftWeight: 1_010 },
    { draftVersion: 1, draftWeight: 10 },
    { draftVersion: 1, draftWeight: 0 },
    { draftVersion: 1, draftWeight: 100 },
    { draftVersion: 1, draftWeight: 10 },
    { draftVersion: 1, draftWeight: 2 },
  ]);
  expect(createQueue(weighed, null).drafts.map(({ slug }) => slug)).toEqual([
    "place-2",
    "place-5",
    "place-1",
    "place-4",
    "place-3",
    "place-0",
  ]);
});

test("is limited to the chosen locations that have a draft", () => {
  const chosen = createQueue(states, ["county/place-0", "place-1"]);
  expect(chosen.drafts.map(({ kind, slug }) => [kind, slug])).toEqual([["county", "place-0"]]);
});

test("moves on to the next draft that waits, and to the end after the last", () => {
  const decided = setOutcome(queue, "place-2", "approved");
  expect(openAfter(queue)).toEqual([1, 2]);
  expect(moveOn(decided).position).toBe(2);
  expect(moveOn(moveOn(decided)).position).toBe(3);
});

test("moves back to the draft before, also one that is decided, and not before the first", () => {
  const decided = moveOn(setOutcome(queue, "place-0", "approved"));
  expect(moveBack(decided).position).toBe(0);
  expect(moveBack(moveBack(decided)).position).toBe(0);
});

test("begins again with the drafts that were skipped", () => {
  const atEnd = moveOn(moveOn(moveOn(setOutcome(queue, "place-0", "rejected"))));
  expect([atEnd.position, openCount(atEnd)]).toEqual([3, 2]);
  expect(moveToFirstOpen(atEnd).position).toBe(1);
});

test("counts decisions, and takes one back", () => {
  const decided = setOutcome(setOutcome(queue, "place-0", "approved"), "place-2", "rejected");
  expect([
    countOutcome(decided, "approved"),
    countOutcome(decided, "rejected"),
    openCount(decided),
  ]).toEqual([1, 1, 1]);
  expect(openCount(setOutcome(decided, "place-2", null))).toBe(2);
});

test("moves to a draft by its key, and shows an edited version in the place of a draft", () => {
  expect(moveTo(queue, "county/place-0").position).toBe(2);
  expect(moveTo(queue, "unknown").position).toBe(0);
  expect(setVersion(queue, "place-2", 5).drafts.map(({ version }) => version)).toEqual([2, 5, 3]);
});
