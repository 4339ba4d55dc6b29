import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./errors.ts";
import { localSite } from "./site/local-site.ts";
import type { Site } from "./site/site.ts";
import { stageSite } from "./site/stage-site.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & typeof commonOptions }>
>["values"];

const commonOptions = {
  stage: { type: "string" },
  json: { type: "boolean" },
} as const satisfies Options;

export interface Invocation<O extends Options> {
  values: Values<O>;
  positionals: readonly string[];
  site: Site;
  /** Prints the result as JSON with `--json`, and otherwise as text. */
  print: (result: object, text: string) => void;
}

export interface Command {
  usage: string;
  run: (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<void>;
}

interface Definition<O extends Options> {
  /** The command's options, as `--help` prints them. */
  usage?: string;
  options: O;
  arguments?: readonly string[];
  run: (invocation: Invocation<O>) => Promise<void>;
}

/**
 * Defines a command. `run` parses the options, throws a UsageError if they are invalid, and opens
 * the site.
 */
export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  const { usage = "", arguments: expected = [] } = definition;
  const options = { ...definition.options, ...commonOptions };
  return {
    usage,
    async run(args, env) {
      const { values, positionals } = parseOptions(args, options);
      if (positionals.length !== expected.length) throw new UsageError(describeArguments(expected));
      const { stage, json } = values as { stage?: string; json?: boolean };
      const site = stage === undefined ? localSite(env) : stageSite(env, stage);
      const print = (result: object, text: string) =>
        console.log(json ? JSON.stringify(result) : text);
      await definition.run({ values: values as Values<O>, positionals, site, print });
    },
  };
}

/**
 * Replaces the messages of Node's parser, because they quote the input, which may be a
 * registration.
 */
function parseOptions(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(
      `Unknown option or missing value. --help explains the options: ${known.join(" ")}`,
    );
  }
}

function describeArguments(expected: readonly string[]): string {
  if (expected.length === 0) return "This command takes options only. --help explains them.";
  const names = expected.map((name) => `<${name}>`).join(" ");
  return `This command needs ${names}. --help explains the options.`;
}
