import { evidenceFor, evidenceSetting } from "@vanfettle/contract/claims/claim-evidence";
import type { ClaimName } from "@vanfettle/contract/claims/marketing-claims";
import {
  claimsOfOperator,
  pageSettingNames,
  pageSettings,
  type PageSettingName,
  type PageSettings,
} from "@vanfettle/contract/page-settings";

/** The endings of names that only registered companies and partnerships may have. */
const companyEnding =
  /\b(?:limited|ltd|cyfyngedig|cyf|p\.?l\.?c|c\.?c\.?c|l\.?l\.?p|p\.?a\.?c|c\.?i\.?c)\.?$/i;

export interface PageSettingChecks {
  /** Returns the value of a setting after the deploy, or an empty string. */
  valueOf: (name: string) => string;
  /** The day of the deploy, YYYY-MM-DD. */
  today: string;
}

/** Returns the problems with the settings that pages state, in a sentence each. */
export function pageSettingProblems({ valueOf, today }: PageSettingChecks): string[] {
  const settings: PageSettings = Object.fromEntries(
    pageSettingNames.map((name) => [name, valueOf(name)]),
  );
  return [
    ...pageSettingNames.flatMap((name) => valueProblem(name, valueOf(name)) ?? []),
    ...companyProblems(settings),
    ...claimsOfOperator.flatMap((claim) => evidenceProblem(claim, settings, today) ?? []),
  ];
}

function valueProblem(name: PageSettingName, value: string): string | undefined {
  const { required, isPlaceholder, sample, description } = pageSettings[name];
  if (required && value === "") return `${name} is missing. ${description}.`;
  return isPlaceholder && value === sample
    ? `${name} is the sample of a local site. ${description}.`
    : undefined;
}

const companyProblems = ({ LegalName = "", CompanyNumber }: PageSettings): string[] =>
  CompanyNumber === "none" && companyEnding.test(LegalName)
    ? [
        `LegalName is "${LegalName}", a company's, so CompanyNumber must be its number at Companies House, not none.`,
      ]
    : [];

function evidenceProblem(
  claim: ClaimName,
  settings: PageSettings,
  today: string,
): string | undefined {
  const name = evidenceSetting(claim);
  const value = settings[name];
  if (!value) return undefined;
  const evidence = evidenceFor(settings, claim);
  if (!evidence) return `${name} is "${value}", whose date does not exist.`;
  return evidence.date > today ? `${name} is "${value}", whose date is in the future.` : undefined;
}
