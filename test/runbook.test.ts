import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parameterLimits } from "../infra/stage-parameters.ts";
import { commands } from "../packages/ops/src/commands.ts";
import { callsInsideLines } from "./runbook/runbook.ts";

const runbook = readFileSync("docs/operations.md", "utf8");
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

test("the runbook explains every template parameter, with its default", () => {
  const limits = parameterLimits("production");
  const parameters = Object.keys(limits);
  expect(parameters.length).toBeGreaterThan(5);
  expect(parameters.filter((name) => !runbook.includes(`| \`${name}\``))).toEqual([]);
  const defaults = Object.values(limits).map(({ Default = "" }) =>
    String(Default as string | number),
  );
  expect(defaults.filter((value) => !runbook.includes(value))).toEqual([]);
});

test("every script and file that the runbook names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(found(/npm run (?:-s )?([\w-]+)/g).filter((name) => scripts[name] === undefined)).toEqual(
    [],
  );
  const files = [
    ...found(/`((?:infra|packages|docs|scripts|test)\/[\w./-]+)`/g),
    ...found(/\]\((?!#)([^)]+)\)/g).map((link) => `docs/${link}`),
  ];
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** The test that runs the runbook's calls of each script. `runbook-backup.test.ts` runs the AWS CLI calls. */
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

test("every heading that the runbook links to exists", () => {
  const slugs = found(/^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .trim()
      .replaceAll(" ", "-"),
  );
  expect(found(/\]\(#([^)]+)\)/g).filter((slug) => !slugs.includes(slug))).toEqual([]);
});
