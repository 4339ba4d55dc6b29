// `npm run -s operator-token`: prints a bearer token for the local site on PORT, and nothing else.
import { parseOptions } from "@vanfettle/commands/command-line";
import { readSettings } from "../start/settings.ts";
import { tokenHeader, tokenPath } from "./token-endpoint.ts";

const timeoutMs = 5_000;

parseOptions(
  "Usage: npm run -s operator-token\n  Prints an operator's token for the site running on PORT (3000).",
  {},
);
try {
  console.log(await requestToken(readSettings(process.env).port));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function requestToken(port: number): Promise<string> {
  const init = {
    method: "POST",
    headers: { [tokenHeader]: "token" },
    signal: AbortSignal.timeout(timeoutMs),
  };
  const response = await fetch(`http://localhost:${port}${tokenPath}`, init).catch(() => undefined);
  if (!response) {
    throw new Error(
      `No local site responds on port ${port}: run \`npm start\`, or set PORT to its port.`,
    );
  }
  if (response.status === 503) throw new Error(`The local site on port ${port} is still starting.`);
  const token = await response.text();
  if (response.ok && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return token;
  throw new Error(
    `The server on port ${port} is not a local site with operators (status ${response.status}).`,
  );
}
