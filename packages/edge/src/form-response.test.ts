import { expect, test } from "vitest";
import type { EdgeResponse, OriginResponseEvent } from "./cloudfront.ts";
import { formResponse } from "./form-response.ts";

const json = { "content-type": [{ value: "application/json" }], "x-a": [{ value: "kept" }] };

/** Returns the answer to a request after the API's answer. */
function answerTo(
  [method, uri]: [string, string],
  status: number,
  headers: OriginResponseEvent["Records"][0]["cf"]["response"]["headers"] = json,
) {
  const request = { uri, method, querystring: "", headers: {} };
  const response = { status: String(status), statusDescription: "", headers };
  const event: OriginResponseEvent = { Records: [{ cf: { request, response } }] };
  return { before: response, after: formResponse(event) as EdgeResponse };
}

const busy = "Too many requests. Try again in a moment.";
const mayHaveArrived =
  "Your request may have arrived. Sent again within 10 minutes, the same request counts once.";

test.each<[string, number, string, string]>([
  ["/book", 429, busy, "Nothing has been booked."],
  ["/book", 413, "The request body is too large.", "Nothing has been booked."],
  ["/book", 500, "Something went wrong on our side.", mayHaveArrived],
  ["/book", 503, "The service is busy. Try again shortly.", mayHaveArrived],
  [
    "/see-stations",
    503,
    "The service is busy. Try again shortly.",
    "Your van has not been checked.",
  ],
  ["/reminder", 429, busy, "No date has been saved."],
])("shows a page for %s after the gateway's %i", (path, status, reason, outcome) => {
  const { after } = answerTo(["POST", path], status);
  expect(after).toMatchObject({
    status: String(status),
    headers: {
      "content-type": [{ value: "text/html; charset=utf-8" }],
      "cache-control": [{ value: "no-store" }],
      "x-a": [{ value: "kept" }],
    },
  });
  expect(after.body).toContain(`<p>${reason}</p><p>${outcome} Use your browser's Back button`);
});

test("shows a page for an error without a type", () => {
  expect(answerTo(["POST", "/book"], 500, {}).after.body).toContain("<h1>Booking failed</h1>");
});

test.each<[string, [string, string], number, typeof json | undefined]>([
  ["a redirect", ["POST", "/book"], 303, undefined],
  [
    "our own page",
    ["POST", "/book"],
    400,
    { ...json, "content-type": [{ value: "text/html; charset=utf-8" }] },
  ],
  ["a calendar file", ["POST", "/reminder"], 200, undefined],
  ["another address", ["POST", "/api/book-my-garage"], 429, undefined],
])("passes on %s", (_, request, status, headers) => {
  const { before, after } = answerTo(request, status, headers);
  expect(after).toBe(before);
});

test.each([
  ["/book", "/"],
  ["/see-stations", "/garages/"],
  ["/reminder", "/van-check/"],
])("leads whoever opens %s to %s", (path, start) => {
  for (const method of ["GET", "HEAD"]) {
    expect(answerTo([method, path], 404).after).toMatchObject({
      status: "302",
      headers: { location: [{ value: start }], "cache-control": [{ value: "no-store" }] },
      body: "",
    });
  }
});
