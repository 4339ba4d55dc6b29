import { jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import type { AccessError } from "./access-errors.ts";
import type { Caller, Callers } from "./callers.ts";
import { isFromBrowser, isLoopbackHost } from "./local-only.ts";
import type { AccessRequest } from "./policy.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * Returns who sent a request, or the response that refuses it: to a browser, under a foreign host name, or without the
 * credentials of this run.
 */
export function checkCaller(callers: Callers, headers: Headers, error: AccessError): Caller | HttpResponse {
  if (isFromBrowser(headers) || !isLoopbackHost(headers.host)) return jsonResponse(403, { message: "Forbidden" });
  const caller = callers.identify(headers);
  return caller ?? error("unknown caller", "The security token included in the request is invalid.");
}

/** Returns the response that denies a caller the first of these that it may not do, or undefined if it may do them all. */
export function checkAccess(
  callers: Callers,
  caller: Caller,
  requests: readonly AccessRequest[],
  error: AccessError,
): HttpResponse | undefined {
  // What nothing is known of must not pass for what needs nothing.
  if (requests.length === 0) return error("access denied", `User: ${caller.arn} is not authorized to perform this.`);
  for (const request of requests) {
    const problem = callers.accessProblem(caller, request);
    if (problem !== undefined) return error("access denied", problem);
  }
  return undefined;
}

/** What a request to a service needs to be allowed, and how that service says that it is not. */
export interface NeededAccess {
  requests: AccessRequest[];
  error: AccessError;
}

/** A request to a service, recognised once, so that what is allowed is what is done. */
interface ServiceCall extends NeededAccess {
  respond: () => HttpResponse | Promise<HttpResponse>;
}

export type Service = (request: HttpRequest) => ServiceCall;

/** Returns the handler of a service, with both checks before each call. */
export function checkedService(service: Service, callers: Callers): Handle {
  return async (request) => {
    const { requests, error, respond } = service(request);
    const caller = checkCaller(callers, request.headers, error);
    if ("status" in caller) return caller;
    return checkAccess(callers, caller, requests, error) ?? respond();
  };
}
