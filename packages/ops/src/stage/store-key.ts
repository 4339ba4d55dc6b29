import { text } from "node:stream/consumers";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { replaceSecret } from "../deploy/stage-secrets.ts";
import { UsageError } from "../errors.ts";
import { valueOf } from "../site/stacks.ts";
import type { StackName } from "../site/stage-settings.ts";
import { namedStage } from "./named-stage.ts";

/** Reads a key from standard input, because arguments are visible to other users and stay in the shell's history. */
export async function readKey(what: string, usage: string): Promise<string> {
  if (process.stdin.isTTY) throw new UsageError(`Give the ${what} on standard input: ${usage}`);
  return (await text(process.stdin)).trim();
}

/** Stores a key in the secret that a stack's output names. Returns the secret. */
export async function storeKey(values: { stage?: string }, stackName: StackName, output: string, key: string) {
  const { region, stack } = namedStage(values);
  const secret = valueOf(await stack(stackName), output);
  await replaceSecret(new SecretsManagerClient({ region }), secret, key);
  return { secret };
}
