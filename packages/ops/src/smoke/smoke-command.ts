import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { smokeTest } from "./smoke-test.ts";

export default defineCommand({
  usage:
    "smoke [--url https://www.example.co.uk] [--origin https://www.example.co.uk] [--pause-seconds 5]; --origin names the address in the pages where it differs",
  options: { url: { type: "string" }, origin: { type: "string" }, "pause-seconds": { type: "string", default: "5" } },
  async run({ values, site }) {
    const url = originOf("--url", values.url ?? (await site.origin()));
    const origin = values.origin === undefined ? url : originOf("--origin", values.origin);
    const pauseMs = Number(values["pause-seconds"]) * 1_000;
    const log = (line: string) => void (values.json || console.log(line));
    const failures = await smokeTest(url, log, { origin, pauseMs });
    if (values.json) console.log(JSON.stringify({ url, failures }));
    if (failures.length > 0) throw new CommandError(`${url} has ${failures.length} failures.`);
    if (!values.json) console.log(`${url} passes.`);
  },
});

/** Returns the origin in an option. Throws a UsageError if it is not a site's URL. */
function originOf(option: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === "/") return address.origin;
  throw new UsageError(`${option} must be the address of a site, such as https://www.example.co.uk.`);
}
