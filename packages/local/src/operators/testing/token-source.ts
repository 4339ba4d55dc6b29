import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { onTestFinished } from "vitest";

/** Serves the key of an issuer, and signs tokens with any claims. */
export async function tokenSource() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "known", alg: "RS256", use: "sig" };
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  onTestFinished(async () => {
    await stop();
  });
  const { port } = server.address() as AddressInfo;
  const issuer = "http://localhost/issuer";

  async function sign(
    claims: object,
    header: object = {},
    key: CryptoKey | Uint8Array = privateKey,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const defaults = {
      iss: issuer,
      client_id: "SiteClient",
      scope: "content/read",
      iat: now,
      exp: now + 60,
    };
    const payload = JSON.parse(JSON.stringify({ ...defaults, ...claims })) as Record<
      string,
      unknown
    >;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid: "known", ...header })
      .sign(key);
  }
  return {
    issuer,
    keys: createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/jwks`)),
    jwk,
    sign,
    stop,
    now: () => Math.floor(Date.now() / 1000),
  };
}
