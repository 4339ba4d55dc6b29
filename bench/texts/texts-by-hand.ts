import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions } from "@vanfettle/commands/command-line";
import { seededRandom } from "@vanfettle/commands/random";
import { isHeldForContent } from "@vanfettle/core/content/checks/check";
import type { OtherSignature } from "@vanfettle/core/content/similarity/similarity";
import { generateText } from "@vanfettle/core/content/text/generate-text";
import { fillText } from "@vanfettle/core/content/text/location-text";
import { slotValues } from "@vanfettle/core/content/text/slots";
import { pageContents } from "@vanfettle/core/content/text/task-facts";
import { factList } from "@vanfettle/core/location/facts/fact-list";
import { factRecord } from "@vanfettle/core/location/facts/facts";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { TextError, type TextModel } from "@vanfettle/core/text-model/text-model";
import { startTextService } from "@vanfettle/text-service/server";
import { locationRows } from "../data/location-rows.ts";
import { fortyPlaces } from "./forty-places.ts";

// Has forty texts written, checked and read, thirty by whoever answers the calls in a folder. Ends
// when all are answered; a further start replays the folder.

const { values } = parseOptions(
  `Usage: npm run texts-by-hand -- [--answers FOLDER] [--only SLUG]
  Stores each call of the writer and the reader as NAME.call.json in FOLDER/calls, and takes its
  answer from NAME.answer.json there, a file with the JSON that a model returned. Writes the pages
  to FOLDER/pages, unmarked, and what became of them to FOLDER/results.json. --only takes one place.`,
  { answers: { type: "string" }, only: { type: "string" } },
);
const { answers = "texts-by-hand", only } = values;

/** Returns a model that asks again until somebody has answered. */
function patient(baseUrl: string): TextModel {
  const model = createOpenAiTextModel({ apiKey: "local", baseUrl, model: "by-hand" });
  return {
    async write(request) {
      for (;;) {
        try {
          return await model.write(request);
        } catch (error) {
          if (!(error instanceof TextError) || error.name !== "TextUnavailable") throw error;
        }
      }
    },
  };
}

const byHand = await startTextService({ answers: join(answers, "calls") });
const template = await startTextService();
const rows = locationRows();
const signatures = new Map<string, OtherSignature>();
const shuffled = [...fortyPlaces];
const random = seededRandom(40);
shuffled.sort(() => random() - 0.5);
mkdirSync(join(answers, "pages"), { recursive: true });

async function write({ kind, slug, isByModel }: (typeof fortyPlaces)[number], page: number) {
  const location = rows.find((each) => each.kind === kind && each.row.canonicalSlug === slug);
  if (!location) throw new Error(`There is no ${kind} ${slug}.`);
  const facts = factRecord(location);
  const model = patient((isByModel ? byHand : template).baseUrl);
  const { text, usage, objections } = await generateText(
    {
      model,
      reader: model,
      exchangeSignature: (signature) => {
        const others = [...signatures.values()].filter((other) => other.slug !== slug);
        signatures.set(slug, { slug, ...signature });
        return Promise.resolve(others);
      },
    },
    facts,
  );
  const filled = fillText(text, slotValues(facts));
  const name = `page-${String(page).padStart(2, "0")}.md`;
  if (filled) {
    writeFileSync(
      join(answers, "pages", name),
      pageText(facts.name, filled, [
        ...factList(facts)
          .filter(({ shown }) => shown)
          .map(({ says }) => says),
        "that distances are straight lines, and roads longer",
        ...pageContents(facts).slice(1),
      ]),
    );
  }
  const held = objections.filter(isHeldForContent).map(({ message }) => message);
  console.log(
    `${name} ${kind}/${slug}: ${usage.calls} calls${held.length > 0 ? `, held: ${held.join(" ")}` : ""}`,
  );
  return { page: name, kind, slug, isByModel, calls: usage.calls, usage, held, text, filled };
}

type Filled = NonNullable<ReturnType<typeof fillText>>;

const describe = (words: string): string =>
  `Description: ${words || "(the site's usual one, with the figures of the place)"}`;

function pageText(name: string, filled: Filled, shows: readonly string[]): string {
  const sections = (list: Filled["mot"]) =>
    list.flatMap(({ heading, paragraphs }) => [`### ${heading}`, ...paragraphs]);
  return [
    `# ${name}`,
    `The pages show besides: ${shows.join("; ")}.`,
    "## Van servicing",
    `Title: ${filled.servicingMetaTitle}`,
    describe(filled.servicingMetaDescription),
    ...sections(filled.servicing),
    "## Van MOT",
    `Title: ${filled.motMetaTitle}`,
    describe(filled.motMetaDescription),
    ...sections(filled.mot),
    "## Questions",
    ...filled.faqs.flatMap(({ question, answer }) => [`**${question}**`, answer]),
    "",
  ]
    .join("\n\n")
    .replaceAll(/Sample text about |a sample (?:text|description) (?:on|of) /g, "");
}

const chosen = shuffled
  .map((place, i) => ({ place, page: i + 1 }))
  .filter(({ place }) => only === undefined || place.slug === only);
const results = await Promise.all(chosen.map(({ place, page }) => write(place, page)));
writeFileSync(join(answers, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
await Promise.all([byHand.close(), template.close()]);
