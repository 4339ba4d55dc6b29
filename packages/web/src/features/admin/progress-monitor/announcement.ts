import type { RegionRow } from "./region-statuses.ts";

export interface Announced {
  isRunning: boolean;
  rows: readonly RegionRow[];
}

const rowSays = (row: RegionRow, before: RegionRow | undefined): string | null => {
  if (row.isRunning && !before?.isRunning) return `${row.name} is running.`;
  if (row.isRunning || (row.state === before?.state && !before.isRunning)) return null;
  if (row.state === "completed") return `${row.name} is completed.`;
  return row.state === "failed" ? `${row.name} failed: ${row.result?.error ?? ""}` : null;
};

/** What a screen reader is told: changes of state only, or a poll every two seconds would never let it finish. */
export function announcement(before: Announced, now: Announced): string {
  const rowsSay = now.rows.flatMap(
    (row) =>
      rowSays(
        row,
        before.rows.find(({ name }) => name === row.name),
      ) ?? [],
  );
  if (before.isRunning && !now.isRunning) return [...rowsSay, "Generation is idle."].join(" ");
  if (!before.isRunning && now.isRunning && rowsSay.length === 0) return "Generation is running.";
  return rowsSay.join(" ");
}
