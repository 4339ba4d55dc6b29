import { parseCommandLine, usage } from "./command-line.ts";
import { startVehicleServices, type VehicleServicesOptions } from "./server.ts";

function optionsOrExit(): VehicleServicesOptions {
  try {
    return parseCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const services = await startVehicleServices(optionsOrExit());
const settings = Object.entries(services.keys).map(([name, value]) => `${name}=${value}`);
console.log(
  `Fake DVSA and DVLA services with sample vehicles. Start the site with:\n${settings.join(" \\\n")} \\\nnpm start`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    services.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
