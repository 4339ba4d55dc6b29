import type { ContentProgress, RegionProgress } from "@vanfettle/contract/content-schemas";
import { regions } from "@vanfettle/contract/regions";

const minute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;
const barWidth = 20;

const bar = (done: number, total: number): string => {
  const filled = total === 0 ? 0 : Math.round((done / total) * barWidth);
  return "#".repeat(filled) + ".".repeat(barWidth - filled);
};

/** How far the texts have come, a row for each region. */
export function statusText(progress: ContentProgress): string {
  const { isRunning, completed, total, failed, lastUpdate, currentRegion, currentLocation } = progress;
  const where = [currentRegion, currentLocation].filter(Boolean).join(", ");
  const of = new Map(progress.regionProgress.map((row) => [row.region, row]));
  return [
    `${isRunning ? `Running${where && ` in ${where}`}` : "Idle"}${lastUpdate ? `, as of ${minute(lastUpdate)}` : ""}`,
    `${"All".padEnd(20)} ${bar(completed, total)} ${completed}/${total}, ${failed} failed`,
    ...regions.map(({ name }) => `${name.padEnd(20)} ${regionText(of.get(name), isRunning && name === currentRegion)}`),
    ...runText(progress),
  ].join("\n");
}

function regionText(row: RegionProgress | undefined, isCurrent: boolean): string {
  if (isCurrent) return "running";
  if (!row) return "not written yet";
  const { successful, total, failed, completedAt, error } = row;
  const faults = failed > 0 || error ? `, ${failed} failed${error ? `: ${error}` : ""}` : "";
  return `${bar(successful, total)} ${successful}/${total}, ${minute(completedAt)}${faults}`;
}

function runText({ runId, paidCalls, tokens, costPounds, error }: ContentProgress): string[] {
  if (!runId) return [];
  const cost = costPounds === null ? "" : `, about £${costPounds.toFixed(2)}`;
  const used = `${paidCalls} calls, ${tokens.input} tokens in, ${tokens.output} out${cost}`;
  return [`Run ${runId}: ${used}`, ...(error ? [error] : [])];
}
