import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { anyOf, anyWordOf } from "./any-of.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { clausesOf } from "./clauses.ts";
import { harshWord } from "./harsh-words.ts";
import { coverNames } from "./own-names.ts";
import { brokenRules, type Rule } from "./rules.ts";

const swearWords = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** Whom a text may insult. */
const addressed =
  /\b(?:you|your|people|drivers?|owners?|customers?|anyone|anybody|everyone|nobody|men|man|person|staff|mechanics?|lads?)\b/i;
/** Letters replaced by signs: `f*ck`, `sh!t`. */
const masked = /\b[a-z]+(?:[*#$@!]+[a-z]+)+\b|\b[a-z][*#]{2,}[a-z]*/i;

const people = String.raw`(?:drivers?|owners?|people|mechanics?|testers?|workers?|customers?|men|man|garages?|staff|lads|tradesm[ae]n)`;

const rules: readonly Rule[] = [
  {
    what: "an insult",
    pattern: anyWordOf(
      String.raw`idiot\w*|moron\w*|imbecile\w*|cretin\w*|dimwit\w*|halfwit\w*|dumb|dumb\w+|thick(?:o|os| as)`,
      String.raw`fools?\b(?! the)|foolish ${people}|stupid\w*|clowns?|losers?|morons?|scum\w*|vermin|pillocks?`,
      String.raw`plonkers?|muppets?|numpt(?:y|ies)|wallies|peasants?|chavs?|pikeys?|gyppos?|retards?|cripples?`,
      String.raw`spastic\w*|cheapskates?|tightwads?|pathetic|brainless|gormless|worthless ${people}|bloody|bugger\w*`,
      String.raw`sod off|shut up|go to hell|damn\w*|crap\w*|git|gits|prats?|tossers?|wankers?|twats?|slobs?|nitwits?`,
      String.raw`twits?|dolts?|oafs?|simpletons?|creeps?|yobs?|thugs?|louts?|parasites?|leeches|useless as you`,
      String.raw`(?:you are|you're) (?:so |too |just |really )?(?:thick|stupid|useless|dim|slow|blind)|lazy ${people}`,
      String.raw`ugly|fat ${people}`,
    ),
  },
  {
    what: "people are no subject of this text",
    pattern: anyWordOf(
      String.raw`wom[ae]n|female|girls?|ladies|wives|wife|housewi\w+|immigrants?|migrants?|foreigners?`,
      String.raw`foreign(?:-born)?\s+${people}|asylum|refugees?|muslims?|islam\w*|jew(?:s|ish)?|christians?`,
      String.raw`catholics?|protestants?|hindus?|sikhs?|gays?|lesbians?|homosexual\w*|trans(?:gender|sexual)\w*`,
      String.raw`gyps(?:y|ies)|travellers? (?:sites?|camps?|community)|blacks`,
      String.raw`(?:black|white|asian|african|indian|pakistani|chinese|romanian|polish|irish|scottish|welsh|english|scouse|geordie|german|french)\s+${people}`,
      String.raw`(?:old|elderly|disabled|young|working-class|poor|uneducated)\s+${people}|pensioners`,
      String.raw`benefit scroungers?|race|racial\w*|tories|labour (?:voters|party)|brexit\w*|politicians?`,
    ),
  },
  {
    what: "a threat",
    pattern: anyOf(
      String.raw`(?:^|\b(?:I|we|they|somebody|someone)\s+(?:will|'ll|should|would|could|might)\s+)(?:kill|hurt|shoot|beat|stab|punch|slap|hang|smash)\s+(?:you|yourself|him|her|them|somebody|someone|people|the (?:mechanic|tester|owner|driver|garage))\b`,
      String.raw`\bkill yourself\b|\bhope (?:you|they|he|she) (?:die|crash|suffer)\w*`,
      String.raw`\bwe (?:know|will find|'ll find) (?:where )?you\b`,
      String.raw`\b(?:you|they|owners|drivers|people)\s+(?:\w+\s+)?deserves?\s+(?:to|what|it|everything)\b`,
      String.raw`\bor else\b`,
    ),
  },
];

/** Refuses swear words, insults, threats and remarks about groups of people. */
export const checkAbuse: SentenceCheck = (sentence, facts) => {
  // Figures look like letters to the list of swear words.
  const text = coverNames(sentence.text, facts).replaceAll(/(?<![A-Za-z])\d[\d.,]*(?![A-Za-z])/g, (figure) =>
    "_".repeat(figure.length),
  );
  const [swearWord] = swearWords.getAllMatches(text, true);
  const sworn = swearWord ? text.slice(swearWord.startIndex, swearWord.endIndex + 1) : masked.exec(text)?.[0];
  const insults = clausesOf(text)
    .filter((clause) => addressed.test(clause.text))
    .map((clause) => harshWord(clause.text, -3));
  const harsh = insults.find((word) => word !== undefined) ?? harshWord(text, -4);
  return [
    ...(harsh === undefined ? [] : [violation("abuse", sentence, harsh, "this insults somebody")]),
    ...(sworn === undefined ? [] : [violation("abuse", sentence, sworn, "a swear word")]),
    ...brokenRules(sentence, "abuse", rules, text),
  ];
};
