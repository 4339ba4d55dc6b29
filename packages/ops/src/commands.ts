import type { Command } from "./command.ts";
import { exitCodeFor, formatError, UsageError } from "./errors.ts";

// These modules are loaded on demand, because some of them load the whole gazetteer or large AWS
// clients.
const bookings = () => import("./booking/bookings-command.ts");
const vehicles = () => import("./booking/vehicle-commands.ts");
const table = () => import("./recovery/table-commands.ts");
const status = () => import("./generation/status-command.ts");
const generate = () => import("./generation/generate-command.ts");
const content = () => import("./content/content-command.ts");
const textService = () => import("./generation/text-service-commands.ts");
const dashboard = () => import("./dashboard/dashboard-command.ts");
const errors = () => import("./dashboard/errors-command.ts");
const stations = () => import("./station/station-commands.ts");
const stage = () => import("./stage/stage-commands.ts");
const operators = () => import("./stage/operators-command.ts");
const signIn = () => import("./stage/sign-in-command.ts");
const keys = () => import("./stage/key-commands.ts");
const smoke = () => import("./smoke/smoke-test.ts");
const seed = () => import("./seed-command.ts");

type Module = () => Promise<{ commands: Record<string, Command> }>;

/** The commands by name, each with its module and a summary. */
export const commands: Record<string, readonly [load: Module, summary: string]> = {
  bookings: [bookings, "List a day's bookings, newest first"],
  export: [vehicles, "Export all data about a vehicle, as JSON"],
  erase: [vehicles, "Erase all data about a vehicle"],
  rehash: [vehicles, "Make bookings findable again after a lost registration hash key"],
  retention: [table, "Delete expired rows, like DynamoDB's time to live"],
  status: [status, "Show the progress of the texts by region"],
  generate: [generate, "Write the texts of a region, or of all"],
  content: [content, "List the versions of a location's text, show one or publish one"],
  "test-text-service": [textService, "Make a paid call of the writer and of the second reader"],
  budget: [textService, "Show the tokens used today, or correct them"],
  dashboard: [dashboard, "Overview: the site's answers, alarms, bookings, run, budget, rows"],
  errors: [errors, "On a stage: the last hour's errors and rejected calls, by route and code"],
  stations: [stations, "Show the edition of the site's list of MOT stations"],
  "hide-station": [stations, "Hide or correct an MOT station everywhere, immediately"],
  "restore-table": [table, "Copy an earlier state of the table, or restore a deleted table"],
  restore: [table, "Put lost rows back from such a copy, or the whole table"],
  protection: [stage, "Check a stage's row expiry, backups and deletion protection"],
  operators: [operators, "Invite, revoke or remove an operator"],
  "sign-in": [signIn, "Sign in to a stage in the browser, for the commands that need an operator"],
  "text-service-key": [keys, "Store the key of the text service, from standard input"],
  "vehicle-keys": [keys, "Store the keys of DVSA or DVLA, from standard input"],
  "edge-logs": [stage, "Limit the retention of the renderer's logs in every region"],
  destroy: [stage, "Delete a stage's stacks; its table, user pool and secrets stay"],
  invalidate: [stage, "Clear the CloudFront cache"],
  smoke: [smoke, "Check a running site from outside, including a temporary booking"],
  seed: [seed, "Store the gazetteer, writing only changed rows"],
};

/**
 * Loads a command. Throws a UsageError for an unknown name, without the name, because it may be a
 * registration.
 */
export async function loadCommand(name: string): Promise<Command & { summary: string }> {
  const [load, summary = ""] = (Object.hasOwn(commands, name) && commands[name]) || [];
  const command = (await load?.())?.commands[name];
  if (!command) {
    throw new UsageError("There is no such command. npm run ops -- --help lists the commands.");
  }
  return { ...command, summary };
}

function usage(): string {
  const rows = Object.entries(commands).map(
    ([command, [, summary]]) => `  ${command.padEnd(17)} ${summary}`,
  );
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

/**
 * Runs a command line. Prints the command's output, or a single line for an error, and returns the
 * exit code.
 */
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
