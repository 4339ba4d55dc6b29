import type { HeaderValues, HttpResponse } from "../http.ts";

interface StructuredAnswer {
  statusCode: number;
  headers?: Record<string, boolean | number | string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** A function's answer as HTTP. Without a status code all of it is the body, as JSON. */
export function toResponse(answer: unknown): HttpResponse {
  if (!isStructured(answer)) {
    const body = typeof answer === "string" ? answer : JSON.stringify(answer ?? null);
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
  }
  const { statusCode, headers = {}, cookies, body = "", isBase64Encoded } = answer;
  if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599 || typeof body !== "string") {
    throw new Error(`The function's answer is not an HTTP answer: status ${String(statusCode)}, ${typeof body} body.`);
  }
  const out: HeaderValues = { "content-type": "text/plain;charset=UTF-8" };
  for (const [name, value] of Object.entries(headers)) out[name.toLowerCase()] = String(value);
  if (cookies?.length) out["set-cookie"] = cookies;
  return { status: statusCode, headers: out, body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8") };
}

function isStructured(answer: unknown): answer is StructuredAnswer {
  return typeof answer === "object" && answer !== null && "statusCode" in answer;
}
