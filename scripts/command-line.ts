import { parseArgs, type ParseArgsConfig } from "node:util";

/** Parses this process's arguments. For invalid arguments, prints the problem and `usage`, and exits with code 2. */
export function parseOptions<const O extends NonNullable<ParseArgsConfig["options"]>>(options: O, usage: string) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Prints the problem and `usage`, and exits with code 2. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
}
