import { parseArgs } from "node:util";
import { openDataModes, startOpenData, type OpenDataMode } from "./server.ts";

const usage = `npm run open-data -- [--port 4650] [--mode NAME]
  modes: ${openDataModes.join(", ")}`;

function optionsOrExit(): { port: number; mode: OpenDataMode } {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string", default: "4650" }, mode: { type: "string", default: "ok" } },
    });
    const mode = openDataModes.find((each) => each === values.mode);
    const port = Number(values.port);
    if (!mode) throw new Error(`--mode ${values.mode} is unknown`);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port`);
    return { port, mode };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const service = await startOpenData(optionsOrExit());
console.log(`Fake GOV.UK and Ordnance Survey: npm run stations -- --from ${service.url} --folder .stations-sample`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
