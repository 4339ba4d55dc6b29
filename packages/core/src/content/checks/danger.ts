import { anyOf, anyWordOf } from "./any-of.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { isAsked, isDenied } from "./clauses.ts";
import { coverNames } from "./own-names.ts";
import { brokenRules, type Rule } from "./rules.ts";

/** Advice that may hurt somebody or that defeats what keeps a van safe and clean. */
const rules: readonly Rule[] = [
  {
    what: "this defeats a safety or emissions system",
    pattern: anyOf(
      String.raw`\b(?:remov(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|disconnect\w*|by-?pass\w*|disabl(?:e|es|ed|ing)|(?:tap(?:e|es|ed|ing)|paint(?:s|ed|ing)?) over|pull(?:s|ed|ing)?(?: out)?|tak(?:e|es|ing) (?:out|off)|unplug\w*|blank(?:s|ed|ing)? off|cut(?:s|ting)? out|gut(?:s|ted|ting)?|turn(?:s|ed|ing)? off|switch(?:es|ed|ing)? off|fool\w*|trick\w*)\b[^.;!?,]*\b(?:airbags?|ABS|ESP|warning (?:light|lamp)s?|(?:engine|oil|brake|management) (?:light|lamp)s?|DPF|particulate filter|filter|cat(?:alyst|alytic converter)?s?|EGR|AdBlue|seat ?belts?|speed limiter|limiter)\b(?! (?:is|are) (?:full|blocked))`,
      String.raw`\b(?:cover(?:s|ed|ing)?|tap(?:e|es|ed|ing))\b(?: up| over)?\s+(?:the\s+|any\s+)?(?:\w+\s+)?(?:warning\s+)?(?:light|lamp|bulb)s?\b`,
      String.raw`\b(?:cheat|fool|trick|dodge)\w*\s+(?:the\s+|an?\s+|your\s+)?(?:MOT|test|tester)s?\b`,
      String.raw`\b(?:wind|turn|roll|clock|alter)\w*\s+(?:back\s+)?(?:the\s+)?(?:mileage|odometer|clock|miles)\b`,
      String.raw`\b(?:tape|bulb|fuse)\b[^.;!?]*\b(?:out|over it)\b[^.;!?]*\b(?:light|warning|annoy\w*|test)\b`,
      String.raw`\b(?:light|warning|ABS|airbag)\b[^.;!?]*\b(?:take the (?:bulb|fuse) out|pull the (?:bulb|fuse)|cover it)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
    unless: anyOf(
      String.raw`\b(?:brake pads|garage|mechanic|technician|fitter) (?:removes|disconnects|pulls)\b`,
      String.raw`\b\w+ing\b[^.;!?]*\b(?:is|are) (?:not|never|no|against|illegal|an offence)\b`,
      String.raw`\b(?:oil|air|fuel|cabin|pollen|old) filters?\b|\bwheels? (?:is|are) removed\b`,
    ),
  },
  {
    what: "this can crush or burn somebody",
    pattern: anyOf(
      String.raw`\b(?:crawl|get|go|lie|slide|reach|work|climb)\w*\s+(?:right\s+)?(?:under|underneath|beneath)\b[^.;!?]*\b(?:jack|jacked|raised|lifted)\b`,
      String.raw`\b(?:jack|jacked up|on its jack)\b[^.;!?]*\b(?:crawl|get|go|lie|slide|reach|work|climb)\w*\s+(?:under|underneath|beneath)\b`,
      String.raw`\b(?:open|undo|unscrew|remove|take off|loosen|twist)\w*\s+(?:off\s+)?(?:the\s+)?(?:radiator|coolant|expansion tank|header tank|pressure)\s+(?:tank\s+)?(?:cap|lid)\b[^.;!?]*\b(?:hot|warm|running|boil\w*|steaming)\b`,
      String.raw`\b(?:hot|boiling|steaming|overheat\w*)\b[^.;!?]*\b(?:open|undo|unscrew|remove|take off|loosen|twist)\w*\s+(?:the\s+)?(?:radiator|coolant|expansion|header|pressure)?\s*(?:tank\s+)?cap\b`,
      String.raw`\b(?:run|leave|idle|start|warm)\w*\b[^.;!?]*\bengine\b[^.;!?]*\b(?:closed|shut|locked)\s+(?:\w+\s+)?(?:garage|shed|lock-?up|workshop|doors?)\b`,
      String.raw`\b(?:naked flame|lighter|match(?:es)?|candle|cigarette|smoking|smoke (?:a|while|near|beside|next to))\b[^.;!?]*\b(?:fuel|petrol|battery|tank)\b`,
      String.raw`\b(?:fuel|petrol|battery|tank)\b[^.;!?]*\b(?:with|by|using) an? (?:naked flame|lighter|match|candle|cigarette)\b`,
      String.raw`\bsiphon\w*\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "this fluid or part is dangerous there",
    pattern: anyOf(
      String.raw`\b(?:brake (?:fluid|reservoir|system)|brakes)\b[^.;!?]*\bwith\s+(?:\w+\s+)?(?:water|engine oil|oil|washing-?up|washer|screenwash|vinegar|power steering|cooking)\b`,
      String.raw`\b(?:water|engine oil|cooking oil|screenwash|vinegar|diesel|petrol)\s+(?:in|into|for|as|instead of)\s+(?:the\s+)?(?:brake|brakes|brake fluid)\b`,
      String.raw`\b(?:oil|grease|lubricat\w+|WD)\s+(?:on|the|onto)\s+(?:the\s+|your\s+)?(?:brake )?(?:discs?|pads|drums?)\b`,
      String.raw`\b(?:grease|oil|lubricate)\s+the\s+(?:brake )?(?:discs|pads|drums)\b`,
      String.raw`\b(?:petrol|paraffin|white spirit|heating oil|red diesel|cooking oil)\s+(?:in|into|to|with)\s+(?:the\s+|a\s+|your\s+)?(?:diesel|tank|fuel)\b`,
      String.raw`\bred diesel\b`,
      String.raw`\bre-?use\b[^.;!?]*\b(?:brake fluid|brake pads|airbag|stretch bolts|seat ?belts?)\b`,
      String.raw`\b(?:second-hand|used|part-worn)\s+(?:brake pads|airbags?|brake discs|seat ?belts?)\s+(?:are|is|will|do)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "this hides a fault from the tester",
    pattern: anyOf(
      String.raw`\b(?:borrow|swap|hire|lend|rent)\w*\b[^.;!?]*\b(?:for|before|until after) the (?:test|MOT)\b`,
      String.raw`\b(?:hide|mask|disguise|paint over)\w*\b[^.;!?]*\b(?:from the tester|(?:for|before|in|during) the (?:test|MOT))\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "this tells somebody to drive dangerously",
    pattern: anyOf(
      String.raw`\b(?:phone|text|message|scroll|film)\w*\s+(?:while|when|as)\s+(?:you\s+(?:are\s+)?)?driv\w+`,
      String.raw`\b(?:driv\w+)\s+(?:after|with)\s+(?:a\s+)?(?:few\s+)?(?:drinks?|pints?|beers?)\b`,
      String.raw`\b(?:ignore|disregard|exceed|beat|dodge)\s+(?:the\s+|any\s+)?(?:speed|red lights?|weight (?:limit|plate)|plate)\b`,
      String.raw`\bwithout\s+(?:a\s+|your\s+|wearing\s+)?seat ?belts?\b`,
      String.raw`\b(?:load|carry|pack|take)\w*\b[^.;!?]*\b(?:more than|over|beyond|above)\s+(?:the\s+|its\s+|your\s+)?(?:plate|limit|payload|maximum|gross weight|rated)\b`,
      String.raw`\b(?:overload\w*|extra weight)\b[^.;!?]*\b(?:fine|harmless|no harm|won't hurt|does no|all right|okay|OK)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
];

const hazard = anyWordOf(
  String.raw`(?:worn|bald|thin|split|cracked|bulging|illegal|smooth|perished|soft|flat|underinflated|unsafe|faulty|failed|failing|dead|broken|loose|leaking|sticking|seized|grinding|squealing|spongy|corroded|rusted|missing|no|without|dangerous)\s+(?:out\s+|through\s+)?(?:\w+\s+)?(?:pads?|brakes?|tyres?|discs?|steering|ball joints?|suspension|seat ?belts?|lights?|headlights?|mirrors?|brake (?:pipes?|hoses?|lights?|pedal|fluid)|wheel ?(?:nuts?|bearings?)|fuel (?:pipes?|lines?)|springs?|airbags?|sub-?frames?)`,
  String.raw`(?:brakes?|tyres?|pads?|discs?|steering|pedal|seat ?belts?|wheel nuts?)\s+(?:that\s+)?(?:is|are|has|have|goes|go|feels?|feel|pulls?|grinds?|squeals?|leaks?|fails?|sinks?)\s+(?:\w+\s+)?(?:worn|bald|soft|spongy|down|to the (?:metal|floor)|loose|leaking|failing|grinding|squealing|gone)?`,
  String.raw`(?:red|amber|oil|brake|airbag|temperature|ABS|engine(?: management)?|coolant|charge)\s+(?:warning\s+)?(?:light|lamp)s?`,
  String.raw`warning (?:light|lamp)s?|temperature (?:needle|gauge)|bald ones`,
  String.raw`(?:cracked|worn|split|bulging) tyres?|wheel nuts? (?:is|are) missing|overheat\w*|fuel leaks?`,
  String.raw`smell of (?:fuel|petrol|diesel)|dangerous (?:defect|fault)s?|major (?:defect|fault)s?`,
);
const allowance =
  /\b(?:(?:it|this|that|which|they|tyres|brakes|pads|van|vans|light|lights|is|are|'s)\s+)?(?:(?:is|are|be|'s|'re|remain|remains)\s+(?:\w+ly\s+|still\s+|quite\s+)?(?:safe|fine|ok|okay|all right|alright|harmless|acceptable|good for|nothing to worry|no (?:problem|danger|risk|cause|reason|concern|big deal)|not (?:a problem|dangerous|urgent|serious|a reason))|(?:can|may|could|will|should)\s+(?:still\s+|safely\s+|usually\s+|often\s+|always\s+|happily\s+)?(?:driv\w+|carry on|keep|wait|ignore|be (?:ignored|driven|left|reset|put off|disregarded)|last|run|go on|use|do without|leave|get away)|(?:keep|carry on|continue|go on)\s+(?:on\s+)?(?:driving|using|working|going)|(?:no|little)\s+(?:harm|need|hurry|rush|danger|risk|reason)|(?:don't|do not|never|needn't|need not|no need to|not)\s+(?:need\s+to\s+|have\s+to\s+|be\s+)?(?:worry|bother|stop|worried|replace|panic|rush|hurry|fuss)|ignor(?:e|ing)|disregard|just reset|reset (?:it|the light)|will (?:hold|do)\b|hold for|drive(?:s)? (?:it |the van |on |slowly |carefully |home )*(?:anyway|as usual|as normal|until|for)|put(?:s|ting)? off|nothing to fear|safely|are? enough|do no harm|does no harm)\b/i;
const condemnation = new RegExp(
  String.raw`\b(?:${[
    String.raw`never|unsafe|dangerous to|not safe|isn't safe|aren't safe|not be|cannot|can't|must not|mustn't`,
    String.raw`should not|shouldn't|too (?:dangerous|risky)|risk(?:s|y)?`,
    String.raw`do not (?:drive|ignore|put|leave|use|keep|carry|wait|take|let)`,
    String.raw`don't (?:drive|ignore|put|leave|use|keep|carry|wait|take|let)`,
    String.raw`not (?:to|something) (?:ignore|put off|wait|leave|drive)|before (?:it|the van|you|they)`,
    String.raw`stop(?: the van| driving)?\b`,
  ].join("|")})`,
  "i",
);
const postponement = anyOf(
  String.raw`\b(?:brakes?|brake (?:pads?|discs?|fluid|pipes?)|tyres?|steering|seat ?belts?|wheel nuts?|airbags?|fuel leaks?)\b[^.;!?,]*\b(?:can|may|could)\s+(?:safely\s+|well\s+|usually\s+)?(?:wait|be (?:left|put off|skipped|ignored|forgotten|postponed))\b`,
  String.raw`\b(?:skip|postpone|ignore|forget)\s+(?:about\s+)?(?:the\s+|your\s+)?(?:brakes?|brake (?:pads?|discs?|fluid|checks?)|tyres?|steering|seat ?belts?)\b`,
);
/** "Pull over as soon as it is safe" allows nothing. */
const whenSafe = /\b(?:as soon as|until|when|where|once) (?:it is|it's|that is) safe\b/gi;
/** Condemnations that only seem so: "never worry about bald tyres". */
const reassurance =
  /\b(?:never|don't|do not|needn't|no need to|not)\s+(?:\w+\s+)?(?:worry|bother|fret|panic|rush|hurry|stop|replace|dangerous|a problem)\b/i;

/** Refuses dangerous advice: a rule above, or a dangerous fault of which the sentence says that one may drive on with it. */
export const checkDanger: SentenceCheck = (sentence, facts) => {
  const read = coverNames(sentence.text, facts);
  const found = brokenRules(sentence, "danger", rules, read);
  const text = read.replaceAll(whenSafe, "");
  const allowed = allowance.exec(text);
  const postponed = postponement.exec(text)?.[0];
  if (postponed !== undefined && !condemnation.test(text) && !isAsked(text, 0)) {
    found.push(violation("danger", sentence, postponed, "this puts off what keeps a van safe"));
  }
  if (found.length > 0 || !allowed || !hazard.test(text)) return found;
  if (isAsked(text, allowed.index)) return [];
  const isReassuring = reassurance.test(text);
  if (!isReassuring && (condemnation.test(text) || isDenied(text, allowed.index))) return [];
  return [violation("danger", sentence, allowed[0], "dangerous advice")];
};
