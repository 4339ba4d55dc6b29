import { TextError } from "../../text-model/text-errors.ts";
import { addUsage, noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { isHeld, isRefused, isToBeCorrected, violation, type Violation } from "../checks/check.ts";
import { checkText, type CheckedText, type CheckOptions } from "../checks/check-text.ts";
import { fieldName } from "../checks/field-name.ts";
import { notRead, readText } from "../reading/second-reader.ts";
import type { FactRecord } from "./facts.ts";
import type { LocationText } from "./location-text.ts";
import { ModelText, toLocationText } from "./model-text.ts";
import { textRequest, type Correction } from "./prompt.ts";
import { createSerialQueue } from "./serial-queue.ts";

export interface GenerateTextDeps extends CheckOptions {
  model: TextModel;
  /** The model that judges what the first one wrote; null where reading is switched off. */
  reader: TextModel | null;
  /** The limit of the first call's output in tokens. */
  maxOutputTokens?: number | undefined;
}

export interface GeneratedText {
  text: LocationText;
  model: string;
  usage: TextUsage;
  /** What the checks and the second reader leave to an editor. */
  remarks: Violation[];
  /** Whether the text waits for an operator: the reader objects, or nobody has read it. */
  isHeld: boolean;
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

const maxViolationsNamed = 12;
/** Checks run one at a time: of two similar texts that a process gets at once, the first passes and the second fails. */
const queueCheck = createSerialQueue();

/**
 * Generates a text by one call and has it read by a second. What the checks refuse or the reader objects to is put right
 * by one corrective attempt, which is given the objections and the text: four calls at most. What is left of the reader's
 * objections then is for the editor. Throws a `TextError` with the usage of all calls if the checks refuse the second text
 * as well (a `TextRejectedError`), or at once if another try cannot help.
 */
export async function generateText(deps: GenerateTextDeps, facts: FactRecord): Promise<GeneratedText> {
  const first = await attempt(deps, facts, { number: 1, usage: noUsage });
  if ("text" in first) return first;
  const second = await attempt(deps, facts, { number: 2, usage: first.usage, correction: first.correction });
  if ("text" in second) return second;
  throw second.error;
}

/** A text, or why a further attempt is worth while. */
type Outcome = GeneratedText | { correction: Correction; usage: TextUsage; error: TextError };

interface Attempt {
  number: number;
  usage: TextUsage;
  correction?: Correction;
}

async function attempt(
  deps: GenerateTextDeps,
  facts: FactRecord,
  { number, usage: before, correction }: Attempt,
): Promise<Outcome> {
  const { model, maxOutputTokens, retiredAdvice } = deps;
  const request = textRequest(facts, { attempt: number, correction, maxOutputTokens, retiredAdvice });
  const response = await withUsage(before, model.write(request)).catch(correctable);
  if (response instanceof TextError) {
    const objections = [response.details.reason ?? response.message];
    return { correction: { previous: null, objections }, usage: response.usage, error: response };
  }
  const written = addUsage(before, response.usage);
  const checked = await checkResponse(deps, response.value, facts);
  const read = await readIfAccepted(deps, facts, { checked, usage: written });
  const usage = addUsage(written, read.usage);
  const violations = [...checked.violations, ...read.violations];
  const { text } = checked;
  const { model: modelName } = response;
  const unacceptable = violations.filter(number === 1 ? isToBeCorrected : isRefused);
  if (text !== null && unacceptable.length === 0) {
    return { text, model: modelName, usage, remarks: violations, isHeld: violations.some(isHeld) };
  }
  const named = violations.filter(isToBeCorrected);
  return {
    correction: { previous: text, objections: named.slice(0, maxViolationsNamed).map(({ message }) => message) },
    usage,
    error: new TextRejectedError(text && { text, model: modelName, violations }, {
      usage,
      faults: [...new Set(named.map(({ code }) => code))],
    }),
  };
}

/** Returns an error that another attempt may put right, and throws any other. */
function correctable(error: unknown): TextError {
  if (error instanceof TextError && error.details.correctable) return error;
  throw error;
}

/** Adds what earlier calls have used to the usage of an error. */
async function withUsage<T>(before: TextUsage, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
  }
}

async function checkResponse(deps: CheckOptions, value: unknown, facts: FactRecord): Promise<CheckedText> {
  const parsed = ModelText.safeParse(value);
  if (parsed.success) return queueCheck(() => checkText(toLocationText(parsed.data), facts, deps));
  const issues = parsed.error.issues.map(({ path, message }) => `${fieldName(path.join(".")) || "answer"}: ${message}`);
  return { text: null, violations: [violation("shape", { at: "text" }, "", issues.slice(0, 3).join("; "))] };
}

/** Has a text read unless the exact checks refuse it, which would waste the call. */
async function readIfAccepted(
  { reader }: GenerateTextDeps,
  facts: FactRecord,
  { checked: { text, violations }, usage }: { checked: CheckedText; usage: TextUsage },
) {
  if (text === null || violations.some(isRefused)) return { violations: [], usage: noUsage };
  return reader === null ? notRead : withUsage(usage, readText(reader, text, facts));
}
