import {
  problemOfValue,
  variableName,
  type ParameterLimits,
} from "@vanfettle/commands/parameter-value";
import type { Template, TemplateParameter } from "./assembly.ts";
import { secretParameters } from "./stage-secrets.ts";

/** The sources of parameter values, in order of precedence. */
export interface ParameterSources {
  /** The `Key=Value` pairs from the command line. */
  assignments: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The settings in the stage's file. */
  file: Record<string, string>;
}

/**
 * Returns the variable that sets a parameter: `DEPLOY_PARTNER_BOOKING_URL` for `PartnerBookingUrl`.
 */
export const environmentVariable = (parameter: string): string =>
  `DEPLOY_${variableName(parameter)}`;

/** The parameters that the deploy sets itself. */
const givenByDeploy = new Set<string>([
  ...Object.keys(secretParameters),
  "DistributionId",
  "UserPoolProtection",
]);

/** Returns the parameters that may be set, with the limits in their template. */
export function settableParameters(
  templates: readonly Template[],
): Map<string, TemplateParameter & ParameterLimits> {
  const declared = templates.flatMap(({ Parameters = {} }) => Object.entries(Parameters));
  return new Map(declared.filter(([key]) => !givenByDeploy.has(key)));
}

/**
 * Returns the values of a stage's parameters, and sentences about invalid settings, which never
 * repeat a secret.
 */
export function stageParameters(
  settable: ReadonlyMap<string, ParameterLimits>,
  { assignments, environment, file }: ParameterSources,
): { values: Record<string, string>; problems: string[] } {
  const pairs = assignments.map((assignment) => /^(\w+)=([^]*)$/.exec(assignment)?.slice(1));
  if (pairs.includes(undefined)) {
    return { values: {}, problems: ["Write a parameter as Key=Value."] };
  }
  const fromEnvironment = [...settable.keys()].map(
    (key) => [key, environment[environmentVariable(key)]] as const,
  );
  const given = [...Object.entries(file), ...fromEnvironment, ...(pairs as [string, string][])];
  const values = Object.fromEntries(
    given.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const problems = Object.entries(values).flatMap(([key, value]) => {
    if (givenByDeploy.has(key)) return [`${key} is created by the deploy and cannot be set.`];
    const limits = settable.get(key);
    if (!limits) return [`No stack has a parameter ${key}.`];
    const problem = problemOfValue(value, limits);
    return problem === undefined ? [] : [`${key} ${problem.trim()}`];
  });
  const { PartnerBookingUrl = "", PartnerHosts } = values;
  // Usually there is a single partner, with the host in its URL.
  if (PartnerHosts === undefined && URL.canParse(PartnerBookingUrl)) {
    values["PartnerHosts"] = new URL(PartnerBookingUrl).host;
  }
  return { values, problems };
}
