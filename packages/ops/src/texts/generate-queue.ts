import { setTimeout as wait } from "node:timers/promises";
import type {
  ContentQueue,
  ContentQueueEstimate,
  QueueSelection,
} from "@vanfettle/contract/content/queue-schemas";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { pollingMs } from "@vanfettle/contract/operator-limits";
import { CommandError } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { confirms, createProgressBar } from "../terminal.ts";
import { callApi } from "./call-api.ts";

type Queue = NonNullable<ContentQueue["queue"]>;

type QueueOptions = Partial<Record<"continue-daily" | "yes" | "detach" | "json", boolean>> & {
  token?: string;
};

/** Starts a queue after a question and follows it. Ctrl-C leaves it running. Throws if a text is not written. */
export async function generateQueue(
  site: Site,
  selection: QueueSelection,
  options: QueueOptions,
): Promise<void> {
  const { "continue-daily": continuesDaily = false, json, token } = options;
  const estimate = await callApi(site, "estimateContentQueue", { body: { selection }, token });
  if (estimate.texts === 0)
    return console.log(json ? JSON.stringify({ estimate }) : "No texts match this selection.");
  if (!json) console.log(estimateText(estimate, continuesDaily));
  if (!options.yes && !(await confirms("Write them?")))
    throw new CommandError("Nothing was started.");
  const { texts } = estimate;
  const started = await callApi(site, "startContentQueue", {
    body: { selection, texts, continuesDaily },
    token,
  });
  if (options.detach)
    return console.log(json ? JSON.stringify(started) : `Started ${started.runId}.`);
  const queue = await watchQueue(site, started.runId, token);
  console.log(json ? JSON.stringify(queue) : resultText(queue));
  if (queue.state !== "finished" || queue.failed > 0)
    throw new CommandError("Not all texts were written.");
}

const count = (number: number): string => number.toLocaleString("en-GB");

function estimateText(estimate: ContentQueueEstimate, continuesDaily: boolean): string {
  const { texts, calls, tokens, costPounds, costDollars, days, budget, measuredTexts } = estimate;
  const cost =
    costPounds === null || costDollars === null
      ? "price unknown"
      : `about $${costDollars.toFixed(2)} (£${costPounds.toFixed(2)})`;
  const basis = measuredTexts === 0 ? "assumed" : `measured on ${count(measuredTexts)}`;
  const end =
    days > 1 && !continuesDaily
      ? " It ends when today's budget is used up; --continue-daily continues the next day."
      : "";
  return [
    `${count(texts)} texts: about ${count(calls)} calls, ${count(tokens.input + tokens.output)} tokens (${basis}), ${cost}`,
    `${days === 1 ? "1 day" : `${count(days)} days`} at ${count(budget.dailyTokens)} tokens a day, of which ${count(budget.left)} are left today.${end}`,
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
      const { queue } = await callApi(site, "getContentQueue", { token });
      if (queue?.runId !== runId)
        throw new CommandError(`Another run has replaced ${runId}; see status.`);
      showProgress({ done: queue.done + queue.failed, total: queue.texts }, noteText(queue));
      if (queue.finishedAt !== null || queue.state === "interrupted") return queue;
      await wait(queue.state === "waiting" ? pollingMs.idle : pollingMs.running);
    }
  } finally {
    process.off("SIGINT", detach);
  }
}

function noteText({
  state,
  continuesAt,
  perMinute,
  minutesLeft,
  daysLeft,
  costPounds,
}: Queue): string {
  if (state === "waiting" && continuesAt !== null)
    return `waits for the budget until ${formatUtcMinute(continuesAt)}`;
  return [
    perMinute === null ? "" : `${perMinute} a minute`,
    daysLeft !== null && daysLeft > 0
      ? `${daysLeft} more days`
      : minutesLeft === null
        ? ""
        : `${minutesLeft} min left`,
    costPounds === null ? "" : `£${costPounds.toFixed(2)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const resultText = ({ done, texts, failed, error }: Queue): string =>
  `${count(done)}/${count(texts)} texts written${failed > 0 ? `, failed: ${count(failed)}` : ""}${error ? `. ${error}` : ""}`;
