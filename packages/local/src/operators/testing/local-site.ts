import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { UserPool } from "../../assembly/user-pool.ts";
import { listen } from "../../http-server.ts";
import { jsonResponse } from "../../http.ts";
import { createOperators, type Operators } from "../operators.ts";

export const poolIssuer = "https://cognito-idp.eu-west-2.amazonaws.com/Pool";

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "operators-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Serves only the operators' sign-in, on a separate port. */
export async function localSite(dataDir = newFolder(), { refreshTokenGraceSeconds = 60 } = {}) {
  let operators: Operators | undefined;
  const front = await listen(async () => jsonResponse(404, {}), {
    port: 0,
    log: () => undefined,
    serve: (request, response) => operators?.serve(request, response) ?? false,
  });
  const origin = `http://localhost:${front.port}`;
  const pool: UserPool = {
    issuer: poolIssuer,
    clientId: "SiteClient",
    callbackUrls: [`${origin}/admin/signed-in`],
    logoutUrls: [`${origin}/`],
    scopes: ["openid", "content/read", "content/write"],
    groups: ["bookings"],
    refreshTokenGraceSeconds,
    accessTokenSeconds: 1_800,
  };
  operators = await createOperators({ origin, pool, dataDir });
  onTestFinished(() => front.close());
  return { origin, port: front.port, pool, operators, dataDir };
}

/** Returns a `fetch` that follows no redirect and keeps cookies by their paths. */
export function cookieClient(origin: string) {
  const jar = new Map<string, { value: string; path: string }>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(cookie.length > 0 && { cookie: cookie.join("; ") }),
    };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = "", path = "/"] =
        /^([^=]+)=([^;]*).*?path=([^;]+)/i.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, { value, path });
    }
    return response;
  };
}
