import type { Origin } from "../assembly/distribution.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import type { EdgeFailure } from "../monitoring/platform-metrics.ts";
import { headerBytes, type HttpRequest, type HttpResponse } from "../http.ts";
import { checkReadOnly, fromEdgeHeaders, isDisallowed, toEdgeHeaders, type EdgeHeaders } from "./edge-headers.ts";

interface EdgeRequest {
  clientIp: string;
  method: string;
  uri: string;
  querystring: string;
  headers: EdgeHeaders;
}

interface EdgeResponse {
  status?: string | number;
  headers?: EdgeHeaders;
  body?: string;
  bodyEncoding?: "text" | "base64";
}

export interface EdgeFunctionOptions {
  distributionId: string;
  /** The host and port of the distribution. */
  domainName: string;
  /** Invokes a function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  onFailure: (failure: EdgeFailure) => void;
  log: (line: string) => void;
}

/** CloudFront's limit on the response that an origin-request function generates, with its headers. */
const maxResponseBytes = 1024 * 1024;

/** The response that the function generated, or the request that it forwards, perhaps with another path. */
export type EdgeResult = { response: HttpResponse } | { request: HttpRequest };

/**
 * Returns a function that runs a Lambda@Edge function at origin-request. A function that fails, or returns what CloudFront
 * finds invalid, results in a 502, and one that is throttled in a 503.
 */
export function edgeFunction({ distributionId, domainName, invoke, onFailure, log }: EdgeFunctionOptions) {
  return async (functionId: string, origin: Origin, request: HttpRequest): Promise<EdgeResult> => {
    const config = {
      distributionDomainName: domainName,
      distributionId,
      eventType: "origin-request",
      requestId: crypto.randomUUID(),
    };
    const event = { Records: [{ cf: { config, request: toEdgeRequest(origin, request) } }] };
    let failure: EdgeFailure = "execution";
    try {
      const text = await invoke(functionId, JSON.stringify(event));
      failure = "validation";
      const result: unknown = JSON.parse(text);
      if (typeof result !== "object" || result === null) {
        throw new Error("The function returned neither a request nor a response.");
      }
      if ("uri" in result) return { request: fromEdgeRequest(request, result as EdgeRequest) };
      return { response: fromEdgeResponse(result as EdgeResponse) };
    } catch (error) {
      log(`edge ${functionId}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
      if (isThrottled(error)) failure = "throttle";
      onFailure(failure);
      return { response: failureResponse(failure) };
    }
  };
}

function toEdgeRequest(origin: Origin, request: HttpRequest) {
  const { customHeaders, domainName, path } = origin;
  const custom = Object.keys(customHeaders).map((name) => name.toLowerCase());
  const headers = Object.entries(request.headers).filter(([name]) => !custom.includes(name) && !isDisallowed(name));
  return {
    clientIp: request.clientIp,
    method: request.method,
    uri: request.path,
    querystring: request.query,
    headers: toEdgeHeaders(headers),
    origin: {
      s3: {
        customHeaders: toEdgeHeaders(Object.entries(customHeaders)),
        domainName,
        path,
        authMethod: "none",
        region: "eu-west-2",
      },
    },
  };
}

function fromEdgeRequest(request: HttpRequest, { uri, querystring, headers }: EdgeRequest): HttpRequest {
  if (!uri.startsWith("/")) throw new Error("The function set a URI without a leading slash.");
  const returned = fromEdgeHeaders(headers);
  checkReadOnly(request.headers, returned);
  const unseen = Object.entries(request.headers).filter(([name]) => isDisallowed(name));
  const values = Object.entries(returned).map(([name, value]) => [name, [value].flat().join(",")]);
  return {
    ...request,
    path: uri,
    query: querystring,
    headers: Object.fromEntries([...unseen, ...values]) as Record<string, string>,
  };
}

function fromEdgeResponse({ status, headers = {}, body = "", bodyEncoding }: EdgeResponse): HttpResponse {
  const code = Number(status);
  if (!Number.isInteger(code) || code < 200 || code > 599) {
    throw new Error(`The function set status ${String(status)}.`);
  }
  const values = fromEdgeHeaders(headers);
  checkReadOnly({}, values);
  if (Buffer.byteLength(body) + headerBytes(values) > maxResponseBytes) {
    throw new Error("The function's response is over 1 MB.");
  }
  const encoding = bodyEncoding === "base64" ? "base64" : "utf8";
  return { status: code, headers: values, body: Buffer.from(body, encoding) };
}

function failureResponse(failure: EdgeFailure): HttpResponse {
  const status = failure === "throttle" ? 503 : 502;
  const body = `<!doctype html><title>${status}</title><h1>${status} ERROR</h1><p>The edge function failed; see its log.</p>`;
  return {
    status,
    headers: { "content-type": "text/html", "x-cache": "LambdaExecutionError" },
    body: Buffer.from(body),
  };
}
