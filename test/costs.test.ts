import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { accessLogMetrics, edgeFallback, metricNames } from "@vanfettle/contract/deployment";
import { secretParameters } from "@vanfettle/ops/deploy/stage-secrets";
import { synthesize } from "../infra/testing/synthesize.ts";

/**
 * Checks that the counts in `docs/costs.md` match the templates, and its sizes the measurements.
 */

interface Alarm {
  Metrics?: { MetricStat?: object }[];
}

const read = (path: string): string => readFileSync(path, "utf8");
const document = read("docs/costs.md");
/** Returns the part of the document from a heading to the next. */
const sectionOf = (heading: string): string =>
  document.split("\n## ").find((section) => section.startsWith(heading)) ?? "";
const [views, monthly, texts, indexes] = [
  "A million page views",
  "Every month",
  "A thousand texts",
  "The indexes",
].map(sectionOf) as [string, string, string, string];

const cellsOf = (section: string): string[][] =>
  section.split("\n").map((line) =>
    line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim()),
  );
/** Returns the calculation and the dollars of the row whose first cell starts with `part`. */
function row(part: string, section = monthly): { arithmetic: string; dollars: number } {
  const isNamed = ([name]: string[]) => name?.replaceAll("*", "").startsWith(part);
  const [, arithmetic = "", cost = ""] = cellsOf(section).find(isNamed) ?? [];
  return { arithmetic, dollars: Number(cost.replaceAll(/[*$]/g, "")) };
}
const numberIn = (text: string): number => Number(text.replaceAll(",", ""));
const cents = (dollars: number): number => Math.round(dollars * 100);

let resources: <P>(type: string) => P[];
beforeAll(async () => {
  const app = await synthesize();
  const stacks = ["Data", "Api", "Web", "Edge", "Generation", "Operations"];
  resources = <P>(type: string) =>
    stacks.flatMap((stack) =>
      [...app.resources<P>(stack, type).values()].map(({ Properties }) => Properties),
    );
});

test("charges alarms by metric, and the web ACL by rule", () => {
  const alarms = resources<Alarm>("AWS::CloudWatch::Alarm");
  // An alarm without a list of metrics has a single metric.
  const metrics = alarms.flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
    Metrics.filter((part) => part.MetricStat),
  );
  const most = numberIn(
    /^at most (\d+) metrics × \$0\.10$/.exec(row("Alarms").arithmetic)?.[1] ?? "",
  );
  expect(metrics.length, 'raise the row "Alarms" of docs/costs.md').toBeLessThanOrEqual(most);
  expect(most).toBeLessThan(2 * metrics.length);
  expect(cents(row("Alarms").dollars)).toBe(most * 10);
  const rules = resources<{ Rules: object[] }>("AWS::WAFv2::WebACL").flatMap(
    ({ Rules }) => Rules,
  ).length;
  expect(row("Web ACL")).toEqual({ arithmetic: `$5 + ${rules} rules × $1`, dollars: 5 + rules });
});

test("counts the contract's custom metrics, and the secrets of the templates and the deploy", () => {
  const codes = 5;
  const others =
    Object.values(metricNames).flat().length - 1 + Object.values(accessLogMetrics).length;
  const metrics = others + 1 + codes;
  expect(row("Custom metrics"), "the row of docs/costs.md").toEqual({
    arithmetic: `${others} and ${edgeFallback.metric}, and BookingRejected by up to ${codes} codes: ${metrics} × $0.30`,
    dollars: (metrics * 30) / 100,
  });
  const secrets =
    resources("AWS::SecretsManager::Secret").length + Object.keys(secretParameters).length;
  expect(row("Secrets")).toEqual({
    arithmetic: `${secrets} × $0.40`,
    dollars: (secrets * 40) / 100,
  });
});

test("the total is the sum of its rows", () => {
  const parts = [
    "Web ACL",
    "Alarms",
    "Dashboard",
    "Custom metrics",
    "Secrets",
    "Table and backups",
  ];
  expect(cents(row("Sum").dollars), "cents in docs/costs.md").toBe(
    parts.reduce((sum, part) => sum + cents(row(part).dollars), 0),
  );
});

