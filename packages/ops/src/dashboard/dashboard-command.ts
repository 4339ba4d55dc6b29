import { formatUtcMinute } from "@vanfettle/contract/dates";
import { defineCommand } from "../command.ts";
import type { LogFolderSummary } from "./log-summary.ts";
import { readDashboard, type Dashboard } from "./read-dashboard.ts";

const dashboard = defineCommand({
  options: {},
  async run({ site, print }) {
    const state = await readDashboard(site, () => new Date());
    print(state, dashboardText(state));
  },
});

const formatNumber = (value: number): string => value.toLocaleString("en-GB");
const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${formatNumber(count)}`)
    .join(", ") || "none";

function dashboardText(dashboard: Dashboard): string {
  const rows: [string, string][] = [
    ["Site", `${dashboard.site}, ${formatUtcMinute(dashboard.at)}`],
    ["Bookings", bookings(dashboard.bookings)],
    [
      "Erasures",
      `${dashboard.erasures.count} in ${dashboard.erasures.year}${formatNewest(dashboard.erasures.newest)}`,
    ],
    ["Run", run(dashboard.run)],
    ["Budget", budget(dashboard.budget)],
    ["Alarms", dashboard.logs ? "only on AWS" : alarmsText(dashboard.alarms)],
    ["Rows", `${formatCounts(dashboard.table.rows)}  (table ${dashboard.table.name})`],
    ...(dashboard.logs
      ? logs(dashboard.logs)
      : ([["Logs", "in CloudWatch"]] as [string, string][])),
  ];
  return rows.map(([name, text]) => `${name.padEnd(9)} ${text}`).join("\n");
}

const formatNewest = (at: string | null): string =>
  at ? `, the last at ${formatUtcMinute(at)}` : "";

const bookings = ({ day, count, newest: at }: Dashboard["bookings"]): string =>
  `${formatNumber(count)} on ${day}${formatNewest(at)}`;

function run(state: Dashboard["run"]): string {
  if (!state.runId) return "none so far";
  const end = state.isRunning
    ? "running"
    : state.finishedAt
      ? `ended ${formatUtcMinute(state.finishedAt)}`
      : "not running";
  const cost = state.costPounds === null ? "" : `, about £${state.costPounds.toFixed(2)}`;
  return [
    `${end}: ${state.completed}/${state.total} written, ${state.failed} failed`,
    `; ${formatNumber(state.paidCalls)} calls, ${formatNumber(state.tokens.input + state.tokens.output)} tokens${cost}`,
    `; started by ${state.startedBy ?? "nobody"}${state.startedAt ? ` ${formatUtcMinute(state.startedAt)}` : ""}`,
    state.error ? `\n${" ".repeat(10)}${state.error}` : "",
  ].join("");
}

const budget = ({ usedTokens, dailyTokens, leftTokens }: Dashboard["budget"]): string =>
  dailyTokens === null || leftTokens === null
    ? `${formatNumber(usedTokens)} tokens used today`
    : `${formatNumber(leftTokens)} of ${formatNumber(dailyTokens)} tokens left today`;

function logs({ functions, metrics }: LogFolderSummary): [string, string][] {
  const withLines = Object.entries(functions).filter(([, { lines: count }]) => count > 0);
  const lines = withLines.map(([name, { lines: count, errors, serverErrors, newestError }]) => {
    const last = newestError
      ? `; last ${formatUtcMinute(newestError.at)}: ${newestError.message}`
      : "";
    return `${name}: ${formatNumber(count)} lines, errors ${errors}, 5xx responses ${serverErrors}${last}`;
  });
  return [
    [
      "Logs",
      `of the last day\n${lines.map((line) => " ".repeat(10) + line).join("\n") || "          none"}`,
    ],
    ["Metrics", formatCounts(metrics)],
  ];
}

const states = { OK: "ok", ALARM: "ALARM", INSUFFICIENT_DATA: "unknown" } as const;
const measuredValue = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

function alarmsText({ list, unread }: Dashboard["alarms"]): string {
  if (unread !== null) return `could not be read: ${unread}`;
  if (list.length === 0) return "none";
  const { raised = [], others = [] } = Object.groupBy(list, ({ state }) =>
    state === "ALARM" ? "raised" : "others",
  );
  const lines = [...raised, ...others].map(({ name, state, condition, latest, since }) => {
    const measured =
      latest === null ? "nothing measured" : `latest ${measuredValue.format(latest)}`;
    const raisedSince = state === "ALARM" && since ? `, since ${formatUtcMinute(since)}` : "";
    return `${" ".repeat(10)}${states[state].padEnd(8)} ${name.padEnd(16)} ${condition}; ${measured}${raisedSince}`;
  });
  return [`${raised.length} of ${list.length} raised`, ...lines].join("\n");
}

export const commands = { dashboard };
