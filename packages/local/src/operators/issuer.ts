/** No path of the product, so that a deployed site answers it as it answers any unknown page. */
export const operatorsPath = "/local-operators";

/** The issuer of a site on this machine. There is none for any other: an identity anybody can take must not leave it. */
export function localIssuer(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "http:" || !isLoopback(hostname)) {
    throw new Error(`Local operators are for a site on this machine, not for ${origin}.`);
  }
  return new URL(operatorsPath, origin).href;
}

export const isLoopback = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
