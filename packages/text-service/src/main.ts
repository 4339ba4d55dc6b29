import { parseCommandLine, usage } from "./command-line.ts";
import { startTextService } from "./server.ts";
import type { TextServiceOptions } from "./server.ts";

function optionsOrExit(): TextServiceOptions {
  try {
    return parseCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const service = await startTextService(optionsOrExit());
console.log(`Local text service: OPENAI_BASE_URL=${service.baseUrl}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
