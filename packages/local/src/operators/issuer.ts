import { isLoopbackHost } from "@vanfettle/commands/loopback-server";

/** Not a path of the product: a deployed site responds to it as to any unknown page. */
export const operatorsPath = "/local-operators";

/**
 * Returns the issuer of a site on this machine. Throws for other origins, as anybody can sign in
 * locally.
 */
export function localIssuer(origin: string): string {
  const { protocol, host } = new URL(origin);
  if (protocol === "http:" && isLoopbackHost(host)) return new URL(operatorsPath, origin).href;
  throw new Error(`Local operators are for a site on this machine, not for ${origin}.`);
}
