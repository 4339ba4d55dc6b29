import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generationErrors } from "@vanfettle/contract/generation/generation";
import { secretParameters } from "@vanfettle/ops/deploy/stage-secrets";
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

/** The table's text for a parameter without a default in the templates. */
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

const read = (name: string) => readFileSync(`docs/${name}.md`, "utf8");
/** Returns the section below a heading, up to the next heading of its level. */
function sectionOf(page: string, heading: string): string {
  const [level = ""] = heading.split(" ");
  const [, after = ""] = read(page).split(`\n${heading}\n`);
  return after.split(`\n${level} `)[0] ?? "";
}
/** Returns the cells of a table's rows, without the heading. */
const rowsOf = (section: string): string[][] =>
  [...section.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = ""]) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .slice(2);

test("every command that would work on the local site without a stage names one", () => {
  // This section explains the commands of a local site too.
  const explained = sectionOf("running", "## The operator's command line");
  const pages = `${runbook}${read("texts")}`.replace(explained, "");
  const spans = found(/`([^`\n]+)`/g, pages);
  const lines = pages.replaceAll("\\\n", " ").split("\n");
  const calls = [...spans, ...lines.map((line) => line.trim())].flatMap((text) => {
    const [, name = "", rest = ""] =
      /^(?:npm run (?:-s )?ops -- )?([a-z-]+)( .*)?$/.exec(text) ?? [];
    const isVariable = /^export [A-Z_]+=/.test(text);
    const isCall = !isVariable && (text.startsWith("npm run ") || rest !== "");
    const isCommand = Object.hasOwn(commands, name) || /^npm run deploy\b/.test(text);
    return isCall && isCommand ? [text] : [];
  });
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter((call) => !/ --stage \w/.test(call))).toEqual([]);
});

test("the first place to look after an alarm is a link or a command", () => {
  const rows = rowsOf(sectionOf("running", "## Alarms"));
  expect(rows.length).toBeGreaterThan(20);
  const leadsOn = /\]\([\w.-]*#?[\w-]+\)|`npm run [^`]+`/;
  expect(rows.filter(([, , place = ""]) => !leadsOn.test(place))).toEqual([]);
});

test("each message of a run or text that failed has a row with an action", () => {
  const rows = rowsOf(sectionOf("running", "## Texts that are not written"));
  const messages = rows.map(([message = ""]) => message).join(" ");
  const first = Object.values(generationErrors).map((text) => text.split(/\.(?: |$)/)[0] ?? "");
  expect(first.length).toBeGreaterThan(10);
  expect(first.filter((message) => !messages.includes(message))).toEqual([]);
});

describe("the table of secrets", () => {
  const rows = rowsOf(sectionOf("running", "## Secrets").split("\n### ")[0] ?? "");

  test("has every secret of a stage, by the name that finds it", () => {
    const places = rows.map(([, where = ""]) => where).join(" ");
    const template = readFileSync("infra/functions/service-keys.ts", "utf8");
    const ofServices = found(/"((?:TextService|Dvsa|Dvla)Keys?)"/g, template);
    expect(ofServices.length).toBeGreaterThan(2);
    const names = [
      ...Object.values(secretParameters).map(({ name }) => `vanfettle/production/${name}`),
      ...ofServices.map((name) => `${name}Arn`),
    ];
    expect(names.filter((name) => !places.includes(name))).toEqual([]);
  });

  test("gives each row a command that replaces the secret, and a check", () => {
    expect(rows.length).toBeGreaterThan(5);
    const faulty = rows.filter(
      ([, , command = "", check = ""]) => !/`(npm run|aws) /.test(command) || check === "",
    );
    expect(faulty).toEqual([]);
  });
});
