import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { Refusal, UsageError } from "../errors.ts";
import { readAlarms } from "./alarm-reader.ts";
import { localToken } from "./local-token.ts";
import { patienceMs } from "./patience.ts";
import { readRunning } from "./running-site.ts";
import { registrationHashKeyVariable, type OpenTable, type Site } from "./site.ts";

/** The site of DATA_DIR, which tells where its parts are; TABLE_NAME names a table that stands by itself. */
export function localSite(env: NodeJS.ProcessEnv): Site {
  const dataDir = resolve(env["DATA_DIR"] || ".data");
  const tableName = env["TABLE_NAME"];
  const running = () => readRunning(dataDir, env["PORT"]);
  const announced = () => (tableName ? undefined : running());
  const origin = async () => running().url;
  return {
    label: "this machine",
    isLocal: true,
    table: async () => (tableName ? tableOfEnvironment(tableName) : tableOf(running())),
    origin,
    partnerHosts: async () => hosts(env) ?? announced()?.partnerHosts ?? [],
    hashKey: async () => env[registrationHashKeyVariable] || keptHashKey(dataDir),
    dailyTokens: async () => Number(env["DAILY_TOKEN_BUDGET"] || announced()?.dailyTokens) || undefined,
    alarms: async () => {
      const endpoint = announced()?.servicesEndpoint;
      return endpoint === undefined ? [] : readAlarms({ endpoint, ...anyCredentials }, "");
    },
    operatorToken: async () => env["OPERATOR_TOKEN"] || localToken(await origin()),
    logFolder: join(dataDir, "logs"),
    indexLagMs: 0,
  };
}

function tableOfEnvironment(tableName: string): OpenTable {
  const client = createDynamoDBClient({ requestTimeoutMs: patienceMs });
  return { client, tableName, table: openTable({ client, table: tableName }) };
}

/** What the local cloud takes; it checks none. */
const anyCredentials = {
  region: "eu-west-2",
  credentials: { accessKeyId: "local", secretAccessKey: "local" },
};

function tableOf({ dynamodbEndpoint, tableName }: { dynamodbEndpoint: string; tableName: string }): OpenTable {
  const client = createDynamoDBClient({
    requestTimeoutMs: patienceMs,
    endpoint: dynamodbEndpoint,
    ...anyCredentials,
  });
  return { client, tableName, table: openTable({ client, table: tableName }) };
}

function hosts(env: NodeJS.ProcessEnv): string[] | undefined {
  const url = env["PARTNER_BOOKING_URL"];
  if (!url) return undefined;
  if (!URL.canParse(url)) throw new UsageError("PARTNER_BOOKING_URL is not an address.");
  return [new URL(url).host];
}

function keptHashKey(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, "registration-hash-key"), "utf8");
  } catch {
    throw new Refusal(
      `No key of the registration hash: there is none in ${dataDir} and no ${registrationHashKeyVariable}.`,
    );
  }
}
