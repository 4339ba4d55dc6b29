import { median } from "../measure/statistics.ts";
import { rounds } from "../measure/interleaved-rounds.ts";
import { figure, most, type Row } from "../report/row.ts";
import { paint, scores, type Painted } from "./lighthouse.ts";
import type { SideBySide } from "./comparison-server.ts";

const perfect = 100;
const leastPerformance = 98;

const turns = 5;

/** One page's scores and paint, in turns with its hand-written twin. */
export async function paintedRows(
  { servers, siteUrl }: { servers: SideBySide; siteUrl: string },
  { path, name }: { path: string; name: string },
): Promise<Row[]> {
  const { accessibility, "best-practices": bestPractices, seo } = await scores(siteUrl + path);
  const ours: Painted[] = [];
  const twins: Painted[] = [];
  const painting = (url: string, kept: Painted[]) => async () => {
    const painted = await paint(url);
    kept.push(painted);
    return painted.lcpMs;
  };
  const result = await rounds(turns, {
    page: painting(servers.page(path), ours),
    twin: painting(servers.static(path), twins),
  });
  const medianOf = (painted: readonly Painted[], name: keyof Painted) => median(painted.map((each) => each[name]));
  const of = (name: keyof Painted) => medianOf(ours, name);
  const inMs = (painted: readonly Painted[]) =>
    `${figure(medianOf(painted, "lcpMs"))} and ${figure(medianOf(painted, "tbtMs"))} ms`;
  const scored = [of("performance"), accessibility, bestPractices, seo];
  return [
    {
      what: `${name}: performance, accessibility, best practices, SEO`,
      bound: `${leastPerformance}+, ${perfect}, ${perfect}, ${perfect}`,
      measured: scored.map(figure).join(", "),
      met: of("performance") >= leastPerformance && scored.slice(1).every((score) => score === perfect),
    },
    most(`${name}: LCP by that of the hand-written page`, result.ratio("page", "twin"), 1.05, "x"),
    most(`${name}: layout shift`, of("cls"), 0.01),
    most(`${name}: blocking time`, of("tbtMs"), 50, " ms"),
    {
      what: `${name}: LCP and blocking time; the hand-written page's`,
      measured: `${inMs(ours)}; ${inMs(twins)}`,
    },
  ];
}
