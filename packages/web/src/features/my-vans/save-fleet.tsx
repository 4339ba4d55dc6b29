import { pluralise } from "@vanfettle/vans/format-number";
import { useState, type ReactNode } from "react";
import type { FleetRow } from "../fleet/fleet-rows.ts";
import { SaveOutcome } from "./save-van.tsx";
import { canSave, toSavedVan, type SavedVan } from "./saved-van.ts";
import { saveVans, type SaveResult } from "./saved-vans.ts";
import { useSavedVans } from "./use-saved-vans.ts";

/** Converts the vans of a fleet for saving. An owner's earlier label is kept. */
function toSave(rows: readonly FleetRow[], saved: readonly SavedVan[]): SavedVan[] {
  const now = new Date();
  return rows.flatMap((row) => {
    if (row.state !== "known" || !canSave(row.van)) return [];
    const { line, van } = row;
    if (line.kind !== "registration") {
      return [toSavedVan(van, { registration: null, label: (line.kind === "manual" && line.name) || "", now })];
    }
    const { registration } = line;
    const label = saved.find((each) => each.registration === registration)?.label ?? van.description;
    return [toSavedVan(van, { registration, label, now })];
  });
}

interface Props {
  rows: readonly FleetRow[];
  /** The buttons next to the save button. */
  children: ReactNode;
}

/** The button that saves the known vans of a fleet on this device. */
export function SaveFleet({ rows, children }: Props) {
  const saved = useSavedVans();
  const [outcome, setOutcome] = useState<{ result: SaveResult; count: number } | null>(null);
  const vans = toSave(rows, saved ?? []);
  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap gap-3">
        <button
          className="btn btn-navy"
          type="button"
          disabled={vans.length === 0}
          onClick={() => setOutcome({ result: saveVans(vans), count: vans.length })}
        >
          Save these vans on this device
        </button>
        {children}
      </div>
      <SaveOutcome
        result={outcome?.result ?? null}
        saved={`Saved ${pluralise(outcome?.count ?? 0, "van")} on this device.`}
      />
    </div>
  );
}
