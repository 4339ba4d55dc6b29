import { resolve } from "node:path";

export interface Settings {
  port: number;
  dataDir: string;
  /** Template of the partner's address; none for the sandbox page. */
  partnerBookingUrl: string | undefined;
  dynamodbEndpoint: string | undefined;
  textService: TextServiceSettings;
  generationConcurrency: string | undefined;
  dailyTokenBudget: string | undefined;
  /** Print what functions log. */
  echoLogs: boolean;
  /** Turn away what the web ACL would. */
  firewall: boolean;
}

/** What is not set is the template's default, or the local writer where there is neither key nor address. */
export interface TextServiceSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
}

/** What cannot be done, said in one line; anything else that fails is a fault and keeps its stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`PORT is "${env.PORT}", not a port.`);
  return {
    port,
    dataDir: resolve(env.DATA_DIR || ".data"),
    partnerBookingUrl: env.PARTNER_BOOKING_URL || undefined,
    dynamodbEndpoint: env.DYNAMODB_ENDPOINT || undefined,
    textService: {
      apiKey: env.OPENAI_API_KEY || undefined,
      baseUrl: env.OPENAI_BASE_URL || undefined,
      model: env.OPENAI_MODEL || undefined,
    },
    generationConcurrency: env.GENERATION_CONCURRENCY || undefined,
    dailyTokenBudget: env.DAILY_TOKEN_BUDGET || undefined,
    echoLogs: env.LOG === "1",
    firewall: env.FIREWALL === "1",
  };
}
