import type {
  ContentProgress,
  ContentRun,
  RegionProgress,
} from "@vanfettle/contract/content/content-schemas";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { regions } from "@vanfettle/contract/locations/regions";
import { defineCommand } from "../command.ts";
import { drawBar } from "../terminal.ts";
import { callApi } from "./call-api.ts";

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

function statusText(progress: ContentProgress, run: ContentRun | undefined): string {
  const { isRunning, completed, total, failed, lastUpdate, currentRegion, currentLocation } =
    progress;
  const position = [currentRegion, currentLocation].filter(Boolean).join(", ");
  const byRegion = new Map(progress.regionProgress.map((row) => [row.region, row]));
  return [
    `${isRunning ? `Running${position && ` in ${position}`}` : "Idle"}${lastUpdate ? `, as of ${formatUtcMinute(lastUpdate)}` : ""}`,
    `${"All".padEnd(20)} ${bar(completed, total)} ${completed}/${total}, ${failed} failed`,
    ...regions.map(
      ({ name }) =>
        `${name.padEnd(20)} ${regionText(byRegion.get(name), isRunning && name === currentRegion)}`,
    ),
    ...(run ? runText(run) : []),
    ...(progress.error ? [progress.error] : []),
  ].join("\n");
}

function regionText(row: RegionProgress | undefined, isCurrent: boolean): string {
  if (isCurrent) return "running";
  if (!row) return "not written yet";
  const { successful, total, failed, completedAt, error } = row;
  const failures = failed > 0 || error ? `, ${failed} failed${error ? `: ${error}` : ""}` : "";
  return `${bar(successful, total)} ${successful}/${total}, ${formatUtcMinute(completedAt)}${failures}`;
}

function runText({ runId, paidCalls, tokens, costPounds }: ContentRun): string[] {
  if (!runId) return [];
  const cost = costPounds === null ? "" : `, about £${costPounds.toFixed(2)}`;
  const usage = `${paidCalls} calls, ${tokens.input} tokens in, ${tokens.output} out${cost}`;
  return [`Run ${runId}: ${usage}`];
}

export const commands = { status };
