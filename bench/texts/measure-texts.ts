import { writeFileSync } from "node:fs";
import { parseOptions } from "@vanfettle/commands/command-line";
import { randomOf, shuffled } from "@vanfettle/text-service/writer/random";
import { reportTexts } from "./text-report.ts";
import { writeAllTexts, writtenSentences, type WrittenText } from "./written-texts.ts";

// Writes all texts with the template generator and prints their quality figures.
// `--sample FILE` writes 40 random texts to a file for reading; `--seed` chooses others.

const { values } = parseOptions(
  "Usage: npm run measure-texts -- [--sample FILE] [--seed TEXT]\n  Writes all texts with the template generator and prints their measurements; --sample writes 40 of them to a file.",
  { sample: { type: "string" }, seed: { type: "string", default: "texts" } },
);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const listed = (lines: readonly string[]): string =>
  [String(lines.length), ...lines.slice(0, 5)].join("\n    ");

const texts = await writeAllTexts((done, of) => console.error(`${done} of ${of}`));
const report = reportTexts(texts);

console.log(
  `texts: ${report.texts}; faultless at the first attempt: ${report.faultless}; on the second: ${report.secondAttempts}; refused: ${report.refused}`,
);
const found = texts.flatMap(({ slug, objections }) =>
  objections.map((each) => ({ slug, ...each })),
);
for (const [code, list] of Map.groupBy(found, (each) => `${each.severity}, ${each.code}`)) {
  const slugs = new Set(list.map(({ slug }) => slug));
  const [first] = list;
  console.log(`    ${code}: ${slugs.size} texts, for instance ${first?.slug}: ${first?.message}`);
}
const range = (values: readonly number[]): string => `${values.join(" / ")} (fewest, median, most)`;
console.log(
  `words of servicing: ${range(report.servicingWords)}; of MOT: ${range(report.motWords)}`,
);
console.log(`sentences: ${range(report.sentences)}; questions: ${range(report.questions)}`);
console.log(
  `repeated facts: ${range(report.repeatedFacts)}; more than 1 in: ${listed(report.repeatingTexts)}`,
);
console.log(
  `sentences whose masked wording stands in more than ten other places: ${percent(report.commonShare)}`,
);
console.log(`titles that two pages share: ${listed(report.repeatedTitles)}`);
console.log(`descriptions that two pages share: ${listed(report.repeatedDescriptions)}`);
console.log(`slips: ${listed(report.slips)}`);

function toReadable(written: WrittenText): string {
  const { slug, filled, text } = written;
  const sections = (list: typeof filled.mot) =>
    list.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join("\n")).join("\n");
  return [
    `# ${slug} (${writtenSentences(written).length} sentences, ${text.faqs.length} questions)`,
    `${filled.servicingMetaTitle}\n${filled.servicingMetaDescription}`,
    sections(filled.servicing),
    `${filled.motMetaTitle}\n${filled.motMetaDescription}`,
    sections(filled.mot),
    filled.faqs.map(({ question, answer }) => `${question}\n${answer}`).join("\n"),
  ].join("\n\n");
}

if (values.sample !== undefined) {
  const sample = shuffled(randomOf(values.seed), texts).slice(0, 40);
  writeFileSync(values.sample, `${sample.map(toReadable).join("\n\n")}\n`);
}
