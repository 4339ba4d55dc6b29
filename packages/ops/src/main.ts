import { runCommandLine } from "./commands.ts";

/**
 * The operators' command line, `npm run ops -- <command> [options]`, for the local site or, with
 * --stage, one on AWS.
 */

// A closed pipe, as in `npm run -s ops -- bookings | head`, must not end in a stack trace.
process.stdout.on("error", () => process.exit(0));

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
