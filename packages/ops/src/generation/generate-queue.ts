import { setTimeout as wait } from "node:timers/promises";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import type {
  ContentQueueEstimate,
  ContentQueue as Queue,
  QueueSelection,
} from "@vanfettle/contract/generation/queue-schemas";
import { pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { CommandError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";
import type { Site } from "../site/site.ts";
import { confirms, createProgressBar } from "../terminal.ts";

type QueueOptions = Partial<Record<"continue-daily" | "yes" | "detach" | "json", boolean>> & {
  token?: string;
};

/**
 * Starts a queue after a question and follows it. Ctrl-C leaves it running. Throws if a text is not
 * written.
 */
export async function generateQueue(
  site: Site,
  selection: QueueSelection,
  options: QueueOptions,
): Promise<void> {
  const { "continue-daily": continuesDaily = false, json, token } = options;
  const estimate = await callApi(site, "estimateContentQueue", { body: { selection }, token });
  if (estimate.texts === 0) {
    return console.log(json ? JSON.stringify({ estimate }) : "No texts match this selection.");
  }
  if (!json) console.log(estimateText(estimate, continuesDaily));
  if (!options.yes && !(await confirms("Write them?"))) {
    throw new CommandError("Nothing was started.");
  }
  const { texts } = estimate;
  const started = await callApi(site, "startContentQueue", {
    body: { selection, texts, continuesDaily },
    token,
  });
  if (options.detach) {
    return console.log(json ? JSON.stringify(started) : `Started ${started.runId}.`);
  }
  const queue = await watchQueue(site, started.runId, token);
  console.log(json ? JSON.stringify(queue) : resultText(queue));
  if (queue.state !== "finished" || queue.failed > 0) {
    throw new CommandError("Not all texts were written.");
  }
}

function estimateText(estimate: ContentQueueEstimate, continuesDaily: boolean): string {
  const { texts, calls, tokens, costPounds, costDollars, days, budget, measuredTexts } = estimate;
  const cost =
    costPounds === null || costDollars === null
      ? "price unknown"
      : `about $${costDollars.toFixed(2)} (£${costPounds.toFixed(2)})`;
  const basis = measuredTexts === 0 ? "assumed" : `measured on ${withCommas(measuredTexts)}`;
  const end =
    days > 1 && !continuesDaily
      ? " It ends when today's budget is used up; --continue-daily continues the next day."
      : "";
  const { leftOut } = estimate;
  const left = leftOut === 0 ? [] : [`${withCommas(leftOut)} left out: villages and smaller towns`];
  const allTokens = withCommas(tokens.input + tokens.output);
  const duration = days === 1 ? "1 day" : `${withCommas(days)} days`;
  const daily = `${withCommas(budget.dailyTokens)} tokens a day`;
  return [
    ...left,
    `${withCommas(texts)} texts: about ${withCommas(calls)} calls, ${allTokens} tokens (${basis}), ${cost}`,
    `${duration} at ${daily}, of which ${withCommas(budget.left)} are left today.${end}`,
  ].join("\n");
}

async function watchQueue(site: Site, runId: string, token: string | undefined): Promise<Queue> {
  const showProgress = createProgressBar("Queue");
  const detach = () => {
    process.stderr.write(
      `\nThe queue continues. /admin/content-manager shows its progress and can cancel it.\n`,
    );
    process.exit(0);
  };
  process.once("SIGINT", detach);
  try {
    for (;;) {
      const { queue } = await callApi(site, "getContentRun", { token });
      if (queue?.runId !== runId) {
        throw new CommandError(`Another run has replaced ${runId}; see status.`);
      }
      showProgress({ done: queue.done + queue.failed, total: queue.texts }, noteText(queue));
      if (queue.finishedAt !== null || queue.state === "interrupted") return queue;
      await wait(queue.state === "waiting" ? pollingMs.idle : pollingMs.running);
    }
  } finally {
    process.off("SIGINT", detach);
  }
}

function noteText(queue: Queue): string {
  const { state, continuesAt, perMinute, minutesLeft, daysLeft, costPounds } = queue;
  if (state === "waiting" && continuesAt !== null) {
    return `waits for the budget until ${formatUtcMinute(continuesAt)}`;
  }
  const notes: string[] = [];
  if (perMinute !== null) notes.push(`${perMinute} a minute`);
  if (daysLeft !== null && daysLeft > 0) notes.push(`${daysLeft} more days`);
  else if (minutesLeft !== null) notes.push(`${minutesLeft} min left`);
  if (costPounds !== null) notes.push(`£${costPounds.toFixed(2)}`);
  return notes.join(", ");
}

function resultText({ done, texts, failed, error }: Queue): string {
  const failures = failed > 0 ? `, failed: ${withCommas(failed)}` : "";
  const reason = error ? `. ${error}` : "";
  return `${withCommas(done)}/${withCommas(texts)} texts written${failures}${reason}`;
}
