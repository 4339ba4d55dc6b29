import { alarmsText } from "../board/alarms-text.ts";
import type { Board } from "./read-dashboard.ts";
import type { FolderFigures } from "./log-summary.ts";

const minute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;
const number = (value: number): string => value.toLocaleString("en-GB");
const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(", ") || "none";

export function boardText(board: Board): string {
  const rows: [string, string][] = [
    ["Site", `${board.site}, ${minute(board.at)}`],
    ["Bookings", bookings(board.bookings)],
    ["Erasures", `${board.erasures.count} in ${board.erasures.year}${newest(board.erasures.newest)}`],
    ["Run", run(board.run)],
    ["Budget", budget(board.budget)],
    ["Alarms", alarmsText(board.alarms)],
    ["Rows", `${list(board.table.rows)}  (table ${board.table.name})`],
    ...(board.logs ? logs(board.logs) : ([["Logs", "in CloudWatch"]] as [string, string][])),
  ];
  return rows.map(([name, text]) => `${name.padEnd(9)} ${text}`).join("\n");
}

const newest = (at: string | null): string => (at ? `, the last at ${minute(at)}` : "");

const bookings = ({ day, count, newest: at }: Board["bookings"]): string => `${number(count)} on ${day}${newest(at)}`;

function run(state: Board["run"]): string {
  if (!state.runId) return "none so far";
  const end = state.isRunning ? "running" : state.finishedAt ? `ended ${minute(state.finishedAt)}` : "not running";
  const cost = state.costPounds === null ? "" : `, about £${state.costPounds.toFixed(2)}`;
  return [
    `${end}: ${state.completed}/${state.total} written, ${state.failed} failed`,
    `; ${number(state.paidCalls)} calls, ${number(state.tokens.input + state.tokens.output)} tokens${cost}`,
    `; started by ${state.startedBy ?? "nobody"}${state.startedAt ? ` ${minute(state.startedAt)}` : ""}`,
    state.error ? `\n${" ".repeat(10)}${state.error}` : "",
  ].join("");
}

const budget = ({ usedTokens, dailyTokens, leftTokens }: Board["budget"]): string =>
  dailyTokens === null || leftTokens === null
    ? `${number(usedTokens)} tokens used today`
    : `${number(leftTokens)} of ${number(dailyTokens)} tokens left today`;

function logs({ functions, metrics }: FolderFigures): [string, string][] {
  const heard = Object.entries(functions).filter(([, { lines: count }]) => count > 0);
  const lines = heard.map(([name, { lines: count, errors, serverErrors, newestError }]) => {
    const last = newestError ? `; last ${minute(newestError.at)}: ${newestError.message}` : "";
    return `${name}: ${number(count)} lines, errors ${errors}, answers of 5xx ${serverErrors}${last}`;
  });
  return [
    ["Logs", `of the last day\n${lines.map((line) => " ".repeat(10) + line).join("\n") || "          none"}`],
    ["Metrics", list(metrics)],
  ];
}
