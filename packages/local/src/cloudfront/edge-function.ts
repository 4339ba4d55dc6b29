import type { CloudFrontHeaders, CloudFrontResultResponse } from "aws-lambda";
import type { Origin } from "../assembly/distribution.ts";
import { headerBytes, type HeaderValues, type HttpRequest, type HttpResponse } from "../http.ts";
import { isThrottled } from "../lambda/metered-host.ts";
import { errorPage } from "./error-page.ts";

type EdgeFailure = "LambdaExecutionError" | "LambdaValidationError" | "LambdaLimitExceededErrors";

export interface EdgeFunctionOptions {
  distributionId: string;
  domainName: string;
  /** Invokes a function; event and result are JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  onFailure: (failure: EdgeFailure) => void;
  log: (line: string) => void;
}

/** CloudFront's limit on a generated response of an origin-request function, including headers. */
const maxResponseBytes = 1024 * 1024;

/**
 * Returns functions that run a Lambda@Edge function. `atRequest` resolves to the response that the
 * function generates, or to the request that it forwards, possibly with another path; `atResponse`
 * to the origin's response as the function changes it. A failed function or a result that CloudFront
 * would reject leads to a 502, and a throttled function to a 503.
 */
export function edgeFunction({
  distributionId,
  domainName,
  invoke,
  onFailure,
  log,
}: EdgeFunctionOptions) {
  /** Returns what `read` makes of the function's result, or the error page. */
  async function run<T>(
    functionId: string,
    eventType: "origin-request" | "origin-response",
    seen: object,
    read: (result: object) => T,
  ): Promise<T | { response: HttpResponse }> {
    const config = {
      distributionDomainName: domainName,
      distributionId,
      eventType,
      requestId: crypto.randomUUID(),
    };
    const event = { Records: [{ cf: { config, ...seen } }] };
    let failure: EdgeFailure = "LambdaExecutionError";
    try {
      const text = await invoke(functionId, JSON.stringify(event));
      failure = "LambdaValidationError";
      const result: unknown = JSON.parse(text);
      if (typeof result !== "object" || result === null) {
        throw new Error("The function returned neither a request nor a response.");
      }
      return read(result);
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      log(`edge ${functionId}: ${reason}`);
      if (isThrottled(error)) failure = "LambdaLimitExceededErrors";
      onFailure(failure);
      const status = failure === "LambdaLimitExceededErrors" ? 503 : 502;
      const message = "The edge function failed; see its log.";
      return { response: errorPage(status, message, "LambdaExecutionError") };
    }
  }

  return {
    atRequest: (functionId: string, origin: Origin, request: HttpRequest) =>
      run(
        functionId,
        "origin-request",
        { request: toEdgeRequest(origin, request) },
        (result): { response: HttpResponse } | { request: HttpRequest } => {
          if ("uri" in result) return { request: fromEdgeRequest(request, result as EdgeRequest) };
          return { response: fromEdgeResponse(result) };
        },
      ),
    atResponse: async (
      functionId: string,
      { request, response }: { request: HttpRequest; response: HttpResponse },
    ): Promise<HttpResponse> => {
      const { path: uri, query: querystring, method, headers, clientIp } = request;
      const shown = { clientIp, method, uri, querystring, headers: visible(headers) };
      const status = String(response.status);
      const seen = {
        request: shown,
        response: { status, statusDescription: "", headers: visible(response.headers) },
      };
      const result = await run(functionId, "origin-response", seen, (changed) => ({
        response: withHidden(response, changed),
      }));
      return result.response;
    },
  };
}

/** Returns the headers that an edge function sees, in its format. */
const visible = (headers: HeaderValues): CloudFrontHeaders =>
  toEdgeHeaders(
    Object.entries(headers).flatMap(([name, values]) =>
      disallowed.test(name) ? [] : [values].flat().map((value): [string, string] => [name, value]),
    ),
  );

/**
 * Returns an origin's response as an edge function has changed it: with the headers that it does not
 * see, and with the origin's body unless it sets another.
 */
function withHidden(
  origin: HttpResponse,
  changed: Partial<CloudFrontResultResponse>,
): HttpResponse {
  const hidden = Object.entries(origin.headers).filter(([name]) => disallowed.test(name));
  const response = fromEdgeResponse(changed, origin.headers);
  return {
    ...response,
    headers: { ...Object.fromEntries(hidden), ...response.headers },
    body: changed.body === undefined ? origin.body : response.body,
  };
}

type EdgeRequest = ReturnType<typeof toEdgeRequest>;

function toEdgeRequest({ customHeaders, domainName, path }: Origin, request: HttpRequest) {
  const custom = toEdgeHeaders(Object.entries(customHeaders));
  const visible = Object.entries(request.headers).filter(
    ([name]) => !(name in custom) && !disallowed.test(name),
  );
  return {
    clientIp: request.clientIp,
    method: request.method,
    uri: request.path,
    querystring: request.query,
    headers: toEdgeHeaders(visible),
    origin: {
      s3: { customHeaders: custom, domainName, path, authMethod: "none", region: "eu-west-2" },
    },
  };
}

function fromEdgeRequest(
  request: HttpRequest,
  { uri, querystring, headers }: EdgeRequest,
): HttpRequest {
  if (!uri.startsWith("/")) throw new Error("The function set a URI without a leading slash.");
  const returned = Object.entries(fromEdgeHeaders(headers, request.headers));
  const unseen = Object.entries(request.headers).filter(([name]) => disallowed.test(name));
  const values = returned.map(([name, value]): [string, string] => [
    name,
    [value].flat().join(","),
  ]);
  return {
    ...request,
    path: uri,
    query: querystring,
    headers: Object.fromEntries([...unseen, ...values]),
  };
}

function fromEdgeResponse(
  response: Partial<CloudFrontResultResponse>,
  before: HeaderValues = {},
): HttpResponse {
  const { headers = {}, body = "", bodyEncoding } = response;
  const status = Number(response.status);
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new Error(`The function set status ${response.status}.`);
  }
  const values = fromEdgeHeaders(headers, before);
  if (Buffer.byteLength(body) + headerBytes(values) > maxResponseBytes) {
    throw new Error("The function's response is over 1 MB.");
  }
  return {
    status,
    headers: values,
    body: Buffer.from(body, bodyEncoding === "base64" ? "base64" : "utf8"),
  };
}

