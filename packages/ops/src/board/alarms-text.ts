import type { Board } from "../dashboard/read-dashboard.ts";

const states = { OK: "ok", ALARM: "ALARM", INSUFFICIENT_DATA: "unknown" } as const;
const value = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** How many are raised, and below it one line for each, those that are raised first. */
export function alarmsText({ list, unread }: Board["alarms"]): string {
  if (unread !== null) return `could not be read: ${unread}`;
  if (list.length === 0) return "none";
  const { raised = [], others = [] } = Object.groupBy(list, ({ state }) => (state === "ALARM" ? "raised" : "others"));
  const lines = [...raised, ...others].map(({ name, state, condition, latest, since }) => {
    const measured = latest === null ? "nothing measured" : `latest ${value.format(latest)}`;
    const risen = state === "ALARM" && since ? `, since ${since.slice(0, 16).replace("T", " ")} UTC` : "";
    return `${" ".repeat(10)}${states[state].padEnd(8)} ${name.padEnd(16)} ${condition}; ${measured}${risen}`;
  });
  return [`${raised.length} of ${list.length} raised`, ...lines].join("\n");
}
