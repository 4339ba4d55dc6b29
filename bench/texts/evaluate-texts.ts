import * as z from "zod";
import { parseOptions } from "@vanfettle/commands/command-line";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { costInPounds } from "@vanfettle/core/generation/prices";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { TextError } from "@vanfettle/core/text-model/text-model";
import { pricesOf, WriteEnv } from "@vanfettle/functions/env";
import { startTextService } from "@vanfettle/text-service/server";
import { evaluate, matrixOf, sharesOf, thresholds } from "./evaluation.ts";

// Sends the corpora of good and bad sentences through the exact checks and the second reader of the
// configured service, and prints the confusion matrix, the misses and the cost. Without a key and a
// URL, it calls the local service, which demonstrates only the protocol.

parseOptions(
  `Usage: npm run evaluate-texts
  Sends good and bad sentences through the checks and the reader of the service in OPENAI_BASE_URL.
  It needs OPENAI_API_KEY, and reads the reader's other settings as the site does: docs/texts.md.`,
  {},
);

/** The site's settings of its second reader. Missing settings have the text model's defaults. */
const Settings = WriteEnv.pick({
  OPENAI_MODEL: true,
  OPENAI_REVIEW_MODEL: true,
  OPENAI_PRICE: true,
  OPENAI_REVIEW_PRICE: true,
  OPENAI_BASE_URL: true,
  OPENAI_API: true,
  OPENAI_FORMAT: true,
  OPENAI_LIMIT: true,
  OPENAI_REVIEW_REASONING_EFFORT: true,
  OPENAI_TIMEOUT_SECONDS: true,
}).partial();
const given = Object.entries(process.env).filter(([, value]) => value !== "");
const { data: settings, error: invalid } = Settings.safeParse(Object.fromEntries(given));
if (!settings) {
  console.error(z.prettifyError(invalid));
  process.exit(1);
}
const { OPENAI_MODEL = "gpt-5-mini", OPENAI_REVIEW_MODEL = "" } = settings;
const prices = pricesOf({
  OPENAI_MODEL,
  OPENAI_REVIEW_MODEL,
  OPENAI_PRICE: settings.OPENAI_PRICE,
  OPENAI_REVIEW_PRICE: settings.OPENAI_REVIEW_PRICE,
});
const apiKey = process.env["OPENAI_API_KEY"];
const isConfigured = Boolean(apiKey) || settings.OPENAI_BASE_URL !== undefined;
const local = isConfigured ? undefined : await startTextService();
const seconds = settings.OPENAI_TIMEOUT_SECONDS;
const reader = createOpenAiTextModel({
  apiKey: apiKey || "local",
  baseUrl: local?.baseUrl ?? settings.OPENAI_BASE_URL,
  model: OPENAI_REVIEW_MODEL || OPENAI_MODEL,
  api: settings.OPENAI_API,
  format: settings.OPENAI_FORMAT,
  limit: settings.OPENAI_LIMIT,
  reasoningEffort: settings.OPENAI_REVIEW_REASONING_EFFORT,
  timeoutMs: seconds === undefined ? undefined : seconds * 1000,
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const row = (...cells: (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(20) : String(cell).padStart(12))).join("");

try {
  const { judged, unusable, model, usage } = await evaluate(reader, (done, of) =>
    console.error(`${done} of ${of}`),
  );
  console.log(`Second reader: ${model}`);
  console.log(row("kind", "sentences", "checks", "reader", "nobody"));
  for (const { kind, sentences, byChecks, byReader, byNobody } of matrixOf(judged)) {
    console.log(row(kind, sentences, byChecks, byReader, byNobody));
  }
  const missed = judged.filter(({ entry, by }) => entry.expected !== "good" && by === "nobody");
  const refused = judged.filter(({ entry, by }) => entry.expected === "good" && by !== "nobody");
  console.log(`\nBad sentences that nobody objects to: ${missed.length}`);
  for (const { entry } of missed) console.log(`  ${entry.kind}: ${entry.text}`);
  console.log(`\nGood sentences that somebody objects to: ${refused.length}`);
  for (const { entry, by, why } of refused) console.log(`  ${by}: ${entry.text}\n    ${why}`);
  if (unusable.length > 0) {
    console.log(`\nAnswers that could not be used: ${unusable.length}: ${unusable.join("; ")}`);
  }
  const tokens = { input: usage.inputTokens, output: usage.outputTokens };
  const pounds = costInPounds(model, tokens, prices);
  console.log(
    `\n${usage.calls} calls, ${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${pounds === null ? "price unknown" : `£${pounds}`}`,
  );
  const { caught, refusedGood } = sharesOf(judged);
  console.log(
    `Bad sentences caught: ${percent(caught)} (at least ${percent(thresholds.caught)}); good ones refused: ${percent(refusedGood)} (at most ${percent(thresholds.refusedGood)})`,
  );
  if (isTemplateGenerator(model)) {
    console.log(
      "This is the local service: it objects to whatever it did not write, so these shares say nothing.",
    );
  } else {
    const isReached = caught >= thresholds.caught && refusedGood <= thresholds.refusedGood;
    console.log(
      isReached
        ? "Reached: texts may be published automatically."
        : "Not reached: leave PUBLISH_AUTOMATICALLY=false.",
    );
  }
} catch (error) {
  if (!(error instanceof TextError)) throw error;
  console.error(
    `The text service did not answer (${error.name}). Check the network, OPENAI_BASE_URL and OPENAI_API_KEY; --help explains the command.`,
  );
  process.exitCode = 1;
} finally {
  await local?.close();
}
