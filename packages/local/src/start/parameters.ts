import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError, type Settings } from "./settings.ts";

const sandboxPath =
  "/partner-sandbox/?registration={registration}&postcode={postcode}&service={service}&reference={reference}";

interface Origins {
  /** What visitors see. */
  site: string;
  /** Where the sandbox page is. */
  cloud: string;
}

/** The values a deploy would be given. Only the hash key has to be the same at the next start. */
export function localParameters(settings: Settings, { site, cloud }: Origins): Record<string, string> {
  const partner = settings.partnerBookingUrl ?? cloud + sandboxPath;
  return {
    SiteOrigin: site,
    PartnerBookingUrl: partner,
    PartnerHosts: hostOf(partner),
    OriginToken: randomBytes(24).toString("hex"),
    RegistrationHashKey: keptSecret(join(settings.dataDir, "registration-hash-key")),
  };
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
