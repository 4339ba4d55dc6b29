import { meetsCondition, motFaqs, servicingFaqs, type Faq } from "../corpus/corpus.ts";
import { between, shuffled } from "./random.ts";
import { writeSentence, type WritingState } from "./writing-state.ts";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** Lengths in characters. An answer gets further sentences until it has the full length. */
const fullAnswerLength = 160;
const maxAnswerLength = 560;
const maxQuestionLength = 150;

function writeFaq(state: WritingState, faq: Faq): QuestionAndAnswer | null {
  const form = faq.forms[between(state.random, 0, faq.forms.length - 1)];
  if (!form) return null;
  const question = writeSentence(state, form.questions, (text) => text.length <= maxQuestionLength);
  const first = writeSentence(state, form.answers, () => true);
  if (question === null || first === null) return null;
  const sentences = [first];
  const points = [...shuffled(state.random, faq.points).slice(0, 1), ...shuffled(state.random, faq.topicPoints)];
  for (const point of points) {
    if (sentences.length > 1 && sentences.join(" ").length >= fullAnswerLength) break;
    const next = writeSentence(state, point, (text) => [...sentences, text].join(" ").length <= maxAnswerLength);
    if (next !== null) sentences.push(next);
  }
  const answer = sentences.join(" ");
  return answer.length >= fullAnswerLength / 2 ? { question, answer } : null;
}

function writeFaqsFrom(state: WritingState, faqs: readonly Faq[], number: number): QuestionAndAnswer[] {
  const written: QuestionAndAnswer[] = [];
  const applicable = faqs.filter(({ when }) => meetsCondition(when, state.facts));
  for (const faq of shuffled(state.random, applicable)) {
    if (written.length === number) break;
    const next = writeFaq(state, faq);
    if (next !== null) written.push(next);
  }
  return written;
}

/** Writes five or six questions with answers: three about servicing, the others about the MOT. */
export function writeFaqs(state: WritingState): QuestionAndAnswer[] {
  const servicing = writeFaqsFrom(state, servicingFaqs, 3);
  const mot = writeFaqsFrom(state, motFaqs, between(state.random, 2, 3));
  return shuffled(state.random, [...servicing, ...mot]);
}
