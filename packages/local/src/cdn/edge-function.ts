import type { Origin } from "../assembly/distribution.ts";
import type { HeaderValues, HttpRequest, HttpResponse } from "../http.ts";

type EdgeHeaders = Record<string, { key?: string; value: string }[]>;

interface EdgeRequest {
  clientIp: string;
  method: string;
  uri: string;
  querystring: string;
  headers: EdgeHeaders;
}

interface EdgeAnswer {
  status?: string | number;
  headers?: EdgeHeaders;
  body?: string;
  bodyEncoding?: "text" | "base64";
}

export interface EdgeDeps {
  distributionId: string;
  /** Host and port the distribution answers on. */
  domainName: string;
  /** Event and answer as JSON text. */
  invoke: (functionId: string, event: string) => Promise<string>;
  log: (line: string) => void;
}

/** What CloudFront takes as a generated answer of an origin-request function. */
const bodyLimit = 1024 * 1024;

/** Either the answer the function made, or the request it lets through, which may have another path by now. */
export type EdgeResult = { response: HttpResponse } | { request: HttpRequest };

export function edgeFunction({ distributionId, domainName, invoke, log }: EdgeDeps) {
  return async (functionId: string, origin: Origin, request: HttpRequest): Promise<EdgeResult> => {
    const event = {
      Records: [
        {
          cf: {
            config: {
              distributionDomainName: domainName,
              distributionId,
              eventType: "origin-request",
              requestId: crypto.randomUUID(),
            },
            request: toEdgeRequest(origin, request),
          },
        },
      ],
    };
    try {
      const answer: unknown = JSON.parse(await invoke(functionId, JSON.stringify(event)));
      if (typeof answer !== "object" || answer === null) throw new Error("The function returned neither.");
      if ("uri" in answer) return { request: passedThrough(request, answer as EdgeRequest) };
      return { response: generated(answer as EdgeAnswer) };
    } catch (error) {
      log(`edge ${functionId}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
      return { response: failure() };
    }
  };
}

function toEdgeRequest(origin: Origin, request: HttpRequest) {
  const custom = Object.keys(origin.customHeaders).map((name) => name.toLowerCase());
  const headers = Object.entries(request.headers).filter(([name]) => !custom.includes(name));
  const { customHeaders, domainName, path } = origin;
  const shared = { customHeaders: toEdgeHeaders(Object.entries(customHeaders)), domainName, path };
  return {
    clientIp: request.clientIp,
    method: request.method,
    uri: request.path,
    querystring: request.query,
    headers: toEdgeHeaders(headers),
    origin: origin.bucket
      ? { s3: { ...shared, authMethod: "none", region: "eu-west-2" } }
      : {
          custom: {
            ...shared,
            protocol: "https",
            port: 443,
            sslProtocols: ["TLSv1.2"],
            readTimeout: 30,
            keepaliveTimeout: 5,
          },
        },
  };
}

function toEdgeHeaders(headers: [string, string][]): EdgeHeaders {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), [{ key: name, value }]]));
}

function fromEdgeHeaders(headers: EdgeHeaders): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => {
      const all = values.map(({ value }) => String(value));
      return [name.toLowerCase(), all.length === 1 ? (all[0] as string) : all];
    }),
  );
}

function passedThrough(request: HttpRequest, { uri, querystring, headers }: EdgeRequest): HttpRequest {
  if (!uri.startsWith("/")) throw new Error(`The function set a URI without a slash at its start.`);
  const values = Object.entries(headers).map(([name, list]) => [name, list.map(({ value }) => value).join(",")]);
  return { ...request, path: uri, query: querystring, headers: Object.fromEntries(values) as Record<string, string> };
}

function generated({ status, headers = {}, body = "", bodyEncoding }: EdgeAnswer): HttpResponse {
  const code = Number(status);
  if (!Number.isInteger(code) || code < 200 || code > 599)
    throw new Error(`The function set status ${String(status)}.`);
  if (Buffer.byteLength(body) > bodyLimit) throw new Error("The function's body is over 1 MB.");
  const encoding = bodyEncoding === "base64" ? "base64" : "utf8";
  return { status: code, headers: fromEdgeHeaders(headers), body: Buffer.from(body, encoding) };
}

function failure(): HttpResponse {
  const body = "<!doctype html><title>502</title><h1>502 ERROR</h1><p>The edge function failed; its log says why.</p>";
  return {
    status: 502,
    headers: { "content-type": "text/html", "x-cache": "LambdaExecutionError" },
    body: Buffer.from(body),
  };
}
