import { expect, test } from "vitest";
import { problems } from "@vanfettle/contract/problems";
import { HttpError } from "../../api/http-error.ts";
import { messageOf, needsSignIn } from "./failure-alert.tsx";

test("needsSignIn is true only for 401 and 403", () => {
  const statuses = [400, 401, 403, 404, 409, 500].filter(needsSignIn);
  expect(statuses).toEqual([401, 403]);
});

test.each([
  [500, "Internal Server Error"],
  [503, "Service Unavailable"],
])("does not repeat the gateway's own %i, after which a part may be stored", (status, message) => {
  const ofGateway = new HttpError(status, `${status}: ${JSON.stringify({ message })}`);
  expect(messageOf(ofGateway)).toBe(
    "No answer came that we can read. Reload this page to see what is stored.",
  );
});

test("repeats the API's message, and a refusal's", () => {
  const { status, message } = problems.unavailable;
  const ofApi = new HttpError(
    status,
    `${status}: ${JSON.stringify({ code: "unavailable", message })}`,
  );
  expect(messageOf(ofApi)).toBe(message);
  expect(messageOf(new HttpError(429, '429: {"message":"Too Many Requests"}'))).toBe(
    "Too Many Requests",
  );
});
