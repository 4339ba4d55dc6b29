import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import { parseJsonObject } from "../http.ts";
import { replaceFile } from "../replace-file.ts";
import { StartError } from "../start/settings.ts";

/** The private key that signs tokens, and the keys that sign cookies. */
export type OperatorKeys = Awaited<ReturnType<typeof createKeys>>;

/**
 * Returns the stored keys, so tokens outlive a restart, or new ones. Throws a `StartError` for a
 * damaged file.
 */
export async function operatorKeys(dataDir: string | undefined): Promise<OperatorKeys> {
  if (dataDir === undefined) return createKeys();
  const file = join(dataDir, "operator-keys.json");
  if (existsSync(file)) {
    const stored = parseJsonObject(readFileSync(file)) as Partial<OperatorKeys>;
    if (stored.signing?.kid && stored.cookies?.[0]) {
      return { signing: stored.signing, cookies: stored.cookies };
    }
    throw new StartError(
      `${file} is damaged. Delete it to create new keys; operators must then sign in again.`,
    );
  }
  const keys = await createKeys();
  mkdirSync(dataDir, { recursive: true });
  replaceFile(file, JSON.stringify(keys));
  return keys;
}

async function createKeys() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
  return { signing, cookies: [randomBytes(32).toString("hex")] };
}
