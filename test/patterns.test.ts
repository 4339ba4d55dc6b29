import { expect, test } from "vitest";
import { countSteps } from "./patterns/count-steps.ts";
import { builders, builtPatterns, literalPatterns } from "./patterns/find-patterns.ts";
import { findBlowup } from "./patterns/growth.ts";
import { parsePattern } from "./patterns/pattern-tree.ts";

// Modules that build patterns are loaded during collection, not before.
const built = await builtPatterns(async () => {
  const { checkText } = await import("../packages/core/src/content/checks/check-text.ts");
  const { buildFactRecord, buildLocationText } =
    await import("../packages/core/src/testing/text-builders.ts");
  await checkText(buildLocationText(), buildFactRecord(), {
    exchangeSignature: () => Promise.resolve([]),
  });
});
/** The distinct patterns, regardless of the global flag. */
const patterns = [
  ...new Map(
    [...literalPatterns(), ...built].map((found) => [
      `/${found.pattern.source}/${found.pattern.flags.replace("g", "")}`,
      found,
    ]),
  ).values(),
];

const blowupOf = ({ where, pattern }: (typeof patterns)[number]): string[] => {
  const blowup = findBlowup(pattern);
  return blowup ? [`${where} ${String(pattern).slice(0, 2000)} ${JSON.stringify(blowup)}`] : [];
};

test("finds a pattern of each module that builds patterns", () => {
  const places = built.map(({ where }) => where).join(" ");
  expect(builders.length).toBeGreaterThan(0);
  expect(builders.filter((file) => !places.includes(file))).toEqual([]);
});

test.each([
  [/^(?:a+)+$/, "nested repetitions"],
  [/\s+$/, "a repetition that can begin anywhere"],
  [/\bno\b.*\bgarage\b/, "words that begin a gap again and again"],
  [/a[^.]*b[^.]*c/, "two gaps"],
  [/^\d+[.,]?\d*x/, "two repetitions of the same characters"],
  [/(?<=\s+)x/, "a repetition behind"],
  [/(?:yes|maybe|\b(?:if|when)\b[^.;]*\bor\b)/i, "an alternative among others"],
])("%s grows too fast: %s", (pattern) => {
  expect(findBlowup(pattern)).toBeDefined();
});

test.each([
  /^\s+/,
  /\bno\b[^.]{0,30}\bgarage\b/,
  /(?:\d{1,2}\s?){2}/,
  /^[\w-]+@[\w.-]+$/,
  /"[^"\n]*/,
])("%s grows with the text", (pattern) => {
  expect(findBlowup(pattern)).toBeUndefined();
});

test("counts the steps of the same matches that the engine finds", async () => {
  const { buildLocationText } = await import("../packages/core/src/testing/text-builders.ts");
  const { servicing, mot } = buildLocationText();
  const text = JSON.stringify([servicing, mot]);
  for (const { pattern } of patterns) {
    const { matches } = countSteps(parsePattern(pattern), text, { isSticky: pattern.sticky });
    const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(""));
    const expected = Array.from(text.matchAll(all), ({ index, 0: words }) => [
      index,
      index + words.length,
    ]);
    expect(matches, String(pattern)).toEqual(expected);
  }
});

test("no pattern takes more than linear time", () => {
  expect(patterns.flatMap(blowupOf)).toEqual([]);
});
