import type { CloudAssembly } from "../assembly/cloud-assembly.ts";
import { findInvalidParameter } from "../assembly/template-parameters.ts";
import { hashKeyFile, linkKeyFile, localParameters } from "./deploy-parameters.ts";
import { StartError, type Settings } from "./settings.ts";

/** The source of each template parameter: an environment variable, or a file of the data folder. */
const sources = (settings: Settings): Record<string, string> => ({
  PartnerBookingUrl: "PARTNER_BOOKING_URL",
  PartnerHosts: "PARTNER_BOOKING_URL",
  PartnerName: "PARTNER_NAME",
  PartnerPrivacyUrl: "PARTNER_PRIVACY_URL",
  OpenAiBaseUrl: "OPENAI_BASE_URL",
  OpenAiModel: "OPENAI_MODEL",
  OpenAiReasoningEffort: "OPENAI_REASONING_EFFORT",
  OpenAiMaxOutputTokens: "OPENAI_MAX_OUTPUT_TOKENS",
  OpenAiTimeoutSeconds: "OPENAI_TIMEOUT_SECONDS",
  OpenAiReview: "OPENAI_REVIEW",
  OpenAiReviewModel: "OPENAI_REVIEW_MODEL",
  OpenAiReviewReasoningEffort: "OPENAI_REVIEW_REASONING_EFFORT",
  DvsaApiUrl: "DVSA_API_URL",
  DvlaApiUrl: "DVLA_API_URL",
  GenerationConcurrency: "GENERATION_CONCURRENCY",
  DailyTokenBudget: "DAILY_TOKEN_BUDGET",
  PublishAutomatically: "PUBLISH_AUTOMATICALLY",
  RegistrationHashKey: hashKeyFile(settings),
  BookingLinkKey: linkKeyFile(settings),
});

/** Throws a `StartError` that names the setting or file if its value is not allowed by the templates. */
export function checkSettings(settings: Settings, assembly: CloudAssembly): void {
  // Placeholders for the addresses of a running site, which are always valid.
  const origin = `http://localhost:${settings.port}`;
  const invalid = findInvalidParameter(assembly, localParameters(settings, { site: origin, cloud: origin }));
  if (invalid) throw new StartError(`${sources(settings)[invalid.name] ?? invalid.name} ${invalid.problem.trim()}`);
}
