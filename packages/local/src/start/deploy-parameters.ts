import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError, type Settings } from "./settings.ts";
import type { UsedTextService } from "./text-service.ts";

const sandboxPath =
  "/partner-sandbox/?registration={registration}&postcode={postcode}&service={service}&reference={reference}";

export interface Addresses {
  /** What visitors see. */
  site: string;
  /** Where the sandbox page is. */
  cloud: string;
  /** The one in use, where it is not the one the settings name. */
  textService?: Pick<UsedTextService, "baseUrl" | "model">;
}

/** The values a deploy would be given. Only the hash key has to be the same at the next start. */
export function localParameters(
  settings: Settings,
  { site, cloud, textService = settings.textService }: Addresses,
): Record<string, string> {
  const partner = settings.partnerBookingUrl ?? cloud + sandboxPath;
  return {
    SiteOrigin: site,
    PartnerBookingUrl: partner,
    PartnerHosts: hostOf(partner),
    OriginToken: randomBytes(24).toString("hex"),
    RegistrationHashKey: keptSecret(join(settings.dataDir, "registration-hash-key")),
    DistributionId: "LOCAL",
    ...given({
      OpenAiBaseUrl: textService.baseUrl,
      OpenAiModel: textService.model,
      GenerationConcurrency: settings.generationConcurrency,
      DailyTokenBudget: settings.dailyTokenBudget,
    }),
  };
}

/** A parameter that nobody set keeps its template's default. */
function given(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function hostOf(url: string): string {
  if (!URL.canParse(url)) throw new StartError(`PARTNER_BOOKING_URL is "${url}", not an address.`);
  return new URL(url).host;
}

function keptSecret(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    const secret = randomBytes(32).toString("hex");
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
