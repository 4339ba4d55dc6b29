import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { format } from "prettier";
import type { Group, Row } from "./row.ts";

const reportFile = "docs/benchmarks.md";

const intro = `# Benchmarks

What a person or a bill feels. \`npm run bench\` writes this file, and \`npm run bench -- page\` only the named section. Add what will be done about it to a row that says **no**. Tests limit what does not depend on the machine: the sizes of scripts and bundles (\`packages/edge/src/budgets.test.ts\`), and one database request for each page (\`test/one-read.test.ts\`) and each booking (\`packages/functions/src/booking/booking.test.ts\`).
`;

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

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
  const lines = rows.map(({ label, bound, measured, met }) =>
    [label, bound, measured, met ? "yes" : "**no**"].map(escapeCell).join(" | "),
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
 * order of `groups`.
 */
export async function writeSection(
  groups: readonly Group[],
  measured: Group,
  rows: readonly Row[],
): Promise<void> {
  const sections = existsSync(reportFile)
    ? parseSections(readFileSync(reportFile, "utf8"))
    : new Map<string, string>();
  sections.set(measured.title, renderSection(measured, rows));
  const ordered = groups.flatMap(({ title }) => sections.get(title) ?? []);
  writeFileSync(reportFile, await format([intro, ...ordered].join("\n"), { parser: "markdown" }));
}
