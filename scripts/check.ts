import { spawnSync } from "node:child_process";
import { parseOptions } from "@vanfettle/commands/command-line";
import { lawWarnings } from "@vanfettle/ops/deploy/review-warnings";

parseOptions(
  "Usage: npm run check\n  Checks types, lint, format and unused code, and warns of overdue reviews of law.",
  {},
);

const checks: [name: string, command: string[]][] = [
  ["types", ["tsc", "--noEmit", "-p", "tsconfig.json"]],
  ["lint", ["oxlint", "--type-aware", "--quiet"]],
  ["format", ["prettier", "--check", "--log-level=warn", "."]],
  ["unused code", ["knip", "--no-progress", "--treat-config-hints-as-errors"]],
];

const failed = checks.filter(([name, command]) => {
  console.log(`[check] ${name}`);
  return spawnSync("npx", command, { stdio: "inherit" }).status !== 0;
});
// Only a warning: a fresh clone must not fail because time has passed. A deploy refuses overdue
// rules.
const today = new Date().toISOString().slice(0, 10);
for (const warning of lawWarnings(today)) {
  console.warn(`[check] warning: ${warning}`);
}
if (failed.length > 0) {
  console.error(`[check] failed: ${failed.map(([name]) => name).join(", ")}`);
  process.exit(1);
}
