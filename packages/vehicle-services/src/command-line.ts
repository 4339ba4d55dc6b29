import { parseArgs } from "node:util";
import { faultModes, isFaultMode, type FaultMode } from "./faults.ts";
import type { VehicleServicesOptions } from "./server.ts";

export const usage = `Usage: npm run vehicle-services -- [options]
  --port N        port on loopback (4700)
  --latency MS    wait before every response (0)
  --token MODE    what Microsoft's token endpoint does
  --dvsa MODE     what DVSA's MOT history does
  --dvla MODE     what DVLA's vehicle enquiry does
  MODE is one of ${faultModes.join(", ")}`;

function parseNumber(name: string, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > max) throw new Error(`--${name} is not a whole number from 0 to ${max}`);
  return number;
}

function parseMode(name: string, value: string | undefined): FaultMode {
  if (value === undefined) return "ok";
  if (!isFaultMode(value)) throw new Error(`--${name} ${value} is unknown`);
  return value;
}

/** Parses the command line. Throws an error with the option's name if an option is unknown or out of range. */
export function parseCommandLine(args: string[]): VehicleServicesOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { port: text, latency: text, token: text, dvsa: text, dvla: text } });
  return {
    port: parseNumber("port", values.port, 65_535) ?? 4700,
    latencyMs: parseNumber("latency", values.latency, 600_000) ?? 0,
    faults: {
      token: parseMode("token", values.token),
      dvsa: parseMode("dvsa", values.dvsa),
      dvla: parseMode("dvla", values.dvla),
    },
  };
}
