import { execFile } from "node:child_process";
import { parseOptions } from "@vanfettle/commands/command-line";
import { lawWarnings } from "@vanfettle/ops/deploy/review-warnings";
import { buildStale } from "./build.ts";
import { exitOnFailedScript } from "./run-script.ts";

parseOptions(
  "Usage: npm run check\n  Checks types, lint, format and unused code, and warns of overdue reviews of law.",
  {},
);

const checks: [name: string, command: string[]][] = [
  ["types", ["tsc", "--noEmit", "-p", "tsconfig.json"]],
  ["lint", ["oxlint", "--type-aware", "--quiet"]],
  ["format", ["prettier", "--check", "--log-level=warn", "."]],
  ["unused code", ["knip", "--no-progress", "--treat-config-hints-as-errors"]],
  [
    "code that only tests use",
    ["knip", "--no-progress", "--production", "--include=files,exports"],
  ],
];

/** Runs a check and prints its output as a whole, because others run at the same time. */
const run = (name: string, command: string[]) =>
  new Promise<boolean>((resolve) => {
    execFile("npx", command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`[check] ${name}`);
      process.stdout.write(stdout + stderr);
      resolve(error === null);
    });
  });

// Knip reads the edge's build settings, which read the pages' build.
await exitOnFailedScript(() => buildStale({ log: (line) => console.log(`[build] ${line}`) }));
const results = await Promise.all(checks.map(([name, command]) => run(name, command)));
const failed = checks.filter((_, n) => !results[n]);
// Only a warning: a fresh clone must not fail because time has passed. A deploy refuses overdue
// rules unless they are accepted.
const today = new Date().toISOString().slice(0, 10);
for (const warning of lawWarnings(today)) {
  console.warn(`[check] warning: ${warning}`);
}
if (failed.length > 0) {
  console.error(`[check] failed: ${failed.map(([name]) => name).join(", ")}`);
  process.exit(1);
}
