import { randomBytes } from "node:crypto";
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { CommandError } from "../errors.ts";
import { awsCliCall, stageRegion as region } from "../site/stage-settings.ts";

/** The secret parameters of the templates, with their names and descriptions in Secrets Manager. */
export const secretParameters = {
  OriginToken: { name: "origin-token", description: "Token that CloudFront sends to the API" },
  RegistrationHashKey: {
    name: "registration-hash-key",
    description: "Key of the registration hash; without it, a vehicle's bookings cannot be found",
  },
  BookingLinkKey: {
    name: "booking-link-key",
    description: "Key that signs the links to bookings; without it, existing links stop working",
  },
} as const;

type SecretParameter = keyof typeof secretParameters;
export type StageSecrets = Record<SecretParameter, string>;

const secretName = (stage: string, parameter: SecretParameter): string =>
  `vanfettle/${stage}/${secretParameters[parameter].name}`;

export const secretNames = (stage: string): string[] =>
  (Object.keys(secretParameters) as SecretParameter[]).map((parameter) =>
    secretName(stage, parameter),
  );

const newSecret = (): string => randomBytes(32).toString("hex");

const connect = () => new SecretsManagerClient({ region });

/**
 * Returns a stage's secret, trimmed, or undefined if it is missing. Throws if it is scheduled for
 * deletion.
 */
export async function readStageSecret(
  stage: string,
  parameter: SecretParameter,
): Promise<string | undefined> {
  const SecretId = secretName(stage, parameter);
  try {
    return (await connect().send(new GetSecretValueCommand({ SecretId }))).SecretString?.trim();
  } catch (error) {
    const { name = "", message = "" } = error as Partial<Error>;
    if (name === "ResourceNotFoundException") return undefined;
    // Secrets Manager keeps a deleted secret, and reserves its name, for some days.
    if (name !== "InvalidRequestException" || !/delet/i.test(message)) throw error;
    const call = awsCliCall(`secretsmanager restore-secret --secret-id ${SecretId}`, region);
    throw new CommandError(`The secret ${SecretId} is marked for deletion. Run ${call} first.`);
  }
}

/**
 * Returns the stage's secrets by parameter. Generates and stores missing secrets without printing
 * them.
 */
export async function stageSecrets(
  stage: string,
  log: (line: string) => void,
): Promise<StageSecrets> {
  const secrets: Partial<StageSecrets> = {};
  for (const parameter of Object.keys(secretParameters) as SecretParameter[]) {
    const stored = await readStageSecret(stage, parameter);
    const SecretString = stored ?? newSecret();
    secrets[parameter] = SecretString;
    if (stored !== undefined) continue;
    const Name = secretName(stage, parameter);
    const Description = secretParameters[parameter].description;
    await connect().send(new CreateSecretCommand({ Name, Description, SecretString }));
    log(`made the secret ${Name}`);
  }
  return secrets as StageSecrets;
}

export async function replaceSecret(SecretId: string, value: string): Promise<void> {
  await connect().send(new PutSecretValueCommand({ SecretId, SecretString: value }));
}

/** Returns whether a secret exists and has another value than at its creation. */
export async function hasBeenReplaced(SecretId: string | undefined): Promise<boolean> {
  if (SecretId === undefined) return false;
  const { VersionIdsToStages = {} } = await connect().send(new DescribeSecretCommand({ SecretId }));
  return Object.values(VersionIdsToStages).flat().includes("AWSPREVIOUS");
}

/**
 * Prepends a new origin token. The API accepts both until CloudFront sends the new token. Returns
 * false if there are two: an earlier replacement was interrupted, CloudFront may send either, and
 * this deploy completes the replacement.
 */
export async function addOriginToken(stage: string, secrets: StageSecrets): Promise<boolean> {
  if (secrets.OriginToken.includes(",")) return false;
  secrets.OriginToken = `${newSecret()},${secrets.OriginToken}`;
  await replaceSecret(secretName(stage, "OriginToken"), secrets.OriginToken);
  return true;
}

/** Removes the older of two origin tokens. Returns whether there were two. */
export async function dropOldOriginToken(stage: string, secrets: StageSecrets): Promise<boolean> {
  const [newest = "", old] = secrets.OriginToken.split(",");
  if (old === undefined) return false;
  secrets.OriginToken = newest;
  await replaceSecret(secretName(stage, "OriginToken"), newest);
  return true;
}
