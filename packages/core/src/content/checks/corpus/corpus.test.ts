import { describe, expect, test } from "vitest";
import { buildFactRecord } from "../../../testing/text-builders.ts";
import { slotValues } from "../../text/fact-list.ts";
import type { FactRecord } from "../../text/facts.ts";
import { fillKnownSlots } from "../../text/slots.ts";
import { checkAnswers } from "../answers.ts";
import { isRefused, type FieldKind, type Violation } from "../check.ts";
import { checkSentence } from "../check-sentence.ts";
import { checkFieldLength } from "../lengths.ts";
import { readableText } from "../normalise.ts";
import places from "./places.json" with { type: "json" };
import writtenAfter from "./written-after.json" with { type: "json" };
import writtenLast from "./written-last.json" with { type: "json" };
import writtenBefore from "./written-before.json" with { type: "json" };

const outcomes = ["good", "for the editor", "refused"] as const;
type Outcome = (typeof outcomes)[number];

/** A text of our own writing with what the checks must make of it. */
interface Entry {
  place: string;
  part: string;
  question?: string;
  text: string;
  basis?: string[];
  expected: string;
  kind?: string;
}

const harmful = new Set(["law", "defamation", "abuse", "contact"]);
/** The largest share of good texts that may be refused, and the smallest share of bad ones that must be found. */
const limits = { falseRefusals: 0.05, caught: 0.95 };

const placeRecords = places as Record<string, Partial<FactRecord>>;

function violationsOf({ place, part, question, text: template, basis = [] }: Entry): Violation[] {
  const facts = buildFactRecord(placeRecords[place]);
  const values = slotValues(facts);
  const text = readableText(fillKnownSlots(template, values));
  const isProse = part === "servicing" || part === "mot";
  const kind = isProse ? "paragraph" : (part as FieldKind);
  const sentence = { at: part, part: part === "mot" ? "mot" : "servicing", kind, text, template, basis } as const;
  return [
    ...checkSentence(question === undefined ? sentence : { ...sentence, question }, facts),
    ...(question === undefined ? [] : checkAnswers([{ at: part, question, answer: text }], facts)),
    ...(isProse ? [] : checkFieldLength({ at: part, kind, text })),
  ];
}

function outcomeOf(violations: readonly Violation[]): Outcome {
  if (violations.some(isRefused)) return "refused";
  return violations.length > 0 ? "for the editor" : "good";
}

const judge = (entries: readonly Entry[]) =>
  entries.map((entry) => {
    const violations = violationsOf(entry);
    return { entry, violations, outcome: outcomeOf(violations) };
  });
type Judged = ReturnType<typeof judge>;

const parts = {
  "written before the checks": judge(writtenBefore),
  "written after": judge(writtenAfter),
  "written last": judge(writtenLast),
};
const all = Object.values(parts).flat();

/** A bad text is caught if its outcome is at least as strict as it must be. */
const isCaught = ({ entry, outcome }: Judged[number]): boolean =>
  outcomes.indexOf(outcome) >= outcomes.indexOf(entry.expected as Outcome);
const isGood = ({ entry }: Judged[number]): boolean => entry.expected === "good";
const isBad = (judged: Judged[number]): boolean => !isGood(judged);

function confusionMatrix(judged: Judged): string {
  const rows = outcomes.map((expected) => {
    const counts = outcomes.map(
      (outcome) => judged.filter((each) => each.entry.expected === expected && each.outcome === outcome).length,
    );
    return `  must be ${expected.padEnd(15)}${counts.map((count) => String(count).padStart(15)).join("")}`;
  });
  return [`${" ".repeat(25)}${outcomes.map((outcome) => outcome.padStart(15)).join("")}`, ...rows].join("\n");
}

const share = (some: number, of: number): string => `${some} of ${of} (${((100 * some) / of).toFixed(1)} %)`;

function report(name: string, judged: Judged): string {
  const good = judged.filter(isGood);
  const bad = judged.filter(isBad);
  return [
    `Corpus, ${name}:`,
    confusionMatrix(judged),
    `  false refusals ${share(good.filter(({ outcome }) => outcome === "refused").length, good.length)}, bad ones caught ${share(bad.filter(isCaught).length, bad.length)}`,
  ].join("\n");
}

describe("the corpus", () => {
  test("has at least 150 good and 150 bad texts, 50 of each written before the checks", () => {
    expect(all.filter(isGood).length).toBeGreaterThanOrEqual(150);
    expect(all.filter(isBad).length).toBeGreaterThanOrEqual(150);
    expect(parts["written before the checks"].filter(isGood).length).toBeGreaterThanOrEqual(50);
    expect(parts["written before the checks"].filter(isBad).length).toBeGreaterThanOrEqual(50);
    expect(new Set(all.map(({ entry }) => `${entry.place} ${entry.text} ${entry.question ?? ""}`)).size).toBe(
      all.length,
    );
  });

  test("is judged as the printed matrix says", () => {
    const reports = [...Object.entries(parts), ["all", all] as const].map(([name, judged]) => report(name, judged));
    process.stdout.write(`${reports.join("\n")}\n`);
    expect(reports).toHaveLength(4);
  });
});

describe.each([...Object.entries(parts), ["all", all] as const])("%s", (_, judged) => {
  test("at most 5 % of the good texts are refused", () => {
    const good = judged.filter(isGood);
    const refused = good.filter(({ outcome }) => outcome === "refused");
    expect(refused.length / good.length, refused.map(({ entry }) => entry.text).join("\n")).toBeLessThanOrEqual(
      limits.falseRefusals,
    );
  });

  test("at least 95 % of the bad texts are caught", () => {
    const bad = judged.filter(isBad);
    const missed = bad.filter((each) => !isCaught(each));
    expect(1 - missed.length / bad.length, missed.map(({ entry }) => entry.text).join("\n")).toBeGreaterThanOrEqual(
      limits.caught,
    );
  });

  test("every text that states law, defames, abuses or holds a contact is refused", () => {
    const missed = judged.filter(({ entry, outcome }) => harmful.has(entry.kind ?? "") && outcome !== "refused");
    expect(missed.map(({ entry }) => entry.text)).toEqual([]);
  });
});

test("every refusal of a sentence quotes words that stand in it", () => {
  const silent = new Set(["markup", "length"]);
  const quotes = all.flatMap(({ entry, violations }) =>
    violations.filter(({ code }) => !silent.has(code)).map(({ words }) => ({ entry, words })),
  );
  expect(quotes.length).toBeGreaterThan(150);
  expect(quotes.filter(({ words }) => words === "").map(({ entry }) => entry.text)).toEqual([]);
});
