import { replaceSlots } from "../text/slots.ts";
import { anyOf } from "./any-of.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { readableText } from "./normalise.ts";
import { coverNames } from "./own-names.ts";
import { brokenRules, type Rule } from "./rules.ts";

const rules: readonly Rule[] = [
  {
    what: "a doubled word",
    pattern: /\b(?!(?:had|that|so|very)\b)([a-z]+)\s+\1\b/i,
  },
  {
    what: "American spelling",
    pattern: anyOf(
      String.raw`\btires?\b(?= (?:are|is|and|pressure|tread|wear)|[,.])`,
      String.raw`\b(?:your|new|worn|bald|flat|spare|rear|front|winter|all)\s+tires?\b`,
      String.raw`\b(?:colou?r(?<!colour)\w*|cent(?:er|ers|ered)|liters?|meters? (?:long|high|wide)|fibers?|aluminum|catalog|analyz\w+|customiz\w+|organiz\w+|recogniz\w+|license plates?|gasoline|gas tank|hood|trunk|windshield|fenders?|mufflers?|turn signals?|parking lot|trucks?|odor|neighbor\w*|favorite|labor|behavior|check-?engine light|defense|gray|maneuver\w*|program(?:s)? of|traveled|curb)\b`,
    ),
  },
  {
    what: "a slip of grammar",
    pattern: anyOf(
      String.raw`\b(?:could|should|would|must|might) of\b`,
      String.raw`\bit's (?:brakes?|tyres?|engine|oil|own|wheels?|lights?|service|MOT|load|weight|parts|filters?|battery|age|next|first|last)\b`,
      String.raw`\b(?:and|check|checks|of|for|with|to|see|test) there (?:vans?|brakes?|tyres?|lights?|own|garage|engine|oil|MOT|keys?)\b`,
      String.raw`\b(?:an?|the|this|that|every|each|one|your) (?:van|garage|station|service|test|tester|engine|owner|vehicle|mechanic) (?:are|were|have|do|need|check|cover|include|make|take|want|show|test|change|look|keep|get|run|say)\b(?<!\b(?:that|does|do|did|and|or|must|may|would|could|might|before|after|for|at|on|during|with|of|let|lets|make|makes|help|helps|can|will|should|have|see|has) (?:an?|the|this|that|every|each|one|your) \w+ \w+)(?! (?:plate|centre|record|drive|area))`,
      String.raw`(?:^|[,;:]\s+)(?:the |your |these |those |all )?(?:vans|garages|stations|tyres|brakes|pads|lights|owners|mechanics|they|we|you) (?:is|was|has|does|needs|checks|covers|wears|takes)\b`,
      String.raw`\ba (?:[aeio]\w+|MOT|unleaded|under\w+)\b(?<!\ba (?:one|once|eu\w+|one-\w+))`,
      String.raw`\ban (?:[bcdfgjklpqtvwyz]\w+|user\w*|used|useful|usual|unit|uni\w+|one)\b`,
      String.raw`\b(?:less|fewer) (?:vans|garages|stations|miles|faults|parts)\b(?<!fewer \w+)`,
      String.raw`\b(?:loose|loosing) (?:power|money|grip|pressure|time)\b`,
      String.raw`\bbreaks? (?:pads?|discs?|fluid|pedal|lights?)\b`,
      String.raw`\b(?:effects|effect) (?:the|your) (?:brakes|engine|tyres)\b`,
      String.raw`\bthen (?:the )?(?:other|others|before|average)\b(?= (?:van|one|vans))`,
      String.raw`\bmore (?:better|easier|cheaper|safer|older)\b|\bmost (?:easiest|cheapest|safest)\b`,
      String.raw`\b(?:alot|seperate\w*|definately|recieve\w*|occured|maintainance|garauge|accomodat\w+|neccessary|independant|untill|wich|teh|calender|tyre's (?:are|wear)|gaurantee)\b`,
    ),
  },
  {
    what: "no space after the full stop",
    pattern: /\b[a-z]{2,}[.!?](?-i:[A-Z])[a-z]+|[a-z],(?=[a-z])|\s[,.;:!?](?:\s|$)|[a-z]\s{2,}[a-z]/i,
  },
  {
    what: "shouting",
    pattern:
      /(?:\b(?!(?:MOTS?|DVSA|DVLA|AND OR)\b)[A-Z]{3,}\b[\s,]+){2,}|!|\?{2,}|\b(?:AMAZING|FREE|NOW|BEST|MUST|NEVER|ALWAYS|HURRY)\b/,
  },
  {
    what: "a worn phrase that says nothing",
    pattern: new RegExp(
      String.raw`\b(?:${[
        String.raw`nestled|bustling|vibrant|picturesque|charming|idyllic|thriving|rolling hills`,
        String.raw`in the heart of|boasts?|hidden gem|gem of|tapestry|testament to|look no further|in today's`,
        String.raw`fast-paced|ever-changing|more than just|peace of mind|rest assured|one-stop|hassle-free`,
        String.raw`stress-free|top-notch|state-of-the-art|cutting-edge|world-class|second to none`,
        String.raw`game-?changer|seamless\w*|effortless\w*|elevate|unleash|delve|dive into|embark`,
        String.raw`journey (?:of|towards)|navigat(?:e|ing) the (?:world|complex\w*)|when it comes to`,
        String.raw`it(?:'s| is) (?:important|essential|crucial|vital|worth) (?:to (?:note|remember|understand|mention)|noting)`,
        String.raw`needless to say|at the end of the day|goes without saying|last but not least`,
        String.raw`whether you(?:'re| are) (?:an? )?[^.!?]{3,40} or |we(?:'ve| have) got you covered`,
        String.raw`got you covered|gone are the days|the lifeblood|lifeline|backbone of|beating heart`,
        String.raw`trusty steed|tip-top|in good hands|smooth sailing|take the stress out`,
        String.raw`keep(?:s|ing)? your van running smoothly|running like (?:clockwork|new)|a breeze`,
        String.raw`no stranger to|proud(?:ly)?|passionate|committed to|dedicated to|don't hesitate`,
        String.raw`feel free to|why wait|don't delay|act now|book (?:today|now)(?=[.!])|today!`,
      ].join("|")})`,
      "i",
    ),
  },
];

/** Words that a sentence may repeat. */
const repeatable = new Set(
  "that with what when where this from have your their them they than then which will".split(" "),
);
const maxOfOneStem = 3;

/** Leaves slips, worn phrases and words that a sentence repeats too often for the editor. */
export const checkStyle: SentenceCheck = (sentence, facts) => {
  const text = coverNames(sentence.text, facts);
  const found = brokenRules(sentence, "style", rules, text);
  // A slot's words are not the writer's.
  const written = coverNames(replaceSlots(readableText(sentence.template), " "), facts);
  const counts = new Map<string, number>();
  for (const word of written.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    if (repeatable.has(word)) continue;
    const stem = word.slice(0, 5).replace(/(?:e|s)$/, "");
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const repeated = Array.from(counts).find(([, count]) => count > maxOfOneStem);
  if (repeated) found.push(violation("style", sentence, repeated[0], "a word over and over"));
  return found;
};
