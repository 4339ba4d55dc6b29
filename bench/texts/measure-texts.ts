import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seededRandom, shuffled } from "@vanfettle/text-service/writer/random";
import { reportTexts } from "./text-report.ts";
import { writeAllTexts, writtenSentences, type WrittenText } from "./written-texts.ts";

// Writes all texts with the local writer and prints how they measure against what a text worth publishing must be.
// `--sample FILE` writes 40 of them, chosen at random, to a file for reading; `--seed` chooses others.

const { values } = parseArgs({ options: { sample: { type: "string" }, seed: { type: "string", default: "texts" } } });

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const listed = (lines: readonly string[]): string => [String(lines.length), ...lines.slice(0, 5)].join("\n    ");

const texts = await writeAllTexts((done, of) => console.error(`${done} of ${of}`));
const report = reportTexts(texts);

console.log(
  `texts: ${report.texts}; faultless at the first attempt: ${report.faultless}; on the second: ${report.secondAttempts}; refused: ${report.refused}`,
);
const found = texts.flatMap(({ slug, violations }) => violations.map((each) => ({ slug, ...each })));
for (const [code, list] of Map.groupBy(found, (each) => `${each.level}, ${each.code}`)) {
  const slugs = new Set(list.map(({ slug }) => slug));
  const [first] = list;
  console.log(`    ${code}: ${slugs.size} texts, for instance ${first?.slug}: ${first?.message}`);
}
console.log(`words: ${report.words.join(" / ")} (fewest, median, most)`);
console.log(
  `sentences without a fact of the place: ${report.generalShare.map(percent).join(" / ")} (median, most; <= 20 %)`,
);
console.log(
  `5-grams on no other page: ${report.uniqueShare.map(percent).join(" / ")} (least, a tenth, median; median >= 30 %)`,
);
console.log(`titles that two pages share: ${listed(report.repeatedTitles)}`);
console.log(`descriptions that two pages share: ${listed(report.repeatedDescriptions)}`);
console.log(`answers off their question: ${listed(report.offSubject)}`);
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
  const sample = shuffled(seededRandom(values.seed), texts).slice(0, 40);
  writeFileSync(values.sample, `${sample.map(toReadable).join("\n\n")}\n`);
}
