import { afterEach, expect, test, vi } from "vitest";
import type { CheckedText } from "@vanfettle/core/content/checks/check-text";
import type { LocationText } from "@vanfettle/core/content/text/location-text";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import type { FaultMode } from "@vanfettle/text-service/faults/fault-modes";
import { startRunEnvironment, type RunEnvironment } from "../harness/run-environment.ts";
import { textViolations } from "../harness/run-rules.ts";

// The injected bug: every text passes the checks, and the second reader supports every sentence.
vi.mock("../../../packages/core/src/content/checks/check-text.ts", () => ({
  checkText: (text: LocationText): Promise<CheckedText> =>
    Promise.resolve({
      text,
      signature: { servicing: "", mot: "", faqs: "" },
      objections: [],
    }),
}));

const [place] = buildTowns("wales", 1);

let environment: RunEnvironment;
afterEach(() => environment.stop());

async function publishedAfter(mode: FaultMode) {
  environment = await startRunEnvironment(place ? [place] : []);
  environment.texts.setFaults([{ mode }, { mode: "reader-always-yes" }]);
  await environment.runRegion("wales");
  return textViolations(await environment.storedRow(place?.canonicalSlug ?? ""));
}

test.each<FaultMode>(["poison-16", "poison-18", "poison-24", "poison-25", "poison-30"])(
  "I7 an unchecked bad text is found: %s",
  async (mode) => {
    expect(await publishedAfter(mode)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^I7: /)]),
    );
  },
);

test("I7 a good text has no violations", async () => {
  expect(await publishedAfter("ok")).toEqual([]);
});
