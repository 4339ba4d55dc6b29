import { certificateProblems, concurrencyProblems, sum } from "./account-checks.ts";
import type { AssemblyStack } from "./assembly.ts";
import { pageSettingProblems, type PageSettingChecks } from "./page-setting-checks.ts";
import { parameterOf, type DeployedStacks } from "./stack-state.ts";

interface StageToCheck extends Pick<PageSettingChecks, "today"> {
  stacks: readonly AssemblyStack[];
  existing: DeployedStacks;
  parameters: Record<string, string>;
  /** True if the stage does not have a domain. */
  trial: boolean;
}

/** The reserved domains (RFC 2606). */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|org|net))(:\d+)?$/;

/** Returns the problems that prevent a deploy, and warnings, in a sentence each. */
export async function checkStage({ stacks, existing, parameters, trial, today }: StageToCheck) {
  const deployedValue = (key: string): string | undefined =>
    [...existing.values()]
      .map((stack) => parameterOf(stack, key))
      .find((value) => value !== undefined);
  const defaultOf = (key: string) =>
    stacks.find(({ template }) => template.Parameters?.[key])?.template.Parameters?.[key]?.Default;
  const valueOf = (key: string): string =>
    String(parameters[key] ?? deployedValue(key) ?? defaultOf(key) ?? "");
  const publishes = valueOf("PublishAutomatically") === "true";
  const reserving = ["BookingConcurrency", "WritingConcurrency"];
  const wanted = Object.fromEntries(reserving.map((key) => [key, Number(valueOf(key))]));
  const reservedNow = sum(reserving.map((key) => Number(deployedValue(key) ?? 0)));
  const concurrency = await concurrencyProblems(wanted, reservedNow);

  const problems = pageSettingProblems({ valueOf, today });
  problems.push(...partnerProblems(valueOf("PartnerBookingUrl"), valueOf("PartnerHosts")));
  if (!trial) {
    problems.push(...(await domainProblems(valueOf("SiteOrigin"), valueOf("CertificateArn"))));
  }
  if (publishes && valueOf("OpenAiReview") === "off") problems.push(reviewProblem);
  problems.push(...concurrency.problems);

  const warnings = [...concurrency.warnings];
  if (publishes) warnings.push(publishWarning);
  if (valueOf("AlarmEmail") === "") {
    warnings.push("AlarmEmail is empty, so nobody is notified of alarms.");
  }
  return { problems, warnings };
}

/**
 * The accuracy of the checks and the reader is unknown until the corpora have been run with the
 * stage's models.
 */
const publishWarning =
  "PublishAutomatically is true: first run `npm run evaluate-texts` with this stage's models; at least 95 % of the bad sentences must be caught and at most 5 % of the good sentences rejected.";

const reviewProblem =
  "OpenAiReview=off requires PublishAutomatically=false, because an operator must read texts that no second reader has judged.";

function partnerProblems(url: string, hosts: string): string[] {
  if (!URL.canParse(url)) return ["PartnerBookingUrl is missing."];
  const { host } = new URL(url);
  if (reservedHost.test(host)) return [`PartnerBookingUrl: ${host} is a reserved domain.`];
  return hosts.split(",").includes(host)
    ? []
    : [`PartnerHosts does not have ${host}, the host of PartnerBookingUrl.`];
}

async function domainProblems(origin: string, certificate: string): Promise<string[]> {
  if (!URL.canParse(origin)) return ["SiteOrigin is missing."];
  const { host } = new URL(origin);
  if (host.endsWith(".cloudfront.net")) return [];
  if (reservedHost.test(host)) return [`SiteOrigin: ${host} is a reserved domain.`];
  if (certificate !== "") return certificateProblems(certificate, host);
  return [
    `SiteOrigin: ${host} needs CertificateArn, a certificate in us-east-1. To try the site out under CloudFront's own name, set neither.`,
  ];
}
