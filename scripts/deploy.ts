import { runDeployCommand } from "@vanfettle/ops/deploy/deploy-command";

const log = (line: string) => console.log(`[deploy] ${line}`);

// The CDK takes seconds to load, so what needs it is imported on demand.
await runDeployCommand(process.argv.slice(2), {
  log,
  synthesize: async (target) => {
    const [{ synthStale }, { exitOnFailedScript }] = await Promise.all([
      import("./synth.ts"),
      import("./run-script.ts"),
    ]);
    await exitOnFailedScript(() => synthStale({ ...target, log }));
  },
  readLimits: async (stage) => {
    const { parameterLimits } = await import("../infra/stage-parameters.ts");
    return parameterLimits(stage);
  },
});
