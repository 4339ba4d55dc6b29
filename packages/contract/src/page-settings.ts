import { evidenceSetting, type EvidenceSetting } from "./claims/claim-evidence.ts";
import { marketingClaims, type ClaimName } from "./claims/marketing-claims.ts";

/** A setting of a stage that its pages state, under the name of its parameter in the templates. */
interface PageSetting {
  /**
   * The allowed values as a regular expression over the whole value. None contains `|`, which
   * separates values in the renderer's headers.
   */
  pattern: string;
  /** The pattern on this machine, where it also allows plain HTTP. */
  localPattern?: string;
  /** The rule in words, for the end of a sentence: "must be …". */
  rule: string;
  description: string;
  /** The value of a local site, which has neither an operator nor a partner. */
  sample: string;
  /** True if the sample is false of every deployed site. */
  isPlaceholder?: boolean;
  /** True if a deploy stops without a value. */
  required: boolean;
}

/**
 * The rule of free text, with its maximum length. Names and addresses may have any letters, such as
 * Welsh ones.
 */
const words = (most: number) => ({
  pattern: `[^|\\s]([^|\\r\\n]{0,${most - 2}}[^|\\s])?`,
  rule: `must be a line of at most ${most} characters without |`,
});

const host = "[a-z0-9.-]+(:[0-9]+)?";
const address = (origin: string) => `((${origin})(/[^\\s|]{0,180})?)?`;

const statedSettings = {
  LegalName: {
    ...words(160),
    description: "Legal name of the company or person that runs the site",
    sample: "Sample Operator Limited (not a real company)",
    isPlaceholder: true,
    required: true,
  },
  LegalAddress: {
    ...words(250),
    description:
      "Registered office of the company, or business address of the person, that runs the site",
    sample: "1 Sample Street, Sampletown (not a real address)",
    isPlaceholder: true,
    required: true,
  },
  CompanyNumber: {
    pattern: "none|([0-9]{2}|OC|SC|SO|NI|NC|R0)[0-9]{6}",
    rule: "must be 8 digits, or SC, NI, R0, OC, SO or NC with 6 digits, or none",
    description:
      "Number at Companies House; none for a person or partnership that is not registered there",
    sample: "00000000",
    isPlaceholder: true,
    required: true,
  },
  VatNumber: {
    pattern: "((GB|XI)[0-9]{9}([0-9]{3})?)?",
    rule: "must be GB or XI with 9 or 12 digits",
    description: "VAT registration number; empty without one",
    sample: "",
    required: false,
  },
  PartnerName: {
    pattern: `(${words(60).pattern})?`,
    rule: words(60).rule,
    description: "Name of the partner next to booking forms; if empty, pages call it our partner",
    sample: "",
    required: false,
  },
  PartnerPrivacyUrl: {
    pattern: address(`https://${host}`),
    localPattern: address(`https://${host}|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?`),
    rule: "must be an https address without spaces",
    description:
      "Address of the partner's privacy notice, linked from booking forms; empty for no link",
    sample: "",
    required: false,
  },
  GarageChoice: {
    pattern: "visitor|partner",
    rule: "must be visitor or partner",
    description:
      "Who chooses the garage that does the work: visitor, on the partner's site, or partner",
    sample: "visitor",
    required: true,
  },
  PartnerPayment: {
    pattern: "booking|request|fixed|nothing",
    rule: "must be booking, request, fixed or nothing",
    description:
      "What the partner pays the site for: each booking, each request, a fixed fee, or nothing",
    sample: "nothing",
    required: true,
  },
  ClaimsWithoutEvidence: {
    pattern: "(hidden|stated)?",
    localPattern: "(hidden|stated|specified)?",
    rule: "must be hidden, stated or empty, which hides them",
    description:
      "Whether pages show claims without evidence: hidden, or stated, as the operator's statement",
    sample: "specified",
    required: false,
  },
} as const satisfies Record<string, PageSetting>;

export type PageSettingName = keyof typeof statedSettings | EvidenceSetting;

/** The claims without our own evidence. A stage's settings may give it. */
export const claimsOfOperator = (Object.keys(marketingClaims) as ClaimName[]).filter(
  (name) => !marketingClaims[name].proved,
);

// Printable ASCII, so that four settings always fit into a header; a semicolon ends a part.
const part = (most: number) => `[ -:<-{}~]{2,${most}}`;

const evidenceOf = (claim: ClaimName): PageSetting => ({
  pattern: `(${part(120)};${part(160)}; {0,3}[0-9]{4}-[0-9]{2}(-[0-9]{2})?)?`,
  rule: "must be SOURCE; SAMPLE; DATE, such as Example Reviews; 1,204 reviews from June 2025 to May 2026; 2026-05-31, in unaccented characters",
  description: `Evidence for the claim “${marketingClaims[claim].value}”; empty without any`,
  sample: "",
  required: false,
});

/**
 * The settings that pages state: who runs the site, the partner's role, and the evidence of claims.
 * The templates' parameters, the questions and checks of a deploy, the variables of a local site
 * and the renderer's headers follow.
 */
export const pageSettings = {
  ...statedSettings,
  ...Object.fromEntries(
    claimsOfOperator.map((claim) => [evidenceSetting(claim), evidenceOf(claim)]),
  ),
} as Record<PageSettingName, PageSetting>;

export const pageSettingNames = Object.keys(pageSettings) as PageSettingName[];

/** The values of a stage's settings. Empty settings are left out. */
export type PageSettings = { readonly [N in PageSettingName]?: string };

/** The values of a local site without its own settings. */
export const samplePageSettings: PageSettings = withoutEmpty((name) => pageSettings[name].sample);

function withoutEmpty(valueOf: (name: PageSettingName) => string | undefined): PageSettings {
  const values = pageSettingNames.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value));
}

/**
 * The number of values in a header. At their longest they stay below CloudFront's 1,783 characters
 * a header.
 */
const valuesPerHeader = 4;

/** The names of the settings in each of the headers that CloudFront adds for the renderer. */
export const pageSettingHeaders: ReadonlyMap<string, readonly PageSettingName[]> = new Map(
  Array.from({ length: Math.ceil(pageSettingNames.length / valuesPerHeader) }, (_, index) => [
    `x-page-settings-${index + 1}`,
    pageSettingNames.slice(index * valuesPerHeader, (index + 1) * valuesPerHeader),
  ]),
);

/**
 * Ends each value of a header, which is the Base64 of the whole line, because headers are ASCII.
 * CloudFront rejects an empty header, and a line with this is never empty.
 */
export const settingSeparator = "|";

/** Returns the settings from the renderer's headers. Settings without a header are left out. */
export function parsePageSettings(header: (name: string) => string | undefined): PageSettings {
  const values = [...pageSettingHeaders].flatMap(([headerName, names]) => {
    const line = decodeBase64(header(headerName) ?? "").split(settingSeparator);
    return names.map((name, index) => [name, line[index]] as const);
  });
  const given = new Map(values);
  return withoutEmpty((name) => given.get(name));
}

const decodeBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
