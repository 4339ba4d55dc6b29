import { cacheControl } from "@vanfettle/contract/cache-times";
import { endpoints } from "@vanfettle/contract/endpoints";
import { formCopy, formEndpoints, formProblemPage } from "@vanfettle/contract/form-problem-page";
import { problems, type ProblemCode } from "@vanfettle/contract/problems";
import type { EdgeResponse, OriginResponse, OriginResponseEvent } from "./cloudfront.ts";

/** The problems behind the API Gateway's own statuses. Any other is a failure on our side. */
const codes: Readonly<Record<string, ProblemCode>> = {
  400: "invalid_request",
  413: "body_too_large",
  429: "rate_limited",
  431: "invalid_request",
  503: "unavailable",
  504: "unavailable",
};

const isPage = ({ headers }: OriginResponse): boolean =>
  headers["content-type"]?.[0]?.value.startsWith("text/html") ?? false;

/**
 * Replaces the answer to a form if it is an error that is no page, as API Gateway gives by itself
 * when it limits, rejects or cannot invoke. Whoever opens the form's address is sent to the page
 * where the form starts.
 */
export function formResponse(event: OriginResponseEvent): OriginResponse | EdgeResponse {
  const cf = event.Records[0]?.cf;
  if (!cf) throw new Error("The event has no record.");
  const { request, response } = cf;
  const form = formEndpoints.find((name) => endpoints[name].path === request.uri);
  if (!form || Number(response.status) < 400 || isPage(response)) return response;
  const headers = { ...response.headers, "cache-control": [{ value: cacheControl.none }] };
  if (request.method === "GET" || request.method === "HEAD") {
    const location = [{ value: formCopy[form].startPath }];
    return {
      status: "302",
      statusDescription: "Found",
      headers: { ...headers, location },
      body: "",
    };
  }
  const code = codes[response.status] ?? "internal_error";
  return {
    ...response,
    headers: { ...headers, "content-type": [{ value: "text/html; charset=utf-8" }] },
    body: formProblemPage({ code, message: problems[code].message }, form),
  };
}
