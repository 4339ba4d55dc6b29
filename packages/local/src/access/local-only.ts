/** The headers that only browsers send. Browsers never call a service of the local cloud. */
const browserHeaders = ["origin", "sec-fetch-site"];

/** Returns whether a request has a header that only browsers send. */
export const isFromBrowser = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  browserHeaders.some((name) => headers[name] !== undefined);

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns whether a Host header names this machine. Another site can make its host name resolve to loopback, and its
 * pages would then have the same origin as the local services.
 */
export const isLoopbackHost = (host = ""): boolean => loopbackHost.test(host);
