import { useEffect, useRef, useState } from "react";
import type { RegionStatus } from "./region-statuses.ts";

export type GenerationState = { isRunning: boolean; regions: readonly RegionStatus[] };

function describeRegionChange(
  region: RegionStatus,
  before: RegionStatus | undefined,
): string | null {
  if (region.isRunning && !before?.isRunning) return `${region.name} is running.`;
  if (region.isRunning || (region.state === before?.state && !before.isRunning)) return null;
  if (region.state === "completed") return `${region.name} is completed.`;
  return region.state === "failed" ? `${region.name} failed: ${region.result?.error ?? ""}` : null;
}

/**
 * Describes what changed between two states, or returns "". Changed counts are left out: they come
 * every 2 seconds.
 */
export function describeChanges(before: GenerationState, now: GenerationState): string {
  const regionChanges = now.regions.flatMap((region) => {
    const regionBefore = before.regions.find(({ name }) => name === region.name);
    return describeRegionChange(region, regionBefore) ?? [];
  });
  if (before.isRunning && !now.isRunning) {
    return [...regionChanges, "Generation is idle."].join(" ");
  }
  if (!before.isRunning && now.isRunning && regionChanges.length === 0) {
    return "Generation is running.";
  }
  return regionChanges.join(" ");
}

/** Announces changes of state to screen readers. The first state is not announced. */
export function StateAnnouncer({ state }: { state: GenerationState | null }) {
  const before = useRef<GenerationState | null>(null);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const changes = before.current && state ? describeChanges(before.current, state) : "";
    before.current = state;
    if (changes) setAnnouncement(changes);
  }, [state]);
  return <output className="sr-only">{announcement}</output>;
}
