import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemLine } from "./command-line.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts);
const run = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [...(scripts[name] ?? "").split(" ").slice(1), ...args], {
    encoding: "utf8",
  });

test("every npm command explains itself with --help", () => {
  expect(commands.length).toBeGreaterThan(15);
  for (const [name, command] of commands) {
    const [, file = ""] = /^node (\S+\.ts)/.exec(command) ?? [];
    expect(readFileSync(file, "utf8"), name).toMatch(
      /\b(parseOptions|parseArguments|runCommandLine|runDeployCommand)\(/,
    );
  }
});

test("a command prints its usage with --help and exits with code 0", () => {
  const { status, stdout, stderr } = run("start", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Usage: npm start\n {2}Runs the site on .*\n$/);
});

test.each([
  ["synth", ["nonsense"], "Unexpected argument 'nonsense'"],
  ["stations", ["--list"], "Option '--list <value>' argument missing"],
  ["open-data", ["--port", "http"], "--port http is not a port"],
])("%s %j is a problem in one line, with code 2", (name, args, problem) => {
  expect(run(name, ...args)).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `${problem}. --help explains the arguments.\n`,
  });
});

test.each([
  [
    new TypeError("Unknown option '-x'. To specify a positional\nargument, place it at the end"),
    "Unknown option '-x'.",
  ],
  ["--port 99999 is not a port", "--port 99999 is not a port."],
  ['--sample takes "0.5".', '--sample takes "0.5".'],
])("keeps the first sentence of %j", (problem, line) => {
  expect(problemLine(problem)).toBe(`${line} --help explains the arguments.`);
});
