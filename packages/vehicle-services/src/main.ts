import { parseArgs } from "node:util";
import { closeOnSignal, parseArguments } from "@vanfettle/commands/command-line";
import { faultModes, isFaultMode, type FaultMode } from "./faults.ts";
import { startVehicleServices, type VehicleServicesOptions } from "./server.ts";

const usage = `Usage: npm run vehicle-services -- [options]
  --port N        port on loopback (4700)
  --latency MS    wait before every response (0)
  --token MODE    behaviour of Microsoft's token endpoint
  --dvsa MODE     behaviour of DVSA's MOT history
  --dvla MODE     behaviour of DVLA's vehicle enquiry
  MODE is one of ${faultModes.join(", ")}`;

/**
 * Parses the command line. Throws an error with the option's name if an option is unknown or out of
 * range.
 */
export function parseCommandLine(args: string[]): VehicleServicesOptions {
  const text = (value: string) => ({ type: "string", default: value }) as const;
  const mode = text("ok");
  const options = { port: text("4700"), latency: text("0"), token: mode, dvsa: mode, dvla: mode };
  const { values } = parseArgs({ args, options });
  const numberFrom = (name: "port" | "latency", max: number): number => {
    const number = Number(values[name]);
    if (/^\d+$/.test(values[name]) && number <= max) return number;
    throw new Error(`--${name} is not a whole number from 0 to ${max}`);
  };
  const modeFrom = (name: "token" | "dvsa" | "dvla"): FaultMode => {
    if (isFaultMode(values[name])) return values[name];
    throw new Error(`--${name} ${values[name]} is unknown`);
  };
  return {
    port: numberFrom("port", 65_535),
    latencyMs: numberFrom("latency", 600_000),
    faults: { token: modeFrom("token"), dvsa: modeFrom("dvsa"), dvla: modeFrom("dvla") },
  };
}

if (import.meta.main) {
  const services = await startVehicleServices(parseArguments(usage, parseCommandLine));
  const settings = Object.entries(services.keys).map(([name, value]) => `${name}=${value}`);
  console.log(
    `Fake DVSA and DVLA services with sample vehicles. Start the site with:\n${settings.join(" \\\n")} \\\nnpm start`,
  );
  closeOnSignal(services);
}
