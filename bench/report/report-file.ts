import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { machine } from "./machine.ts";
import type { Group, Row } from "./row.ts";

const file = "docs/benchmarks.md";

const intro = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- page edge\` measures and replaces only the named sections, and \`--soak\` makes
the mixed load last ten minutes. Machines differ and are never quiet, so what counts is each ratio: both its sides are
measured in the same run, in turns, and the figure is the median of 5 rounds unless the row says otherwise. Absolute
figures carry the noise of the machine they were taken on. Sizes are in thousands of bytes.
`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const verdict = ({ met }: Row): string => (met === undefined ? "" : met ? "yes" : "**no**");

function section({ title, about }: Group, rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.what, row.bound ?? "", row.measured].map(cell).concat(verdict(row)).join(" | "));
  return [
    `## ${title}`,
    "",
    about,
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
    "",
    "What | Bound | Measured | Met",
    "--- | --- | --- | ---",
    ...lines,
    "",
  ].join("\n");
}

function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith("## "));
  return new Map(parts.map((part) => [part.slice(3, part.indexOf("\n")), part]));
}

/** Replaces the section of one group and keeps the others, in the order of all groups. */
export async function writeSection(groups: readonly Group[], measured: Group, rows: readonly Row[]): Promise<void> {
  const sections = existsSync(file) ? sectionsOf(readFileSync(file, "utf8")) : new Map<string, string>();
  sections.set(measured.title, section(measured, rows));
  const kept = groups.flatMap(({ title }) => sections.get(title) ?? []);
  writeFileSync(file, await format([intro, ...kept].join("\n"), { parser: "markdown", printWidth: 120 }));
}
