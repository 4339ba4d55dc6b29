import { expect, test } from "vitest";
import { createBookingToken, hashIdempotencyKey, readBookingToken } from "./booking-hashes.ts";

const linkKey = "a secret of the tests";
const keyHash = hashIdempotencyKey("web_0123456789abcdef");
const token = createBookingToken(linkKey, keyHash);

test("a token leads back to its booking, is always the same and fits into an address as it is", () => {
  expect(readBookingToken(linkKey, token)).toBe(keyHash);
  expect(createBookingToken(linkKey, keyHash)).toBe(token);
  expect(encodeURIComponent(token)).toBe(token);
});

test("rejects a token of another key or another booking", () => {
  expect(readBookingToken("another secret of the tests", token)).toBeUndefined();
  const other = createBookingToken(linkKey, hashIdempotencyKey("web_fedcba9876543210"));
  expect(
    readBookingToken(linkKey, `${other.split(".")[0]}.${token.split(".")[1]}`),
  ).toBeUndefined();
});

test("rejects a token with a character left out, added or changed", () => {
  for (let at = 0; at < token.length; at++) {
    const [before, after] = [token.slice(0, at), token.slice(at + 1)];
    expect(readBookingToken(linkKey, before)).toBeUndefined();
    expect(readBookingToken(linkKey, before + after)).toBeUndefined();
    expect(readBookingToken(linkKey, `${before}${token[at]}x${after}`)).toBeUndefined();
    expect(
      readBookingToken(linkKey, `${before}${token[at] === "A" ? "B" : "A"}${after}`),
    ).toBeUndefined();
  }
});

test.each([
  "",
  ".",
  "x",
  `${token} `,
  `#${token}`,
  token.toUpperCase(),
  `${token}.${token}`,
  "\u0000".repeat(87),
])("the text %j is no token", (text) => {
  expect(readBookingToken(linkKey, text)).toBeUndefined();
});
