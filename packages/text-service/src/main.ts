import { parseArgs } from "node:util";
import { closeOnSignal, parseArguments } from "@vanfettle/commands/command-line";
import { faultModes, isFaultMode } from "./faults/fault-modes.ts";
import { startTextService, type TextServiceOptions } from "./server.ts";

const usage = `Usage: npm run text-service -- [options]
  --port N          port on loopback (4600)
  --latency MS      wait before every response (0)
  --share P         the share of calls that fail, 0 to 1 (1)
  --answers FOLDER  store each call in a file and wait for its answer, instead of writing (docs/texts.md)
  --mode NAME       how they fail: ${faultModes.join(", ")}, poison-1 ... poison-30`;

/**
 * Parses the command line. Throws an error with the option's name if an option is unknown or out of
 * range.
 */
export function parseCommandLine(args: string[]): TextServiceOptions {
  const text = (value: string) => ({ type: "string", default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text("4600"),
      latency: text("0"),
      share: text("1"),
      mode: text("ok"),
      answers: { type: "string" },
    },
  });
  const numberFrom = (name: "port" | "latency" | "share", max: number): number => {
    const number = Number(values[name]);
    if (number >= 0 && number <= max) return number;
    throw new Error(`--${name} is not a number from 0 to ${max}`);
  };
  const { mode, answers } = values;
  if (!isFaultMode(mode)) throw new Error(`--mode ${mode} is unknown`);
  return {
    port: numberFrom("port", 65_535),
    latencyMs: numberFrom("latency", 600_000),
    ...(answers !== undefined && { answers }),
    rules: [{ mode, rate: numberFrom("share", 1) }],
  };
}

if (import.meta.main) {
  const service = await startTextService(parseArguments(usage, parseCommandLine));
  console.log(`Local text service: OPENAI_BASE_URL=${service.baseUrl}`);
  closeOnSignal(service);
}
