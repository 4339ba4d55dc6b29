import { commands, isCommand } from "./commands.ts";
import { openTarget } from "./target.ts";
import { UsageError } from "./usage-error.ts";

/** `npm run ops -- <command> [options]`: what an operator does from a shell, locally or with --stage on AWS. */
const [name = "help", ...args] = process.argv.slice(2);

function usage(): string {
  const rows = Object.entries(commands).map(([command, { summary }]) => `  ${command.padEnd(10)} ${summary}`);
  return [`Usage: npm run ops -- <command> [--stage NAME] [--json]`, "", ...rows].join("\n");
}

try {
  if (!isCommand(name)) {
    console.log(usage());
    process.exitCode = name === "help" ? 0 : 2;
  } else {
    await commands[name].run({ target: () => openTarget(args), args });
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
