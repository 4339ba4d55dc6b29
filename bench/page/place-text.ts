import { parseFaqs } from "@vanfettle/contract/location/location-text";
import { generateAndPublish } from "@vanfettle/core/content/text/generate-and-publish";
import { countWords } from "@vanfettle/core/content/text/location-text";
import { findLocation } from "@vanfettle/core/location/location";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { startTextService } from "@vanfettle/text-service/server";
import { locationRows, pageWithText } from "../data/location-rows.ts";
import type { Site } from "../site/site-process.ts";
import { withSiteTable } from "../site/site-table.ts";

function countServicingWords(page: ReturnType<typeof pageWithText>): number {
  const sections = (page.servicing_content ?? "").replace(/<[^>]+>/g, " ");
  const faqs = parseFaqs(page.faq_content).map(({ question, answer }) => `${question} ${answer}`);
  return countWords([sections, ...faqs].join(" "));
}

/** Chooses the core place whose servicing page gets the longest text of the local text service. */
export function choosePlace(): string {
  const places = locationRows().filter(
    ({ kind, row }) => kind === "place" && "isCore" in row && row.isCore,
  );
  const sized = places
    .map(pageWithText)
    .map((page) => ({ slug: page.slug, words: countServicingWords(page) }));
  return sized.toSorted((a, b) => b.words - a.words)[0]?.slug ?? "";
}

/** Writes, checks and publishes a place's text in a running site, like a generation run. */
export async function publishText(site: Site, slug: string): Promise<void> {
  const service = await startTextService();
  try {
    const model = createOpenAiTextModel({
      apiKey: "local",
      baseUrl: service.baseUrl,
      model: "local",
    });
    await withSiteTable(site, async (table) => {
      const location = await findLocation({ table }, slug, "place");
      await generateAndPublish({ table, model, reader: model, clock: () => new Date() }, location, {
        planId: "run_bench",
        runId: "run_bench",
      });
    });
    await site.clearCache();
  } finally {
    await service.close();
  }
}
