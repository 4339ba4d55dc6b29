import { spawnSync } from "node:child_process";

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
if (failed.length > 0) {
  console.error(`[check] failed: ${failed.map(([name]) => name).join(", ")}`);
  process.exit(1);
}
