import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { functionName } from "@vanfettle/contract/deployment";
import { CommandError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { openSiteTable, registrationHashKeyVariable, type Site } from "./site.ts";

const region = "eu-west-2";

/**
 * Returns the site running from DATA_DIR. TABLE_NAME, if set, names a table at the environment's
 * endpoint instead.
 */
export function localSite(env: NodeJS.ProcessEnv): Site {
  const dataDir = resolve(env["DATA_DIR"] || ".data");
  const running = () => readRunningSite(dataDir, env["PORT"]);
  return {
    label: "this machine",
    stage: undefined,
    async table() {
      const named = env["TABLE_NAME"];
      if (named) return openSiteTable(named);
      const { tableName, dynamodbEndpoint: endpoint, credentials } = running();
      return openSiteTable(tableName, { endpoint, region, credentials });
    },
    origin: async () => running().url,
    partnerHosts: async () => running().partnerHosts,
    hashKey: async () => env[registrationHashKeyVariable]?.trim() || readHashKey(dataDir),
    dailyTokens: async () => running().dailyTokens,
    alarms: async () => [],
    operatorToken: async () => env["OPERATOR_TOKEN"] || requestLocalToken(running().url),
    aws: async () => {
      const { servicesEndpoint: endpoint, credentials } = running();
      const config = { endpoint, region, credentials };
      const garagesFunction = functionName("local", "garages");
      return { lambda: config, garagesFunction, cloudFront: config, distributionId: "local" };
    },
    logFolder: join(dataDir, "logs"),
    indexLagMs: 0,
  };
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
    throw new CommandError(
      `The site at ${origin} did not issue an operator's token (status ${response.status}).`,
    );
  }
  return token;
}

/** The file with which a running site announces its endpoints and their credentials. */
const RunningSite = z.object({
  pid: z.int(),
  url: z.url(),
  dynamodbEndpoint: z.url(),
  tableName: z.string().min(1),
  partnerHosts: z.array(z.string()),
  dailyTokens: z.number().optional(),
  servicesEndpoint: z.url(),
  credentials: z.object({
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    sessionToken: z.string(),
  }),
});

type RunningSite = z.output<typeof RunningSite>;

/**
 * Reads the announcement of the site running from a data folder. Throws if it is missing or has
 * another port.
 */
function readRunningSite(dataDir: string, port: string | undefined): RunningSite {
  const file = join(dataDir, "running.json");
  const announced = existsSync(file) ? parseObject(readFileSync(file, "utf8")) : undefined;
  const { data: site } = RunningSite.safeParse(announced);
  if (!site || !isAlive(site.pid)) {
    throw new CommandError(
      `No site is running from ${dataDir}. Start one with npm start, set DATA_DIR, or name a stage with --stage.`,
    );
  }
  if (port && new URL(site.url).port !== port) {
    throw new CommandError(
      `The site of ${dataDir} is at ${site.url}, not on port ${port}. Set DATA_DIR to the folder of the site on that port.`,
    );
  }
  return site;
}

/** Returns whether the process is running. A killed site leaves its announcement behind. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
