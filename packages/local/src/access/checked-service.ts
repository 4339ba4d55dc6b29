import { randomUUID } from "node:crypto";
import { isFromBrowser, isLoopbackHost } from "@vanfettle/commands/loopback-server";
import { jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "../http.ts";
import type { Caller, Callers } from "./callers.ts";
import type { AccessRequest } from "./policy.ts";

/** Returns an AWS service's error response to an unknown caller or a denied request. */
type AccessError = (kind: "unknown caller" | "access denied", message: string) => HttpResponse;

/**
 * Returns a response in AWS JSON 1.0, the protocol of DynamoDB, Step Functions and Secrets Manager.
 */
export const awsJsonResponse = (status: number, body: object): HttpResponse => ({
  ...jsonResponse(status, body),
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() },
});

/** The error response of the services that use AWS JSON. */
export const jsonAccessError: AccessError = (kind, message) => {
  const type = kind === "access denied" ? "AccessDeniedException" : "UnrecognizedClientException";
  return awsJsonResponse(400, { __type: `com.amazon.coral.service#${type}`, message });
};

/** The error response of CloudFront, which uses XML. */
export const xmlAccessError: AccessError = (kind, message) => {
  const code = kind === "access denied" ? "AccessDenied" : "InvalidClientTokenId";
  const body = [
    '<?xml version="1.0"?>',
    '<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">',
    `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`,
    `<RequestId>${randomUUID()}</RequestId>`,
    "</ErrorResponse>",
  ].join("");
  return { status: 403, headers: { "content-type": "text/xml" }, body: Buffer.from(body) };
};

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the caller of a request, or the error response for a browser, a foreign host or missing
 * credentials.
 */
export function checkCaller(
  callers: Callers,
  headers: Headers,
  refuse: AccessError,
): Caller | HttpResponse {
  if (isFromBrowser(headers) || !isLoopbackHost(headers.host)) {
    return jsonResponse(403, { message: "Forbidden" });
  }
  return (
    callers.identify(headers) ??
    refuse("unknown caller", "The security token included in the request is invalid.")
  );
}

/** Returns the refusal of the first request that the caller may not make, or undefined. */
export function checkAccess(
  callers: Callers,
  caller: Caller,
  requests: readonly AccessRequest[],
  refuse: AccessError,
): HttpResponse | undefined {
  // A request without known requirements must not count as a request that needs no permission.
  if (requests.length === 0) {
    return refuse("access denied", `User: ${caller.arn} is not authorized to perform this.`);
  }
  for (const request of requests) {
    const problem = callers.accessProblem(caller, request);
    if (problem !== undefined) return refuse("access denied", problem);
  }
  return undefined;
}

/** Parses a request once, to execute the same request that was checked. */
export type Service = (request: HttpRequest) => {
  requests: AccessRequest[];
  refuse: AccessError;
  respond: () => HttpResponse | Promise<HttpResponse>;
};

/** Returns the handler of a service, with both checks before each call. */
export function checkedService(service: Service, callers: Callers): Handle {
  return async (request) => {
    const { requests, refuse, respond } = service(request);
    const caller = checkCaller(callers, request.headers, refuse);
    if ("status" in caller) return caller;
    return checkAccess(callers, caller, requests, refuse) ?? respond();
  };
}
