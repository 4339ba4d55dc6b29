import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Returns the result of `parse` for this process's arguments. Handles `--help`, and exits with code
 * 2 if it throws.
 */
export function parseArguments<T>(usage: string, parse: (args: string[]) => T): T {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parse(args);
  } catch (error) {
    return exitWithProblem(error);
  }
}

/**
 * Parses this process's arguments like `parseArguments`, as options, and as positional arguments
 * where allowed.
 */
export const parseOptions = <const O extends Options>(
  usage: string,
  options: O,
  allowPositionals = false,
) =>
  parseArguments(usage, (args) => {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const [unexpected] = allowPositionals ? [] : parsed.positionals;
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    return parsed;
  });

/**
 * Prints the problem with the arguments in a single line, with the way to the usage, and exits with
 * code 2.
 */
export function exitWithProblem(problem: unknown): never {
  console.error(problemLine(problem));
  process.exit(2);
}

/**
 * Returns the problem with a command's arguments in a single line, with the way to the command's
 * usage.
 */
export function problemLine(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  // Node's parser adds advice about dashes, which no argument of ours starts with.
  return `${text.replace(/\.(\s[^]*)?$/, "")}. --help explains the arguments.`;
}

/**
 * Closes a service on Ctrl-C or a termination signal, and exits with code 0, or with 1 if closing
 * it fails.
 */
export function closeOnSignal(service: { close: () => Promise<void> }): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      service.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
