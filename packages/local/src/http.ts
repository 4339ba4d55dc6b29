/** Header values by lower-case name. */
export type HeaderValues = Record<string, string | string[]>;

/** The form of a request between the parts of the local cloud. */
export interface HttpRequest {
  method: string;
  /** The path as sent: percent-encoded, always starting with a slash. */
  path: string;
  /** The query without the question mark; empty if absent. */
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  clientIp: string;
}

/** The form of a response between the parts of the local cloud. */
export interface HttpResponse {
  status: number;
  headers: HeaderValues;
  body: Buffer;
}

export type Handle = (request: HttpRequest) => Promise<HttpResponse>;

/** Returns a response with `value` as JSON. */
export function jsonResponse(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Returns the size in bytes of headers as HTTP/1.1 sends them. */
export function headerBytes(headers: HeaderValues): number {
  let bytes = 0;
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) bytes += Buffer.byteLength(`${name}: ${value}\r\n`);
  }
  return bytes;
}

/** Returns the first value of a header. */
export const headerOf = (
  { headers }: Pick<HttpResponse, "headers">,
  name: string,
): string | undefined => [headers[name]].flat()[0];

/** Returns the decoded path, or undefined for malformed escapes. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Parses JSON. Returns an empty object unless it is a JSON object; callers reject that. */
export function parseJsonObject(json: Buffer | string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json.toString());
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
