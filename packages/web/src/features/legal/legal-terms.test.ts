import { expect, test } from "vitest";
import { legal } from "./legal-terms.ts";

test("the legal terms have their agreed values", () => {
  expect(legal).toMatchObject({
    minimumAge: 18,
    privacyResponseDays: 30,
    enquiryResponseBusinessDays: 5,
    liabilityMonths: 12,
    liabilityFloorPounds: 100,
  });
});
