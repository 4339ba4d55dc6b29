import type { Browser } from "playwright-core";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { median } from "../measure/statistics.ts";
import { formatFigure, rowAtMost, type Row } from "../report/row.ts";
import type { ComparisonServer, Variant } from "./comparison-server.ts";
import { measureLoad, type PageLoad } from "./page-load.ts";

export const rounds = 9;
/** The blocking time below which no tap feels late. */
const unnoticedMs = 100;

export interface MeasuredPage {
  name: string;
  path: string;
}

/** Measures a page of the site, interleaved with its hand-written equivalent. */
export async function loadRows(
  browser: Browser,
  server: ComparisonServer,
  { name, path }: MeasuredPage,
): Promise<Row[]> {
  const loads: Record<Variant, PageLoad[]> = { page: [], handWritten: [] };
  const paintOf = (variant: Variant) => async () => {
    const load = await measureLoad(browser, server.url(variant, path), variant);
    loads[variant].push(load);
    return load.paintMs;
  };
  const paint = await interleavedRounds(rounds, {
    page: paintOf("page"),
    handWritten: paintOf("handWritten"),
  });
  const medianOf = (variant: Variant, metric: keyof PageLoad) =>
    median(loads[variant].map((load) => load[metric]));
  return [
    rowAtMost(`${name}: largest paint`, paint.medianRatio("page", "handWritten"), 1.05, "x"),
    blockingRow(name, medianOf("page", "blockingMs"), medianOf("handWritten", "blockingMs")),
    rowAtMost(`${name}: layout shift`, medianOf("page", "layoutShift"), 0.01),
  ];
}

function blockingRow(name: string, ours: number, handWritten: number): Row {
  return {
    label: `${name}: blocking time`,
    bound: `<= ${unnoticedMs} ms or 2x`,
    measured: `${formatFigure(ours)} ms; hand-written ${formatFigure(handWritten)} ms`,
    met: ours <= Math.max(unnoticedMs, 2 * handWritten),
  };
}
