import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { defectsToRepair } from "@vanfettle/vans/failed-test";
import type { Van } from "../vehicle/van.ts";
import type { AskedVan } from "./questions.ts";

/** The number of defects that an owner reads out. The garage has the refusal notice for the rest. */
const mostDefects = 5;

/**
 * Returns the facts that a checked van's owner tells a station. `defects` are from its last test.
 */
export function askedVanOf(van: Van, defects: readonly Defect[] = []): AskedVan {
  const { failed, due, days, earliest } = van;
  const retest = failed?.retest ?? null;
  return {
    jurisdiction: van.jurisdiction,
    vanClass: van.motClass.answer,
    grossKg: van.grossKg,
    due: days !== null && days >= 0 ? due : null,
    earliest: days !== null && days >= 0 ? earliest : null,
    failed: failed && {
      testedOn: failed.testedOn,
      isUnsafe: failed.driving === "not until repaired",
      retestBy: retest && retest.state === "open" ? retest.by : null,
      defects: defectsToRepair(defects)
        .slice(0, mostDefects)
        .map(({ text }) => text),
    },
  };
}
