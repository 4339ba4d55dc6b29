import { closeOnSignal, parseArguments } from "../../../scripts/command-line.ts";
import { parseCommandLine, usage } from "./command-line.ts";
import { startVehicleServices } from "./server.ts";

const services = await startVehicleServices(parseArguments(usage, parseCommandLine));
const settings = Object.entries(services.keys).map(([name, value]) => `${name}=${value}`);
console.log(
  `Fake DVSA and DVLA services with sample vehicles. Start the site with:\n${settings.join(" \\\n")} \\\nnpm start`,
);
closeOnSignal(services);
