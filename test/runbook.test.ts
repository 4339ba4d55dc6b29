import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parameterLimits } from "../infra/stage-parameters.ts";
import { commands } from "../packages/ops/src/commands.ts";
import { callsInsideLines, runbook } from "./runbook/runbook.ts";

const found = (pattern: RegExp, text = runbook) =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

test("the runbook names every ops command and no other", () => {
  const named = new Set([
    ...found(/npm run (?:-s )?ops -- ([\w-]+)/g),
    ...found(/^\| `([\w-]+)[ `]/gm),
  ]);
  expect(Object.keys(commands).filter((name) => !named.has(name))).toEqual([]);
  expect(
    found(/npm run (?:-s )?ops -- ([\w-]+)/g).filter((name) => !Object.hasOwn(commands, name)),
  ).toEqual([]);
});

test("the table of parameters has each parameter of the templates once, with its default", () => {
  const limits = parameterLimits("production");
  const [, section = ""] = runbook.split("\n## Parameters\n");
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` +\| ([^|]*?) +\| [^|\s]/gm)].map(
    ([, name = "", cell = ""]) => [name, cell] as const,
  );
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
  expect(
    rows.filter(([name, cell]) => {
      const value = limits[name]?.["Default"];
      const [stated = ""] = cell.replaceAll("`", "").split("; ");
      return !(value === undefined ? withoutDefault : [nameOf(value)]).includes(stated);
    }),
  ).toEqual([]);
});

/** What the table says of a parameter that the templates have no default for. */
const withoutDefault = [
  "none",
  "made by the deploy",
  "CloudFront's name",
  "the host of PartnerBookingUrl",
];

/** Returns a default in the table's words. */
const nameOf = (value: unknown): string =>
  value === "" ? "empty" : String(value as string | number);

test("every script and file that the runbook names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(found(/npm run (?:-s )?([\w-]+)/g).filter((name) => scripts[name] === undefined)).toEqual(
    [],
  );
  const files = found(/`((?:infra|packages|docs|scripts|test)\/[\w./-]+)`/g);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/**
 * The test that runs the runbook's calls of each script. `runbook-backup.test.ts` runs the AWS CLI
 * calls.
 */
const testsOfScripts: Record<string, string> = {
  deploy: "test/runbook-commands.test.ts",
  ops: "test/runbook-commands.test.ts",
  smoke: "test/smoke.test.ts",
  "evaluate-texts": "test/evaluate-texts.test.ts",
  stations: "test/runbook-stations.test.ts",
  "open-data": "test/runbook-stations.test.ts",
  "operator-token": "packages/local/src/operators/operators.test.ts",
};

test("a test runs each script that the runbook calls, and finds every call", () => {
  const scripts = new Set(found(/npm run (?:-s )?([\w-]+)/g));
  for (const script of scripts) {
    const file = testsOfScripts[script];
    expect(file, `a test that runs ${script}`).toBeDefined();
    expect(readFileSync(file ?? "", "utf8")).toMatch(
      new RegExp(`callsOf\\("${script}"|/${script}\\.ts`),
    );
  }
  expect(callsInsideLines()).toEqual([]);
});
