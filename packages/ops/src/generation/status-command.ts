import { formatUtcMinute } from "@vanfettle/contract/dates";
import type {
  ContentProgress,
  ContentRun,
  RegionProgress,
} from "@vanfettle/contract/generation/generation-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { defineCommand } from "../command.ts";
import { callApi } from "../site/call-api.ts";
import { drawBar } from "../terminal.ts";

const status = defineCommand({
  usage: "--token TOKEN (OPERATOR_TOKEN) on a stage",
  options: { token: { type: "string" } },
  async run({ site, values, print }) {
    const progress = await callApi(site, "getContentProgress");
    // Without a token the progress is all there is to see.
    const token = values.token ?? (await site.operatorToken().catch(() => undefined));
    const run = token === undefined ? undefined : await callApi(site, "getContentRun", { token });
    print({ ...run, ...progress }, statusText(progress, run));
  },
});

const bar = (done: number, total: number): string => drawBar(total === 0 ? 0 : done / total, 20);

const countText = ({ completed, total }: ContentProgress["texts"]): string =>
  `${bar(completed, total)} ${completed}/${total}`;

function statusText(progress: ContentProgress, run: ContentRun | undefined): string {
  const { isRunning, texts, failed, lastUpdate, currentRegion } = progress;
  const byRegion = new Map(progress.regionProgress.map((row) => [row.region, row]));
  const asOf = lastUpdate ? `, as of ${formatUtcMinute(lastUpdate)}` : "";
  const lines = [
    `${activityText(progress)}${asOf}`,
    ...waitText(progress),
    `${"All texts".padEnd(20)} ${countText(texts)}, ${failed} failed`,
  ];
  for (const { name } of regions) {
    const isCurrent = isRunning && name === currentRegion;
    lines.push(`${name.padEnd(20)} ${regionText(byRegion.get(name), isCurrent)}`);
  }
  if (progress.continuesAt) {
    const time = formatUtcMinute(progress.continuesAt);
    lines.push(`A run waits for the next day's budget and continues after ${time}.`);
  }
  if (run) lines.push(...runText(run));
  if (progress.error) lines.push(progress.error);
  return lines.join("\n");
}

function activityText({ isRunning, currentRegion, currentLocation }: ContentProgress): string {
  if (!isRunning) return "Idle";
  const position = [currentRegion, currentLocation].filter(Boolean).join(", ");
  return position === "" ? "Running" : `Running in ${position}`;
}

/** Returns the reason why an active run does not move on, or an empty list. */
function waitText({ isCancelling, pausedUntil, isUnresponsive }: ContentProgress): string[] {
  if (isCancelling) {
    return [
      "The run is being cancelled. It ends when the texts that are being written are stored.",
    ];
  }
  if (pausedUntil && Date.parse(pausedUntil) > Date.now()) {
    return [`The text service has asked for a pause until ${formatUtcMinute(pausedUntil)}.`];
  }
  if (!isUnresponsive) return [];
  return ["The text service is not working. One call at a time tries it before the run stops."];
}

function regionText(row: RegionProgress | undefined, isCurrent: boolean): string {
  if (isCurrent) return "running";
  if (!row) return "not written yet";
  const { texts, failed, completedAt, error } = row;
  const reason = error ? `: ${error}` : "";
  const failures = failed > 0 || error ? `, ${failed} failed${reason}` : "";
  return `${countText(texts)}, ${formatUtcMinute(completedAt)}${failures}`;
}

function runText({ runId, paidCalls, tokens, costPounds }: ContentRun): string[] {
  if (!runId) return [];
  const cost = costPounds === null ? "" : `, about £${costPounds.toFixed(2)}`;
  const usage = `${paidCalls} calls, ${tokens.input} tokens in, ${tokens.output} out${cost}`;
  return [`Run ${runId}: ${usage}`];
}

export const commands = { status };
