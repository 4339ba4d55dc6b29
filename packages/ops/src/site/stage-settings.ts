import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import { UsageError } from "../errors.ts";

/** The region of every stage, as in `sst.config.ts`. CloudFront's resources are in us-east-1. */
export const stageRegion = "eu-west-2";

/** The stacks of a stage in dependency order. */
export const stackNames = ["Data", "Generation", "Api", "Edge", "Web", "Operations"] as const;
export type StackName = (typeof stackNames)[number];

const accountNumber = /^\d{12}$/;

/** Returns the problem with an AWS account number, worded without a subject, or undefined. */
export const accountProblem = (account: string): string | undefined =>
  accountNumber.test(account) ? undefined : `is "${account}", but must be 12 digits.`;

/** The schema of a stage's settings. Secrets are not included, because deploys create them. */
const StageSettings = z.strictObject({
  account: z.string().regex(accountNumber, "must be 12 digits").optional(),
  profile: z.string().min(1).optional(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
});

export type StageSettings = z.output<typeof StageSettings>;

/** Returns the path of a stage's settings: `stages/production.json`. */
export const stageFile = (stage: string): string => `stages/${stage}.json`;

/** Throws a UsageError if the name is not valid for a stage on AWS. */
export function checkStageName(stage: string): void {
  if (!isDeployedStage(stage)) {
    throw new UsageError("`local` is the stage on this machine: leave --stage out.");
  }
  if (!/^[a-z][a-z0-9-]{0,30}$/i.test(stage)) {
    throw new UsageError("A stage's name may contain only letters, digits and dashes.");
  }
  const [reserved] = /aws|amazon|cognito/i.exec(stage) ?? [];
  // The name is part of the operators' sign-in domain.
  if (reserved !== undefined) {
    throw new UsageError(
      `A stage's name must not contain ${reserved}, which Amazon Cognito does not allow in domains.`,
    );
  }
}

/**
 * Reads a stage's settings, which are empty if the file does not exist. Throws a UsageError for
 * invalid settings.
 */
export function readStageSettings(stage: string): StageSettings {
  const file = stageFile(stage);
  if (!existsSync(file)) return { parameters: {} };
  let settings: unknown;
  try {
    settings = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
  const { success, data, error } = StageSettings.safeParse(settings);
  if (success) return data;
  const [issue] = error.issues;
  throw new UsageError(
    `${file}: ${[issue?.path.join("."), issue?.message].filter(Boolean).join(" ")}.`,
  );
}

/**
 * Sets the AWS profile for the SDK and child processes: the named one, the environment's, or the
 * settings'.
 */
export function setProfile({ profile }: StageSettings, named?: string): void {
  const chosen = named ?? process.env["AWS_PROFILE"] ?? profile;
  if (chosen !== undefined) process.env["AWS_PROFILE"] = chosen;
}

/** Returns an AWS CLI command with a region and this process's profile, which a new shell lacks. */
export function awsCliCall(operation: string, region: string): string {
  const profile = process.env["AWS_PROFILE"];
  const command = `aws ${operation} --region ${region}`;
  return profile ? `${command} --profile ${profile}` : command;
}
