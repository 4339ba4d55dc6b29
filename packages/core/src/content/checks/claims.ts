import { anyOf } from "./any-of.ts";
import type { SentenceCheck } from "./check.ts";
import { brokenRules, type Rule } from "./rules.ts";

const offer = String.raw`(?:MOTs?|tests?|retests?|services?|servicing|repairs?|garages?|workshops?|mechanics?|technicians?|stations?|prices?|fees?|costs?|rates?|deals?|value|work|team|brakes?|oil changes?|diagnostics|van (?:care|specialists?)|specialists?)`;
const passing = String.raw`pass(?:es|ed|ing)?\b`;

/** Claims that we cannot prove or may not make, each matched with the thing that it is about. */
const rules: readonly Rule[] = [
  {
    what: "a rating is a claim we cannot prove",
    pattern: anyOf(
      String.raw`\b(?:highly|best|top|well|five[- ]star|\d[- ]star)[- ]?rated\b`,
      String.raw`\brated\s+(?:by|as|highly|excellent|\w+ (?:stars?|out of))\b|\b(?:\w+|\d)[- ]stars?\b`,
      String.raw`\b(?:our|glowing|great|excellent|positive|good|customer|five[- ]star|verified|rave)\s+(?:ratings?|reviews?|testimonials?|feedback)\b`,
      String.raw`\b(?:reviewed|recommended|trusted|loved|chosen|praised)\s+by\b|\baward[- ]winning\b`,
      String.raw`\bawards?\s+for\b|\breputation for\b|\b(?:most\s+)?trusted\s+(?:${offer}|name)`,
    ),
    mayAsk: true,
  },
  { what: "a list price is a claim we cannot prove", pattern: /\bR\.?R\.?P\b/i },
  {
    what: "a saving is a claim we cannot prove",
    pattern: anyOf(
      String.raw`\bsav(?:e|es|ed|ing)\s+(?:you\s+|yourself\s+|up to\s+|as much as\s+|over\s+|big\b|more than\s+|(?:a\s+)?(?:lot|fortune|packet|bundle|heap)\s+(?:of\s+)?)*(?:£|pounds?|money|cash|hundreds|thousands|half|an? (?:third|quarter)|per ?cent|\d|on (?:your|the|every|each|all|any)\b|big\b|fortune|packet|bundle)`,
      String.raw`\bsavings?\s+(?:of|on|for|with|to be (?:had|made))\b`,
      String.raw`\b(?:big|great|huge|real|exclusive)\s+savings?\b|\bdiscount(?:s|ed)?\b|\bspecial offers?\b`,
      String.raw`\b(?:limited|introductory|exclusive)[- ](?:time )?offers?\b|\bhalf[- ]price\b`,
      String.raw`\bmoney off\b|\bvouchers?\b|\bcashback\b|\bprice[- ]match\w*|\bbargains?\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "a superlative is a claim we cannot prove",
    pattern: anyOf(
      String.raw`\b(?:cheap(?:er|est)?|lowest|keenest|unbeatable|unrivalled|unmatched|best|finest|leading|premier|number one|foremost|friendliest|fastest|quickest|most (?:reliable|experienced|skilled|affordable|competitive|popular))(?:[- ](?:\w+[- ]){0,2}?)(?!quotes?\b)${offer}\b`,
    ),
    mayDeny: true,
    mayAsk: true,
    unless: /\b(?:cheap(?:er|est)|best)\s+(?:parts?|quotes?|time|way|oil|tyres?)\b/i,
  },
  {
    what: "a price is a claim we cannot prove",
    pattern: anyOf(
      String.raw`\b(?:competitive|affordable|low|fair|great|unbeatable|rock-bottom|budget|honest|transparent|reasonable|fixed|all-in)(?:ly)?[- ](?:priced|prices?|pricing|rates?|fees?|costs?)\b`,
      String.raw`\bbeat any (?:price|quote)\b`,
      String.raw`\b(?:below|under|less than|lower than|cheaper than|beneath)\s+(?:the\s+)?(?:legal|statutory|official|maximum|DVSA|government|national|dealer|main dealer)\b`,
      String.raw`\bno hidden (?:costs?|fees?|charges?|extras?)\b`,
      String.raw`\b(?:${offer}|garages?)\s+(?:here|nearby|locally|in (?-i:[A-Z])\w+\b)[^.;!?,]*\b(?:is|are|costs?|charges?)\s+(?:much\s+|far\s+)?(?:cheap|cheaper|less)\b`,
    ),
    mayAsk: true,
  },
  {
    what: "nobody can promise a pass",
    pattern: anyOf(
      String.raw`\bguarante\w*\b[^.!?]*\b${passing}`,
      String.raw`\b${passing}[^.!?]*\bguarante\w*`,
      String.raw`\b(?:certain|sure|bound|likely|guaranteed)\s+(?:to|of (?:a )?)\s*${passing}|\balways\s+${passing}`,
      String.raw`\b(?:will|shall|going to|'ll)\s+(?:\w+ly\s+|then\s+|still\s+)?pass\b(?!\s+(?:on|it|through|the|your|over|by|to)\b(?!\s+(?:test|MOT)))`,
      String.raw`\bpass(?:es)?\s+first time\b|\bfirst[- ]time pass(?:es)?\b|\bpass rates?\b|\bwill not fail\b`,
      String.raw`\bwon't fail\b|\bcannot fail\b`,
      String.raw`\b(?:fail(?:ing|ure)?|a fail)\b[^.!?]*\bimpossible\b`,
      String.raw`\bimpossible to fail\b|\bnothing (?:will|can) fail\b|\bno (?:van|one) (?:ever )?fails\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "a guarantee is a claim we cannot prove",
    pattern: anyOf(
      String.raw`\bguarantee[ds]?\b|\b(?:lifetime|\w+[- ](?:month|year)|full|free) warrant(?:y|ies)\b`,
      String.raw`\b(?:fully|all work(?: is)?) (?:guaranteed|insured|certified|qualified|approved)\b|\bmoney[- ]back\b`,
      String.raw`\bsatisfaction\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "nothing shows that it is free",
    pattern: anyOf(
      String.raw`\bfree(?:\s+of charge)?\s+(?:van\s+|local\s+|brake\s+|battery\s+|winter\s+|tyre\s+|health\s+|pre-)*(?:MOTs?|tests?|retests?|collection|delivery|recovery|courtesy|checks?|valet|wash|inspections?|health|diagnos\w+|estimates?|parking|pick-?up|tow\w*|loan)\b`,
      String.raw`\b(?:collection|delivery|retests?|tests?|MOTs?|courtesy vans?|inspections?|checks?|recovery|parking)\b[^.;!?,]*\b(?:(?:is|are|comes?|come) (?:\w+ )?(?:free|complimentary)|for free|free of charge|at no (?:extra )?(?:cost|charge)|for nothing)\b`,
      String.raw`\bcomplimentary\b|\bno[- ]obligation\b`,
      String.raw`\bcourtesy (?:van|car)s?\s+(?:is|are|comes?|available|provided|included|waits?)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "nothing shows when a garage has time",
    pattern: anyOf(
      String.raw`\bsame[- ]day\s+(?:\w+\s+)?(?:service|servicing|appointments?|slots?|bookings?|MOTs?|tests?|repairs?|turnaround)\b`,
      String.raw`\b(?:open|opens|available|booked?)\s+(?:\w+\s+)?(?:24|twenty-four|round the clock|around the clock|all (?:day|night|hours|week)|every day|seven days|late|early|(?:on |at )?(?:weekends?|sundays?|saturdays?|bank holidays?|evenings?))`,
      String.raw`\balways (?:available|open|free slots?|space|room|on hand)\b`,
      String.raw`\bno (?:waiting|wait|queue|appointment)\b`,
      String.raw`\bwithout (?:an appointment|waiting|a wait|queue\w*)\b|\bwalk-?ins?\b|\bwhile you wait\b`,
      String.raw`\bnext[- ]day\s+(?:appointments?|service|slots?)\b`,
      String.raw`\bslots? (?:is|are) (?:available|free|open)\b`,
      String.raw`\bback (?:on the road|in your hands|with you|to work) (?:by|the same|within|before|in no time)\b`,
      String.raw`\b(?:is|are|be|get)\s+(?:\w+\s+)?(?:tested|serviced|seen|done|ready|back|repaired|fixed|looked at)\s+(?:on\s+)?the same (?:day|morning|afternoon)\b`,
      String.raw`\b(?:collect|pick up) (?:it|your van|the van) the same (?:day|afternoon)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "we have no workshop and no staff of that kind",
    pattern: anyOf(
      String.raw`\bVanFettle(?:'s)?\s+(?:mechanics?|garages?|workshops?|vans?|teams?|testers?|engineers?|technicians?|staff|comes?|collects?|repairs?|services?|fixes|guarantees?|promises?)\b`,
      String.raw`\bour\s+(?:(?!(?:is|are|in|of|to|for)\b)\w+[- ]){0,3}?(?:workshops?|garages?|mechanics?|technicians?|engineers?|fitters?|testers?|teams?|experts?|specialists?|staff|ramps?|bays?|branch(?:es)?|premises|depots?|courtesy|vans?|service(?:s|ing)?|MOTs?|prices?|customers?|clients?|centres?|equipment|work)\b`,
      String.raw`\bwe\s+(?:(?:can|will|also|only|always|then|never|are able to|offer to|regularly)\s+)*(?:service|repair|fix|test|MOT|check|inspect|replace|fit|collect|deliver|carry out|change|diagnose|look after|maintain|mend|drain|offer|provide|stock|employ|pride|have been|have serviced|use only|treat|work on|specialise)\b`,
      String.raw`\bat our\b`,
    ),
  },
  {
    what: "nothing shows who works there",
    pattern: anyOf(
      String.raw`\b(?:vetted|hand-?picked|accredited|time-served|fully qualified|highly (?:skilled|trained|experienced|qualified)|factory-trained|master technicians?|certified|approved|expert|experienced|friendly)\s+(?:\w+\s+)?(?:garages?|workshops?|mechanics?|technicians?|teams?|staff|engineers?|testers?|specialists?)\b`,
      String.raw`\b(?:garages?|workshops?|mechanics?)\b[^.;!?,]*\b(?:is|are) (?:all |fully |carefully |highly )?(?:vetted|accredited|certified|hand-?picked|trusted|qualified)\b`,
    ),
    mayDeny: true,
    mayAsk: true,
  },
  {
    what: "no fact says what most vans do",
    pattern: anyOf(
      String.raw`\b(?:most|many|few|nearly all|almost all|all|half|the majority of|plenty of|a lot of|lots of)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:vans?|owners?|drivers?|tradespeople|people|garages?|stations?|businesses|firms|fleets|traders|residents|locals)\s+(?:\w+\s+)?(?:in|around|near|from|across|here|locally)\b`,
      String.raw`\b(?:vans?|owners?|drivers?|garages?)\s+(?:in|around|near|from|across)\s+(?-i:[A-Z])[\w-]+(?:\s+(?-i:[A-Z])[\w-]+)*\s+(?:often|usually|mostly|typically|tend to|commonly|regularly|rarely|fail|pass|break|cover|face|see|suffer|rely)\b`,
      String.raw`\bpopular (?:with|among|choice)\b|\bfavourites?\b`,
    ),
    mayAsk: true,
  },
  {
    what: "no fact says that about the place",
    pattern: anyOf(
      String.raw`\b(?:famous|renowned|celebrated|noted|best known|well known|known) (?:for|as|across)\b`,
      String.raw`\bhome (?:to|of)\b|\b(?:founded|established) (?:in|by)\b`,
      String.raw`\b(?:dates? back|dating back|since the (?:\w+ )?(?:war|fifties|sixties|seventies|eighties|nineties|century))\b`,
      String.raw`\b(?:historic|ancient|medieval|Roman|Victorian|Georgian|industrial|market|commuter|seaside|spa|harbour|university|cathedral|garrison|mining|mill|railway|port) (?:town|city|village|centre|heritage|past)\b`,
      String.raw`\b(?:busiest|oldest|largest|biggest|smallest|fastest-growing|second[- ]largest|prettiest|wealthiest|most populous)\s+(?:\w+\s+)?(?:town|city|village|borough|district|settlement|place|market|port|resort)\b`,
      String.raw`\b(?:the|its|an?|several|local|nearby|many)\s+(?:\w+\s+)?(?:one-way system|ring road|bypass|railway station|train station|airport|harbour|docks|industrial estates?|business parks?|trading estates?|retail parks?|high street|market square|hospital|stadium)\b`,
      String.raw`\b(?:traffic|congestion|roadworks|potholes|hills|lanes)\s+(?:in|around|through|near|of)\s+(?-i:[A-Z])`,
    ),
    mayAsk: true,
  },
];

/** Refuses claims that we cannot prove or may not make. */
export const checkClaims: SentenceCheck = (sentence) => brokenRules(sentence, "claim", rules);
