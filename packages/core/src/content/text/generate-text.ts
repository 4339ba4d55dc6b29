import { inTurn } from "./serial-queue.ts";
import { TextError } from "../../text-model/text-errors.ts";
import { addUsage, noUsage, type TextAnswer, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import { checkText, type Siblings } from "../checks/check-text.ts";
import type { FactRecord } from "./facts.ts";
import type { PlaceText } from "./place-text.ts";
import { textRequest } from "./prompt.ts";

export interface WriteDeps {
  model: TextModel;
  /** Asked for after each answer, so that texts stored meanwhile are compared with. */
  siblings: Siblings;
}

export interface WrittenText {
  text: PlaceText;
  model: string;
  usage: TextUsage;
}

const faultsNamed = 6;
/** Of two texts alike that come to a process at once the first is to stay, and the second to be written again. */
const inCheckTurn = inTurn();

/** One call, and at most one more that names the faults of the first. Anything else is a `TextError` with its usage. */
export async function writeText({ model, siblings }: WriteDeps, facts: FactRecord): Promise<WrittenText> {
  const first = await attempt({ model, siblings }, facts, { number: 1, usage: noUsage });
  if ("text" in first) return first;
  const second = await attempt({ model, siblings }, facts, { number: 2, usage: first.usage, fault: first.fault });
  if ("text" in second) return second;
  throw second.error;
}

type Outcome = WrittenText | { fault: string; usage: TextUsage; error: TextError };

async function attempt(
  { model, siblings }: WriteDeps,
  facts: FactRecord,
  { number, usage: before, fault }: { number: number; usage: TextUsage; fault?: string },
): Promise<Outcome> {
  let answer: TextAnswer;
  try {
    answer = await model.write(textRequest(facts, number, fault));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const counted = new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
    if (!counted.details.correctable) throw counted;
    return { fault: counted.details.reason ?? counted.message, usage: counted.usage, error: counted };
  }
  const usage = addUsage(before, answer.usage);
  const checked = await inCheckTurn(() => checkText(answer.value, facts, siblings));
  if ("text" in checked) return { text: checked.text, model: answer.model, usage };
  return {
    fault: checked.faults
      .slice(0, faultsNamed)
      .map(({ words }) => words)
      .join(" "),
    usage,
    error: new TextError("TextRejected", { usage, faults: [...new Set(checked.faults.map(({ code }) => code))] }),
  };
}
