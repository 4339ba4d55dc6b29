import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";

const StoredSignIn = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime() });

function fileOf(env: NodeJS.ProcessEnv, stage: string): string {
  return join(
    env["XDG_STATE_HOME"] || join(homedir(), ".local/state"),
    "vanfettle",
    `${stage}.json`,
  );
}

/** Stores an operator's token for the stage in a file readable only by this user. */
export function storeSignIn(
  env: NodeJS.ProcessEnv,
  stage: string,
  signIn: z.input<typeof StoredSignIn>,
): void {
  const file = fileOf(env, stage);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(signIn), { mode: 0o600 });
}

/** Returns the token of the last sign-in to the stage, or undefined if it is missing or expired. */
export function storedToken(
  env: NodeJS.ProcessEnv,
  stage: string,
  now = Date.now(),
): string | undefined {
  try {
    const stored = readFileSync(fileOf(env, stage), "utf8");
    const { accessToken, expiresAt } = StoredSignIn.parse(JSON.parse(stored));
    return Date.parse(expiresAt) > now ? accessToken : undefined;
  } catch {
    return undefined;
  }
}
