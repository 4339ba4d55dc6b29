import { failedTestOf, type FailedTest, type TestedVan } from "@vanfettle/vans/failed-test";
import { lawValues as law } from "@vanfettle/vans/law/law-values";
import type { VanMot, StatedVan } from "@vanfettle/vans/van-mot";
import type { Day } from "@vanfettle/vans/calendar-day";
import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { parseTypedDefects } from "./typed-defects.ts";
import type { TypedFailure } from "./van-check-entry.ts";

/** Returns whether a van has the test of heavy vehicles. In Northern Ireland its weight decides. */
function isTestedAsHeavy({ jurisdiction, grossKg }: StatedVan, { motClass }: VanMot): boolean {
  if (jurisdiction === "northern-ireland") return (grossKg ?? 0) > law.dvaHeavyRetestFee.overKg;
  return motClass.answer === "heavy";
}

/** Returns the failed last test that a visitor typed, with its defects, as of `today`; null without one. */
export function failureOf(
  typed: TypedFailure | null,
  { van, mot, today }: { van: StatedVan; mot: VanMot; today: Day },
): { failed: FailedTest; defects: Defect[] } | null {
  if (!typed) return null;
  const { jurisdiction } = van;
  const isHeavy = isTestedAsHeavy(van, mot);
  // The sections of typed defects are those of the manual for cars and light vans in Great Britain.
  const defects = parseTypedDefects(typed.defects, { namesSections: jurisdiction === "great-britain" && !isHeavy });
  const tested: TestedVan = {
    lastTest: { on: typed.on, passed: false, defects },
    due: mot.dates.due,
    first: mot.first,
    jurisdiction,
    isHeavy,
  };
  const failed = failedTestOf(tested, today);
  return failed && { failed, defects };
}
