import { rmSync } from "node:fs";
import { buildApp } from "../infra/app.ts";
const started = performance.now();
const stage = process.argv[process.argv.indexOf("--stage") + 1] ?? "local";
rmSync("cdk.out", { recursive: true, force: true });
const app = await buildApp({ stage: process.argv.includes("--stage") ? stage : "local", outdir: "cdk.out" });
for (const s of app.synth().stacks)
  console.error(s.stackName, s.environment.region, Object.keys(s.template.Resources ?? {}).length);
console.error(performance.now() - started);
