import { parseOptions } from "@vanfettle/commands/command-line";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { costInPounds } from "@vanfettle/core/generation/prices";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { reasoningEfforts, TextError } from "@vanfettle/core/text-model/text-model";
import { startTextService } from "@vanfettle/text-service/server";
import { evaluate, matrixOf, sharesOf, thresholds } from "./evaluation.ts";

// Sends the corpora of good and bad sentences through the exact checks and the second reader of the
// configured service, and prints the confusion matrix, the misses and the cost. It uses the site's
// settings: OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_REVIEW_MODEL or OPENAI_MODEL, and
// OPENAI_REVIEW_REASONING_EFFORT. Without a key and a URL, it calls the local service, which
// demonstrates only the protocol.

parseOptions(
  "Usage: npm run evaluate-texts\n  Sends good and bad sentences through the checks and the reader of the service in OPENAI_BASE_URL.",
  {},
);
const {
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
  OPENAI_REVIEW_MODEL,
  OPENAI_REVIEW_REASONING_EFFORT,
} = process.env;
const isConfigured = Boolean(OPENAI_API_KEY) || Boolean(OPENAI_BASE_URL);
const local = isConfigured ? undefined : await startTextService();
const reader = createOpenAiTextModel({
  apiKey: OPENAI_API_KEY || "local",
  baseUrl: local?.baseUrl ?? (OPENAI_BASE_URL || undefined),
  model: OPENAI_REVIEW_MODEL || OPENAI_MODEL || "gpt-5-mini",
  reasoningEffort: reasoningEfforts.find((effort) => effort === OPENAI_REVIEW_REASONING_EFFORT),
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
  const pounds = costInPounds(model, { input: usage.inputTokens, output: usage.outputTokens });
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
