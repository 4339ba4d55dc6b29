import { anyOf, anyWordOf } from "./any-of.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { clausesOf } from "./clauses.ts";
import type { FactRecord } from "../text/facts.ts";
import { harshWord } from "./harsh-words.ts";
import { coverNames, ownNames } from "./own-names.ts";

const makes = String.raw`Ford|Vauxhall|Opel|Mercedes|Mercedes-Benz|Volkswagen|VW|Renault|Peugeot|Citro[eë]n|Fiat|Iveco|Nissan|Toyota|LDV|Maxus|MAN|Transits?|Sprinters?|Vivaros?|Crafters?|Transporters?|Ducatos?|Masters?|Boxers?|Trafics?|Relays?|Movanos?`;
/** People and organisations of whom a text can speak ill. */
const someone = anyWordOf(
  String.raw`garages?|workshops?|dealers?|dealerships?|chains?|franchises?|stations?|centres?|testers?|mechanics?`,
  String.raw`technicians?|fitters?|owners?|competitors?|rivals?|firms?|compan(?:y|ies)|places|outfits?|people`,
  String.raw`they|he|she|DVSA|DVA|DVLA|councils?|government|police|insurers?|sellers?|traders?|manufacturers?`,
  String.raw`makers?|brands?|${makes}|others|some|one`,
);

/** Those of them who do work for van owners or decide about it. */
const trade = anyWordOf(
  String.raw`garages?|workshops?|dealers?|dealerships?|chains?|franchises?|stations?|testers?|mechanics?`,
  String.raw`technicians?|fitters?|insurers?|firms?|compan(?:y|ies)|competitors?|rivals?|manufacturers?|DVSA|DVA`,
  String.raw`DVLA`,
);
const work = /\b(?:work|jobs?|servic(?:e|es|ing)|repairs?|prices?|standards?|tests?|MOTs?|advice)\b/i;
const bad = /\b(?:bad|badly|poor|worst|worse|terrible|awful)\b/i;

/** Words that accuse somebody, whoever it is. */
const accusation = anyWordOf(
  String.raw`over-?charg\w*|rip(?:s|ped|ping)?[- ]?(?:you |them |people |owners |drivers |customers )?off`,
  String.raw`rip-?offs?|cheat(?:s|ed|ing|ers)?`,
  String.raw`con(?:s|ned|ning)?\b(?= (?:you|people|owners|drivers|customers|men|man|artists?))`,
  String.raw`con[- ](?:men|man|artists?)|crooks?|crooked|cowboys?|scam\w*|fraud\w*|swindl\w+`,
  String.raw`(?:is|are|be) (?:all )?(?:an? )?thie(?:f|ves)`,
  String.raw`(?:garages?|mechanics?|testers?|dealers?|they)\s+(?:\w+\s+)?(?:steal|stole)\w*`,
  String.raw`l(?:ie|ies|ied|iars?|ying) (?:to|about)|liars?|dishonest\w*|corrupt\w*|bribe\w*|backhanders?`,
  String.raw`(?:are|is) (?:an? )?criminals?|incompeten\w+|botch\w*|bodg\w+|shoddy|shady|dodgy|sharks?`,
  String.raw`fleec(?:e|es|ed|ing)|sting(?:s|ing)? (?:you|owners|drivers)|gouge\w*|extort\w*|for cash\b`,
  String.raw`cash in hand|under the (?:table|counter)|for the right price|look(?:s|ed|ing)? the other way`,
  String.raw`slip(?:s|ping)? (?:them|him|her|the \w+) (?:a|some)`,
  String.raw`pass(?:es)? (?:anything|everything|any van)|all the same\b|(?:it|they) never `,
  String.raw`find(?:s)? (?:an )?excuses?|cannot tell|can't tell|no idea\b|prison|jail|fall(?:s)? apart`,
  String.raw`let(?:s|ting)? (?:anything|everything|it all) (?:through|pass|go)`,
  String.raw`bent (?:tester|mechanic|garage)s?|blacklist\w*|notorious\w*|infamous\w*|disgrace\w*|scandal\w*`,
  String.raw`invent(?:s|ed|ing)? (?:\w+ )?(?:faults?|problems?|work|defects?|repairs?)`,
  String.raw`make up (?:faults|problems)|made-up faults|fak(?:e|es|ed|ing)\b`,
  String.raw`forg(?:e|es|ed|ing) (?:\w+ )?(?:certificates?|stamps?|records?)|negligen\w+|reckless\w*|killed`,
  String.raw`banned|convicted|sued|prosecuted|bankrupt\w*|insolvent|went bust|struck off`,
  String.raw`pocket(?:s|ed|ing) (?:the|your)`,
  String.raw`never (?:even )?(?:looked|look|touched|touch|opened|open|did|do|saw|see)\b`,
  String.raw`without (?:even )?(?:looking|touching|checking|opening|testing)|on purpose|deliberately`,
  String.raw`turn(?:s|ed|ing)? a blind eye|cut(?:s|ting)? corners`,
  String.raw`take(?:s|n)? (?:you|owners|drivers|customers) for (?:a ride|fools)`,
  String.raw`bleed(?:s|ing)? (?:you|owners|customers) dry|daylight robbery|money-?grabb\w+|greedy|bully\w*`,
  String.raw`hold(?:s|ing)? (?:your|the) van (?:to )?(?:ransom|hostage)`,
);

