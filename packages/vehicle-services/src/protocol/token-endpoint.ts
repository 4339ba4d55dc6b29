import { randomBytes } from "node:crypto";
import type { FaultMode } from "../faults.ts";
import type { WireResponse } from "./vehicle-responses.ts";

/** The value in DVSA's sample response. Callers must use it instead of the documented hour. */
const expiresInSeconds = 1_199;
const scope = "https://tapi.dvsa.gov.uk/.default";

const problem = (error: string, status = 401): WireResponse => ({
  status,
  body: { error, error_description: "AADSTS: simulated error" },
});

/** Creates a fake of Microsoft's token endpoint for a single client. */
export function tokenEndpoint({
  clientId,
  clientSecret,
}: Record<"clientId" | "clientSecret", string>) {
  const issued = new Set<string>();
  const used = new Set<string>();
  return {
    /**
     * Returns whether a call's token is valid; with `mode` `token-ends-early`, only for its first
     * call.
     */
    accept(authorization: string, mode: FaultMode): boolean {
      const token = authorization.replace(/^Bearer /, "");
      const hasEnded = mode === "token-ends-early" && used.has(token);
      used.add(token);
      return issued.has(token) && !hasEnded;
    },
    /** Invalidates all tokens, as if expired. */
    expireAll: () => issued.clear(),
    respond(body: string, mode: FaultMode): WireResponse {
      const form = new URLSearchParams(body);
      if (mode === "error" || mode === "maintenance") {
        return problem("temporarily_unavailable", 503);
      }
      if (form.get("grant_type") !== "client_credentials") {
        return problem("unsupported_grant_type", 400);
      }
      if (form.get("scope") !== scope) return problem("invalid_scope", 400);
      const isClient =
        form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
      if (mode === "key-rejected" || !isClient) return problem("invalid_client");
      const token = randomBytes(32).toString("base64url");
      issued.add(token);
      const seconds = mode === "expires-as-text" ? String(expiresInSeconds) : expiresInSeconds;
      const lifetime = { expires_in: seconds, ext_expires_in: seconds };
      return { status: 200, body: { token_type: "Bearer", ...lifetime, access_token: token } };
    },
  };
}
