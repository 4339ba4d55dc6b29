import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { variableName } from "@vanfettle/commands/parameter-value";
import type { CloudAssembly } from "../assembly/cloud-assembly.ts";
import { findInvalidParameter } from "../assembly/template-parameters.ts";
import { replaceFile } from "../replace-file.ts";
import { StartError, variableOfParameter, type Settings } from "./settings.ts";

const sandboxPath =
  "/partner-sandbox/?registration={registration}&postcode={postcode}&service={service}&reference={reference}";

interface SiteUrls {
  site: string;
  /** The URL of the distribution, which serves the partner sandbox. */
  cloud: string;
}

/**
 * Returns the parameters' values, with the keys in the data folder. Throws a `StartError` for an
 * invalid partner.
 */
export function localParameters(
  settings: Settings,
  { site, cloud }: SiteUrls,
  assembly: CloudAssembly = { stacks: [] },
): Record<string, string> {
  const partner = settings.parameters.PartnerBookingUrl ?? cloud + sandboxPath;
  if (!URL.canParse(partner)) {
    throw new StartError(`PARTNER_BOOKING_URL is "${partner}", not an address.`);
  }
  return {
    ...declaredParameters(settings, assembly),
    ...settings.parameters,
    SiteOrigin: site,
    PartnerBookingUrl: partner,
    PartnerHosts: new URL(partner).host,
    OriginToken: randomBytes(24).toString("hex"),
    RegistrationHashKey: storedSecret(hashKeyFile(settings)),
    BookingLinkKey: storedSecret(linkKeyFile(settings)),
    DistributionId: "LOCAL",
  };
}

/** Returns the values of the parameters that the templates declare and whose variable is set. */
function declaredParameters(
  { environment }: Settings,
  { stacks }: CloudAssembly,
): Record<string, string> {
  const names = stacks.flatMap(({ template }) => Object.keys(template.Parameters ?? {}));
  const values = names.map((name) => [name, environment[variableName(name)]] as const);
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/**
 * Throws a `StartError` that names the setting or file if its value is not allowed by the
 * templates.
 */
export function checkSettings(settings: Settings, assembly: CloudAssembly): void {
  // Placeholders for the addresses of a running site, which are always valid.
  const origin = `http://localhost:${settings.port}`;
  const invalid = findInvalidParameter(
    assembly,
    localParameters(settings, { site: origin, cloud: origin }, assembly),
  );
  if (!invalid) return;
  const files: Record<string, [file: string, consequence: string]> = {
    RegistrationHashKey: [
      hashKeyFile(settings),
      "Then run `npm run ops -- rehash` while the site runs; until then, a vehicle's bookings cannot be exported or erased.",
    ],
    BookingLinkKey: [
      linkKeyFile(settings),
      "Links to bookings that visitors have kept stop working.",
    ],
  };
  const [file, consequence] = files[invalid.name] ?? [];
  if (file) {
    // The rest of the problem describes the parameter.
    const [problem] = invalid.problem.split(". ");
    throw new StartError(
      `${file} ${problem}. Restore it from a copy. Or delete it, and the next start creates a new key. ${consequence}`,
    );
  }
  const variables: Record<string, string> = {
    ...variableOfParameter,
    PartnerHosts: variableOfParameter.PartnerBookingUrl,
  };
  throw new StartError(
    `${variables[invalid.name] ?? variableName(invalid.name)} ${invalid.problem.trim()}`,
  );
}

/** Returns the file of the key with which registrations are hashed. */
export const hashKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string =>
  join(dataDir, "registration-hash-key");
const linkKeyFile = ({ dataDir }: Pick<Settings, "dataDir">): string =>
  join(dataDir, "booking-link-key");

/**
 * Returns the secret in a file, without the line break that editors add. Creates a missing file
 * with a new secret.
 */
function storedSecret(file: string): string {
  if (!existsSync(file)) replaceFile(file, randomBytes(32).toString("hex"));
  return readFileSync(file, "utf8").trim();
}
