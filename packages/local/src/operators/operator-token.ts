import { readSettings } from "../start/settings.ts";
import { tokenHeader, tokenPath } from "./token-call.ts";

/** `npm run -s operator-token`: a bearer token for the local site on PORT, and nothing else, on the standard output. */
const patienceMs = 5_000;

try {
  console.log(await tokenFrom(readSettings(process.env).port));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function tokenFrom(port: number): Promise<string> {
  const url = `http://localhost:${port}${tokenPath}`;
  const asked = { method: "POST", headers: { [tokenHeader]: "token" }, signal: AbortSignal.timeout(patienceMs) };
  const response = await fetch(url, asked).catch(() => undefined);
  if (!response)
    throw new Error(`No local site answers on port ${port}: run \`npm start\`, or set PORT to where it is.`);
  if (response.status === 503) throw new Error(`The local site on port ${port} is still starting.`);
  const token = await response.text();
  const isToken = response.ok && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
  if (!isToken)
    throw new Error(`What answers on port ${port} is no local site with operators (status ${response.status}).`);
  return token;
}
