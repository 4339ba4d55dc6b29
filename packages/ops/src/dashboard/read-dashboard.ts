import { listBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { countTombstones, listErasures, smokeTest } from "@vanfettle/core/booking/erase";
import { tokensUsedOn } from "@vanfettle/core/generation/budget";
import { runUsage } from "@vanfettle/core/generation/content-run";
import {
  cachedScopeSizes,
  contentProgress,
  readProgress,
} from "@vanfettle/core/generation/progress";
import { countRowsByKind, tableSize } from "@vanfettle/core/table/table-maintenance";
import { formatError } from "../errors.ts";
import type { OpenTable, Site } from "../site/site.ts";
import { readStationList } from "../station/site-station-list.ts";
import { readLogFolder } from "./log-summary.ts";
import { readSiteAnswers } from "./site-answers.ts";

const dayMs = 86_400_000;

type Outside = Awaited<ReturnType<typeof readOutside>>;
export type Dashboard = Awaited<ReturnType<typeof readDashboard>> & Outside;

/** Reads what is known of a site whose table cannot be read: its answers, alarms and list. */
export async function readOutside(site: Site) {
  const [answers, alarms, stations] = await Promise.all([
    readSiteAnswers(site),
    tryReadAlarms(site),
    tryReadStations(site),
  ]);
  return { answers, alarms, stations };
}

/** Reads the rest of the site's state for operators. Contains no personal data. */
export async function readDashboard(site: Site, clock: () => Date) {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const opened = await site.table();
  const deps = { table: opened.table, clock };
  const [bookings, allErasures, run, budget, rows] = await Promise.all([
    listBookingsOfDay(deps, day),
    listErasures(deps, day.slice(0, 4)),
    readRun(deps),
    readBudget(site, deps, day),
    readRowCounts(site, opened),
  ]);
  const erasures = allErasures.filter(({ operator }) => operator !== smokeTest);
  return {
    site: site.label,
    at: now.toISOString(),
    bookings: { day, count: bookings.length, newest: bookings.at(-1)?.createdAt ?? null },
    erasures: {
      year: day.slice(0, 4),
      count: erasures.length,
      newest: erasures.at(-1)?.erasedAt ?? null,
    },
    run,
    budget,
    table: { name: opened.tableName, rows },
    logs:
      site.logFolder === undefined
        ? null
        : readLogFolder(site.logFolder, new Date(now.getTime() - dayMs)),
  };
}

type Deps = Pick<OpenTable, "table"> & { clock: () => Date };

export async function readRun(deps: Deps) {
  const [progress, stored] = await Promise.all([
    contentProgress({ ...deps, scopeSizes: cachedScopeSizes(deps) }),
    readProgress(deps),
  ]);
  const { isRunning, startedAt, finishedAt, completed, total, failed, error = null } = progress;
  const { runId, paidCalls, tokens, costPounds } = runUsage(stored);
  const spent = { paidCalls, tokens, costPounds };
  const startedBy = stored.run?.startedBy ?? null;
  return {
    isRunning,
    runId,
    startedBy,
    startedAt,
    finishedAt,
    completed,
    total,
    failed,
    error,
    ...spent,
  };
}

/**
 * Reads the alarms. Returns the rest of the dashboard to operators without permission to read
 * alarms.
 */
const tryReadAlarms = (site: Site) =>
  site.alarms().then(
    (list) => ({ list, unread: null }),
    (error: unknown) => ({ list: [], unread: formatError(error) }),
  );

/** Reads the list of MOT stations, if the site responds: the dashboard is for sites in trouble too. */
const tryReadStations = (site: Site) =>
  readStationList(site, { timeoutMs: 10_000 }).then(
    (list) => ({ list, unread: null }),
    (error: unknown) => ({ list: null, unread: formatError(error) }),
  );

async function readBudget(site: Site, deps: Deps, day: string) {
  const [usedTokens, dailyTokens = null] = await Promise.all([
    tokensUsedOn(deps, day),
    site.dailyTokens(),
  ]);
  return { day, usedTokens, dailyTokens, leftTokens: dailyTokens && dailyTokens - usedTokens };
}

/**
 * Counts the rows by kind. Returns DynamoDB's total for a stage, which may have millions of rows.
 */
async function readRowCounts(site: Site, table: OpenTable): Promise<Record<string, number>> {
  if (site.stage) return { all: (await tableSize(table)).rows };
  const [counts, erased] = await Promise.all([countRowsByKind(table), countTombstones(table)]);
  return erased === 0
    ? counts
    : { ...counts, booking: (counts["booking"] ?? 0) - erased, "erased booking": erased };
}
