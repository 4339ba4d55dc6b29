import type { Origin } from "../assembly/distribution.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import { headerBytes, type HttpRequest, type HttpResponse } from "../http.ts";
import { fromEdgeHeaders, isDisallowed, toEdgeHeaders, type EdgeHeaders } from "./edge-headers.ts";
import { errorPage } from "./error-page.ts";

interface EdgeResponse {
  status?: string | number;
  headers?: EdgeHeaders;
  body?: string;
  bodyEncoding?: "text" | "base64";
}

/** The metric of the reason why an edge function returned no response. */
type EdgeFailure = "LambdaExecutionError" | "LambdaValidationError" | "LambdaLimitExceededErrors";

export interface EdgeFunctionOptions {
  distributionId: string;
  /** The host and port of the distribution. */
  domainName: string;
  /** Invokes a function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  onFailure: (failure: EdgeFailure) => void;
  log: (line: string) => void;
}

/** CloudFront's limit on a generated response of an origin-request function, including headers. */
const maxResponseBytes = 1024 * 1024;

/**
 * Returns a function that runs a Lambda@Edge function at origin-request. It resolves to the response that the function
 * generates, or to the request that it forwards, possibly with another path. A failed function or a result that
 * CloudFront would reject leads to a 502, and a throttled function to a 503.
 */
export function edgeFunction({ distributionId, domainName, invoke, onFailure, log }: EdgeFunctionOptions) {
  return async (
    functionId: string,
    origin: Origin,
    request: HttpRequest,
  ): Promise<{ response: HttpResponse } | { request: HttpRequest }> => {
    const config = {
      distributionDomainName: domainName,
      distributionId,
      eventType: "origin-request",
      requestId: crypto.randomUUID(),
    };
    const event = { Records: [{ cf: { config, request: toEdgeRequest(origin, request) } }] };
    let failure: EdgeFailure = "LambdaExecutionError";
    try {
      const text = await invoke(functionId, JSON.stringify(event));
      failure = "LambdaValidationError";
      const result: unknown = JSON.parse(text);
      if (typeof result !== "object" || result === null) {
        throw new Error("The function returned neither a request nor a response.");
      }
      return "uri" in result
        ? { request: fromEdgeRequest(request, result as ReturnType<typeof toEdgeRequest>) }
        : { response: fromEdgeResponse(result) };
    } catch (error) {
      log(`edge ${functionId}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
      if (isThrottled(error)) failure = "LambdaLimitExceededErrors";
      onFailure(failure);
      const status = failure === "LambdaLimitExceededErrors" ? 503 : 502;
      return { response: errorPage(status, "The edge function failed; see its log.", "LambdaExecutionError") };
    }
  };
}

function toEdgeRequest({ customHeaders, domainName, path }: Origin, request: HttpRequest) {
  const custom = toEdgeHeaders(Object.entries(customHeaders));
  const visible = Object.entries(request.headers).filter(([name]) => !(name in custom) && !isDisallowed(name));
  return {
    clientIp: request.clientIp,
    method: request.method,
    uri: request.path,
    querystring: request.query,
    headers: toEdgeHeaders(visible),
    origin: { s3: { customHeaders: custom, domainName, path, authMethod: "none", region: "eu-west-2" } },
  };
}

function fromEdgeRequest(
  request: HttpRequest,
  { uri, querystring, headers }: ReturnType<typeof toEdgeRequest>,
): HttpRequest {
  if (!uri.startsWith("/")) throw new Error("The function set a URI without a leading slash.");
  const returned = Object.entries(fromEdgeHeaders(headers, request.headers));
  const unseen = Object.entries(request.headers).filter(([name]) => isDisallowed(name));
  const values = returned.map(([name, value]): [string, string] => [name, [value].flat().join(",")]);
  return { ...request, path: uri, query: querystring, headers: Object.fromEntries([...unseen, ...values]) };
}

function fromEdgeResponse({ status, headers = {}, body = "", bodyEncoding }: EdgeResponse): HttpResponse {
  const code = Number(status);
  if (!Number.isInteger(code) || code < 200 || code > 599) {
    throw new Error(`The function set status ${String(status)}.`);
  }
  const values = fromEdgeHeaders(headers, {});
  if (Buffer.byteLength(body) + headerBytes(values) > maxResponseBytes) {
    throw new Error("The function's response is over 1 MB.");
  }
  return { status: code, headers: values, body: Buffer.from(body, bodyEncoding === "base64" ? "base64" : "utf8") };
}