/** Words that speak ill of somebody if they are said of somebody. */
const slur = anyOf(
  String.raw`\b(?:is|are|was|were|be|seem|seems|remain|have been|has been|turn out)\s+(?:\w+ly\s+|so\s+|very\s+|just\s+|all\s+|simply\s+|known to be\s+|a\s+(?:total\s+)?)?(?:useless|rubbish|terrible|awful|dreadful|hopeless|appalling|unsafe|untrustworthy|unreliable|careless|lazy|rude|unqualified|clueless|junk|garbage|poor|bad|worst|worse|slow|expensive|overpriced|dirty|filthy|not to be trusted|a joke|a waste|trash|badly (?:made|built|run|trained))\b`,
  String.raw`\b(?:rust|rusts|break|breaks|fail|fails|fall|falls)\s+(?:down\s+|apart\s+)?(?:from new|all the time|constantly|early|within|in no time|sooner than|more (?:often )?than|too (?:soon|early))\b`,
  String.raw`\b(?:avoid|steer clear of|stay away from|keep away from|beware of|shun|boycott|watch out for)\s+(?:the\s+|any\s+|all\s+|some\s+|main\s+|big\s+|local\s+|cheap\s+|other\s+)*(?:garages?|workshops?|dealers?|dealerships?|testers?|mechanics?|stations?|chains?|fast-fit|place|outfit|(?-i:[A-Z])\w+)\b`,
  String.raw`\b(?:can't|cannot|can not|never|don't|do not|should not|shouldn't)\s+(?:be\s+)?trust(?:ed)?\b`,
  String.raw`\b(?:worse|dearer|slower|less (?:honest|careful|reliable|skilled|thorough)|more (?:expensive|careless))\s+than\s+(?:the\s+)?(?:garages?|others?|those|any|in|elsewhere|(?-i:[A-Z])\w+)\b`,
  String.raw`\bknown (?:to|for)\s+(?:\w+ly\s+)?(?:charg\w+|fail\w*|break\w*|rust\w*|let\w*|los\w+|damag\w+|be(?:ing)? |poor|bad|slow|rude|mak\w+)`,
  String.raw`\b(?:damag(?:e|es|ed|ing)|los(?:e|es|ing)|wreck(?:s|ed|ing)?|ruin(?:s|ed|ing)?|scratch(?:es|ed|ing)?)\s+(?:your|customers'?|people's|their customers'?|the customer's)\s+(?:vans?|vehicles?|keys?|cars?)\b`,
  String.raw`\bpressur\w+ (?:you|owners|drivers|customers|people)\b`,
  String.raw`\bpush(?:es|ing)? (?:work|repairs|parts) (?:you|that)\b`,
  String.raw`\b(?:sell|sells|fit|fits|charge|charges|bill|bills)\s+(?:you\s+)?(?:for\s+)?(?:work|parts|things|repairs|jobs)\s+(?:that\s+)?(?:you|nobody|were|was|is|are|they|it)\s+(?:do(?:es)? not|don't|doesn't|never|not|didn't)\b`,
  String.raw`\b(?:don't|do not|doesn't|does not) (?:know|care|bother|understand)\b`,
  String.raw`\b(?:pass|passes|passed|fail|fails|failed) (?:vans|vehicles|them)\s+(?:that|they|for|on)\b[^.;!?]*\b(?:never|should|not|cash|money|purpose|favour|friends?)\b`,
);

/** A question how to guard against it, or advice, that names nobody: "How do I avoid being overcharged?" */
const isHarmless = (text: string): boolean =>
  /\b(?:how|what|can|do|should)\b(?:(?!\b(?:how|what|can|do|should)\b).)*\?/i.test(text) &&
  !/\b(?:in|at|from|around|near) [A-Z]/.test(text) &&
  !/\b(?:why|which|are)\b/i.test(text);

/** Returns words that speak ill of somebody who is named in the same clause, if there are any. */
const slurIn = (text: string): string | undefined =>
  clausesOf(text)
    .filter((clause) => someone.test(clause.text))
    .map((clause) => slur.exec(clause.text)?.[0] ?? (trade.test(clause.text) ? harshWord(clause.text, -2) : undefined))
    .find((words) => words !== undefined);

const namesLocation = (text: string, facts: FactRecord): boolean => text.search(ownNames(facts)) >= 0;

/** Returns a harsh word of a sentence that names a place and speaks of the work done there. */
const harshOfPlace = (written: string, text: string, facts: FactRecord): string | undefined =>
  namesLocation(written, facts) && work.test(text) ? (harshWord(text, -2) ?? bad.exec(text)?.[0]) : undefined;

/** Refuses a sentence that speaks ill of a person, a trade, a firm or an office. */
export const checkDefamation: SentenceCheck = (sentence, facts) => {
  const text = coverNames(sentence.text, facts);
  if (isHarmless(sentence.text)) return [];
  const accused = someone.test(text) ? accusation.exec(text)?.[0] : undefined;
  const words = accused ?? slurIn(text) ?? harshOfPlace(sentence.text, text, facts);
  return words === undefined ? [] : [violation("defamation", sentence, words, "this speaks ill of somebody")];
};
