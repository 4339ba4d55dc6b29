import { expect, test } from "vitest";
import { logMetrics } from "./log-metrics.ts";
import { metricStore } from "./metric-store.ts";

const noon = Date.parse("2026-11-21T12:00:00.000Z");
const window = { from: noon, to: noon + 60_000 };

function readLines(logGroup: string, lines: string[]) {
  const metrics = metricStore({ folder: undefined, now: () => noon });
  const metric = { namespace: "Van", name: "Fallback", dimensions: {} };
  const filters = [{ logGroup: "/aws/lambda/edge", phrase: "not rendered", metric, value: 1 }];
  const readLine = logMetrics({ metrics, filters })(logGroup);
  for (const line of lines) readLine(line);
  metrics.close();
  return (name: string, dimensions: Record<string, string> = {}) =>
    metrics.statistic({ namespace: "Van", name, dimensions }, "Sum", window);
}
const embedded = (dimensions: string[][], names: string[], values: object) =>
  JSON.stringify({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [{ Namespace: "Van", Dimensions: dimensions, Metrics: names.map((Name) => ({ Name })) }],
    },
    ...values,
  });

test("records values in the embedded metric format under each set of their dimensions", () => {
  const sum = readLines("/aws/lambda/booking", [
    embedded([["service"], ["service", "code"]], ["Refused", "Tries"], {
      service: "booking",
      code: "late",
      Refused: 1,
      Tries: [2, 3],
    }),
    embedded([["service"]], ["Refused"], { service: "booking", Refused: 4 }),
  ]);
  expect(sum("Refused", { service: "booking" })).toBe(5);
  expect(sum("Refused", { service: "booking", code: "late" })).toBe(1);
  expect(sum("Tries", { service: "booking" })).toBe(5);
  expect(sum("Refused")).toBeUndefined();
});

test("a metric filter counts only lines of its log group", () => {
  const lines = ['{"message":"page not rendered"}', "not rendered, without JSON", "rendered"];
  expect(readLines("/aws/lambda/edge", lines)("Fallback")).toBe(2);
  expect(readLines("/aws/lambda/booking", lines)("Fallback")).toBeUndefined();
});

test("ignores a malformed line of the embedded metric format", () => {
  expect(readLines("/aws/lambda/booking", ['{"_aws"', '{"_aws":{}}', '"_aws"'])("Refused")).toBeUndefined();
});
