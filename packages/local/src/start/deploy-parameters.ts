import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { CloudAssembly } from "../assembly/cloud-assembly.ts";
import { findInvalidParameter } from "../assembly/template-parameters.ts";
import { StartError, variableOfParameter, type Settings } from "./settings.ts";
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
  { site, cloud, textService, vehicleServices }: SiteUrls,
): Record<string, string> {
  const partner = settings.parameters.PartnerBookingUrl ?? cloud + sandboxPath;
  const running = {
    OpenAiBaseUrl: textService?.baseUrl,
    OpenAiModel: textService?.model,
    DvsaApiUrl: vehicleServices?.dvsaApiUrl,
    DvlaApiUrl: vehicleServices?.dvlaApiUrl,
  };
  return {
    ...settings.parameters,
    ...withoutUndefined(running),
    SiteOrigin: site,
    PartnerBookingUrl: partner,
    PartnerHosts: hostOf(partner),
    OriginToken: randomBytes(24).toString("hex"),
    RegistrationHashKey: storedSecret(hashKeyFile(settings)),
    BookingLinkKey: storedSecret(linkKeyFile(settings)),
    DistributionId: "LOCAL",
  };
}

/** Throws a `StartError` that names the setting or file if its value is not allowed by the templates. */
export function checkSettings(settings: Settings, assembly: CloudAssembly): void {
  // Placeholders for the addresses of a running site, which are always valid.
  const origin = `http://localhost:${settings.port}`;
  const invalid = findInvalidParameter(assembly, localParameters(settings, { site: origin, cloud: origin }));
  const sources: Record<string, string> = {
    ...variableOfParameter,
    PartnerHosts: variableOfParameter.PartnerBookingUrl,
    RegistrationHashKey: hashKeyFile(settings),
    BookingLinkKey: linkKeyFile(settings),
  };
  if (invalid) throw new StartError(`${sources[invalid.name] ?? invalid.name} ${invalid.problem.trim()}`);
}

/** Returns the file of the key with which registrations are hashed. */
export const hashKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string => join(dataDir, "registration-hash-key");

const linkKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string => join(dataDir, "booking-link-key");

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
