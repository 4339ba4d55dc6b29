import { expect, test } from "vitest";
import { maxTextsOfExecution, planScopes } from "@vanfettle/core/generation/scope";
import { maxPauses } from "@vanfettle/core/generation/write-location";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import {
  eventsInParent,
  eventsOfChild,
  eventsOfParent,
  eventsOfPause,
  eventsOfText,
  maxEvents,
  mostEventsOfText,
} from "./execution-events.ts";

const { regions, counties, places } = loadGazetteer();
const everything = regions.length + counties.length + places.length;
const parts = planScopes(Array.from({ length: everything }, (_, index) => `place/p${index}`)).size;

test("an execution over a scope of a hundred texts fits into the history with every retry and every pause of each text", () => {
  expect(mostEventsOfText()).toBeGreaterThan(eventsOfText() + maxPauses * eventsOfPause());
  expect(eventsOfChild({ worst: true }) + maxTextsOfExecution * mostEventsOfText()).toBeLessThan(
    maxEvents,
  );
});

test("a run over everything fits into the history of one turn with each scope begun 25 times", () => {
  const written = eventsOfParent({ worst: true }) + parts * eventsInParent({ worst: true });
  const begunAgain = 24 * parts * eventsInParent({ worst: false });
  expect(written + begunAgain).toBeLessThan(maxEvents);
  expect(parts).toBeGreaterThan(40);
});
