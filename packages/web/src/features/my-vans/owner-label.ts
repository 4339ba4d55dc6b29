import type { FleetLine } from "../fleet/fleet-lines.ts";
import type { FleetVan } from "../fleet/fleet-van.ts";
import type { SavedVan } from "./saved-van.ts";

/** Returns the label of a van that is saved under its registration, or undefined. */
export const savedLabel = (
  { registration }: Pick<FleetVan, "registration">,
  saved: readonly SavedVan[],
): string | undefined =>
  saved.find((each) => registration !== null && each.registration === registration)?.label;

/**
 * Returns the owner's label for a fleet line: its name, or the label of the saved van. May be
 * empty.
 */
export function ownerLabel(line: FleetLine, saved: readonly SavedVan[]): string {
  if (line.kind === "manual") return line.name ?? "";
  return line.kind === "registration" ? (savedLabel(line, saved) ?? "") : "";
}
