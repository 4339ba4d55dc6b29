import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { functionName } from "@vanfettle/contract/function-names";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { CommandError, UsageError } from "../errors.ts";
import { readRunningSite, type RunningSite } from "./running-site.ts";
import { registrationHashKeyVariable, requestTimeoutMs, type Site } from "./site.ts";

const region = "eu-west-2";

/** Returns the site running from DATA_DIR. TABLE_NAME, if set, overrides the site's table. */
export function localSite(env: NodeJS.ProcessEnv): Site {
  const dataDir = resolve(env["DATA_DIR"] || ".data");
  const named = env["TABLE_NAME"];
  const running = () => readRunningSite(dataDir, env["PORT"]);
  const runningUnlessTable = () => (named ? undefined : running());
  const origin = async () => running().url;
  return {
    label: "this machine",
    isLocal: true,
    async table() {
      // A named table has the endpoint and credentials of the environment.
      const site: Partial<RunningSite> = runningUnlessTable() ?? {};
      const { dynamodbEndpoint: endpoint, credentials, tableName = named ?? "" } = site;
      const client = createDynamoDBClient({
        requestTimeoutMs,
        ...(endpoint && credentials && { endpoint, region, credentials }),
      });
      return { client, tableName, table: openTable({ client, table: tableName }) };
    },
    origin,
    partnerHosts: async () => partnerHosts(env) ?? runningUnlessTable()?.partnerHosts ?? [],
    hashKey: async () => env[registrationHashKeyVariable]?.trim() || readHashKey(dataDir),
    dailyTokens: async () => Number(env["DAILY_TOKEN_BUDGET"] || runningUnlessTable()?.dailyTokens) || undefined,
    alarms: async () => [],
    operatorToken: async () => env["OPERATOR_TOKEN"] || requestLocalToken(await origin()),
    aws: async () => {
      const { servicesEndpoint: endpoint, credentials } = running();
      if (endpoint === undefined) throw new CommandError("The running site has an older version. Restart it.");
      const config = { endpoint, region, credentials };
      const garagesFunction = functionName("local", "garages");
      return { lambda: config, garagesFunction, cloudFront: config, distributionId: "local" };
    },
    logFolder: join(dataDir, "logs"),
    indexLagMs: 0,
  };
}

function partnerHosts(env: NodeJS.ProcessEnv): string[] | undefined {
  const url = env["PARTNER_BOOKING_URL"];
  if (!url) return undefined;
  if (!URL.canParse(url)) throw new UsageError("PARTNER_BOOKING_URL is not an address.");
  return [new URL(url).host];
}

function readHashKey(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, "registration-hash-key"), "utf8").trim();
  } catch {
    throw new CommandError(
      `There is no registration hash key in ${dataDir}, and ${registrationHashKeyVariable} is not set.`,
    );
  }
}

/** The local cloud issues an operator's token to any loopback caller that sends this header. */
const tokenPath = "/local-operators/token-for-this-machine";

async function requestLocalToken(origin: string): Promise<string> {
  const response = await fetch(new URL(tokenPath, origin), {
    method: "POST",
    headers: { "x-local-operator": "token" },
    signal: AbortSignal.timeout(5_000),
  });
  const token = await response.text();
  if (!response.ok || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    throw new CommandError(`The site at ${origin} did not issue an operator's token (status ${response.status}).`);
  }
  return token;
}
