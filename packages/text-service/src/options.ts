import { parseArgs } from "node:util";
import type { FaultRule } from "./faults/fault-plan.ts";
import { faultModes, isFaultMode } from "./faults/modes.ts";
import type { TextServiceOptions } from "./text-service.ts";

export const usage = `npm run text-service -- [options]
  --port N          port on loopback (4600)
  --latency MS      wait before every answer (0)
  --rate-limit P    answer this share of calls with 429, 0 to 1
  --error P         answer this share of calls with 500, 0 to 1
  --seed N          another run of the same shares
  --mode NAME       ${faultModes.join(", ")}, poison-1 ... poison-30`;

function numberOf(name: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0 || number > most) throw new Error(`--${name} is not a fitting number`);
  return number;
}

export function readOptions(args: string[]): TextServiceOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { port: text, latency: text, "rate-limit": text, error: text, seed: text, mode: text },
  });
  const { mode } = values;
  if (mode !== undefined && !isFaultMode(mode)) throw new Error(`--mode ${mode} is unknown`);
  const rateLimit = numberOf("rate-limit", values["rate-limit"], 1);
  const error = numberOf("error", values.error, 1);
  const rules: FaultRule[] = [];
  if (rateLimit) rules.push({ mode: "rate-limit", rate: rateLimit });
  // Rules are tried in turn: of the calls the first lets through, this share makes `error` of all calls.
  if (error) rules.push({ mode: "error-500", rate: Math.min(1, error / Math.max(1 - (rateLimit ?? 0), error)) });
  if (mode !== undefined && mode !== "ok") rules.push({ mode });
  return {
    port: numberOf("port", values.port, 65_535) ?? 4600,
    latencyMs: numberOf("latency", values.latency, 600_000) ?? 0,
    seed: numberOf("seed", values.seed, Number.MAX_SAFE_INTEGER) ?? 1,
    rules,
  };
}
