import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { median } from "../measure/statistics.ts";
import { formatFigure, rowAtMost, type Row } from "../report/row.ts";
import { variants, type ComparisonServer, type Variant } from "./comparison-server.ts";
import { measureLoad, measureScores, type LoadMetrics } from "./lighthouse.ts";

export const lighthouseRounds = 9;

export interface MeasuredPage {
  /** The prefix of the page's row ids. */
  id: string;
  name: string;
  path: string;
}

const minPerformance = 98;
const perfectScore = 100;

/** Returns the ratio of two blocking times, where 0 to 0 is even. */
const ratioOf = (ours: number, reference: number): number => (ours === 0 ? 0 : ours / reference);

/**
 * Measures a page of the site, interleaved with its two hand-written equivalents, and its
 * Lighthouse scores.
 */
export async function lighthouseRows(
  server: ComparisonServer,
  siteUrl: string,
  { id, name, path }: MeasuredPage,
): Promise<Row[]> {
  const {
    accessibility,
    "best-practices": bestPractices,
    seo,
  } = await measureScores(siteUrl + path);
  const loads: Record<Variant, LoadMetrics[]> = { page: [], withWebFont: [], withoutWebFont: [] };
  const lcpOf = (variant: Variant) => async () => {
    const load = await measureLoad(server.url(variant, path));
    loads[variant].push(load);
    return load.lcpMs;
  };
  const lcp = await interleavedRounds(lighthouseRounds, {
    page: lcpOf("page"),
    withWebFont: lcpOf("withWebFont"),
    withoutWebFont: lcpOf("withoutWebFont"),
  });
  const medianOf = (variant: Variant, metric: keyof LoadMetrics) =>
    median(loads[variant].map((load) => load[metric]));
  const blockingMs = medianOf("page", "tbtMs");
  const scores = [medianOf("page", "performance"), accessibility, bestPractices, seo];
  const row = (suffix: string, label: string) => ({
    id: `${id}-${suffix}`,
    label: `${name}: ${label}`,
  });
  const metrics = variants.map(
    (variant) =>
      `${formatFigure(medianOf(variant, "lcpMs"))} and ${formatFigure(medianOf(variant, "tbtMs"))} ms`,
  );
  return [
    {
      ...row("scores", "performance, accessibility, best practices, SEO"),
      bound: `${minPerformance}+, ${perfectScore}, ${perfectScore}, ${perfectScore}`,
      measured: scores.map(formatFigure).join(", "),
      met: scores.every((score, i) => score >= (i === 0 ? minPerformance : perfectScore)),
    },
    rowAtMost(
      row("lcp-web-font", "LCP relative to the hand-written page with a web font"),
      lcp.medianRatio("page", "withWebFont"),
      1.05,
      "x",
    ),
    rowAtMost(
      row("lcp-no-web-font", "LCP relative to the hand-written page without a web font"),
      lcp.medianRatio("page", "withoutWebFont"),
      1.08,
      "x",
    ),
    rowAtMost(row("layout-shift", "layout shift"), medianOf("page", "cls"), 0.01),
    rowAtMost(row("blocking-time", "blocking time"), blockingMs, 100, " ms"),
    rowAtMost(
      row("blocking-ratio", "blocking time relative to the hand-written page without a web font"),
      ratioOf(blockingMs, medianOf("withoutWebFont", "tbtMs")),
      3,
      "x",
    ),
    {
      ...row(
        "lcp-and-blocking-time",
        "LCP and blocking time; hand-written with a web font; hand-written without",
      ),
      measured: metrics.join("; "),
    },
  ];
}
