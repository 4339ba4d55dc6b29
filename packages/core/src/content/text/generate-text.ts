import type { FactRecord } from "../../location/facts/facts.ts";
import {
  addUsage,
  noUsage,
  TextError,
  type TextModel,
  type TextUsage,
} from "../../text-model/text-model.ts";
import { checkText, type CheckedText, type CheckOptions } from "../checks/check-text.ts";
import { fieldName, isError, isToBeCorrected, objection, type Objection } from "../checks/check.ts";
import { notRead, readText } from "../reading/second-reader.ts";
import type { LocationText } from "./location-text.ts";
import { ModelText, toLocationText } from "./model-text.ts";
import { textRequest, type Correction } from "./prompt.ts";

export interface GenerateTextDeps extends CheckOptions {
  model: TextModel;
  reader: TextModel | null;
  maxOutputTokens?: number | undefined;
}

export type GeneratedText = {
  text: LocationText;
  model: string;
  usage: TextUsage;
  objections: Objection[];
};

const maxObjectionsNamed = 12;
/**
 * Checks run one at a time: of two similar texts that a process gets at once, only the second is
 * like another.
 */
const queueCheck = createSerialQueue();

/**
 * Generates a text and has a second model read it. Objections lead to one corrective attempt: four
 * calls at most. Throws a `TextError` with the usage of all calls if no response is a text or
 * another attempt cannot help.
 */
export async function generateText(
  deps: GenerateTextDeps,
  facts: FactRecord,
): Promise<GeneratedText> {
  const first = await attempt(deps, facts, { number: 1, usage: noUsage });
  if (first.isAccepted) return first.generated;
  const { correction, usage } = first;
  const second = await attempt(deps, facts, { number: 2, usage, correction }).catch(
    (error: unknown) => {
      if (error instanceof TextError && error.name === "TextRefused") return unusable(error, []);
      throw error;
    },
  );
  if (second.generated) return second.generated;
  // The first text is paid for as well, and an operator may make something of it.
  if (first.generated) return { ...first.generated, usage: second.usage };
  throw second.error;
}

/**
 * The text of an attempt, if its response has the right shape, and the reason for a further
 * attempt.
 */
type Outcome = { usage: TextUsage } & (
  | { isAccepted: true; generated: GeneratedText }
  | { isAccepted: false; correction: Correction; generated: GeneratedText }
  | { isAccepted: false; correction: Correction; generated: null; error: TextError }
);

async function attempt(
  deps: GenerateTextDeps,
  facts: FactRecord,
  {
    number,
    usage: before,
    correction,
  }: { number: number; usage: TextUsage; correction?: Correction },
): Promise<Outcome> {
  const { model, maxOutputTokens } = deps;
  const request = textRequest(facts, { attempt: number, correction, maxOutputTokens });
  const response = await withUsage(before, model.write(request)).catch(correctable);
  if (response instanceof TextError) {
    return unusable(response, [response.details.reason ?? response.message]);
  }
  const written = addUsage(before, response.usage);
  const checked = await checkResponse(deps, response.value, facts);
  if (checked.text === null) {
    const reason = "The answer lacks the form of a text.";
    return unusable(
      new TextError("TextInvalid", { usage: written, reason }),
      messagesOf(checked.objections),
    );
  }
  const read = await readIfAccepted(deps, facts, {
    text: checked.text,
    found: checked.objections,
    usage: written,
  });
  const usage = addUsage(written, read.usage);
  const { text } = checked;
  const objections = [...checked.objections, ...read.objections];
  const generated = { text, model: response.model, usage, objections };
  const unacceptable = objections.filter(isToBeCorrected);
  if (unacceptable.length === 0) return { isAccepted: true, generated, usage };
  return {
    isAccepted: false,
    generated,
    usage,
    correction: { previous: text, objections: messagesOf(unacceptable) },
  };
}

const messagesOf = (objections: readonly Objection[]): string[] =>
  objections.slice(0, maxObjectionsNamed).map(({ message }) => message);

const unusable = (error: TextError, objections: string[]): Outcome => ({
  isAccepted: false,
  generated: null,
  usage: error.usage,
  correction: { previous: null, objections },
  error,
});

/** Returns an error that another attempt may put right, and throws any other. */
function correctable(error: unknown): TextError {
  if (error instanceof TextError && error.details.correctable) return error;
  throw error;
}

/** Adds the usage of earlier calls to the usage of an error. */
async function withUsage<T>(before: TextUsage, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
  }
}

async function checkResponse(
  deps: CheckOptions,
  value: unknown,
  facts: FactRecord,
): Promise<CheckedText> {
  const parsed = ModelText.safeParse(value);
  if (parsed.success) return queueCheck(() => checkText(toLocationText(parsed.data), facts, deps));
  const issues = parsed.error.issues.map(
    ({ path, message }) => `${fieldName(path.join(".")) || "answer"}: ${message}`,
  );
  return {
    text: null,
    objections: [objection("shape", { at: "text" }, "", issues.slice(0, 3).join("; "))],
  };
}

/** Has a text read unless the exact checks object to it, which would waste the call. */
async function readIfAccepted(
  { reader }: GenerateTextDeps,
  facts: FactRecord,
  { text, found, usage }: { text: LocationText; found: readonly Objection[]; usage: TextUsage },
) {
  if (found.some(isError)) return { objections: [], usage: noUsage };
  return reader === null ? notRead : withUsage(usage, readText(reader, text, facts));
}

/**
 * Returns a function that runs tasks one at a time, in the order of its calls. A task that fails
 * stops no other.
 */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
