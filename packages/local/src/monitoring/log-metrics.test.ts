import { expect, test } from "vitest";
import { filterPattern } from "./filter-pattern.ts";
import { logMetrics } from "./log-metrics.ts";

function readLines(logGroup: string, lines: string[]) {
  const recorded: { name: string; dimensions: object; value: number }[] = [];
  const metric = { namespace: "Van", name: "Fallback", dimensions: {} };
  const filters = [
    { logGroup: "/aws/lambda/edge", matches: filterPattern('"not rendered"'), metric, value: 1 },
  ];
  const readLine = logMetrics(filters, ({ namespace, name, dimensions }, value) => {
    expect(namespace).toBe("Van");
    recorded.push({ name, dimensions, value });
  })(logGroup);
  for (const line of lines) readLine(line);
  return (name: string, dimensions: Record<string, string> = {}) =>
    recorded
      .filter(
        (each) =>
          each.name === name && JSON.stringify(each.dimensions) === JSON.stringify(dimensions),
      )
      .map(({ value }) => value);
}
const embedded = (dimensions: string[][], names: string[], values: object) =>
  JSON.stringify({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [
        { Namespace: "Van", Dimensions: dimensions, Metrics: names.map((Name) => ({ Name })) },
      ],
    },
    ...values,
  });

test("records values in the embedded metric format under each set of their dimensions", () => {
  const valuesOf = readLines("/aws/lambda/booking", [
    embedded([["service"], ["service", "code"]], ["Refused", "Tries"], {
      service: "booking",
      code: "late",
      Refused: 1,
      Tries: [2, 3],
    }),
    embedded([["service"]], ["Refused"], { service: "booking", Refused: 4 }),
  ]);
  expect(valuesOf("Refused", { service: "booking" })).toEqual([1, 4]);
  expect(valuesOf("Refused", { service: "booking", code: "late" })).toEqual([1]);
  expect(valuesOf("Tries", { service: "booking" })).toEqual([2, 3]);
  expect(valuesOf("Refused")).toEqual([]);
});

test("a metric filter counts only lines of its log group", () => {
  const lines = ['{"message":"page not rendered"}', "not rendered, without JSON", "rendered"];
  expect(readLines("/aws/lambda/edge", lines)("Fallback")).toEqual([1, 1]);
  expect(readLines("/aws/lambda/booking", lines)("Fallback")).toEqual([]);
});

test("ignores a malformed line of the embedded metric format", () => {
  expect(readLines("/aws/lambda/booking", ['{"_aws"', '{"_aws":{}}', '"_aws"'])("Refused")).toEqual(
    [],
  );
});
