import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { metricStore } from "./metric-store.ts";
import type { MetricName } from "./metric.ts";

const calls: MetricName = { namespace: "Van", name: "Calls", dimensions: { a: "1", b: "2" } };
const hour = 3_600_000;
const noon = Date.parse("2026-11-21T12:00:00.000Z");

function createStore({ folder = undefined as string | undefined, at = noon } = {}) {
  let time = at;
  const metrics = metricStore({ folder, now: () => time });
  return { ...metrics, advance: (ms: number) => (time += ms) };
}
const temporaryFolder = () => mkdtempSync(join(tmpdir(), "metrics-"));
const lastHour = { from: noon - hour, to: noon + hour };

test("a statistic covers the minutes of a time range", () => {
  const store = createStore();
  const record = store.series(calls);
  record(1);
  store.advance(90_000);
  record(2);
  record(2);
  const statistic = (name: string, from: number, to: number) => store.statistic(calls, name, { from, to });
  expect(statistic("Sum", noon, noon + 60_000)).toBe(1);
  expect(statistic("Sum", noon + 60_000, noon + 120_000)).toBe(4);
  expect(statistic("SampleCount", noon, noon + 120_000)).toBe(3);
  expect(statistic("Average", noon + 60_000, noon + 120_000)).toBe(2);
  expect([statistic("Minimum", noon, noon + hour), statistic("Maximum", noon, noon + hour)]).toEqual([1, 2]);
  expect(statistic("Sum", noon - hour, noon)).toBeUndefined();
  store.close();
});

test("a percentile is the value that this percentage of the values does not exceed", () => {
  const store = createStore();
  const record = store.series(calls);
  for (let ms = 1; ms <= 200; ms++) record(ms);
  expect(store.statistic(calls, "p99", lastHour)).toBe(198);
  expect(store.statistic(calls, "p50", lastHour)).toBe(100);
  store.close();
});

test("identifies a metric by its dimensions in any order", () => {
  const store = createStore();
  store.series(calls)(1);
  store.series({ ...calls, dimensions: { b: "2", a: "1" } })(1);
  store.series({ ...calls, dimensions: { a: "1" } })(1);
  expect(store.statistic(calls, "Sum", lastHour)).toBe(2);
  store.close();
});

test("saves metrics as a line per metric and minute, and loads them after a restart", () => {
  const folder = temporaryFolder();
  const before = createStore({ folder });
  const record = before.series(calls);
  record(5);
  record(5);
  record(7);
  before.close();
  const [file = ""] = readdirSync(folder);
  expect(file).toBe("2026-11-21.jsonl");
  expect(
    readFileSync(join(folder, file), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    {
      at: "2026-11-21T12:00:00.000Z",
      ...calls,
      counts: [
        [5, 2],
        [7, 1],
      ],
    },
  ]);
  appendFileSync(join(folder, file), '{"at":"2026-11-21T12:0');
  const after = createStore({ folder });
  after.series(calls)(1);
  expect(after.statistic(calls, "Sum", lastHour)).toBe(18);
  after.close();
});

test("keeps files for a week and loads the last seven days", () => {
  const folder = temporaryFolder();
  for (let day = 1; day <= 20; day++) writeFileSync(join(folder, `2026-11-${String(day).padStart(2, "0")}.jsonl`), "");
  writeFileSync(join(folder, "notes.txt"), "");
  const line = (at: string) => `${JSON.stringify({ at, ...calls, counts: [[1, 1]] })}\n`;
  writeFileSync(join(folder, "2026-11-14.jsonl"), line("2026-11-14T11:59:00.000Z") + line("2026-11-14T12:00:00.000Z"));
  const store = createStore({ folder });
  expect(readdirSync(folder)).toHaveLength(8);
  expect(readdirSync(folder)).not.toContain("2026-11-13.jsonl");
  expect(store.statistic(calls, "Sum", { from: 0, to: noon })).toBe(1);
  store.close();
});
