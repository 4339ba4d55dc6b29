import { quotes } from "../servicing/quotes.ts";
import { records } from "../servicing/records.ts";
import { trades } from "../servicing/trades.ts";
import type { Faq } from "./faq.ts";

export const owningFaqs: readonly Faq[] = [
  {
    id: "fleet",
    topic: trades,
    forms: [
      {
        ask: [
          "[Can I|May I] book [several|a number of] vans?",
          "[Do you|Can VanFettle] [help|work for] [small fleets|firms with a few vans]?",
          "How do [firms|businesses] with several vans [book|plan servicing]?",
        ],
        answer: [
          "[Send|Make] a request for [each|every] registration and [stagger|space] the dates [so that|so] [rounds|jobs] are [covered|kept going].",
          "[Each|Every] van has its own request, [because|since|as] the [quote|price] [depends|rests] on the [registration|vehicle].",
        ],
      },
      {
        ask: ["Can servicing be planned for vans based in {spotA} and {spotB}?"],
        answer: [
          "[Take|Book] them [in turn|by turns], [oldest|hardest-worked] first, so that [most|the rest] [stay|remain] at work.",
          "[A calendar|A plain calendar], [a sheet|a page] for each van and [a fixed|the same] {garage} [near|close to] the yard [go|will take you] a long way.",
        ],
      },
      {
        ask: ["What helps a firm with a few vans?"],
        answer: [
          "[A calendar|A plain calendar], [a sheet|a page] for each van and [a fixed|the same] {garage} [near|close to] the yard [go|will take you] a long way.",
        ],
      },
    ],
    more: [
      [
        "[Keep|Hold] [service and MOT|MOT and service] dates on a [shared|single] [calendar|sheet].",
        "[Some|Many] {garages} [give|offer] [accounts|business terms]; [ask|raise it] [when|as] you [confirm|book].",
      ],
      [
        "[Pick|Choose] {garages} [near|close to] where [each|every] van [ends its day|is parked], [say|perhaps] [in|around] {spotA} or {spotB}.",
        "[Daily|Walk-round] checks by drivers [catch|find] [small|little] faults [early|between services].",
      ],
    ],
  },
  {
    id: "quote-changes",
    topic: quotes,
    forms: [
      {
        ask: [
          "[Can|Might] the price change [after|once] I have booked?",
          "[Is|Will] the quote [fixed|be final]?",
          "What can [change|raise] the price?",
        ],
        answer: [
          "The {garage} [prices|quotes for] the work [listed|agreed]; [extra|further] [parts or faults|faults or parts] [should|must] be [agreed|cleared] with you [first|before work goes on].",
          "The [price|figure] [moves|changes] only [if|when] [more|extra] work is [found|needed] and you [agree|say yes] to it.",
        ],
      },
      {
        ask: ["What should a [good|fair] quote [show|list]?"],
        answer: [
          "[Parts, labour, VAT|Labour, parts, VAT] and [disposal|waste], each on its own line, and [what|which items] would be extra.",
        ],
      },
      {
        ask: ["Why do quotes for the same service differ?"],
        answer: [
          "[Oil grade, parts and hours|Parts, hours and oil grade] [differ|vary], as do [rates|rents] between {spotA} and {spotB}: [compare|read] the [lines|details], not [only|just] the total.",
        ],
      },
    ],
    more: [
      [
        "[Check|Make sure] [the registration|the plate] is right: [another|a wrong] [engine|van] [means|brings] [another|a different] price.",
        "[Ask|Check] whether [oil, filters and VAT|VAT, oil and filters] are [in|included].",
      ],
      [
        "[Set|Agree] a [limit|ceiling] for [extras|added work] [when|as] you [drop off|hand over] the van.",
        "VanFettle does not [set|change] [the|a] {garage}'s [price|prices].",
      ],
    ],
  },
  {
    id: "records",
    topic: records,
    forms: [
      {
        ask: [
          "Should I keep [service invoices|service records]?",
          "[Does|Will] a service history [help|matter] when I sell?",
          "[What|Which] [papers|records] should I [keep|file]?",
        ],
        answer: [
          "buyers and [lease firms|finance firms] [look|ask] for [proof|evidence] of [oil, belts and brakes|brakes, belts and oil] [done on time|on schedule].",
          "[Invoices|Itemised invoices] [prove|show] [what was done|the work] and [when|at what mileage], which [helps|counts] [with|in] [warranty claims and resale|resale and warranty claims].",
        ],
      },
      {
        ask: ["Are digital service records as good as a stamped book?"],
        answer: [
          "[Either|Paper or digital] [serves|will do] if [each|every] visit [is entered|appears] with [date, miles and parts|parts, miles and date].",
        ],
      },
      {
        ask: ["[How long|For how long] should I keep van invoices?"],
        answer: ["[For as long as|While] you own the van, and [hand|pass] them on [with it|when you sell]."],
      },
    ],
    more: [
      [
        "[Photograph|Scan] [invoices|every bill], [since|because|as] [printed|shop] [ink|paper] fades.",
        "[Digital|Online] records should be [checked|{checked}] [after|following] [each|every] visit.",
      ],
      [
        "[A gap|Gaps] can be [mended|closed] by a [thorough|major] service [and|with] [careful|tidy] [notes|records] [from then on|from now].",
        "[Hand|Pass] the [file|folder] on with the van.",
      ],
    ],
  },
  {
    id: "choose-garage",
    topic: quotes,
    forms: [
      {
        ask: [
          "How do I choose a garage [for my van|{locally}]?",
          "What should I ask a [garage|workshop]?",
          "What matters when [choosing|picking] a workshop?",
        ],
        answer: [
          "Check [the lift height|lift and door height], [experience|skill] with [your make|vans], [what the price covers|the parts included] and [the cover on the work|the warranty on the work].",
          "[Look|Ask] for an [itemised|detailed] quote, a [lift|bay] that [fits|suits] the van and [clear|plain] [terms|cover] on [parts and labour|the work].",
        ],
      },
      {
        ask: ["Is a main dealer or an independent better for a van?"],
        answer: [
          "[Skill with|Knowledge of] your make, a [long|tall] enough bay and [straight|clear] answers [count|matter] [more|far more] than the [sign|name] above the door.",
        ],
      },
      {
        ask: ["[How far|How much further] should I [look|go] for a good van {garage}?"],
        answer: [
          "[Far|Wide] enough to have a choice: {spotA}, {spotB} and {spotC} [may|can] [all|each] be worth a quote.",
        ],
      },
    ],
    more: [
      [
        "[Compare|Weigh] [prices|quotes] from {spotA} and {spotB} [too|as well].",
        "[A little|Some] distance [may|can] be worth it for [the right|better] [equipment|skills].",
      ],
      [
        "[Ask|Agree] [how|when] you will be [told|asked] about [extra|added] work.",
        "[Ask|Check] [about|for] [collection, loan vans|loan vans, collection] and [early|late] hours.",
      ],
    ],
  },
  {
    id: "same-county",
    when: ({ kind, county }) => kind === "place" && county !== null,
    forms: [
      {
        ask: [
          "[Can|May] I use a garage [outside|away from] {place}?",
          "[Do I have|Does the van have] to be serviced in {place}?",
        ],
        answer: [
          "[Any|Whichever] {garage} [you like will do|suits you may be used]: {nearA} is {milesA} [away|off] and {nearB} {milesB}, [in straight lines|as the crow flies].",
          "[Anywhere handy|Wherever suits you] [is fine|will do]: [some|plenty of] [owners|drivers] [from|in] {place} [look|book] [towards|around] {nearA} ({milesA}) or {nearB} ({milesB}).",
        ],
      },
      {
        ask: [
          "Is a {garage} in {nearA} or {nearB} near enough?",
          "[Which|What] places near {place} are worth a look for a {garage}?",
        ],
        answer: [
          "[By|Going by] the map {nearA} is {milesA} [off|away], {nearB} {milesB} and {nearC} {milesC}, so [there is|you have] [choice|scope].",
          "{nearA} at {milesA} and {nearB} at {milesB} are the [likely|obvious] [candidates|places to try], in straight lines at least.",
        ],
      },
    ],
    more: [
      [
        "[Pick|Choose] the [side|end] of {county} [where|in which] you work most.",
        "[Distances|Those distances] are [on the map|straight lines]; the road is {usually} longer.",
      ],
      [
        "[A garage|A {garage}] [on|along] your [daily route|usual round] [costs|takes] [least|the least] time.",
        "[Ask|Check] [whether|if] [collection|a lift back] is [offered|possible].",
      ],
    ],
  },
];
