import { readFileSync } from "node:fs";
import { edgeFallback, metricNames } from "@vanfettle/contract/metrics";
import { secretParameters } from "@vanfettle/ops/deploy/stage-secrets";
import { beforeAll, expect, test } from "vitest";
import { synthesize } from "../infra/testing/synthesize.ts";

/** What `docs/costs.md` counts in a deployed stage is what the templates have. */

interface Alarm {
  Metrics?: { MetricStat?: object }[];
}

const document = readFileSync("docs/costs.md", "utf8");
const monthly = document.slice(document.indexOf("## Every month"), document.indexOf("## A thousand texts"));

/** Returns the arithmetic and the dollars of a row. */
function row(part: string): { arithmetic: string; dollars: number } {
  const [, arithmetic = "", cost = ""] =
    monthly
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map((cells) => cells.slice(1))
      .find(([name]) => name?.replaceAll("*", "") === part) ?? [];
  return { arithmetic, dollars: Number(cost.replaceAll(/[*$]/g, "")) };
}
const cents = (dollars: number): number => Math.round(dollars * 100);

let resources: <P>(type: string) => P[];
beforeAll(async () => {
  const app = await synthesize();
  const stacks = ["Data", "Api", "Web", "Edge", "Generation", "Operations"];
  resources = <P>(type: string) =>
    stacks.flatMap((stack) => [...app.resources<P>(stack, type).values()].map(({ Properties }) => Properties));
}, 120_000);

test("alarms are charged by metric, and the rules of the web ACL by rule", () => {
  const alarms = resources<Alarm>("AWS::CloudWatch::Alarm");
  // An alarm without a list of metrics is about one.
  const metrics = alarms.flatMap(({ Metrics = [{ MetricStat: {} }] }) => Metrics.filter((part) => part.MetricStat));
  expect(row("Alarms").arithmetic).toBe(`${metrics.length} metrics in ${alarms.length} alarms × $0.10`);
  expect(cents(row("Alarms").dollars)).toBe(metrics.length * 10);
  const rules = resources<{ Rules: object[] }>("AWS::WAFv2::WebACL").flatMap(({ Rules }) => Rules).length;
  expect(row("Web ACL")).toEqual({ arithmetic: `$5 + ${rules} rules × $1`, dollars: 5 + rules });
});

test("custom metrics are those of the contract, and the secrets those of the templates and of the deploy", () => {
  const codes = 5;
  const others = Object.values(metricNames).flat().length - 1;
  const metrics = others + 1 + codes;
  expect(row("Custom metrics")).toEqual({
    arithmetic: `${others} and ${edgeFallback.metric}, and BookingRejected by up to ${codes} codes: ${metrics} × $0.30`,
    dollars: (metrics * 30) / 100,
  });
  const secrets = resources("AWS::SecretsManager::Secret").length + Object.keys(secretParameters).length;
  expect(row("Secrets")).toEqual({ arithmetic: `${secrets} × $0.40`, dollars: (secrets * 40) / 100 });
});

test("the sum is that of its rows", () => {
  const parts = ["Web ACL", "Alarms", "Dashboard", "Custom metrics", "Secrets", "Table and backups"];
  expect(cents(row("Sum").dollars)).toBe(parts.reduce((sum, part) => sum + cents(row(part).dollars), 0));
});