test("the totals for a million views and a thousand texts are the sums of their rows", () => {
  for (const section of [views, texts]) {
    // Rows in brackets or below the total are alternatives or parts.
    const rows = cellsOf(section).filter(
      ([name = "", , cost]) => name !== "" && cost?.startsWith("$"),
    );
    const added = rows.filter(([name]) => !name?.startsWith("of which"));
    const sum = added.reduce((total, [, , cost]) => total + cents(Number(cost?.slice(1))), 0);
    expect(added.length).toBeGreaterThan(5);
    expect(cents(row("Sum", section).dollars)).toBe(sum);
  }
});

test("uses the size of similarity signatures from the access patterns and the growth table", () => {
  const size = /signatures of all other locations.*?(\d+ KB) a text/.exec(
    read("docs/access-patterns.md"),
  )?.[1];
  expect(size).toBe("1 KB");
  expect(row("DynamoDB, reads", texts).arithmetic).toContain(`× ${size}, consistent`);
  expect(sectionOf("Growth")).toContain(`signatures of a region, ${size} each`);
});

test("the cost of each index projection follows from its calculation, and the decision names these sums", () => {
  const [locations = 0, kilobytes = 0] =
    /^([\d,]+) rows × (\d+) KB/.exec(row("Table and backups").arithmetic)?.slice(1).map(numberIn) ??
    [];
  const projected = 0.5;
  const keys = 0.1;
  // A row's new text is written to the index in units of 1 KB; an eventually consistent list is
  // read in units of 8 KB.
  const choices = {
    "Selected attributes": {
      stored: projected,
      writes: 1,
      reads: (locations * projected) / 8,
      decided: "as decided",
    },
    "`ALL`": {
      stored: kilobytes,
      writes: 2 * (kilobytes + 2),
      reads: (locations * kilobytes) / 8,
      decided: "with `ALL`",
    },
    // Each row is read by key, in three units of 4 KB at half the price.
    "`KEYS_ONLY`": { stored: keys, writes: 0, reads: locations * 1.5, decided: "with `KEYS_ONLY`" },
  };
  expect(indexes).toContain(
    `A location has ${kilobytes} KB, of which ${projected} KB are projected.`,
  );
  const decision = read("docs/decisions/0056-an-index-never-changes.md");
  for (const [choice, { stored, writes, reads, decided }] of Object.entries(choices)) {
    const { arithmetic, dollars } = row(choice, indexes);
    const [size, perGigabyte, , units, perWrite, , readUnits, perRead] = [
      ...arithmetic.matchAll(/[\d,.]+/g),
    ].map(([text]) => numberIn(text)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect([size, units, readUnits], choice).toEqual([
      Math.round((2 * locations * stored) / 1000),
      writes,
      Math.round(reads),
    ]);
    const sum =
      (size * perGigabyte) / 1000 + (units * perWrite) / 1000 + (readUnits * perRead) / 1000;
    expect(cents(dollars), choice).toBe(cents(sum));
    expect(decision).toContain(`$${dollars.toFixed(2)} ${decided}`);
  }
});

test("the sizes of a visit's script and the edge package match the benchmarks and the build", () => {
  const benchmarks = read("docs/benchmarks.md");
  const stated = (pattern: RegExp) => Number(pattern.exec(document)?.[1]);
  const script = Number(/^\| Total script [^|]+\|[^|]+\| ([\d.]+) KB/m.exec(benchmarks)?.[1]);
  expect(Math.abs(stated(/a script of (\d+) KB/) - script)).toBeLessThan(script / 10);
  const edge = gzipSync(readFileSync(".build/edge/index.mjs")).length / 1000;
  expect(Math.abs(stated(/Edge package, 50 MB +\| (\d+) KB/) - edge)).toBeLessThan(edge / 10);
  const [kilobytes, gigabytes] =
    /× (\d+) KB = (\d+) GB/.exec(row("CloudFront, transfer", views).arithmetic)?.slice(1) ?? [];
  expect(Number(kilobytes)).toBe(stated(/a document of (\d+) KB/) + stated(/a script of (\d+) KB/));
  expect(gigabytes).toBe(kilobytes);
});

test("every row of the benchmarks is met, or says what will be done about it", () => {
  const rows = cellsOf(read("docs/benchmarks.md")).map((cells) => cells[3]);
  expect(rows.filter((met) => met === "yes").length).toBeGreaterThan(10);
  expect(rows).not.toContain("**no**");
});
