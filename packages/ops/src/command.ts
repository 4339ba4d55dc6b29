import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./errors.ts";
import { openSite } from "./site/open-site.ts";
import type { Site } from "./site/site.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O & typeof commonOptions }>>["values"];

const commonOptions = { stage: { type: "string" }, json: { type: "boolean" } } as const satisfies Options;

export interface Call<O extends Options> {
  values: Values<O>;
  /** What stands behind the options, one for each of the command's `arguments`. */
  given: readonly string[];
  site: Site;
}

export interface Command {
  usage: string;
  run: (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<void>;
}

interface Definition<O extends Options> {
  /** The command's own options, as its help shows them. */
  usage?: string;
  options: O;
  arguments?: readonly string[];
  run: (call: Call<O>) => Promise<void>;
}

export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  const { usage = "", options, run } = definition;
  const expected = definition.arguments ?? [];
  return {
    usage,
    async run(args, env) {
      const { values, positionals } = read<O>(args, options, usage);
      if (positionals.length !== expected.length) throw new UsageError(wrongArguments(expected, usage));
      const site = openSite(env, (values as { stage?: string }).stage);
      await run({ values, given: positionals, site });
    },
  };
}

/** Node's own words quote what was typed, which may be a registration, so they are not repeated. */
function read<O extends Options>(args: readonly string[], options: O, usage: string) {
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, ...commonOptions }, allowPositionals: true });
    return { values: parsed.values as Values<O>, positionals: parsed.positionals };
  } catch {
    const known = Object.keys({ ...options, ...commonOptions }).map((name) => `--${name}`);
    throw new UsageError(`Unknown option, or one without its value. Known: ${known.join(" ")}${usage && `\n${usage}`}`);
  }
}

const wrongArguments = (expected: readonly string[], usage: string): string =>
  expected.length === 0
    ? `This command takes options only.${usage && ` ${usage}`}`
    : `This command needs ${expected.map((name) => `<${name}>`).join(" ")}.`;
