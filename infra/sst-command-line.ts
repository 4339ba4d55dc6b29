import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";

/** Our replacements for SST's commands, as npm arguments. `stage` is `--stage NAME`, or empty. */
const npmArguments: Record<string, (stage: readonly string[]) => readonly string[]> = {
  deploy: (stage) => ["run", "deploy", "--", ...stage],
  diff: (stage) => ["run", "deploy", "--", ...stage, "--plan"],
  remove: (stage) => ["run", "ops", "--", "destroy", ...stage],
  dev: () => ["start"],
};

const known = `${Object.keys(npmArguments).join(", ")}, each with --stage NAME and --profile NAME`;

/**
 * Runs our replacement for an SST command. Returns its exit code, or 2 for a command or option
 * without one.
 */
export async function runInsteadOfSst(args: readonly string[]): Promise<number> {
  const call = parse(args);
  const toNpm = call && npmArguments[call.command];
  if (!toNpm) {
    console.error(
      `This app runs these commands of SST: ${known}. For all others see docs/deploying.md.`,
    );
    return 2;
  }
  const { stage, profile } = call;
  const env = { ...process.env, ...(profile !== undefined && { AWS_PROFILE: profile }) };
  const child = spawn("npm", toNpm(stage === undefined ? [] : ["--stage", stage]), {
    stdio: "inherit",
    env,
  });
  // The terminal sends Ctrl-C to every process, so this process only waits for npm to end.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => child.kill("SIGTERM"));
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}

function parse(args: readonly string[]) {
  try {
    const options = { stage: { type: "string" }, profile: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command = "", ...others] = positionals;
    // SST accepts a filter for stack names. Our commands always operate on the whole stage.
    return others.length > 0 ? undefined : { command, ...values };
  } catch {
    return undefined;
  }
}
