import { expect, test } from "vitest";
import { buildSavedVan } from "../../testing/build-saved-van.ts";
import { toVan, type SavedVan } from "../my-vans/saved-van.ts";
import { isDue, proposedService } from "./proposed-service.ts";

const failed = { on: "2026-11-19", severity: "other", isHeavy: false } as const;
const heavy = { motClass: { answer: "heavy", certainty: "likely" } } as const;
const northernIrish = { jurisdiction: "northern-ireland" } as const;
const soon = { due: "2026-12-01" };

test.each<[Partial<SavedVan>, isDue: boolean, service: string]>([
  [soon, true, "mot"],
  [{ due: "2026-11-01" }, true, "mot"],
  [{}, false, "full-service"],
  [{ due: null }, false, "mot"],
  [{ ...soon, exemption: { kind: "over 40", from: "2026-01-01" } }, false, "full-service"],
  [{ ...soon, ...northernIrish }, true, "full-service"],
  [{ ...soon, ...heavy }, true, "full-service"],
  [{ failed, repair: "brake-service" }, true, "brake-service"],
  [{ ...northernIrish, failed, repair: "diagnostics" }, true, "diagnostics"],
  [{ failed, repair: null }, true, "full-service"],
])("of a van with %j: due is %s, %s", (over, due, service) => {
  const van = toVan(buildSavedVan(over), "2026-11-21");
  expect([isDue(van), proposedService(van)]).toEqual([due, service]);
});
