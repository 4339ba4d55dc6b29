import { editionText, formatUtcMinute } from "@vanfettle/contract/dates";
import { withCommas } from "@vanfettle/vans/format-number";
import { defineCommand } from "../command.ts";
import { renewalText } from "../station/site-station-list.ts";
import type { LogFolderSummary } from "./log-summary.ts";
import { readDashboard, readOutside, type Dashboard } from "./read-dashboard.ts";

const dashboard = defineCommand({
  options: {},
  async run({ site, print }) {
    const outside = await readOutside(site);
    try {
      const state = { ...(await readDashboard(site, () => new Date())), ...outside };
      print(state, dashboardText(state));
    } catch (error) {
      // The table may be what is wrong with the site.
      if (outside.answers.length > 0) {
        print(outside, rowsText([...outsideRows(outside), ["Table", "could not be read"]]));
      }
      throw error;
    }
  },
});

/** The width of a row's name, and the space before a further line of its text. */
const nameWidth = 9;
const indent = " ".repeat(nameWidth + 1);

/** The name of a row, and its text. */
type Row = [name: string, text: string];

function formatCounts(counts: Record<string, number>): string {
  const byName = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b));
  const texts = byName.map(([name, count]) => `${name} ${withCommas(count)}`);
  return texts.join(", ") || "none";
}

function dashboardText(dashboard: Dashboard): string {
  const { erasures, table } = dashboard;
  const rows: Row[] = [
    ["Site", `${dashboard.site}, ${formatUtcMinute(dashboard.at)}`],
    ...outsideRows(dashboard, dashboard.logs !== null),
    ["Bookings", bookings(dashboard.bookings)],
    ["Erasures", `${erasures.count} in ${erasures.year}${formatNewest(erasures.newest)}`],
    ["Run", run(dashboard.run)],
    ["Budget", budget(dashboard.budget)],
    ["Rows", `${formatCounts(table.rows)}  (table ${table.name})`],
  ];
  if (dashboard.logs) rows.push(...logs(dashboard.logs));
  else rows.push(["Logs", "in CloudWatch"]);
  return rowsText(rows);
}

const rowsText = (rows: readonly Row[]): string =>
  rows.map(([name, text]) => `${name.padEnd(nameWidth)} ${text}`).join("\n");

const outsideRows = (
  outside: Pick<Dashboard, "answers" | "alarms" | "stations">,
  isLocal = false,
): Row[] => [
  ["Answers", answers(outside.answers)],
  ["Alarms", isLocal ? "only on AWS" : alarmsText(outside.alarms)],
  ["Stations", stations(outside.stations)],
];

const formatNewest = (at: string | null): string =>
  at ? `, the last at ${formatUtcMinute(at)}` : "";

function answers(list: Dashboard["answers"]): string {
  const all = list.map(({ what, answer }) => `${what} ${answer}`).join("; ");
  const remedies = new Set(list.flatMap(({ remedy }) => remedy ?? []));
  const lines = [...remedies].map((remedy) => `\n${indent}${remedy}`);
  return `${all || "the site's address is unknown"}${lines.join("")}`;
}

const bookings = ({ day, count, newest: at }: Dashboard["bookings"]): string =>
  `${withCommas(count)} on ${day}${formatNewest(at)}`;

function run(state: Dashboard["run"]): string {
  if (!state.runId) return "none so far";
  const tokens = withCommas(state.tokens.input + state.tokens.output);
  const cost = state.costPounds === null ? "" : `, about £${state.costPounds.toFixed(2)}`;
  const startedAt = state.startedAt ? ` ${formatUtcMinute(state.startedAt)}` : "";
  const error = state.error ? `\n${indent}${state.error}` : "";
  return [
    `${stateOf(state)}: ${state.completed}/${state.total} written, ${state.failed} failed`,
    `; ${withCommas(state.paidCalls)} calls, ${tokens} tokens${cost}`,
    `; started by ${state.startedBy ?? "nobody"}${startedAt}`,
    error,
  ].join("");
}

function stateOf({ isRunning, finishedAt }: Dashboard["run"]): string {
  if (isRunning) return "running";
  return finishedAt ? `ended ${formatUtcMinute(finishedAt)}` : "not running";
}

const budget = ({ usedTokens, dailyTokens, leftTokens }: Dashboard["budget"]): string =>
  dailyTokens === null || leftTokens === null
    ? `${withCommas(usedTokens)} tokens used today`
    : `${withCommas(leftTokens)} of ${withCommas(dailyTokens)} tokens left today`;

function stations({ list, unread }: Dashboard["stations"]): string {
  if (unread !== null) return `could not be read from the site: ${unread}`;
  return list
    ? `list of ${editionText(list.edition)}. ${renewalText(list)}`
    : "no list is imported";
}

function logs({ functions, metrics }: LogFolderSummary): Row[] {
  const withLines = Object.entries(functions).filter(([, { lines: count }]) => count > 0);
  const lines = withLines.map(([name, { lines: count, errors, serverErrors, newestError }]) => {
    const last = newestError
      ? `; last ${formatUtcMinute(newestError.at)}: ${newestError.message}`
      : "";
    return `${name}: ${withCommas(count)} lines, errors ${errors}, 5xx responses ${serverErrors}${last}`;
  });
  const listed = lines.length > 0 ? lines : ["none"];
  return [
    ["Logs", ["of the last day", ...listed.map((line) => indent + line)].join("\n")],
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
    const columns = `${states[state].padEnd(8)} ${name.padEnd(16)}`;
    return `${indent}${columns} ${condition}; ${measured}${raisedSince}`;
  });
  return [`${raised.length} of ${list.length} raised`, ...lines].join("\n");
}

export const commands = { dashboard };
