import type { IncomingHttpHeaders } from "node:http";

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns the status and message for a rejected request: from a web page, which could otherwise use its visitors'
 * service; with a foreign host name; or without the key, if configured.
 */
export function checkCaller(
  headers: IncomingHttpHeaders,
  apiKey: string | undefined,
): { status: number; message: string } | undefined {
  const isFromBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  if (isFromBrowser || !loopbackHost.test(headers.host ?? "")) return { status: 403, message: "Not for web pages." };
  if (apiKey === undefined || headers.authorization === `Bearer ${apiKey}`) return undefined;
  return { status: 401, message: "Incorrect API key provided." };
}
