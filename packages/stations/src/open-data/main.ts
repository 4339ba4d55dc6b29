import { closeOnSignal, exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";
import { openDataModes, startOpenData } from "./server.ts";

const { values } = parseOptions(
  `Usage: npm run open-data -- [--port 4650] [--mode NAME]
  Runs a fake of the services that publish stations and postcodes, with a sample list.
  modes: ${openDataModes.join(", ")}`,
  { port: { type: "string", default: "4650" }, mode: { type: "string", default: "ok" } },
);
const mode = openDataModes.find((each) => each === values.mode);
const port = Number(values.port);
if (!mode) exitWithProblem(`--mode ${values.mode} is unknown`);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  exitWithProblem(`--port ${values.port} is not a port`);
}

const service = await startOpenData({ port, mode });
console.log(
  `Fake GOV.UK and Ordnance Survey: npm run stations -- --from ${service.url} --folder .stations-sample`,
);
closeOnSignal(service);
