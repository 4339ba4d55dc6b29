import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The subset of the AWS CLI used in the runbook. It parses a call with AWS's own description of the
 * operation, from the SDK, which makes unknown options errors, and sends it with the SDK. Usage:
 * aws-command-line.ts <service> <operation> [--option value ...]
 */

/**
 * The SDK's schema of a structure: its members' names and schemas, and the number of required first
 * members.
 */
type Structure = [
  kind: 3,
  namespace: string,
  name: string,
  traits: unknown,
  string[],
  unknown[],
  required?: number,
];

interface Sdk {
  [name: string]: unknown;
}

interface AwsCall {
  sdk: Sdk;
  /** The name of the service in the SDK's client. */
  service: string;
  /** The operation as the API names it, or `wait`. */
  operation: string;
  input: Record<string, unknown>;
  query: string | undefined;
  /** The region of the call, which overrides the environment's. */
  region: string | undefined;
}

const clients: Record<string, [service: string, client: string]> = {
  cloudformation: ["cloudformation", "CloudFormation"],
  dynamodb: ["dynamodb", "DynamoDB"],
  secretsmanager: ["secrets-manager", "SecretsManager"],
  stepfunctions: ["sfn", "SFN"],
  sts: ["sts", "STS"],
};
const requireFromOps = createRequire(new URL("../../packages/ops/package.json", import.meta.url));

/**
 * Returns the API's name of an option: `TargetTableName` for `target-table-name`, in a few services
 * camel case.
 */
const toPascal = (kebab: string) =>
  kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Parses a call. Throws for an unknown service, operation or option, and for a missing option. */
export function readAwsCall([serviceName = "", command = "", ...rest]: readonly string[]): AwsCall {
  const [module = "", service = ""] = clients[serviceName] ?? [];
  if (module === "") throw new Error(`The runbook's tests know no service ${serviceName}.`);
  const sdk = requireFromOps(`@aws-sdk/client-${module}`) as Sdk;
  const waited = command === "wait" ? rest[0] : undefined;
  // A waiter for a table describes it repeatedly.
  const operation = toPascal(waited === undefined ? command : `describe-${waited.split("-")[0]}`);
  const described = sdk[`${operation}$`] as unknown[] | undefined;
  if (!described) throw new Error(`${service} has no operation ${operation}.`);
  const structure = (described[4] as () => Structure)();
  const [, , , , members, memberSchemas, required = 0] = structure;
  const input: Record<string, unknown> = {};
  let query: string | undefined;
  let region: string | undefined;
  const words = waited === undefined ? rest : rest.slice(1);
  while (words.length > 0) {
    const option = (words.shift() ?? "").replace(/^--/, "");
    const hasValue = words.length > 0 && !words[0]?.startsWith("--");
    const value = hasValue ? (words.shift() ?? "") : undefined;
    if (option === "query") query = value;
    if (option === "region") region = value;
    if (option === "query" || option === "output" || option === "region") continue;
    const index = members.findIndex((member) => isSame(member, toPascal(option)));
    const member = members[index];
    if (member === undefined) throw new Error(`${operation} takes no --${option}.`);
    const content = value?.startsWith("file://")
      ? readFileSync(value.slice("file://".length), "utf8")
      : value;
    input[member] = toValue(memberSchemas[index], content);
  }
  const missing = members.slice(0, required).filter((member) => !(member in input));
  if (missing.length > 0) throw new Error(`${operation} needs ${missing.join(", ")}.`);
  return {
    sdk,
    service,
    operation: waited === undefined ? operation : `wait ${waited}`,
    input,
    query,
    region,
  };
}

/** The type numbers in the SDK's schemas. */
const timestamp = 4;

function toValue(schema: unknown, value: string | undefined): unknown {
  if (value === undefined) return true;
  if (schema === timestamp) return new Date(value);
  const structure = typeof schema === "function" ? (schema as () => unknown)() : schema;
  if (!Array.isArray(structure) || structure[0] !== 3) return value;
  // The shorthand of the CLI: Enabled=true,AttributeName=expiresAt
  const [, , , , members] = structure as unknown as Structure;
  return Object.fromEntries(
    value.split(",").map((pair) => {
      const [key = "", text = ""] = pair.split("=");
      if (!members.includes(key)) throw new Error(`${structure[2] as string} has no ${key}.`);
      return [key, /^(true|false)$/.test(text) ? text === "true" : text];
    }),
  );
}

/** Sends a call. Returns the CLI's output. */
async function sendAwsCall({
  sdk,
  service,
  operation,
  input,
  query,
  region,
}: AwsCall): Promise<string> {
  type Constructor = new (argument: object) => { send: (command: unknown) => Promise<object> };
  const client = new (sdk[`${service}Client`] as Constructor)(
    region === undefined ? {} : { region },
  );
  const [, waited] = operation.split("wait ");
  if (waited !== undefined) {
    const wait = sdk[`waitUntil${toPascal(waited)}`] as (
      settings: object,
      input: object,
    ) => Promise<object>;
    await wait({ client, maxWaitTime: 20, minDelay: 0.05, maxDelay: 0.2 }, input);
    return "";
  }
  const output = await client.send(new (sdk[`${operation}Command`] as Constructor)(input));
  return query === undefined ? JSON.stringify(output) : evaluate(query, output);
}

/** Evaluates the only form of query in the runbook: an output of a stack by its key. */
function evaluate(query: string, output: object): string {
  const [, key] = /^Stacks\[0\]\.Outputs\[\?OutputKey=='(\w+)'\]\.OutputValue$/.exec(query) ?? [];
  if (key === undefined) throw new Error(`The query ${query} is of a form that is not known here.`);
  const { Stacks = [] } = output as {
    Stacks?: { Outputs?: { OutputKey: string; OutputValue: string }[] }[];
  };
  return Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue ?? "None";
}

if (import.meta.main) console.log(await sendAwsCall(readAwsCall(process.argv.slice(2))));
