import { Refusal } from "../errors.ts";

/** The one-machine cloud hands its operator's token to whoever asks on loopback with this header. */
const path = "/local-operators/token-for-this-machine";
const header = "x-local-operator";

export async function localToken(origin: string): Promise<string> {
  const response = await fetch(new URL(path, origin), {
    method: "POST",
    headers: { [header]: "token" },
    signal: AbortSignal.timeout(5_000),
  });
  const token = await response.text();
  if (!response.ok || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    throw new Refusal(`The site at ${origin} gave no operator's token (status ${response.status}).`);
  }
  return token;
}
