import { commands, loadCommand } from "./commands.ts";
import { exitCodeFor, formatError } from "./errors.ts";

function usage(): string {
  const rows = Object.entries(commands).map(([command, [, summary]]) => `  ${command.padEnd(16)} ${summary}`);
  return [
    "Usage: npm run ops -- <command> [options]",
    "",
    ...rows,
    "",
    "  --stage NAME  works on that stage on AWS instead of the site running here",
    "  --json        prints JSON; use `npm run -s` so that npm adds no lines of its own",
    "  --help        the options of a command",
    "",
    "Exit codes: 0 success, 1 failure, 2 usage error.",
  ].join("\n");
}

/** Runs a command line. Prints the command's output, or a single line for an error, and returns the exit code. */
export async function runCommandLine(
  [name = "--help", ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    if (name === "help" || name === "--help") {
      console.log(usage());
      return 0;
    }
    const { summary, usage: options, run } = await loadCommand(name);
    if (args.includes("--help")) console.log([summary, options].filter(Boolean).join("\n"));
    else await run(args, env);
    return 0;
  } catch (error) {
    console.error(formatError(error));
    if (env["DEBUG"] === "1") console.error(error);
    return exitCodeFor(error);
  }
}
