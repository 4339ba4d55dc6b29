import { expect, test } from "vitest";
import { parseCommandLine } from "./main.ts";

test("uses port 4700 and no latency by default", () => {
  expect(parseCommandLine([])).toEqual({
    port: 4700,
    latencyMs: 0,
    faults: { token: "ok", dvsa: "ok", dvla: "ok" },
  });
});

test("configures latency and faults for each service", () => {
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
])("rejects %j", (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});
