import type { FactRecord } from "../../location/facts/facts.ts";
import {
  addUsage,
  noUsage,
  TextError,
  type TextModel,
  type TextUsage,
} from "../../text-model/text-model.ts";
import { checkText, type CheckedText, type CheckOptions } from "../checks/check-text.ts";
import {
  fieldName,
  isHeldForContent,
  isNeverAcceptable,
  isUnread,
  objection,
  weightOfObjections,
  type Objection,
} from "../checks/check.ts";
import { notRead, readText } from "../reading/second-reader.ts";
import type { Signature } from "../similarity/signature.ts";
import { cutSentences } from "./cut-sentences.ts";
import type { LocationText } from "./location-text.ts";
import { ModelText, toLocationText } from "./model-text.ts";
import { textRequest, type Correction } from "./prompt.ts";
import { withUsage } from "./with-usage.ts";

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
 * Generates a text and has a second model read it. A sentence that is objected to is cut if the rest
 * stands without it. Other objections lead to one corrective attempt, of which the better text is
 * kept, and one answer of the reader that cannot be used is asked for again: five calls at most.
 * Throws a `TextError` with the usage of all calls if no response is a text or another attempt
 * cannot help.
 */
export async function generateText(
  deps: GenerateTextDeps,
  facts: FactRecord,
): Promise<GeneratedText> {
  const first = await attempt(deps, facts, { number: 1, usage: noUsage, mayAskTwice: true });
  if (first.isAccepted) return first.generated;
  const { correction, usage, mayAskTwice } = first;
  const second = await attempt(deps, facts, { number: 2, usage, correction, mayAskTwice }).catch(
    (error: unknown) => {
      if (error instanceof TextError && endsCorrection.has(error.name)) {
        return unusable(error, [], false);
      }
      throw error;
    },
  );
  if (first.generated === null) {
    if (second.generated) return second.generated;
    throw second.error;
  }
  if (second.generated && !isBetter(first.generated, second.generated)) return second.generated;
  // The first text is paid for as well, and an operator may make something of it. Other texts are
  // compared with the text that is kept.
  if (second.generated) await deps.exchangeSignature(first.signature);
  return { ...first.generated, usage: second.usage };
}

/** The errors of a corrective attempt that leave the first text standing. */
const endsCorrection: ReadonlySet<string> = new Set(["TextRefused", "TextFiltered", "TextEmpty"]);

const isBetter = (one: GeneratedText, other: GeneratedText): boolean =>
  weightOfObjections(one.objections) < weightOfObjections(other.objections);

/**
 * The text of an attempt, if its response has the right shape, and the reason for a further
 * attempt.
 */
type Outcome =
  | { isAccepted: true; usage: TextUsage; generated: GeneratedText }
  | (Unaccepted & { generated: GeneratedText; signature: Signature })
  | (Unaccepted & { generated: null; error: TextError });

interface Unaccepted {
  isAccepted: false;
  correction: Correction;
  usage: TextUsage;
  /** No answer of the reader has been asked for twice so far. */
  mayAskTwice: boolean;
}

interface AttemptState {
  number: number;
  /** The usage of the attempts before. */
  usage: TextUsage;
  correction?: Correction;
  mayAskTwice: boolean;
}

async function attempt(
  deps: GenerateTextDeps,
  facts: FactRecord,
  { number, usage: before, correction, mayAskTwice }: AttemptState,
): Promise<Outcome> {
  const { model, maxOutputTokens } = deps;
  const request = textRequest(facts, { attempt: number, correction, maxOutputTokens });
  const response = await withUsage(before, model.write(request)).catch(correctable);
  if (response instanceof TextError) {
    return unusable(response, [response.details.reason ?? response.message], mayAskTwice);
  }
  const written = addUsage(before, response.usage);
  const checked = await checkResponse(deps, response.value, facts);
  if (checked.text === null) {
    const reason = "The answer lacks the form of a text.";
    return unusable(
      new TextError("TextInvalid", { usage: written, reason }),
      messagesOf(checked.objections),
      mayAskTwice,
    );
  }
  const read = await readIfPublishable(deps, facts, {
    text: checked.text,
    found: checked.objections,
    usage: written,
    mayAskTwice,
  });
  const usage = addUsage(written, read.usage);
  const { text, signature } = checked;
  const objections = [...checked.objections, ...read.objections];
  const generated = { text, model: response.model, usage, objections };
  const unacceptable = objections.filter(isHeldForContent);
  if (unacceptable.length === 0) return { isAccepted: true, usage, generated };
  const shorter = await cutAndCheck(deps, facts, { ...generated, signature });
  if (shorter) return { isAccepted: true, usage, generated: shorter };
  return {
    isAccepted: false,
    generated,
    signature,
    usage,
    mayAskTwice: mayAskTwice && !read.isAskedTwice,
    correction: { previous: text, objections: messagesOf(unacceptable) },
  };
}

/**
 * Returns the text without the sentences that are objected to, with the objections that hold no
 * text; undefined if the rest does not stand without them. A description that names what a cut has
 * taken from its page goes as well. Other texts are compared with the whole text again if no cut is
 * used.
 */
async function cutAndCheck(
  deps: GenerateTextDeps,
  facts: FactRecord,
  { signature, ...generated }: GeneratedText & { signature: Signature },
): Promise<GeneratedText | undefined> {
  const cut = async (longer: GeneratedText): Promise<GeneratedText | undefined> => {
    const text = cutSentences(longer.text, longer.objections.filter(isHeldForContent));
    if (!text) {
      if (longer !== generated) await deps.exchangeSignature(signature);
      return undefined;
    }
    const { objections } = await checkText(text, facts, deps);
    const left = [...objections, ...longer.objections.filter(isUnread)];
    const shorter = { ...longer, text, objections: left };
    return left.some(isHeldForContent) ? cut(shorter) : shorter;
  };
  return queueCheck(() => cut(generated));
}

const messagesOf = (objections: readonly Objection[]): string[] =>
  objections.slice(0, maxObjectionsNamed).map(({ message }) => message);

const unusable = (
  error: TextError,
  objections: string[],
  mayAskTwice: boolean,
): Unaccepted & { generated: null; error: TextError } => ({
  isAccepted: false,
  generated: null,
  usage: error.usage,
  mayAskTwice,
  correction: { previous: null, objections },
  error,
});

/** Returns an error that another attempt may put right, and throws any other. */
function correctable(error: unknown): TextError {
  if (error instanceof TextError && error.details.correctable) return error;
  throw error;
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

interface CheckedAttempt {
  text: LocationText;
  found: readonly Objection[];
  usage: TextUsage;
  mayAskTwice: boolean;
}

/**
 * Has a text read, so that the writer gets the objections of checks and reader together, unless no
 * operator could publish it.
 */
async function readIfPublishable(
  { reader }: GenerateTextDeps,
  facts: FactRecord,
  { text, found, usage, mayAskTwice }: CheckedAttempt,
) {
  if (found.some(isNeverAcceptable)) return { objections: [], usage: noUsage, isAskedTwice: false };
  if (reader === null) return notRead;
  return withUsage(usage, readText(reader, text, facts, { mayAskTwice }));
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
