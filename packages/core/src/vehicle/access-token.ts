import * as z from "zod";
import { callService, VehicleServiceError } from "./call-service.ts";

export interface ClientCredentials {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

/** The time before its expiry at which a token is replaced. */
const marginMs = 60_000;
const scope = "https://tapi.dvsa.gov.uk/.default";

const TokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/**
 * Requests tokens from Microsoft's token endpoint, which DVSA uses, with OAuth client credentials. A token is reused
 * until a minute before it expires, and concurrent callers share one request.
 */
export function accessTokens(
  { tokenUrl, clientId, clientSecret }: ClientCredentials,
  { clock, timeoutMs }: { clock: () => Date; timeoutMs: number },
) {
  let cached: { token: string; until: number } | undefined;
  let requested: Promise<string> | undefined;

  async function request(): Promise<string> {
    const { status, body } = await callService(tokenUrl, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }),
      timeoutMs,
    });
    if (status === 429) throw new VehicleServiceError("ServiceRateLimited");
    if (status >= 400) throw new VehicleServiceError("ServiceKeyRejected");
    const parsed = TokenResponse.safeParse(body);
    if (!parsed.success) throw new VehicleServiceError("ServiceFailed");
    const { access_token: token, expires_in: seconds } = parsed.data;
    cached = { token, until: clock().getTime() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    /** Returns a token that is valid for at least another minute. Throws a `VehicleServiceError` if none is issued. */
    async current(): Promise<string> {
      if (cached && clock().getTime() < cached.until) return cached.token;
      requested ??= request().finally(() => (requested = undefined));
      return requested;
    },
    /** Drops a token that DVSA has rejected, so the next call requests a new token. */
    forget(token: string): void {
      if (cached?.token === token) cached = undefined;
    },
  };
}
