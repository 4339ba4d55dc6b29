import { expect, test } from "vitest";
import { NoAnswer } from "./call-failure.ts";
import * as texts from "./failure-texts.ts";
import { HttpError } from "./http-error.ts";

const busy = (retryAfterSeconds?: number) =>
  new HttpError(429, "429: Too Many Requests", retryAfterSeconds);

test.each([
  [busy(1), "in 1 second"],
  [busy(60), "in 60 seconds"],
  [busy(180), "in 3 minutes"],
  [busy(), "in a minute"],
])("describes the wait of %s with Retry-After", (error, words) => {
  expect(texts.whenToRetry(error)).toBe(words);
});

const { adviceOn, bookingFailure, erasureFailure, requestFailure } = texts;
const { vanCheckFailure, vanInListFailure } = texts;

test.each(
  Object.entries({
    adviceOn,
    bookingFailure,
    erasureFailure,
    requestFailure,
    vanCheckFailure,
    vanInListFailure,
  }),
)("%s says what to do after each failure, and does not blame DVSA or DVLA", (_, textOf) => {
  const failures = [
    new NoAnswer("offline"),
    new NoAnswer("silent"),
    new NoAnswer("unreadable"),
    busy(30),
    new HttpError(503, "503: down"),
    new TypeError("a fault of ours"),
  ];
  for (const failure of failures) {
    const text = textOf(failure);
    expect(text).toMatch(/\btry\b|\bpress again\b|\berase it again\b|still here/i);
    expect(text).not.toMatch(/DVSA|DVLA/);
  }
  expect(textOf(busy(30))).toContain("in 30 seconds");
});
