import { TextError } from "../../text-model/text-errors.ts";
import { addUsage, noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { isRefused, isToBeCorrected, type Violation } from "../checks/check.ts";
import { checkText, type ExchangeSketch } from "../checks/check-text.ts";
import type { FactRecord } from "./facts.ts";
import type { LocationText } from "./location-text.ts";
import { textRequest } from "./prompt.ts";
import { createSerialQueue } from "./serial-queue.ts";

export interface GenerateTextDeps {
  model: TextModel;
  /** Called after each response, so that a text is compared with those stored meanwhile. */
  exchangeSketch: ExchangeSketch;
  /** The limit of the first call's output in tokens. */
  maxOutputTokens?: number | undefined;
}

export interface GeneratedText {
  text: LocationText;
  model: string;
  usage: TextUsage;
  /** What the checks leave to an editor. */
  remarks: Violation[];
}

/** A text that the checks refuse, with all that is wrong with it. */
export type RejectedText = Pick<GeneratedText, "model"> & { text: LocationText; violations: Violation[] };

/** The error of a text that did not pass the checks. The text is null if the last response had not the shape of one. */
export class TextRejectedError extends TextError {
  readonly rejected: RejectedText | null;

  constructor(rejected: RejectedText | null, details: { usage: TextUsage; faults: string[] }) {
    super("TextRejected", details);
    this.rejected = rejected;
  }
}

const maxViolationsNamed = 6;
/** Checks run one at a time: of two similar texts that a process gets at once, the first passes and the second fails. */
const queueCheck = createSerialQueue();

/**
 * Generates a text by one call, and by at most one more that names what was wrong with the first response. A second text
 * is kept if nothing in it is refused; what is left is for the editor. Otherwise throws a `TextError` with the usage of
 * both calls, or at once if another try cannot help: a `TextRejectedError` if it was the checks that refused the text.
 */
export async function generateText(deps: GenerateTextDeps, facts: FactRecord): Promise<GeneratedText> {
  const first = await attempt(deps, facts, { number: 1, usage: noUsage });
  if ("text" in first) return first;
  const second = await attempt(deps, facts, { number: 2, usage: first.usage, reason: first.reason });
  if ("text" in second) return second;
  throw second.error;
}

/** A text, or why a further attempt is worth while. */
type Outcome = GeneratedText | { reason: string; usage: TextUsage; error: TextError };

async function attempt(
  { model, exchangeSketch, maxOutputTokens }: GenerateTextDeps,
  facts: FactRecord,
  { number, usage: before, reason }: { number: number; usage: TextUsage; reason?: string },
): Promise<Outcome> {
  const request = textRequest(facts, { attempt: number, fault: reason, maxOutputTokens });
  const response = await model.write(request).catch((error: unknown) => {
    if (!(error instanceof TextError)) throw error;
    return new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
  });
  if (response instanceof TextError) {
    if (!response.details.correctable) throw response;
    return { reason: response.details.reason ?? response.message, usage: response.usage, error: response };
  }
  const usage = addUsage(before, response.usage);
  const { text, violations } = await queueCheck(() => checkText(response.value, facts, exchangeSketch));
  const { model: modelName } = response;
  const unacceptable = violations.filter(number === 1 ? isToBeCorrected : isRefused);
  if (text !== null && unacceptable.length === 0) return { text, model: modelName, usage, remarks: violations };
  return {
    reason: violations
      .slice(0, maxViolationsNamed)
      .map(({ message }) => message)
      .join(" "),
    usage,
    error: new TextRejectedError(text && { text, model: modelName, violations }, {
      usage,
      faults: [...new Set(violations.filter(isToBeCorrected).map(({ code }) => code))],
    }),
  };
}
