import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { afterEach, expect, test, vi } from "vitest";
import type { FaultMode } from "@vanfettle/text-service/faults/fault-modes";
import { textViolations } from "../harness/run-rules.ts";
import { runWorld, type RunWorld } from "../harness/run-environment.ts";

// The planted bug: whatever the text service says is taken for good.
vi.mock("../../../packages/core/src/content/checks/check-text.ts", () => ({
  checkText: (value: unknown) => Promise.resolve({ text: value }),
}));

const [place] = buildTowns("wales", 1);

let world: RunWorld;
afterEach(() => world.stop());

async function publishedAfter(mode: FaultMode) {
  world = await runWorld(place ? [place] : []);
  world.texts.setFaults([{ mode }]);
  await world.runRegion("wales");
  return textViolations(await world.rowOf(place?.canonicalSlug ?? ""));
}

test.each<FaultMode>(["poison-16", "poison-18", "poison-24", "poison-25", "poison-30"])(
  "I7 a text that nobody checks is found: %s",
  async (mode) => {
    expect(await publishedAfter(mode)).toEqual(expect.arrayContaining([expect.stringMatching(/^I7: /)]));
  },
);

test("I7 a good text is not taken for a bad one", async () => {
  expect(await publishedAfter("ok")).toEqual([]);
});
