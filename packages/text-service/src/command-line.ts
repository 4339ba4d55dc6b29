import { parseArgs } from "node:util";
import type { FaultRule } from "./faults/fault-plan.ts";
import { faultModes, isFaultMode } from "./faults/fault-modes.ts";
import type { TextServiceOptions } from "./server.ts";

export const usage = `Usage: npm run text-service -- [options]
  --port N          port on loopback (4600)
  --latency MS      wait before every response (0)
  --rate-limit P    respond to this share of calls with 429, 0 to 1
  --error P         respond to this share of calls with 500, 0 to 1
  --seed N          choose other calls for the same shares
  --mode NAME       ${faultModes.join(", ")}, poison-1 ... poison-30`;

function parseNumber(name: string, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0 || number > max)
    throw new Error(`--${name} is not a number from 0 to ${max}`);
  return number;
}

/** Parses the command line. Throws an error with the option's name if an option is unknown or out of range. */
export function parseCommandLine(args: string[]): TextServiceOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { port: text, latency: text, "rate-limit": text, error: text, seed: text, mode: text },
  });
  const { mode } = values;
  if (mode !== undefined && !isFaultMode(mode)) throw new Error(`--mode ${mode} is unknown`);
  const rateLimit = parseNumber("rate-limit", values["rate-limit"], 1);
  const error = parseNumber("error", values.error, 1);
  const rules: FaultRule[] = [];
  if (rateLimit) rules.push({ mode: "rate-limit", rate: rateLimit });
  // The first matching rule wins, so raise this rule's rate to keep `error`'s share of all calls.
  if (error) rules.push({ mode: "error-500", rate: Math.min(1, error / Math.max(1 - (rateLimit ?? 0), error)) });
  if (mode !== undefined && mode !== "ok") rules.push({ mode });
  return {
    port: parseNumber("port", values.port, 65_535) ?? 4600,
    latencyMs: parseNumber("latency", values.latency, 600_000) ?? 0,
    seed: parseNumber("seed", values.seed, Number.MAX_SAFE_INTEGER) ?? 1,
    rules,
  };
}
