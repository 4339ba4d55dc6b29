import { randomBytes } from "node:crypto";
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { CommandError } from "../errors.ts";
import { awsCliCall } from "./aws-cli-call.ts";

/** The templates' secret parameters, and the names under which Secrets Manager keeps their values. */
export const secretParameters = {
  OriginToken: { name: "origin-token", description: "What CloudFront says to the API to prove itself" },
  RegistrationHashKey: {
    name: "registration-hash-key",
    description: "Key of the hash by which a vehicle's bookings are found; without it they are not found",
  },
  BookingLinkKey: {
    name: "booking-link-key",
    description: "Key that signs the links to bookings; without it, links that visitors have kept show nothing",
  },
} as const;

export type SecretParameter = keyof typeof secretParameters;

/** Returns the name of a stage's secret: `vanfettle/production/origin-token`. */
const secretName = (stage: string, parameter: SecretParameter): string =>
  `vanfettle/${stage}/${secretParameters[parameter].name}`;

/**
 * Returns the value of a stage's secret, without the line break that a file given to the AWS CLI ends with, or undefined
 * if there is none. Throws if somebody has deleted it.
 */
async function readSecret(client: SecretsManagerClient, SecretId: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString?.trim();
  } catch (error) {
    const { name = "", message = "" } = error as Partial<Error>;
    if (name === "ResourceNotFoundException") return undefined;
    // Secrets Manager keeps a deleted secret for some days, and gives its name to no other.
    if (name === "InvalidRequestException" && /delet/i.test(message)) {
      const call = await awsCliCall(client, `secretsmanager restore-secret --secret-id ${SecretId}`);
      throw new CommandError(`The secret ${SecretId} is marked for deletion. Run ${call} first.`);
    }
    throw error;
  }
}

/** Returns the value of one of the stage's own secrets, or undefined if there is none. */
export const readStageSecret = (
  region: string,
  stage: string,
  parameter: SecretParameter,
): Promise<string | undefined> => readSecret(new SecretsManagerClient({ region }), secretName(stage, parameter));

/** Returns the stage's secrets by parameter. Those that do not exist are made and stored; nobody sees a value. */
export async function stageSecrets(
  client: SecretsManagerClient,
  stage: string,
  log: (line: string) => void,
): Promise<Record<SecretParameter, string>> {
  const valueOf = async (parameter: SecretParameter): Promise<string> => {
    const name = secretName(stage, parameter);
    const stored = await readSecret(client, name);
    if (stored !== undefined) return stored;
    const SecretString = newSecret();
    const Description = secretParameters[parameter].description;
    await client.send(new CreateSecretCommand({ Name: name, Description, SecretString }));
    log(`made the secret ${name}`);
    return SecretString;
  };
  return {
    OriginToken: await valueOf("OriginToken"),
    RegistrationHashKey: await valueOf("RegistrationHashKey"),
    BookingLinkKey: await valueOf("BookingLinkKey"),
  };
}

/** Stores another value of a secret. */
export async function replaceSecret(
  client: SecretsManagerClient,
  SecretId: string,
  SecretString: string,
): Promise<void> {
  await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
}

/** Returns whether somebody has stored another value of a secret than the one that it was created with. */
export async function hasBeenReplaced(client: SecretsManagerClient, SecretId: string): Promise<boolean> {
  const { VersionIdsToStages = {} } = await client.send(new DescribeSecretCommand({ SecretId }));
  return Object.values(VersionIdsToStages).flat().includes("AWSPREVIOUS");
}

/**
 * Puts a new origin token before the one in use, in `secrets` and in the store. The API accepts both until CloudFront
 * sends the new one, so no call fails. While two are stored, an earlier replacement was interrupted, and CloudFront may
 * send either of them: then none is added, and this deploy ends that replacement. Returns whether it has added one.
 */
export async function addOriginToken(
  client: SecretsManagerClient,
  stage: string,
  secrets: Record<SecretParameter, string>,
): Promise<boolean> {
  if (secrets.OriginToken.includes(",")) return false;
  secrets.OriginToken = `${newSecret()},${secrets.OriginToken}`;
  await replaceSecret(client, secretName(stage, "OriginToken"), secrets.OriginToken);
  return true;
}

/** Drops the older one of two origin tokens. Returns the newer one, or undefined if there is only one. */
export async function dropOldOriginToken(
  client: SecretsManagerClient,
  stage: string,
  secrets: Record<SecretParameter, string>,
): Promise<string | undefined> {
  const [newest = "", old] = secrets.OriginToken.split(",");
  if (old === undefined) return undefined;
  secrets.OriginToken = newest;
  await replaceSecret(client, secretName(stage, "OriginToken"), newest);
  return newest;
}

/** 32 random bytes in hexadecimal digits. */
const newSecret = (): string => randomBytes(32).toString("hex");
