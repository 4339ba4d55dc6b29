import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { format } from "prettier";
import type { Group, Row } from "./row.ts";

const reportFile = "docs/benchmarks.md";

const intro = `# Benchmarks

\`npm run bench\` writes this file. \`npm run bench -- page edge\` measures and replaces only the named sections, and
\`--soak\` extends the mixed load to ten minutes. Machines differ and are rarely quiet, so compare ratios: both sides are
measured in the same run, interleaved, and a figure is the median of 5 rounds unless its row states otherwise. Absolute
figures include the noise of the machine. Sizes are in thousands of bytes.
`;

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const verdict = ({ met }: Row): string => (met === undefined ? "" : met ? "yes" : "**no**");

/**
 * Describes the machine without its host name. The load shows other activity while the section was
 * written.
 */
export function describeMachine(): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? "unknown processor").replace(/\s+/g, " ").trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[2]?.toFixed(1) ?? "unknown";
  return `${cores.length} cores (${model}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}, load of the last 15 minutes ${load}`;
}

function renderSection({ title, method }: Group, rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [row.label, row.bound ?? "", row.measured].map(escapeCell).concat(verdict(row)).join(" | "),
  );
  return [
    `## ${title}`,
    "",
    method,
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
    "",
    "Measure | Bound | Result | Met",
    "--- | --- | --- | ---",
    ...lines,
    "",
  ].join("\n");
}

function parseSections(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith("## "));
  return new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part]));
}

/**
 * Replaces the section of `measured` in the report and keeps the other groups' sections, in the
 * order of `groups`. Throws if two rows have the same id.
 */
export async function writeSection(
  groups: readonly Group[],
  measured: Group,
  rows: readonly Row[],
): Promise<void> {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) {
    throw new Error(`Row ids of ${measured.name} repeat.`);
  }
  const sections = existsSync(reportFile)
    ? parseSections(readFileSync(reportFile, "utf8"))
    : new Map<string, string>();
  sections.set(measured.title, renderSection(measured, rows));
  const ordered = groups.flatMap(({ title }) => sections.get(title) ?? []);
  writeFileSync(reportFile, await format([intro, ...ordered].join("\n"), { parser: "markdown" }));
}
