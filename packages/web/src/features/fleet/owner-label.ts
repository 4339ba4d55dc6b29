import { savedLabel, type SavedVan } from "../my-vans/saved-van.ts";
import type { FleetLine } from "./fleet-lines.ts";

/**
 * Returns the owner's label for a fleet line: its name, the words beside the registration, or the label
 * of the saved van. May be empty.
 */
export function ownerLabel(line: FleetLine, saved: readonly SavedVan[]): string {
  if (line.kind === "manual") return line.name ?? "";
  if (line.kind === "wrong") return "";
  return line.label || (savedLabel(line, saved) ?? "");
}
