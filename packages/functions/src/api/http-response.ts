import { cacheControl, type Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { schemas } from "@vanfettle/contract/schemas";
import { bookingProblemPage } from "./booking-problem-page.ts";
import type { Refusal } from "./error-policy.ts";

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const contentTypes = {
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  html: "text/html; charset=utf-8",
} as const;

/** The response schema is an allow-list: what it does not name stays behind. */
export function answerOf(name: EndpointName, value: unknown): HttpAnswer {
  const { status, cache, responseType = "json" }: Endpoint = endpoints[name];
  const body = schemas[name].response.parse(value);
  const headers = { "cache-control": cacheControl[cache] };
  if (status === 303) return { status, headers: { ...headers, location: body as string }, body: "" };
  return {
    status,
    headers: { ...headers, "content-type": contentTypes[responseType] },
    body: responseType === "json" ? JSON.stringify(body) : (body as string),
  };
}

/** A visitor who sent a form reads a page; every other caller reads JSON. */
export function answerOfRefusal({ status, headers, problem }: Refusal, name?: EndpointName): HttpAnswer {
  const responseType: Endpoint["responseType"] = name && (endpoints[name] as Endpoint).responseType;
  return responseType === "html"
    ? { status, headers: { ...headers, "content-type": contentTypes.html }, body: bookingProblemPage(problem) }
    : { status, headers: { ...headers, "content-type": contentTypes.json }, body: JSON.stringify(problem) };
}
