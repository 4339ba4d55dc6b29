import { expect, test } from "vitest";
import { isExpired, isTombstone, toTombstone } from "./tombstone.ts";

test("a tombstone has only its key, its creation time and its deletion time 36 days later", () => {
  const tombstone = toTombstone("a-hash", new Date("2026-11-21T10:05:00.900Z"));
  expect(tombstone).toStrictEqual({
    id: "erased",
    keyHash: "a-hash",
    registration: "",
    postcode: "",
    serviceType: "",
    location: "",
    createdAt: "2026-11-21T10:05:00.900Z",
    erasedAt: "2026-11-21T10:05:00.900Z",
    day: "erased",
    registrationHash: "erased",
    expiresAt: Date.parse("2026-12-27T10:05:00.000Z") / 1000,
  });
  expect([isTombstone(tombstone), isTombstone({})]).toEqual([true, false]);
});

test("a row is expired from its second on", () => {
  const row = { expiresAt: Date.parse("2033-11-21T10:00:00Z") / 1000 };
  expect(isExpired(row, new Date("2033-11-21T09:59:59.999Z"))).toBe(false);
  expect(isExpired(row, new Date("2033-11-21T10:00:00Z"))).toBe(true);
});
