import { text } from "node:stream/consumers";
import { defineCommand } from "../command.ts";
import { valueOf } from "../deploy/stack-state.ts";
import { replaceSecret } from "../deploy/stage-secrets.ts";
import { UsageError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { requireStage, type Site } from "../site/site.ts";
import type { StackName } from "../site/stage-settings.ts";

const textServiceUsage = "text-service-key --stage NAME < key.txt";

const textServiceKey = defineCommand({
  usage: textServiceUsage,
  options: {},
  async run({ site, print }) {
    const key = await readKey(site, "key", textServiceUsage);
    if (!/^\S{8,500}$/.test(key)) {
      throw new UsageError("Standard input must be a single key of at least 8 characters.");
    }
    const stored = await storeKey(site, "Generation", "TextServiceKeyArn", key);
    print(stored, "The key is stored. Texts use it within five minutes.");
  },
});

/** The key names of each service, and the stack output with its secret's name. */
const services: Record<string, { output: string; names: readonly string[] }> = {
  dvsa: { output: "DvsaKeysArn", names: ["tokenUrl", "clientId", "clientSecret", "apiKey"] },
  dvla: { output: "DvlaKeysArn", names: ["apiKey"] },
};

const vehicleUsage = "vehicle-keys dvsa|dvla --stage NAME < keys.json";

/** Stores the keys of DVSA or DVLA. `{}` disconnects the service. */
const vehicleKeys = defineCommand({
  usage: vehicleUsage,
  options: {},
  arguments: ["dvsa|dvla"],
  async run({ site, print, positionals: [name = ""] }) {
    const service = Object.hasOwn(services, name) ? services[name] : undefined;
    if (!service) throw new UsageError(`Unknown service. ${vehicleUsage}`);
    const keys = parseKeys(await readKey(site, "keys", vehicleUsage), service.names);
    const stored = await storeKey(site, "Api", service.output, JSON.stringify(keys));
    const done =
      Object.keys(keys).length > 0 ? "The keys are stored." : "The service is disconnected.";
    print(stored, `${done} The site applies this within five minutes.`);
  },
});

/** Parses the keys. Throws a UsageError with the missing names that does not quote the input. */
function parseKeys(input: string, names: readonly string[]): Record<string, string> {
  const wanted = `a JSON object with ${names.join(", ")}, or {} to disconnect`;
  const given = parseObject(input);
  if (!given) throw new UsageError(`Standard input must be ${wanted}.`);
  if (Object.keys(given).length === 0) return {};
  const isKey = (value: unknown) =>
    typeof value === "string" && /^[\x21-\x7e]{8,2000}$/.test(value);
  const missing = names.filter((name) => !isKey(given[name]));
  if (missing.length > 0) {
    throw new UsageError(`Standard input lacks ${missing.join(", ")}. It must be ${wanted}.`);
  }
  const keys = Object.fromEntries(names.map((name) => [name, given[name] as string]));
  if (keys.tokenUrl !== undefined && !keys.tokenUrl.startsWith("https://")) {
    throw new UsageError("The tokenUrl does not begin with https://.");
  }
  return keys;
}

/**
 * Reads a key from standard input, because arguments are visible to other users and stay in the
 * shell's history.
 */
async function readKey(site: Site, what: string, usage: string): Promise<string> {
  requireStage(site);
  if (process.stdin.isTTY) throw new UsageError(`Give the ${what} on standard input: ${usage}`);
  return (await text(process.stdin)).trim();
}

async function storeKey(site: Site, stackName: StackName, output: string, key: string) {
  const secret = valueOf(await requireStage(site).stack(stackName), output);
  await replaceSecret(secret, key);
  return { secret };
}

export const commands = { "text-service-key": textServiceKey, "vehicle-keys": vehicleKeys };
