import type { Faq } from "../corpus/faqs/faq.ts";
import { motFaqs, servicingFaqs } from "../corpus/faqs/faqs.ts";
import { drawWording } from "./draw.ts";
import type { Draw } from "./draw.ts";
import { between, shuffled } from "./random.ts";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

const fullAnswer = 160;
const longestAnswer = 560;

function writeFaq(draw: Draw, faq: Faq): QuestionAndAnswer | null {
  const form = faq.forms[between(draw.random, 0, faq.forms.length - 1)];
  if (!form) return null;
  const question = drawWording(draw, form.ask, (text) => text.length <= 150);
  const first = drawWording(draw, form.answer, () => true);
  if (question === null || first === null) return null;
  const sentences = [first];
  const ideas = [
    ...shuffled(draw.random, faq.more ?? []).slice(0, 1),
    ...shuffled(draw.random, faq.topic?.points ?? []),
  ];
  for (const idea of ideas) {
    if (sentences.length > 1 && sentences.join(" ").length >= fullAnswer) break;
    const next = drawWording(draw, idea, (text) => [...sentences, text].join(" ").length <= longestAnswer);
    if (next !== null) sentences.push(next);
  }
  const answer = sentences.join(" ");
  return answer.length >= fullAnswer / 2 ? { question, answer } : null;
}

/** Five to seven questions, about both subjects, at least one of them about the place itself where there is one. */
export function writeFaqs(draw: Draw): QuestionAndAnswer[] {
  const holds = (faq: Faq): boolean => faq.when?.(draw.facts) ?? true;
  const draws = (faqs: readonly Faq[], number: number): QuestionAndAnswer[] => {
    const written: QuestionAndAnswer[] = [];
    for (const faq of shuffled(draw.random, faqs.filter(holds))) {
      if (written.length === number) break;
      const next = writeFaq(draw, faq);
      if (next !== null) written.push(next);
    }
    return written;
  };
  const written = [...draws(servicingFaqs, 3), ...draws(motFaqs, between(draw.random, 2, 3))];
  return shuffled(draw.random, written);
}
