import type { Faq } from "../sentences/faqs/faq.ts";
import { motFaqs } from "../sentences/faqs/mot.ts";
import { servicingFaqs } from "../sentences/faqs/servicing.ts";
import { drawWording } from "./draw.ts";
import type { Draw } from "./draw.ts";
import { between, shuffled } from "./random.ts";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

function writeFaq(draw: Draw, faq: Faq): QuestionAndAnswer | null {
  const question = drawWording(draw, faq.ask, (text) => text.length <= 150);
  const first = drawWording(draw, faq.answer, () => true);
  if (question === null || first === null) return null;
  const sentences = [first];
  for (const idea of faq.more.slice(0, between(draw.random, 1, 2))) {
    const next = drawWording(draw, idea, (text) => [...sentences, text].join(" ").length <= 560);
    if (next !== null) sentences.push(next);
  }
  const answer = sentences.join(" ");
  return answer.length >= 60 ? { question, answer } : null;
}

/** Five to seven questions, about both subjects, at least one of them about the place itself where there is one. */
export function writeFaqs(draw: Draw): QuestionAndAnswer[] {
  const holds = (faq: Faq): boolean => faq.when?.(draw.facts) ?? true;
  const draws = (faqs: readonly Faq[], number: number) =>
    shuffled(draw.random, faqs.filter(holds))
      .map((faq) => writeFaq(draw, faq))
      .filter((faq) => faq !== null)
      .slice(0, number);
  const written = [...draws(servicingFaqs, between(draw.random, 3, 4)), ...draws(motFaqs, between(draw.random, 2, 3))];
  return shuffled(draw.random, written);
}
