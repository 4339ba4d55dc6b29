import { commands, isCommand } from "./commands.ts";
import { exitCodeFor, formatError } from "./errors.ts";

/** The operators' command line, `npm run ops -- <command> [options]`, for the local site or, with --stage, one on AWS. */
const [name = "help", ...args] = process.argv.slice(2);

// A closed pipe, as in `npm run -s ops -- bookings | head`, must not end in a stack trace.
process.stdout.on("error", () => process.exit(0));

function usage(): string {
  const rows = Object.entries(commands).map(([command, { summary }]) => `  ${command.padEnd(16)} ${summary}`);
  return [
    "Usage: npm run ops -- <command> [options]",
    "",
    ...rows,
    "",
    "  --stage NAME  works on that stage on AWS instead of the site running here",
    "  --json        prints JSON; use `npm run -s` so that npm adds no lines of its own",
    "  --help        the options of a command",
    "",
    "Exit code 0: done. 1: failed. 2: called wrongly.",
  ].join("\n");
}

try {
  if (!isCommand(name)) {
    console.log(usage());
    process.exitCode = name === "help" || name === "--help" ? 0 : 2;
  } else {
    const command = await commands[name].load();
    if (args.includes("--help")) console.log([commands[name].summary, command.usage].filter(Boolean).join("\n"));
    else await command.run(args, process.env);
  }
} catch (error) {
  console.error(formatError(error));
  if (process.env["DEBUG"] === "1") console.error(error);
  process.exitCode = exitCodeFor(error);
}
