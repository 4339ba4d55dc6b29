import { randomBytes } from "node:crypto";
import type { FaultMode } from "../faults.ts";
import type { WireResponse } from "./wire-response.ts";

export interface Client {
  clientId: string;
  clientSecret: string;
}

/** The value in DVSA's sample response. Callers must use it instead of the documented hour. */
const expiresInSeconds = 1_199;
const scope = "https://tapi.dvsa.gov.uk/.default";

/** Creates a fake of Microsoft's token endpoint for a single client. */
export function tokenEndpoint({ clientId, clientSecret }: Client) {
  const issued = new Set<string>();
  const problem = (error: string, status = 401): WireResponse => ({
    status,
    body: { error, error_description: "AADSTS: simulated error" },
  });
  return {
    isIssued: (authorization: string | undefined): boolean => issued.has(authorization?.replace(/^Bearer /, "") ?? ""),
    /** Invalidates all tokens, as if expired. */
    expireAll: () => issued.clear(),
    respond(body: string, mode: FaultMode): WireResponse {
      const form = new URLSearchParams(body);
      if (mode === "error" || mode === "maintenance") return problem("temporarily_unavailable", 503);
      if (form.get("grant_type") !== "client_credentials") return problem("unsupported_grant_type", 400);
      if (form.get("scope") !== scope) return problem("invalid_scope", 400);
      if (mode === "key-rejected" || form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret) {
        return problem("invalid_client");
      }
      const token = randomBytes(32).toString("base64url");
      issued.add(token);
      return {
        status: 200,
        body: {
          token_type: "Bearer",
          expires_in: expiresInSeconds,
          ext_expires_in: expiresInSeconds,
          access_token: token,
        },
      };
    },
  };
}