/**
 * The headers that are hidden from edge functions, which also may not add them, and the headers
 * that they may not change.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 * /
 */
const disallowed = new RegExp(
  `^(${[
    "connection|expect|keep-alive|trailer|upgrade|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip",
    "proxy-(authenticate|authorization|connection)",
    "x-accel-(buffering|charset|limit-rate|redirect)",
    "x-amz-cf-.*",
    "x-amzn-(auth|cf-billing|cf-id|cf-xff|errortype|fle-profile|header-(count|order)|lambda-integration-tag|requestid)",
  ].join("|")})$`,
);
const readOnly = (
  "accept-encoding cdn-loop content-length if-modified-since if-none-match if-range " +
  "if-unmodified-since transfer-encoding via"
).split(" ");

/**
 * Converts headers to the edge function's format: by lower-case name, with a `key` that may have
 * capitals.
 */
const toEdgeHeaders = (headers: [name: string, value: string][]): CloudFrontHeaders =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), [{ key: name, value }]]));

/**
 * Parses the headers that a function returns. Throws if CloudFront would reject them or the change
 * from `before`.
 */
function fromEdgeHeaders(headers: Record<string, unknown>, before: HeaderValues): HeaderValues {
  const values = Object.fromEntries(
    Object.entries(headers).map(([name, list]) => {
      if (disallowed.test(name)) {
        throw new Error(`The header ${name} is disallowed for edge functions.`);
      }
      const all = Array.isArray(list) ? list.map((entry) => valueOf(name, entry)) : [];
      const [first] = all;
      if (name !== name.toLowerCase() || first === undefined) throw invalid(name);
      return [name, all.length === 1 ? first : all];
    }),
  );
  const changed = readOnly.find((name) => String(before[name]) !== String(values[name]));
  if (changed !== undefined) throw new Error(`The header ${changed} is read-only.`);
  return values;
}

function valueOf(name: string, entry: unknown): string {
  const { key = name, value } = (entry ?? {}) as { key?: unknown; value?: unknown };
  if (typeof value !== "string" || String(key).toLowerCase() !== name) throw invalid(name);
  return value;
}

const invalid = (name: string): Error =>
  new Error(`The function returned an invalid entry for the header ${name}.`);
