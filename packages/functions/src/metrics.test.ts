import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "./metrics.ts";

const write = vi.spyOn(process.stdout, "write");
beforeEach(() => {
  write.mockImplementation(() => true);
  vi.stubEnv("STAGE", "trial");
});
afterEach(() => {
  write.mockReset();
  vi.unstubAllEnvs();
});

interface Line {
  _aws: {
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
  [name: string]: unknown;
}
const lines = () => write.mock.calls.map(([text]) => JSON.parse(String(text)) as Line);

test("writes counts as one line in the embedded metric format, by stage and service", () => {
  createMetrics("generation")({ TextCalls: 2, TextTokens: 5_400 });
  const [line] = lines();
  expect(lines()).toHaveLength(1);
  expect(line).toMatchObject({ service: "generation", TextCalls: 2, TextTokens: 5_400 });
  expect(line?._aws.CloudWatchMetrics).toMatchObject([
    {
      Namespace: "VanFettle/trial",
      Dimensions: [["service"]],
      Metrics: [{ Name: "TextCalls" }, { Name: "TextTokens" }],
    },
  ]);
});

test("adds a code as a dimension to its own line only", () => {
  const emit = createMetrics("booking");
  emit({ BookingRejected: 1 }, { code: "key_reused" });
  emit({ BookingAccepted: 1 });
  const [rejected, accepted] = lines();
  expect(rejected).toMatchObject({ service: "booking", code: "key_reused", BookingRejected: 1 });
  expect(rejected?._aws.CloudWatchMetrics[0]?.Dimensions).toEqual([["service", "code"]]);
  expect(accepted?._aws.CloudWatchMetrics[0]?.Dimensions).toEqual([["service"]]);
  expect(accepted).not.toHaveProperty("code");
  expect(accepted).not.toHaveProperty("BookingRejected");
});

test("adds details to its own line only, not as dimensions, which would each be charged as a metric", () => {
  const emit = createMetrics("page");
  emit({ PartNotLoaded: 1 }, { details: { part: "stations" } });
  emit({ PartNotRendered: 1 });
  const [loaded, rendered] = lines();
  expect(loaded).toMatchObject({ service: "page", part: "stations", PartNotLoaded: 1 });
  expect(loaded?._aws.CloudWatchMetrics[0]?.Dimensions).toEqual([["service"]]);
  expect(rendered).not.toHaveProperty("part");
});
