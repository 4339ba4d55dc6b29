import { parseFaqs } from "@vanfettle/contract/location-text";
import { findLocation } from "@vanfettle/core/content/versions/find-location";
import { countWords } from "@vanfettle/core/content/text/place-text";
import { writeLocation } from "@vanfettle/core/content/text/generate-and-publish";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { startTextService } from "@vanfettle/text-service/text-service";
import { locationRows, pageWithText } from "../data/location-rows.ts";
import { withSiteTable } from "../site/site-table.ts";
import type { Site } from "../site/site-process.ts";

function wordsOf(page: ReturnType<typeof pageWithText>): number {
  const sections = (page.servicing_content ?? "").replace(/<[^>]+>/g, " ");
  const faqs = parseFaqs(page.faq_content).map(({ question, answer }) => `${question} ${answer}`);
  return countWords([sections, ...faqs].join(" "));
}

/** The core places by the words that the local text service writes for their servicing page, fewest first. */
function placesByWords(): { slug: string; words: number }[] {
  const places = locationRows().filter(({ kind, row }) => kind === "place" && "isCore" in row && row.isCore);
  const sized = places.map(pageWithText).map((page) => ({ slug: page.slug, words: wordsOf(page) }));
  return sized.toSorted((a, b) => a.words - b.words);
}

export function chosenPlaces(): { usual: string; wordiest: string } {
  const slugs = placesByWords().map(({ slug }) => slug);
  return { usual: slugs[Math.floor(slugs.length / 2)] ?? "", wordiest: slugs.at(-1) ?? "" };
}

/** Has the text of one place written, checked and published in a running site, as a run would. */
export async function publishText(site: Site, slug: string): Promise<void> {
  const service = await startTextService();
  try {
    const model = createOpenAiTextModel({ apiKey: "local", baseUrl: service.baseUrl, model: "local" });
    const job = { round: "rnd_bench", runId: "run_bench" };
    await withSiteTable(site, async (table) => {
      const location = await findLocation({ table }, slug, "place");
      await writeLocation({ table, model, clock: () => new Date() }, location, job);
    });
    await site.forget();
  } finally {
    await service.close();
  }
}
