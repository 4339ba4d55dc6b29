const commands: Record<string, string> = {
  deploy: "npm run deploy -- --stage NAME",
  diff: "npm run synth -- --stage NAME --account 123456789012 && npx cdk -a cdk.out diff",
  remove: "npm run ops -- take-down --stage NAME --confirm NAME",
};
const others = "npm run deploy -- --stage NAME";

/** Returns what to run in place of a command of SST, in one line. `args` are the command's own, such as `deploy`. */
export function insteadOfSst(args: readonly string[]): string {
  const name = args.find((arg) => Object.hasOwn(commands, arg)) ?? "";
  const why =
    "SST is only the shell of this app: its command line knows neither the stage's settings nor the order of a release.";
  return `${why} Run: ${commands[name] ?? others} (docs/operations.md)`;
}
