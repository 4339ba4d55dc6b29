import { meetsCondition, type Topic, type TopicSet } from "../corpus/corpus.ts";
import { between, shuffled } from "./random.ts";
import { writeSentence, type WritingState } from "./writing-state.ts";

export interface Section {
  heading: string;
  paragraphs: string[];
}

/** Lengths in characters. */
const minParagraphLength = 130;
const maxParagraphLength = 820;
const maxHeadingLength = 78;

const firstTwoWords = (sentence: string): string => sentence.slice(0, sentence.indexOf(" ", sentence.indexOf(" ") + 1));
const countOccurrences = (text: string, name: string): number => text.split(name).length - 1;

/** Accepts a next sentence that starts with other words than the ones before and does not repeat the name too often. */
const canFollow = (name: string, sentences: readonly string[]) => (next: string) =>
  sentences.every((sentence) => firstTwoWords(sentence) !== firstTwoWords(next)) &&
  countOccurrences([...sentences, next].join(" "), name) <= 3;

function splitIntoParagraphs(sentences: readonly string[]): string[] {
  const whole = sentences.join(" ");
  const middle = Math.ceil(sentences.length / 2);
  const halves = [sentences.slice(0, middle).join(" "), sentences.slice(middle).join(" ")];
  const splits = sentences.length >= 4 && halves.every((half) => half.length >= minParagraphLength);
  return splits || whole.length > maxParagraphLength ? halves : [whole];
}

/** Writes a section with at most `points` points. The first sentence contains `requiredText`, if given. */
function writeSection(state: WritingState, topic: Topic, points: number, requiredText = ""): Section | null {
  const { name } = state.facts;
  const heading = writeSentence(state, topic.headings, (text) => text.length <= maxHeadingLength);
  const first = writeSentence(state, topic.openings, (text) => text.includes(requiredText));
  if (heading === null || first === null) return null;
  const sentences = [first];
  for (const point of shuffled(state.random, topic.points)) {
    if (sentences.length > points) break;
    const next = writeSentence(state, point, canFollow(name, sentences));
    if (next !== null) sentences.push(next);
  }
  return { heading, paragraphs: splitIntoParagraphs(sentences) };
}

/** Writes the local section and then general ones in any order, `sections` in all, each with four to six sentences. */
export function writeSections(state: WritingState, topics: TopicSet, sections: number): Section[] {
  const applies = ({ when }: Topic): boolean => meetsCondition(when, state.facts);
  const local = topics.local.filter(applies).slice(0, 1);
  const general = shuffled(state.random, topics.general.filter(applies)).slice(0, sections - local.length);
  const written = [
    ...local.map((topic) => writeSection(state, topic, between(state.random, 4, 5), state.facts.name)),
    ...general.map((topic) => writeSection(state, topic, state.random() < 0.7 ? 3 : 4)),
  ];
  return written.filter((section) => section !== null);
}
