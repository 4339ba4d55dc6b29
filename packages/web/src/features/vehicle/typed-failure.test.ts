import { expect, test } from "vitest";
import { vanMot, type StatedVan } from "@vanfettle/vans/van-mot";
import { failureOf } from "./typed-failure.ts";

const today = "2026-11-22";
const stated: StatedVan = {
  jurisdiction: "great-britain",
  expires: null,
  registered: null,
  grossKg: 2900,
  kind: "van",
  passengerSeats: null,
  power: "engine",
  testDay: today,
};
/** The section is that of oil leaks in the manual for cars and light vans. */
const typed = { testedOn: "2026-11-20", defects: "Major: brake hose (8.4.1 (a) (i))" };

function failureWith(over: Partial<StatedVan>) {
  const van = { ...stated, ...over };
  return failureOf(typed, { van, mot: vanMot(van), today });
}

test("returns null without a typed failure", () => {
  expect(failureOf(null, { van: stated, mot: vanMot(stated), today })).toBeNull();
});

test.each<[Partial<StatedVan>, boolean, string]>([
  [{}, false, "oil-change"],
  [{ grossKg: null }, false, "oil-change"],
  [{ grossKg: 3501 }, true, "brake-service"],
  [{ grossKg: 4000, power: "electric" }, false, "oil-change"],
  [{ jurisdiction: "northern-ireland" }, false, "brake-service"],
  [{ jurisdiction: "northern-ireland", grossKg: 3500 }, false, "brake-service"],
  [{ jurisdiction: "northern-ireland", grossKg: 3501 }, true, "brake-service"],
  [{ jurisdiction: "northern-ireland", grossKg: null }, false, "brake-service"],
])("with %j is of a heavy vehicle: %s, with the service %s", (over, isHeavy, service) => {
  const failure = failureWith(over);
  expect(failure?.failed).toMatchObject({ testedOn: "2026-11-20", severity: "other", isHeavy });
  expect(failure?.defects.map((defect) => defect.service)).toEqual([service]);
});

test("takes the certificate or the first test from the van's dates", () => {
  expect(failureWith({ expires: "2026-12-03" })?.failed).toMatchObject({
    validUntil: "2026-12-03",
    expiredOn: null,
  });
  expect(failureWith({ expires: "2026-11-21" })?.failed).toMatchObject({
    validUntil: null,
    expiredOn: "2026-11-21",
  });
  expect(failureWith({ registered: "2024-05-02" })?.failed).toMatchObject({
    validUntil: "2027-05-01",
    validBy: "first test not due",
  });
  expect(failureWith({})?.failed).toMatchObject({ validUntil: null, expiredOn: null });
});
