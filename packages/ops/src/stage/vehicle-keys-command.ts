import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { namedStage } from "./named-stage.ts";
import { readKey, storeKey } from "./store-key.ts";

/** The key names of each service, and the stack output with its secret's name. */
const services = {
  dvsa: { output: "DvsaKeysArn", names: ["tokenUrl", "clientId", "clientSecret", "apiKey"] },
  dvla: { output: "DvlaKeysArn", names: ["apiKey"] },
} as const;

const usage = "vehicle-keys dvsa|dvla --stage NAME < keys.json";

/** Stores the keys of DVSA or DVLA. `{}` disconnects the service. */
export default defineCommand({
  usage,
  options: {},
  arguments: ["dvsa|dvla"],
  async run({ values, print, positionals: [service = ""] }) {
    namedStage(values);
    if (!isService(service)) throw new UsageError(`Unknown service. ${usage}`);
    const { output, names } = services[service];
    const keys = parseKeys(await readKey("keys", usage), names);
    const stored = await storeKey(values, "Api", output, JSON.stringify(keys));
    const done = Object.keys(keys).length > 0 ? "The keys are stored." : "The service is disconnected.";
    print(stored, `${done} The site applies this within five minutes.`);
  },
});

const isService = (name: string): name is keyof typeof services => Object.hasOwn(services, name);

/** Parses the keys. Throws a UsageError with the missing names that does not quote the input. */
function parseKeys(input: string, names: readonly string[]): Record<string, string> {
  const wanted = `a JSON object with ${names.join(", ")}, or {} to disconnect`;
  const given = parseObject(input);
  if (!given) throw new UsageError(`Standard input must be ${wanted}.`);
  if (Object.keys(given).length === 0) return {};
  const isKey = (value: unknown) => typeof value === "string" && /^[\x21-\x7e]{8,2000}$/.test(value);
  const missing = names.filter((name) => !isKey(given[name]));
  if (missing.length > 0) throw new UsageError(`Standard input lacks ${missing.join(", ")}. It must be ${wanted}.`);
  const keys = Object.fromEntries(names.map((name) => [name, given[name] as string]));
  if (keys.tokenUrl !== undefined && !keys.tokenUrl.startsWith("https://"))
    throw new UsageError("The tokenUrl does not begin with https://.");
  return keys;
}
