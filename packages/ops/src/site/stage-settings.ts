import { existsSync, readFileSync } from "node:fs";
import { isDeployedStage } from "@vanfettle/contract/stage";
import * as z from "zod";
import { UsageError } from "../errors.ts";

/** The region of every stage; `sst.config.ts` names the same. What CloudFront needs is in us-east-1. */
export const stageRegion = "eu-west-2";

const accountNumber = /^\d{12}$/;

/** Returns what is wrong with the number of an AWS account, in a sentence that begins with the verb, or undefined. */
export const accountProblem = (account: string): string | undefined =>
  accountNumber.test(account) ? undefined : `is "${account}", but must be 12 digits.`;

/** What the file of a stage may hold. It holds no secret, as those are made by the deploy. */
const StageSettings = z.strictObject({
  /** The AWS account, 12 digits. */
  account: z.string().regex(accountNumber, "must be 12 digits").optional(),
  /** The profile of the AWS CLI's configuration. */
  profile: z.string().min(1).optional(),
  /** Values of the templates' parameters. */
  parameters: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
});

export type StageSettings = z.output<typeof StageSettings>;

/** Returns the path of a stage's settings: `stages/production.json`. */
export const stageFile = (stage: string): string => `stages/${stage}.json`;

/** Throws a UsageError if this cannot be the name of a stage on AWS. */
export function checkStageName(stage: string): void {
  if (!isDeployedStage(stage)) throw new UsageError("`local` is the stage on this machine: leave --stage out.");
  if (!/^[a-z][a-z0-9-]{0,30}$/i.test(stage)) throw new UsageError("A stage's name is letters, digits and dashes.");
  const [reserved] = /aws|amazon|cognito/i.exec(stage) ?? [];
  // The name is in the prefix of the domain where operators sign in.
  if (reserved !== undefined)
    throw new UsageError(`A stage's name must not contain ${reserved}, which Amazon Cognito allows in no domain.`);
}

/** Reads the settings of a stage, or returns none if it has no file. Throws a UsageError that names what is wrong. */
export function readStageSettings(stage: string): StageSettings {
  const file = stageFile(stage);
  if (!existsSync(file)) return { parameters: {} };
  const result = StageSettings.safeParse(parseJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${file}: ${[issue?.path.join("."), issue?.message].filter(Boolean).join(" ")}.`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}

/**
 * Makes the AWS SDK, and the commands that this process runs, use a profile: the one that an argument names, or else the
 * environment's, or else that of the stage's file.
 */
export function setProfile({ profile }: StageSettings, named?: string): void {
  const chosen = named ?? process.env["AWS_PROFILE"] ?? profile;
  if (chosen !== undefined) process.env["AWS_PROFILE"] = chosen;
}
