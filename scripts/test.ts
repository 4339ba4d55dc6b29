import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";

interface Counts {
  passed: number;
  failed: number;
}

const results = ".build/test-results";
const say = (line: string) => console.log(`[test] ${line}`);

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return status ?? 1;
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** A run that ended without a report, or red with a green report, counts as one failure: silence is never success. */
function counted(status: number, counts: Counts | undefined): Counts {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function vitest(): Counts {
  const file = `${results}/vitest.json`;
  const status = run("npx", ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]);
  const report = readJson<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(status, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

function playwright(browser: string): Counts {
  const file = `${results}/playwright.json`;
  const status = run("npx", ["playwright", "test", "--config=test/e2e/playwright.config.ts"], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return counted(
    status,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  );
}

function check(): Counts {
  const status = run("node", ["scripts/check.ts"]);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const browser = ensureBrowser(say);
say(`browser: ${browser}`);
if (run("node", ["scripts/build.ts"]) !== 0 || run("node", ["scripts/synth.ts"]) !== 0) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const rungs: [string, () => Counts][] = [
  ["types, lint and format", check],
  ["units, engines and templates", vitest],
  ["the site in a browser", () => playwright(browser)],
];
const total: Counts = { passed: 0, failed: 0 };
for (const [name, rung] of rungs) {
  say(name);
  const counts = rung();
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
