import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { StartError, type Settings } from "./settings.ts";
import { storedSecret } from "./stored-secret.ts";
import type { TextServiceInUse } from "./text-service.ts";
import type { VehicleServicesInUse } from "./vehicle-services.ts";

const sandboxPath =
  "/partner-sandbox/?registration={registration}&postcode={postcode}&service={service}&reference={reference}";

export interface SiteUrls {
  /** The origin that visitors see. */
  site: string;
  /** The URL of the distribution, which serves the partner sandbox. */
  cloud: string;
  /** The running text service, if different from the settings. */
  textService?: Pick<TextServiceInUse, "baseUrl" | "model">;
  /** The running vehicle services, if different from the settings. */
  vehicleServices?: Pick<VehicleServicesInUse, "dvsaApiUrl" | "dvlaApiUrl">;
}

/**
 * Returns the values of the templates' parameters, as for a deployment. The keys for hashes and booking links are
 * stored in the data folder, because they must be the same at every start. Throws a `StartError` for an invalid partner
 * URL.
 */
export function localParameters(
  settings: Settings,
  { site, cloud, textService = settings.textService, vehicleServices }: SiteUrls,
): Record<string, string> {
  const partner = settings.partnerBookingUrl ?? cloud + sandboxPath;
  return {
    SiteOrigin: site,
    PartnerBookingUrl: partner,
    PartnerHosts: hostOf(partner),
    OriginToken: randomBytes(24).toString("hex"),
    RegistrationHashKey: storedSecret(hashKeyFile(settings)),
    BookingLinkKey: storedSecret(linkKeyFile(settings)),
    DistributionId: "LOCAL",
    ...withoutUndefined({
      PartnerName: settings.partnerName,
      PartnerPrivacyUrl: settings.partnerPrivacyUrl,
      OpenAiBaseUrl: textService.baseUrl,
      OpenAiModel: textService.model,
      OpenAiReasoningEffort: settings.textService.reasoningEffort,
      OpenAiMaxOutputTokens: settings.textService.maxOutputTokens,
      OpenAiTimeoutSeconds: settings.textService.timeoutSeconds,
      OpenAiReview: settings.textService.review,
      OpenAiReviewModel: settings.textService.reviewModel,
      OpenAiReviewReasoningEffort: settings.textService.reviewReasoningEffort,
      DvsaApiUrl: vehicleServices?.dvsaApiUrl ?? settings.vehicleServices.DVSA_API_URL,
      DvlaApiUrl: vehicleServices?.dvlaApiUrl ?? settings.vehicleServices.DVLA_API_URL,
      GenerationConcurrency: settings.generationConcurrency,
      DailyTokenBudget: settings.dailyTokenBudget,
      PublishAutomatically: settings.publishAutomatically,
    }),
  };
}

/** Returns the file of the key with which registrations are hashed. */
export const hashKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string => join(dataDir, "registration-hash-key");

/** Returns the file of the key that signs booking links. */
export const linkKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string => join(dataDir, "booking-link-key");

/** Removes parameters without a value, for which the template's default applies. */
function withoutUndefined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function hostOf(url: string): string {
  if (!URL.canParse(url)) throw new StartError(`PARTNER_BOOKING_URL is "${url}", not an address.`);
  return new URL(url).host;
}
