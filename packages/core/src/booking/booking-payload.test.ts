import { expect, test } from "vitest";
import { payloadText, toAttributes } from "./booking-payload.ts";

const payload = {
  registration: "AB12CDE",
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "Leeds",
};

test("a request without other fields has no details", () => {
  expect(toAttributes(payload)).toStrictEqual(payload);
  const withSlug = { ...payload, locationSlug: "leeds" };
  expect(toAttributes(withSlug)).toStrictEqual(withSlug);
});

test("every other field that was sent is a detail, as JSON", () => {
  const sent = {
    ...payload,
    mileage: 54_321,
    colour: undefined,
    lastTest: new Date("2026-11-20T00:00:00.000Z"),
  };
  expect(toAttributes(sent)).toStrictEqual({
    ...payload,
    customerDetails: { mileage: 54_321, lastTest: "2026-11-20T00:00:00.000Z" },
  });
});

test("equal requests have the same text in any order of fields, and others have another", () => {
  const text = (details: object) => payloadText(toAttributes({ ...payload, ...details }));
  const details = { mileage: 54_321, extras: [{ wheels: "four", aerial: "bent" }, "none"] };
  expect(text({ extras: [{ aerial: "bent", wheels: "four" }, "none"], mileage: 54_321 })).toBe(
    text(details),
  );
  const others = [
    {},
    { mileage: "54321" },
    { ...details, mileage: 54_322 },
    { ...details, extras: ["none", { wheels: "four", aerial: "bent" }] },
    { ...details, locationSlug: "leeds" },
    { ...details, postcode: "M11AA" },
  ];
  expect(new Set([details, ...others].map(text)).size).toBe(others.length + 1);
});
