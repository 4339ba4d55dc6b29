import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from "oidc-client-ts";
import { commandLineSignIn } from "@vanfettle/contract/operator/command-line-sign-in";
import { defineCommand } from "../command.ts";
import { CommandError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";
import { requireStage } from "../site/site.ts";
import { storeSignIn } from "./stored-sign-in.ts";

/**
 * The time allowed in the browser, including the invitation email and setting up an authenticator.
 */
const signInTimeoutMs = 10 * 60_000;

/** Signs in through the browser with the authorization code flow and PKCE, and stores the token. */
const signIn = defineCommand({
  usage: "sign-in --stage NAME; the variable BROWSER names another program to open the page with",
  options: {},
  async run({ site, print }) {
    const { name } = requireStage(site);
    const { issuer, clientId, scopes } = await callApi(site, "getOperatorSignIn");
    const client = new OidcClient({
      authority: issuer,
      client_id: clientId,
      redirect_uri: commandLineSignIn.address,
      scope: scopes.join(" "),
      stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    });
    const { url } = await client.createSigninRequest({});
    const returned = returnedAddress();
    process.stderr.write(`Sign in at ${url}\n`);
    openBrowser(url);
    const { access_token: accessToken, expires_at: expires } = await client
      .processSigninResponse(await returned)
      .catch((error: Error): never => {
        throw new CommandError(`The sign-in failed: ${error.message}`);
      });
    const expiresAt = new Date((expires ?? 0) * 1000).toISOString();
    storeSignIn(process.env, name, { accessToken, expiresAt });
    print({ expiresAt }, `Signed in to ${name} until ${expiresAt}.`);
  },
});

/** Returns the URL to which the sign-in page redirects. Throws after a timeout. */
async function returnedAddress(): Promise<string> {
  const { port, address } = commandLineSignIn;
  const server = createServer();
  server.listen(port, "localhost");
  const timeout = AbortSignal.timeout(signInTimeoutMs);
  try {
    await once(server, "listening");
    for (;;) {
      const [request, response] = (await once(server, "request", { signal: timeout })) as [
        IncomingMessage,
        ServerResponse,
      ];
      const url = new URL(request.url ?? "/", address);
      // Browsers also request an icon.
      const isReturn = url.pathname === new URL(address).pathname;
      response.writeHead(isReturn ? 200 : 404, {
        "content-type": "text/plain; charset=utf-8",
        connection: "close",
      });
      const outcome = url.searchParams.has("code")
        ? "Go back to the command line to finish signing in."
        : "You are not signed in. See the command line for the reason.";
      response.end(isReturn ? outcome : "");
      if (isReturn) return url.href;
    }
  } catch (error) {
    if (timeout.aborted) throw new CommandError("Sign-in timed out after ten minutes.");
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      throw new CommandError(`Port ${port} is in use by another program.`);
    }
    throw error;
  } finally {
    server.close();
  }
}

/** Opens the page if possible. Without a browser, the operator can open the printed URL. */
function openBrowser(url: string): void {
  const byPlatform: Partial<Record<NodeJS.Platform, string>> = {
    darwin: "open",
    win32: "explorer",
  };
  const program = process.env["BROWSER"] || byPlatform[process.platform] || "xdg-open";
  const child = spawn(program, [url], { stdio: "ignore", detached: true });
  child.once("error", () => undefined);
  child.unref();
}

export const commands = { "sign-in": signIn };
