import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import { expect, test } from "vitest";
import { decideNextStep } from "./next-step.ts";

const idle = buildContentProgress();
const running = buildContentProgress({ isRunning: true, currentRegion: "Wales" });

test.each([
  ["is started when nothing runs", idle, { isGenerating: false, isOnServer: false }, "start"],
  ["waits for a run that is accepted and not shown yet", idle, { isGenerating: true, isOnServer: false }, "wait"],
  ["waits for a run that somebody else has started", running, { isGenerating: true, isOnServer: false }, "wait"],
  ["is asked for when the server has come to it", running, { isGenerating: true, isOnServer: true }, "start"],
  ["is not started again after its queue was cancelled", idle, { isGenerating: false, isOnServer: true }, "end"],
  [
    "is passed over when it has a result",
    buildContentProgress({ regionProgress: [buildRegionProgress("Wales")] }),
    { isGenerating: false, isOnServer: false },
    "skip",
  ],
] as const)("the next region %s", (_, progress, state, step) => {
  expect(decideNextStep("Wales", { progress, ...state })).toBe(step);
});

test("while the server writes another region of its queue, the next one waits", () => {
  expect(decideNextStep("Scotland", { progress: running, isGenerating: true, isOnServer: true })).toBe("wait");
});
