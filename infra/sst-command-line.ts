import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

/** Our commands in place of SST's, as arguments of npm. `stage` is `--stage NAME`, or empty. */
const npmArguments: Record<string, (stage: readonly string[]) => readonly string[]> = {
  deploy: (stage) => ["run", "deploy", "--", ...stage],
  diff: (stage) => ["run", "deploy", "--", ...stage, "--plan"],
  remove: (stage) => ["run", "ops", "--", "take-down", ...stage],
  dev: () => ["start"],
};

const known = `${Object.keys(npmArguments).join(", ")}, each with --stage NAME and --profile NAME`;

/**
 * Runs our command in place of one of SST's, and returns its exit code. `args` are those of SST's command line, such as
 * `deploy --stage try`. Returns 2 for a command or an option that has no counterpart.
 */
export async function runInsteadOfSst(args: readonly string[]): Promise<number> {
  const call = parse(args);
  const toNpm = call && npmArguments[call.command];
  if (!toNpm) {
    console.error(`This app runs these commands of SST: ${known}. For all others see docs/operations.md.`);
    return 2;
  }
  const { stage, profile } = call;
  const env = { ...process.env, ...(profile !== undefined && { AWS_PROFILE: profile }) };
  return run(toNpm(stage === undefined ? [] : ["--stage", stage]), env);
}

function parse(args: readonly string[]) {
  try {
    const options = { stage: { type: "string" }, profile: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command = "", ...others] = positionals;
    // SST takes the beginning of a stack's name. Our commands always work on the whole stage.
    return others.length > 0 ? undefined : { command, ...values };
  } catch {
    return undefined;
  }
}

/** Runs npm in this terminal. A signal goes on to it, and this process lives until it has ended. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn("npm", args, { stdio: "inherit", env });
  // Ctrl-C reaches every process of the terminal by itself.
  const ignore = () => undefined;
  const passOn = () => child.kill("SIGTERM");
  process.on("SIGINT", ignore).on("SIGTERM", passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code ?? 1));
    });
  } finally {
    process.off("SIGINT", ignore).off("SIGTERM", passOn);
  }
}
