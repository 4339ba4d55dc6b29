import type { HeaderValues, HttpResponse } from "../http.ts";

interface StructuredResult {
  statusCode: number;
  headers?: Record<string, boolean | number | string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Converts the result of a function to a response. A result without a status code becomes a JSON body. */
export function toResponse(result: unknown): HttpResponse {
  if (!isStructured(result)) {
    const body = typeof result === "string" ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
  }
  const { statusCode, headers = {}, cookies, body = "", isBase64Encoded } = result;
  if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599 || typeof body !== "string") {
    throw new Error(
      `The function's result is not an HTTP response: status ${String(statusCode)}, ${typeof body} body.`,
    );
  }
  const responseHeaders: HeaderValues = { "content-type": "text/plain;charset=UTF-8" };
  for (const [name, value] of Object.entries(headers)) responseHeaders[name.toLowerCase()] = String(value);
  if (cookies?.length) responseHeaders["set-cookie"] = cookies;
  return { status: statusCode, headers: responseHeaders, body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8") };
}

function isStructured(result: unknown): result is StructuredResult {
  return typeof result === "object" && result !== null && "statusCode" in result;
}
