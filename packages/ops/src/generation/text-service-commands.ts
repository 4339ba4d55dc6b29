import { setTimeout as wait } from "node:timers/promises";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import type {
  TestedCall,
  TextServiceTest,
} from "@vanfettle/contract/generation/text-service-schemas";
import { pollingMs } from "@vanfettle/contract/operator/operator-limits";
import { withCommas } from "@vanfettle/vans/format-number";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";
import { confirms } from "../terminal.ts";

const token = { token: { type: "string" } } as const;
const tokenUsage = "--token TOKEN (OPERATOR_TOKEN) on a stage";

const testTextService = defineCommand({
  usage: `--yes skips the question   ${tokenUsage}`,
  options: { yes: { type: "boolean" }, ...token },
  async run({ site, values, print }) {
    const question = "Make two paid calls, of the writer and of the second reader?";
    if (!values.yes && !(await confirms(question))) throw new CommandError("Nothing was started.");
    const call = { token: values.token };
    let test = await callApi(site, "testTextService", { ...call, body: {} });
    const { testId } = test;
    for (;;) {
      const latest = (await callApi(site, "getTextService", call)).test;
      if (latest?.testId !== testId) throw new CommandError("Another test has replaced this one.");
      test = latest;
      if (test.state !== "running") break;
      await wait(pollingMs.running);
    }
    print(test, testText(test));
    const isGood = test.calls.every(({ error, schemaHeld }) => error === null && schemaHeld);
    if (test.state !== "finished" || !isGood) {
      throw new CommandError("The text service cannot be used as it is set.");
    }
  },
});

function testText({ state, startedAt, startedBy, protocol, calls }: TextServiceTest): string {
  const when = `started ${formatUtcMinute(startedAt)} by ${startedBy}`;
  if (state === "interrupted") return `The test was interrupted: ${when}`;
  return [`Tested over ${protocol ?? "no protocol"}, ${when}`, ...calls.flatMap(callText)].join(
    "\n",
  );
}

const tasks: Record<TestedCall["task"], string> = { write: "Writer", read: "Second reader" };

function callText(call: TestedCall): string[] {
  const { task, model, seconds, tokens, isClamped, costPounds, schemaHeld, objections, error } =
    call;
  const price = costPounds === null ? "price unknown" : `about £${costPounds.toFixed(4)}`;
  const schema = schemaHeld ? "schema held" : "schema not held";
  return [
    [
      `${tasks[task]}: ${model}`,
      `${seconds.toFixed(1)} s`,
      `${withCommas(tokens.input)} tokens in, ${withCommas(tokens.output)} out`,
      price,
      schemaHeld === null ? "no answer" : schema,
    ].join(", "),
    ...(isClamped ? ["  The stated tokens cannot be true. The most that it may use counts."] : []),
    ...(error ? [`  ${error.message}`] : []),
    ...objections.map((objection) => `  ${objection}`),
  ];
}

const budget = defineCommand({
  usage: [
    "--set N --reason WORDS   corrects the tokens used today, as the text service's usage page shows them",
    `--json prints the figure   ${tokenUsage}`,
  ].join("\n"),
  options: { set: { type: "string" }, reason: { type: "string" }, ...token },
  async run({ site, values, print }) {
    const { set, reason } = values;
    if ((set === undefined) !== (reason === undefined)) {
      throw new UsageError("--set and --reason belong together.");
    }
    if (set !== undefined && !/^\d{1,10}$/.test(set)) {
      throw new UsageError("--set must be a number of tokens.");
    }
    const call = { token: values.token };
    const { budget: seen } = await callApi(site, "getTextService", call);
    if (set === undefined) return print(seen, budgetText(seen));
    const corrected = await callApi(site, "correctTokenBudget", {
      ...call,
      body: {
        used: Number(set),
        seen: { day: seen.day, used: seen.used, corrections: seen.corrections },
        reason,
      },
    });
    print(corrected, `${budgetText(corrected)}, before the correction ${withCommas(seen.used)}`);
  },
});

const budgetText = ({
  day,
  used,
  dailyTokens,
}: {
  day: string;
  used: number;
  dailyTokens: number;
}) => `${day}: ${withCommas(used)} of ${withCommas(dailyTokens)} tokens used`;

export const commands = { "test-text-service": testTextService, budget };
