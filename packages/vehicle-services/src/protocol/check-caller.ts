import type { IncomingHttpHeaders } from "node:http";
import type { WireResponse } from "./wire-response.ts";

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns the rejection of a request from a web page, which could otherwise use its visitors' services, or of a request
 * with a foreign host name.
 */
export function refuseForeignCaller(headers: IncomingHttpHeaders): WireResponse | undefined {
  const isFromBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  return isFromBrowser || !loopbackHost.test(headers.host ?? "")
    ? { status: 403, body: { message: "Not for web pages." } }
    : undefined;
}
