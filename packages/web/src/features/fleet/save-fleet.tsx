import { useState, type ReactNode } from "react";
import { pluralise } from "@vanfettle/vans/format-number";
import { Button } from "../../ui/button.tsx";
import { labelOf, newVan, SaveOutcome } from "../my-vans/save-van.tsx";
import { canSave, type SavedVan } from "../my-vans/saved-van.ts";
import { saveVans, useSavedVans, type SaveResult } from "../my-vans/saved-vans.ts";
import type { FleetRow } from "./fleet-rows.ts";

type KnownRow = Extract<FleetRow, { state: "known" }>;

/**
 * Returns the label with which a fleet's van is saved: the one in the list, an owner's earlier one,
 * or its description.
 */
const labelToSave = ({ line, van }: KnownRow, saved: readonly SavedVan[]): string =>
  line.kind === "manual" ? (line.name ?? "") : line.label || labelOf(van, saved);

/**
 * The button that saves the known vans of a fleet on this device, followed by the buttons in
 * `children`.
 */
export function SaveFleet({ rows, children }: { rows: readonly FleetRow[]; children: ReactNode }) {
  const saved = useSavedVans() ?? [];
  const toSave = rows.flatMap((row) => (row.state === "known" && canSave(row.van) ? [row] : []));
  const [outcome, setOutcome] = useState<{ result: SaveResult; count: number } | null>(null);

  function onSave(): void {
    const result = saveVans(toSave.map((row) => newVan(row.van, labelToSave(row, saved))));
    setOutcome({ result, count: toSave.length });
  }

  return (
    <div className="mt-4 no-print">
      <div className="flex flex-wrap gap-3">
        <Button look="navy" disabled={toSave.length === 0} onClick={onSave}>
          Save these vans on this device
        </Button>
        {children}
      </div>
      <SaveOutcome
        result={outcome?.result ?? null}
        saved={`Saved ${pluralise(outcome?.count ?? 0, "van")} on this device.`}
      />
    </div>
  );
}
