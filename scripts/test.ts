import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { parseOptions } from "@vanfettle/commands/command-line";

parseOptions(
  "Usage: npm test\n  Runs every check and test, and ends with `N passed, N failed`. For single files: npx vitest run FILE",
  {},
);

type Counts = Record<"passed" | "failed", number>;

const resultsFolder = ".build/test-results";
const log = (line: string) => console.log(`[test] ${line}`);

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Counts one failure for a run without a report, or for a failed run without failures in its
 * report.
 */
function toCounts<T>(status: number, reportFile: string, read: (report: T) => Counts): Counts {
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, "utf8")) as T)
    : undefined;
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function vitest(): Counts {
  const file = `${resultsFolder}/vitest.json`;
  const status = run("npx", [
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return toCounts(status, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function playwright(browser: string): Counts {
  const file = `${resultsFolder}/playwright.json`;
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const status = run("npx", ["playwright", "test", "--config=test/e2e/playwright.config.ts"], env);
  return toCounts(
    status,
    file,
    ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky", number> }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}

function check(): Counts {
  const failed = run("node", ["scripts/check.ts"]) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
const browser = ensureBrowser(log);
log(`browser: ${browser}`);
if (run("node", ["scripts/synth.ts"]) !== 0) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const suites: [name: string, run: () => Counts][] = [
  ["types, lint, format and unused code", check],
  ["unit, engine and template tests", vitest],
  ["browser tests", () => playwright(browser)],
];
const total: Counts = { passed: 0, failed: 0 };
for (const [name, runSuite] of suites) {
  log(name);
  const counts = runSuite();
  log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
