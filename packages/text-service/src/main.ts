import { parseArgs } from "node:util";
import { closeOnSignal, parseArguments } from "@vanfettle/commands/command-line";
import { faultModes, isFaultMode } from "./faults/fault-modes.ts";
import type { FaultRule } from "./faults/fault-plan.ts";
import { startTextService, type TextServiceOptions } from "./server.ts";

const usage = `Usage: npm run text-service -- [options]
  --port N          port on loopback (4600)
  --latency MS      wait before every response (0)
  --rate-limit P    respond to this share of calls with 429, 0 to 1
  --error P         respond to this share of calls with 500, 0 to 1
  --seed N          select different calls for the same shares
  --mode NAME       ${faultModes.join(", ")}, poison-1 ... poison-30`;

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
      "rate-limit": text("0"),
      error: text("0"),
      seed: text("1"),
      mode: text("ok"),
    },
  });
  const numberFrom = (name: Exclude<keyof typeof values, "mode">, max: number): number => {
    const number = Number(values[name]);
    if (number >= 0 && number <= max) return number;
    throw new Error(`--${name} is not a number from 0 to ${max}`);
  };
  const { mode } = values;
  if (!isFaultMode(mode)) throw new Error(`--mode ${mode} is unknown`);
  const rateLimit = numberFrom("rate-limit", 1);
  const error = numberFrom("error", 1);
  const rules: FaultRule[] = [];
  if (rateLimit) rules.push({ mode: "rate-limit", rate: rateLimit });
  // The first matching rule wins, so raise this rule's rate to keep `error`'s share of all calls.
  if (error) {
    rules.push({ mode: "error-500", rate: Math.min(1, error / Math.max(1 - rateLimit, error)) });
  }
  if (mode !== "ok") rules.push({ mode });
  return {
    port: numberFrom("port", 65_535),
    latencyMs: numberFrom("latency", 600_000),
    seed: numberFrom("seed", Number.MAX_SAFE_INTEGER),
    rules,
  };
}

if (import.meta.main) {
  const service = await startTextService(parseArguments(usage, parseCommandLine));
  console.log(`Local text service: OPENAI_BASE_URL=${service.baseUrl}`);
  closeOnSignal(service);
}
