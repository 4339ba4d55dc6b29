import { expect, test } from "vitest";
import type { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";
import { payloadText, splitDetails, toAttributes } from "./booking-payload.ts";

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

test("the same request sent on two pages is one request, with the page of the first", () => {
  const onPage = (page: string) => toAttributes({ ...payload, page } as BookingRequest);
  expect(payloadText(onPage("motLocation"))).toBe(payloadText(onPage("servicingLocation")));
  expect(payloadText(onPage("motLocation"))).toBe(payloadText(toAttributes(payload)));
  expect(splitDetails(onPage("motLocation").customerDetails)).toEqual({ page: "motLocation" });
  const withMileage = toAttributes({ ...payload, page: "home", mileage: 54_321 } as BookingRequest);
  expect(splitDetails(withMileage.customerDetails)).toEqual({
    page: "home",
    details: { mileage: 54_321 },
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
