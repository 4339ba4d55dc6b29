import { anyOf } from "./any-of.ts";
import type { SentenceCheck } from "./check.ts";
import { coverNames } from "./own-names.ts";
import { brokenRules, type Rule } from "./rules.ts";

const test = String.raw`(?:MOTs?|(?:first|van|vehicle|roadworthiness|yearly|annual) tests?|test certificates?)`;
const vehicle = String.raw`(?:vans?|vehicles?|pick-?ups?|minibus(?:es)?|motorhomes?|owners?|drivers?|firms?|business(?:es)?|you|it|they)`;
const period = String.raw`(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)`;
/** An MOT station is a place and not a test: it may service vans. */
const notAtStation = String.raw`(?! (?:test )?(?:stations?|centres?|garages?|bays?)\b)`;
const rest = String.raw`[^.;!?]*`;

/**
 * Law is said by the sentences of the dated law table alone. A generated sentence states no duty, fee, weight, period or
 * penalty, true or false.
 */
const rules: readonly Rule[] = [
  {
    what: "law is not for this text",
    pattern: anyOf(
      String.raw`\b(?:il)?legal(?:ly|ity)?\b|\b(?:un)?lawful(?:ly)?\b|\blaws?\b|\bstatut\w+|\boffences?\b`,
      String.raw`\bprosecut\w+|\bpenalt(?:y|ies)\b|\bfined\b|\bfines\b|\bfine\s+(?:of|for|up to)\b`,
      String.raw`\b(?:mean|bring|get|face|risk|pay|earn|carry|lead to|result in)s?\s+(?:you\s+)?(?:an?\s+)?(?:heavy\s+|large\s+|on-the-spot\s+)?fine\b`,
      String.raw`\bdut(?:y|ies) (?:of care|to|for)\b|\b(?:carry|bear|ha(?:s|ve)) (?:the|a) dut(?:y|ies)\b`,
      String.raw`\bcompulsory\b|\bmandatory\b|\bobligat\w+|\bobliged\b|\bregulations?\b`,
      String.raw`\b(?:MOTs?|tests?|tax|charges?|rules?)\b[^.;!?]*\bexempt\w*`,
      String.raw`\bexempt\w*\b[^.;!?]*\b(?:MOTs?|tests?|tax|charges?|rules?)\b`,
      String.raw`\b(?:vans?|vehicles?)\b[^.;!?,]*\b(?:is|are|be) exempt\b(?! from (?:them|it|wear))`,
      String.raw`\bexemptions?\b|\bgrace period|\bdays? of grace\b|\bpoints on (?:your|the|a) licence\b`,
      String.raw`\bpolice\b|\bcourts?\b|\b(?:in)?valid in court\b|\bliab(?:le|ility)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "taxes, licences and road charges are not for this text",
    pattern: anyOf(
      String.raw`\b(?:road|vehicle|van) tax\b|\bSORN\b|\bULEZ\b|\b(?:clean air|low emission) zones?\b`,
      String.raw`\bcongestion charges?\b|\boperators?'?s?'? licences?\b|\btachographs?\b|\bdriving licences?\b`,
      String.raw`\bspeed limits?\b`,
    ),
  },
  {
    what: "what an insurer does is not for this text",
    pattern: anyOf(
      String.raw`\b(?:insur(?:ance|er|ers|ed)|polic(?:y|ies)|warrant(?:y|ies)|cover)\b${rest}\b(?:void\w*|invalid\w*|refus\w*|lost|lose|pay out|cancel\w*|requires?|needs?|insists?)\b`,
      String.raw`\b(?:void\w*|invalidat\w+|cancel\w*|los(?:e|es|ing|t)|keep\w*|protect\w*)\b${rest}\b(?:insurance|polic(?:y|ies)|warrant(?:y|ies)|cover)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "when a test is due is not for this text",
    pattern: anyOf(
      String.raw`\b${test}\b[^.;!?,]*\b(?:every|each|once an?|twice an?|once in|yearly|annual(?:ly)?)\b(?!\s+(?:van|vehicle|station|garage|tester|part|time|light|lamp|bulb|one|wheel|tyre|item|axle|case))`,
      String.raw`\b(?:every|each|once an?|twice an?)\s+(?:\w+\s+)?(?:years?|months?)\b[^.;!?,]*\b${test}\b`,
      String.raw`\b(?:yearly|annual)\s+(?:MOTs?|tests?|roadworthiness)\b`,
      String.raw`\b(?:years?|months?)\s+old\b[^.;!?]*\b${test}\b`,
      String.raw`\b${test}\b[^.;!?]*\b(?:years?|months?)\s+old\b`,
      String.raw`\bfirst (?:MOT|van test)\b`,
      String.raw`\b(?:MOTs?|tests?|certificates?)\b[^.;!?,]*\b(?:is|are|falls?|comes?|becomes?)\s+(?:\w+\s+)?due\b`,
      String.raw`\b(?:keeps?|same|preserv\w+)\b[^.;!?]*\b(?:anniversary|expiry|renewal) dates?\b|\bup to a month\b`,
    ),
    mayAsk: true,
  },
  {
    what: "how long a test is valid is not for this text",
    pattern: anyOf(
      String.raw`\b(?:MOTs?|tests?|certificates?|pass|passes|advisor(?:y|ies))\b[^.;!?]*\b(?:lasts?|valid|good for|covers? (?:you|the van|it|your van)|runs? for|stands? for|holds? for)\b[^.;!?]*\b${period}\b`,
    ),
    mayAsk: true,
  },
  {
    what: "who needs a test is not for this text",
    pattern: anyOf(
      String.raw`\b(?:no|an?|its|their|the|your|valid|current)\s+(?:valid\s+|current\s+)?(?:MOT|test certificate)\s+(?:is|are)\s+(?:not\s+)?(?:needed|required|necessary|due)\b`,
      String.raw`\b(?:needs?|requires?|ha(?:s|ve) to have|must have|must hold)\s+(?:no|an?|its|their|your|the)\s+(?:valid\s+|current\s+|new\s+|first\s+)?(?:MOT|test certificate)\b(?!\s+(?:station|tester|class|bay|appointment|slot))`,
      String.raw`\b(?:do(?:es)?|will|need)(?: not|n't)\s+(?:need|require|have)\s+(?:to have\s+)?(?:an?|its|any|the|another)\s+(?:MOT|test)\b`,
      String.raw`\b(?:needs?|requires?)\s+(?:an?|the|its|their)\s+(?:new\s+)?tests?\s+(?:only|when|if|every|until|after|from|once)\b`,
      String.raw`\bexpired?\b[^.;!?,]*\b(?:MOTs?|tests?|certificates?)\b`,
      String.raw`\blapsed\b[^.;!?,]*\b(?:MOTs?|tests?|certificates?)\b`,
      String.raw`\b(?:MOTs?|tests?|certificates?)\b[^.;!?,]*\b(?:expire[sd]?|lapse[sd]?|ha(?:s|ve) run out|runs? out)\b`,
      String.raw`\b(?:certificates?|MOTs?|pass)\b[^.;!?,]*\b(?:in)?valid\w*\b`,
      String.raw`\b(?:in)?valid\w*\b[^.;!?,]*\b(?:certificates?|MOTs?)\b`,
      String.raw`\b(?:driv\w+|drove|run|us(?:e|ed|ing)|keep|kept|on the road|go|goes)\b[^.;!?]*\bwithout\b[^.;!?]*\b(?:MOT|(?:valid|current) (?:test|certificate)|certificate|insurance|tax)\b`,
      String.raw`\b${vehicle}\b[^.;!?,]*\b(?:must|(?:is|are) required to|ha(?:s|ve) a duty to)\b[^.;!?,]*\b(?:MOT(?:s|'d)?|tested|test|serviced|servicing|certificates?|insured|inspect\w+|records?)\b`,
      String.raw`\b(?:must|required|have to) (?:by|under) (?:DVSA|the DVSA|government)\b`,
      String.raw`\b(?:DVSA|DVA|DVLA|government)\s+(?:rules?|requires?|insists?|demands?|says?|allows?)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "class weights are not for this text",
    pattern: anyOf(
      String.raw`\bclass(?:es)? (?:4|7|IV|VII|four|seven)\b[^.;!?,]*\b(?:covers?|means?|applies|includes?|(?:is|are) for|limits?|starts?|begins?|ends?|stops?)\b`,
      String.raw`\b(?:up to|over|above|under|below|beyond|past|more than|less than|exceed\w*|between|heavier than|lighter than|at|of)\b[^.;!?,]{0,30}\b(?:tonnes?|tons?|kg|kgs|kilos?|kilograms?)\b`,
      String.raw`\b(?:up to|over|above|under|below|beyond|of)\s+(?:an?\s+|the\s+)?(?:design\s+|plated\s+|maximum\s+)?(?:gross|plated|design) (?:vehicle )?weight\b`,
      String.raw`\b(?:heavy|heavier|heaviest|large|larger|largest|biggest|long-wheelbase|every|all)\s+(?:\w+\s+)?(?:vans?|vehicles?)\b[^.;!?,]*\b(?:is|are|in|as|needs?|falls?|belongs?)\b[^.;!?,]*\bclass 4\b`,
      String.raw`\b(?:light|lighter|lightest|small|smaller|smallest|car-derived|every|all)\s+(?:\w+\s+)?(?:vans?|vehicles?)\b[^.;!?,]*\b(?:is|are|in|as|needs?|falls?|belongs?)\b[^.;!?,]*\bclass 7\b`,
      String.raw`\b(?:counts?|class(?:ed|ified)|ranks?|falls?|goes|go|belongs?|treated)\s+(?:as|in|into|under|to|with)\s+class [47]\b`,
      String.raw`\bclass 4\b(?! (?:stations?|testers?|ramps?|bays?))[^.;!?,]*\b(?:heavier|heaviest|larger|largest|bigger|biggest)\b`,
      String.raw`\bclass 7\b[^.;!?,]*\b(?:lighter|lightest|smaller|smallest)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "test fees are not for this text",
    pattern: anyOf(
      String.raw`\b(?:fees?|prices?|charges?|costs?|amounts?)\b[^.;!?,]*\b(?:maxim\w+|capp?(?:ed|s)?|limit\w*|set by|fixed by|at most|no more than|official)\b`,
      String.raw`\b(?:maximum|capped|official|set|fixed|standard)\s+(?:\w+\s+)?(?:fees?|prices?|charges?)\b`,
      String.raw`\bthe most (?:a|any) (?:station|garage|tester)\b`,
      String.raw`\b(?:may|can|must) (?:not )?charge (?:no |not )?(?:more|less)\b`,
      String.raw`\bretests?\b[^.;!?,]*\b(?:free|within|days?|fee|cost\w*|charg\w+|paid|pay)\b|\b(?:free|partial|paid)\s+retests?\b`,
    ),
    mayAsk: true,
  },
  {
    what: "test fees are not for this text",
    pattern: /\bfees?\b/i,
    mayAsk: true,
    unless: /\b(?:page|above|below|heading|table|ask)\b/i,
  },
  {
    what: "duties and permissions are not for this text",
    pattern: anyOf(
      String.raw`\b(?:vans?|vehicles?|owners?|drivers?|firms?|business(?:es)?|operators?|traders?|you)\b[^.;!?,]*\b(?:must|ha(?:s|ve) to|(?:is|are) (?:required|obliged|allowed|permitted|entitled|forbidden|banned))\b[^.;!?,]*\b(?:MOTs?|tests?|tested|retest\w*|certificates?|serviced?|servicing|service book|records?|insur\w+|tax\w*|licen[cs]e\w*|book)\b`,
      String.raw`\b(?:can|may|free to)\s+(?:still\s+|also\s+)?(?:be\s+)?(?:used|driven|drive|use|parked?|kept|run)\b[^.;!?]*\b(?:certificates?|MOTs?|tests?|failed|fails?)\b`,
      String.raw`\bfailed\b[^.;!?,]*\b(?:can|may)\b[^.;!?,]*\b(?:used|driven|drive|use)\b`,
      String.raw`\bonly\b[^.;!?,]*\b(?:may|can|(?:is|are) allowed to)\s+(?:\w+\s+)?(?:test|MOT|issue|do the (?:test|MOT))\b`,
      String.raw`\bMOTs?\b[^.;!?,]*\b(?:is|are)\s+(?:only\s+)?(?:needed|required|necessary|optional|voluntary)\b`,
      String.raw`\b(?:no|without an?) (?:MOT|test) (?:is )?(?:needed|necessary|required)\b`,
    ),
    mayAsk: true,
    unless: /\b(?:do|does|need) not have to\b|\bdon't have to\b|\b(?:has|have) to (?:wait|be there|stay|hand)\b/i,
  },
  {
    what: "the state is no subject of this text",
    pattern:
      /\b(?:governments?|councils? (?:can|may|will|must|fine|seize|require)|ministers?|parliament|the EU|authorities|trading standards|HMRC|customs)\b/i,
    mayAsk: true,
  },
  {
    what: "certificates are not for this text",
    pattern: /\bcertificates?\b/i,
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "what passes and fails is not for this text",
    pattern: anyOf(
      String.raw`\b(?:minor|major|dangerous)\s+(?:ones?|defects?|faults?)\b[^.;!?]*\b(?:pass(?:es)?|fails?|allow\w*|certificates?)\b`,
      String.raw`\b(?:tyres?|brakes?|pipes?|lamps?|lights?|belts?|doors?|mirrors?|wipers?|washers?|lines?|pads?|discs?|treads?|horns?|plates?|steps?|exhausts?)\b[^.;!?,]*\b(?:must|ha(?:s|ve) to)\b[^.;!?]*\b(?:pass|test|MOT|tester|work|match|latch|show|leak|weep|light|sweep|reach)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "a test does not show that",
    pattern: anyOf(
      String.raw`\b(?:MOT|certificate|test|pass)\b[^.;!?,]*\b(?:proves?|certif(?:y|ies)|guarantees?|means|shows?|confirms?)\b[^.;!?]*\b(?:serviced|safe|roadworthy|reliable|sound|good (?:condition|order|shape)|nothing wrong|faultless)\b`,
      String.raw`\bMOT\b${notAtStation}[^.;:!?,]*\b(?:includes?|covers?|checks?|tests?|looks (?:at|into|over)|counts as|replaces?)\b[^.;!?,]*\b(?:oil changes?|engine (?:wear|condition)|clutch\w*|gearbox\w*|air conditioning|services?|servicing)\b`,
      String.raw`\badvisor(?:y|ies)\b[^.;!?,]*\b(?:must|ha(?:s|ve) to|is a fail|are fails|counts? as (?:a )?fail\w*|means? (?:a|the van has) fail\w*|required)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "not every garage may test",
    pattern: anyOf(
      String.raw`\b(?:any|every|each|all)\s+(?:the\s+|local\s+)?(?:garages?|workshops?|mechanics?)\b[^.;!?,]*\b(?:can|may|does?|carr(?:y|ies) out|is able to|tests?)\b[^.;!?,]*\b(?:MOTs?|tests?|test (?:your|a|the) van)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
];

/** Refuses a sentence that says what the law demands, allows or costs. */
export const checkLaw: SentenceCheck = (sentence, facts) => {
  if (sentence.kind === "question") return [];
  return brokenRules(sentence, "law", rules, coverNames(sentence.text, facts));
};
