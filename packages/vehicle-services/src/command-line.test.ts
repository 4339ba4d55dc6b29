import { expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

test("without options the port is 4700 and both services answer at once", () => {
  expect(parseCommandLine([])).toEqual({
    port: 4700,
    latencyMs: 0,
    faults: { token: "ok", dvsa: "ok", dvla: "ok" },
  });
});

test("each service may be slow or fail", () => {
  const args = ["--port", "0", "--latency", "1000", "--dvsa", "rate-limit", "--dvla", "drop"];
  expect(parseCommandLine(args)).toEqual({
    port: 0,
    latencyMs: 1_000,
    faults: { token: "ok", dvsa: "rate-limit", dvla: "drop" },
  });
});

test.each([
  [["--port", "http"], "--port is not a whole number"],
  [["--latency", "-1"], ""],
  [["--dvsa", "sleepy"], "--dvsa sleepy is unknown"],
])("%j is refused", (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});
