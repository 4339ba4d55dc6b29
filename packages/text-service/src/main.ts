import { readOptions, usage } from "./options.ts";
import { startTextService } from "./text-service.ts";
import type { TextServiceOptions } from "./text-service.ts";

function optionsOrUsage(): TextServiceOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const service = await startTextService(optionsOrUsage());
console.log(`Local text service: OPENAI_BASE_URL=${service.baseUrl}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
