/** Headers that browsers alone send, and no browser calls a service of the local cloud. */
const browserHeaders = ["origin", "sec-fetch-site"];

/** Returns whether a request has a header that only browsers send. */
export const isFromBrowser = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  browserHeaders.some((name) => headers[name] !== undefined);

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns whether a Host header names this machine. A page of another site can have its own host name resolve to
 * loopback, and would then be of one origin with what answers there.
 */
export const isLoopbackHost = (host = ""): boolean => loopbackHost.test(host);
