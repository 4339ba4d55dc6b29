import { resolve } from "node:path";
import type { EnforcedRules } from "../cloudfront/firewall.ts";

export type Settings = ReturnType<typeof readSettings>;

/**
 * The environment variables of template parameters that a setting gives unchanged.
 * `localParameters` reads every other parameter from the variable with its name, such as
 * `LEGAL_NAME` for `LegalName`.
 */
export const variableOfParameter = {
  /** The template of the partner's URL; by default the sandbox page. */
  PartnerBookingUrl: "PARTNER_BOOKING_URL",
  OpenAiBaseUrl: "OPENAI_BASE_URL",
  OpenAiModel: "OPENAI_MODEL",
  OpenAiApi: "OPENAI_API",
  OpenAiFormat: "OPENAI_FORMAT",
  OpenAiLimit: "OPENAI_LIMIT",
  OpenAiReasoningEffort: "OPENAI_REASONING_EFFORT",
  OpenAiMaxOutputTokens: "OPENAI_MAX_OUTPUT_TOKENS",
  OpenAiTimeoutSeconds: "OPENAI_TIMEOUT_SECONDS",
  OpenAiPrice: "OPENAI_PRICE",
  /** `off` disables the second reader; texts then wait for an operator. */
  OpenAiReview: "OPENAI_REVIEW",
  OpenAiReviewModel: "OPENAI_REVIEW_MODEL",
  OpenAiReviewPrice: "OPENAI_REVIEW_PRICE",
  OpenAiReviewReasoningEffort: "OPENAI_REVIEW_REASONING_EFFORT",
  DvsaApiUrl: "DVSA_API_URL",
  DvlaApiUrl: "DVLA_API_URL",
  GenerationConcurrency: "GENERATION_CONCURRENCY",
  DailyTokenBudget: "DAILY_TOKEN_BUDGET",
  /** `false` keeps generated texts as drafts until an operator approves them. */
  PublishAutomatically: "PUBLISH_AUTOMATICALLY",
} as const;

const vehicleKeys = [
  "DVSA_TOKEN_URL",
  "DVSA_CLIENT_ID",
  "DVSA_CLIENT_SECRET",
  "DVSA_API_KEY",
  "DVLA_API_KEY",
] as const;

/** The error whose message is enough for the user. Other errors are printed with their stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * The unprivileged ports that browsers and `fetch` block:
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/**
 * Reads the settings from environment variables. Throws a `StartError` that names an invalid
 * variable.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT || 3000);
  if (!/^\d*$/.test(env.PORT ?? "") || port > 65_535) {
    throw new StartError(`PORT is "${env.PORT}", not a port.`);
  }
  if (blockedPorts.has(port)) {
    throw new StartError(`PORT is ${port}, which browsers block. Choose another port.`);
  }
  const endpoint = env.DYNAMODB_ENDPOINT || undefined;
  if (endpoint !== undefined && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) {
    throw new StartError(
      `DYNAMODB_ENDPOINT is "${endpoint}", not an address that begins with http:// or https://.`,
    );
  }
  if (env.OPENAI_REVIEW === "off" && env.PUBLISH_AUTOMATICALLY !== "false") {
    throw new StartError(
      "OPENAI_REVIEW=off requires PUBLISH_AUTOMATICALLY=false, because an operator must read texts that no second reader has judged.",
    );
  }
  const parameters = Object.entries(variableOfParameter)
    .filter(([, variable]) => env[variable])
    .map(([parameter, variable]) => [parameter, env[variable]]);
  const keys = vehicleKeys.map((name) => [name, env[name] || undefined]);
  const enforced: Record<string, EnforcedRules> = { "0": "none", "1": "all" };
  return {
    port,
    dataDir: resolve(env.DATA_DIR || ".data"),
    /** The folder of the imported MOT stations and postcodes; may be empty or missing. */
    stationsDir: resolve(env.STATIONS_DIR || ".stations"),
    /**
     * True to show sample stations without an import; false to show an empty list, like a deployed
     * stage.
     */
    sampleStations: env.SAMPLE_STATIONS !== "0",
    parameters: Object.fromEntries(parameters) as Partial<
      Record<keyof typeof variableOfParameter, string>
    >,
    environment: env,
    dynamodbEndpoint: endpoint,
    /** The local text service is used without a key and a base URL. */
    textService: {
      apiKey: env.OPENAI_API_KEY || undefined,
      baseUrl: env.OPENAI_BASE_URL || undefined,
    },
    /** Mock servers of the vehicle services are used without any key. */
    vehicleServices: Object.fromEntries(keys) as Record<
      (typeof vehicleKeys)[number],
      string | undefined
    >,
    echoLogs: env.LOG === "1",
    firewall: enforced[env.FIREWALL ?? ""] ?? "shared",
  };
}
