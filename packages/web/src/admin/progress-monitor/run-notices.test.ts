import { expect, test } from "vitest";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { describeWait } from "./run-notices.tsx";

const at = (time: string) => `2026-11-21T${time}.000Z`;
const running = { isRunning: true, lastUpdate: at("10:00:00"), aliveUntil: at("10:01:30") };

test.each([
  ["nothing while the run moves on", running, "10:00:20", null],
  [
    "when a silent run counts as interrupted",
    running,
    "10:00:40",
    "No update since 21 Nov 2026, 10:00. Without one by 21 Nov 2026, 10:01, the run counts as interrupted.",
  ],
  [
    "until when the text service has asked for a pause",
    { ...running, pausedUntil: "2026-11-22T00:05:00.000Z" },
    "10:00:40",
    "The text service has asked for a pause until 22 Nov 2026, 00:05.",
  ],
  [
    "that the text service is not working",
    { ...running, isUnresponsive: true },
    "10:00:40",
    "The text service is not working. One call at a time tries it before the run stops.",
  ],
  [
    "when a run continues that waits for the next day's budget",
    { continuesAt: "2026-11-22T00:00:00.000Z" },
    "10:00:40",
    "What is left of today's token budget is not enough for the next text. The run continues after 22 Nov 2026, 00:00. Another run may go first.",
  ],
  [
    "that the run is being cancelled",
    { ...running, isCancelling: true },
    "10:00:40",
    "The run is being cancelled. It ends when the texts that are being written are stored.",
  ],
  ["nothing about a run that has ended", { lastUpdate: at("10:00:00") }, "11:00:00", null],
])("the notice says %s", (_, progress, now, notice) => {
  expect(describeWait(buildContentProgress(progress), Date.parse(at(now)))).toBe(notice);
});
