import { text } from "node:stream/consumers";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { defineCommand } from "../command.ts";
import { replaceSecret } from "../deploy/stage-secrets.ts";
import { UsageError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { namedStage } from "./named-stage.ts";

/** The key names of each service, and the stack output with its secret's name. */
const services = {
  dvsa: { output: "DvsaKeysArn", names: ["tokenUrl", "clientId", "clientSecret", "apiKey"] },
  dvla: { output: "DvlaKeysArn", names: ["apiKey"] },
} as const;

const usage = "vehicle-keys dvsa|dvla --stage NAME < keys.json";

/**
 * Stores the keys of DVSA or DVLA. Reads them from standard input, because arguments are visible to other users and
 * stored in the shell's history. `{}` disconnects the service.
 */
export const vehicleKeysCommand = defineCommand({
  usage,
  options: {},
  arguments: ["dvsa|dvla"],
  async run({ values, print, positionals: [service = ""] }) {
    const { region, stack } = namedStage(values);
    if (!isService(service)) throw new UsageError(`Unknown service. ${usage}`);
    const { output, names } = services[service];
    if (process.stdin.isTTY) throw new UsageError(`Give the keys on standard input: ${usage}`);
    const keys = readKeys(await text(process.stdin), names);
    const secret = (await stack("Api")).output(output);
    await replaceSecret(new SecretsManagerClient({ region }), secret, JSON.stringify(keys));
    const done = Object.keys(keys).length > 0 ? "The keys are stored." : "The service is disconnected.";
    print({ secret }, `${done} The site follows within five minutes.`);
  },
});

const isService = (name: string): name is keyof typeof services => Object.hasOwn(services, name);

/** Parses the keys. Throws a UsageError with the missing names that does not quote the input. */
function readKeys(input: string, names: readonly string[]): Record<string, string> {
  const wanted = `a JSON object with ${names.join(", ")}, or {} to disconnect`;
  const given = parseObject(input);
  if (!given) throw new UsageError(`Standard input must be ${wanted}.`);
  if (Object.keys(given).length === 0) return {};
  const keys = names.flatMap((name) => {
    const value = given[name];
    return typeof value === "string" && /^[\x21-\x7e]{8,2000}$/.test(value) ? [[name, value] as const] : [];
  });
  const found = Object.fromEntries(keys);
  const missing = names.filter((name) => !(name in found));
  if (missing.length > 0) throw new UsageError(`Standard input lacks ${missing.join(", ")}. It must be ${wanted}.`);
  if (found.tokenUrl !== undefined && !found.tokenUrl.startsWith("https://")) {
    throw new UsageError("The tokenUrl does not begin with https://.");
  }
  return found;
}
