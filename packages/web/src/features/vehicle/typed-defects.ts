import { sectionOf, serviceForWords } from "@vanfettle/contract/vehicle/defect-service";
import type { Defect } from "@vanfettle/contract/vehicle/vehicle-schemas";

/** DVSA's kinds by the words for them. */
const kinds: Readonly<Record<string, string>> = {
  dangerous: "DANGEROUS",
  major: "MAJOR",
  minor: "MINOR",
  advisory: "ADVISORY",
  advisories: "ADVISORY",
};

/** The headings of DVSA's lists, which name the kind of the defects below them. */
const headings: readonly (readonly [heading: RegExp, kind: string])[] = [
  [/^do not drive until repaired(?: \(dangerous defects?\))?:?$/i, "DANGEROUS"],
  [/^repair immediately(?: \(major defects?\))?:?$/i, "MAJOR"],
  [/^repair as soon as possible(?: \(minor defects?\))?:?$/i, "MINOR"],
  [/^monitor and repair if necessary(?: \(advisor(?:y|ies)\))?:?$/i, "ADVISORY"],
];
const kindAlone =
  /^[([]?(dangerous|major|minor|advisory|advisories)(?: (?:defects?|faults?|items?))?[)\]]? ?[:.,–—-]?$/i;
const kindFirst =
  /^[([]?(dangerous|major|minor|advisory)\b(?: (?:defect|fault|item))?[)\]]?( ?[:.,–—-])?/i;
const kindLast = /[([]?\b(dangerous|major|minor|advisory)(?: (?:defect|fault|item))?[)\]]?\.?$/i;
const notDangerous = /\b(?:not|no|non|nothing|isn't)[\s-]+(?:\w+[\s-]+)?dangerous\b/gi;

const headingKind = (line: string): string | undefined =>
  kinds[kindAlone.exec(line)?.[1]?.toLowerCase() ?? ""] ??
  headings.find(([heading]) => heading.test(line))?.[1];

/** Removes the blanks and the punctuation at the end of a text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " ,;.:–—-".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Returns a defect's text and its kind, which the line states first, last or, if dangerous,
 * anywhere.
 */
function parseLine(line: string): { text: string; kind: string | undefined } {
  const [start = "", first = "", punctuation] = kindFirst.exec(line) ?? [];
  if (first) {
    const text = punctuation ? line.slice(start.length).trim() : line;
    return { text, kind: kinds[first.toLowerCase()] };
  }
  const stated = line.replace(notDangerous, "");
  const last = stated === line ? kindLast.exec(line) : null;
  if (last) {
    return {
      text: withoutEnd(line.slice(0, last.index)),
      kind: kinds[last[1]?.toLowerCase() ?? ""],
    };
  }
  return { text: line, kind: /\bdangerous\b/i.test(stated) ? "DANGEROUS" : undefined };
}

/**
 * Parses the defects that a visitor typed or pasted, one a line. A line without a kind has the kind
 * of the heading above it, or else an empty kind. `namesSections` is false for tests by another
 * manual than that of cars and light vans.
 */
export function parseTypedDefects(
  typed: string,
  { namesSections }: { namesSections: boolean },
): Defect[] {
  let headed = "";
  return typed.split(/[\r\n]+|;(?=\s*(?:dangerous|major|minor|advisory)\b)/i).flatMap((written) => {
    const line = written.replace(/^(?:[\s•*–—-]|\d{1,2}[.)]\s)+/, "").trim();
    const heading = headingKind(line);
    if (heading !== undefined) headed = heading;
    if (heading !== undefined || line === "") return [];
    const { text, kind = headed } = parseLine(line);
    const section = namesSections ? sectionOf(text) : null;
    return [
      {
        text,
        kind,
        dangerous: kind === "DANGEROUS",
        section,
        service: serviceForWords(text, section),
      },
    ];
  });
}
