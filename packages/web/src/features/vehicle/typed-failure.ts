import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf, type FailedTest, type TestedVan } from "@vanfettle/vans/failed-test";
import { isFirstTest } from "@vanfettle/vans/mot-dates";
import type { StatedVan, VanMot } from "@vanfettle/vans/van-mot";
import { parseTypedDefects } from "./typed-defects.ts";
import type { TypedFailure } from "./van-check-entry.ts";

/**
 * Returns the failed last test that a visitor typed, with its defects, as of `today`; null without
 * one.
 */
export function failureOf(
  typed: TypedFailure | null,
  { van, mot, today }: { van: StatedVan; mot: VanMot; today: Day },
): { failed: FailedTest; defects: Defect[] } | null {
  if (!typed) return null;
  const { jurisdiction } = van;
  const isHeavy = mot.next.regime === "annual";
  // The sections of typed defects are those of the manual for cars and light vans in Great Britain.
  const defects = parseTypedDefects(typed.defects, {
    namesSections: jurisdiction === "great-britain" && !isHeavy,
  });
  const tested: TestedVan = {
    lastTest: { testedOn: typed.testedOn, passed: false, defects },
    due: mot.dates.due,
    isFirstTest: isFirstTest(mot.next),
    jurisdiction,
    isHeavy,
  };
  const failed = failedTestOf(tested, today);
  return failed && { failed, defects };
}
