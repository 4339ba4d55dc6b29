import type { Topic } from "../corpus/topic.ts";
import type { TopicSet } from "../corpus/topics.ts";
import { drawWording } from "./draw.ts";
import type { Draw } from "./draw.ts";
import { between, shuffled } from "./random.ts";

export interface Section {
  heading: string;
  paragraphs: string[];
}

const shortestParagraph = 130;
const longestParagraph = 820;

const opening = (sentence: string): string => sentence.slice(0, sentence.indexOf(" ", sentence.indexOf(" ") + 1));
const count = (text: string, name: string): number => text.split(name).length - 1;

/** A sentence follows when it starts unlike the one before and does not say the place's name yet again. */
const follows = (name: string, sentences: readonly string[]) => (next: string) =>
  sentences.every((sentence) => opening(sentence) !== opening(next)) &&
  count([...sentences, next].join(" "), name) <= 3;

function paragraphsOf(sentences: readonly string[]): string[] {
  const whole = sentences.join(" ");
  const middle = Math.ceil(sentences.length / 2);
  const halves = [sentences.slice(0, middle).join(" "), sentences.slice(middle).join(" ")];
  const splits = sentences.length >= 4 && halves.every((half) => half.length >= shortestParagraph);
  return splits || whole.length > longestParagraph ? halves : [whole];
}

function writeSection(draw: Draw, topic: Topic, points: number, keep?: string): Section | null {
  const { name } = draw.facts;
  const heading = drawWording(draw, topic.headings, (text) => text.length <= 78);
  const sentences: string[] = [];
  const first = drawWording(draw, topic.open, (text) => keep === undefined || text.includes(keep));
  if (heading === null || first === null) return null;
  sentences.push(first);
  for (const idea of shuffled(draw.random, topic.points)) {
    if (sentences.length > points) break;
    const next = drawWording(draw, idea, follows(name, sentences));
    if (next !== null) sentences.push(next);
  }
  return { heading, paragraphs: paragraphsOf(sentences) };
}

/** The local section first, then others in any order; each with three to five sentences. */
export function writeSections(draw: Draw, topics: TopicSet, sections: number): Section[] {
  const holds = (topic: Topic): boolean => topic.when?.(draw.facts) ?? true;
  const local = topics.local.filter(holds).slice(0, 1);
  const general = shuffled(draw.random, topics.general.filter(holds)).slice(0, sections - local.length);
  const written = [
    ...local.map((topic) => writeSection(draw, topic, between(draw.random, 4, 5), draw.facts.name)),
    ...general.map((topic) => writeSection(draw, topic, draw.random() < 0.7 ? 3 : 4)),
  ];
  return written.filter((section) => section !== null);
}
