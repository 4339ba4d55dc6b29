import { choosingStation } from "../mot/certificate.ts";
import { classes, fees } from "../mot/classes.ts";
import { inBritain } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motStationFaqs: readonly Faq[] = [
  {
    id: "stations-near",
    when: (facts) => inBritain(facts) && facts.kind === "place" && facts.garages.count > 1,
    forms: [
      {
        ask: [
          "How many [MOT stations|garages] are [near|close to|around] {place}?",
          "[Is there|Do I have] a choice of [MOT stations|test stations] [near|around] {place}?",
          "Where can I have a van{kept} tested [near|around] {place}?",
        ],
        answer: [
          "The DVSA [list|register] for {year} [shows|has|counts] {garageCount} [authorised stations|stations] within {within} of {place}.",
          "{garageCount} [authorised|listed] [stations|garages] [lie|stood] within {within} of [the centre|its centre], by the DVSA [list|register] of {year}.",
        ],
      },
      {
        ask: ["Will I have to go far from {place} for an MOT?", "How easy is it to find an MOT station near {place}?"],
        answer: [
          "In short: {garageCount} [stations|test stations] [stood|were] [inside|within] {within} in {year}.",
          "There is no need to [go|travel] far: {garageCount} were [authorised|approved] [inside|within] {within} in {year}.",
        ],
      },
    ],
    more: [
      [
        "{class7Count} of [them|those] [test|take] class 7, [for|which means] [heavier|larger] vans.",
        "[Heavier|Larger] vans [need|must go to] any of the {class7Count} [listed|authorised] for class 7.",
      ],
      [
        "[The nearest|The closest] [other place|neighbour] is {nearest}, {nearestMiles} [off|away] in a straight line.",
        "{nearA} ({milesA}) and {nearB} ({milesB}) [widen|add to] the choice.",
      ],
    ],
  },
  {
    id: "no-station-near",
    when: (facts) => inBritain(facts) && facts.kind === "place" && facts.garages.count === 0,
    forms: [
      {
        ask: ["[Is there|Can I find] an MOT station in {place}?", "Where do vans from {place} go for an MOT?"],
        answer: [
          "None within {within}, [by|going by] the DVSA [list|register] of {year}, so [look|search] [further out|further afield].",
          "[The DVSA list|The register] for {year} [shows|has] none within {within}; [drivers|owners] {usually} [look|travel] [further|elsewhere].",
        ],
      },
    ],
    more: [
      [
        "[Try|Look] [towards|around] {nearA} ({milesA} [as the crow flies|in a straight line]) or {nearB} ({milesB}).",
        "{nearest}, {nearestMiles} [away|off] on the map, is the nearest [place|neighbour] on our list.",
      ],
      [
        "[Book|Plan] [early|ahead] and [pair|join] the test with a service to [spare|avoid] a [further|repeat] trip.",
        "[Any|Whichever] authorised station of the right class [will do|counts].",
      ],
    ],
  },
  {
    id: "hub-stations",
    when: (facts) => inBritain(facts) && facts.kind !== "place",
    forms: [
      {
        ask: ["How many MOT stations are there in {place}?", "How many garages [test vans|are authorised] in {place}?"],
        answer: [
          "The DVSA [list|register] for {year} [shows|counts] {garageCount} in {place}.",
          "{garageCount} [authorised|listed] [stations|garages], by the DVSA [list|register] of {year}.",
        ],
      },
    ],
    more: [
      [
        "{class7Count} of [them|those] [test|take] class 7.",
        "[Heavier|Larger] vans [need|call for] class 7, [offered|tested] at {class7Count}.",
      ],
      [
        "[Open|Choose] a place [such as|like] {largestA} or {largestB} for [local|nearby] [counts|figures].",
        "Each place [on our list|listed] has a page with [local|its own] [counts|figures].",
      ],
    ],
  },
  {
    id: "which-class",
    topic: classes,
    when: inBritain,
    forms: [
      {
        ask: [
          "[Which|What] MOT class is [my van|a van{kept}]?",
          "Is [my van|a van{kept}] class 4 or class 7?",
          "[How|Where] do I find [my|the] van's MOT class?",
        ],
        answer: [
          "[Goods vans|Vans] up to {class4Kg} [design gross weight|gross weight] are class 4; [heavier ones|those above], up to {class7Kg}, are class 7.",
          "[Look|Check] at the [gross|maximum] weight on the plate: {class4Kg} or less is class 4, [more than that|above that] and up to {class7Kg} is class 7.",
        ],
      },
      {
        ask: ["How does weight decide the MOT class?"],
        answer: [
          "[The plate|The weight plate] [decides|rules]: [no more than|up to] {class4Kg}, class 4; [beyond|above] it and up to {class7Kg}, class 7.",
        ],
      },
      {
        ask: ["[Does|Will] a [long|high-roof] van need class 7?"],
        answer: [
          "[Length and height|Height and length] do not [matter|count]: up to {class4Kg} is class 4, [above|over] that to {class7Kg} class 7.",
        ],
      },
    ],
    more: [
      [
        "The [plated|design] weight [decides|counts], not [what|how much] [is loaded|the van carries].",
        "The plate is {usually} [under the bonnet|in a door frame].",
      ],
      [
        "Give the station the weight [when|before] you book, as not all [lifts|bays] take class 7.",
        "[Motor caravans|Campers] [stay|are] in class 4 [whatever|no matter what] [they weigh|the weight].",
      ],
    ],
  },
  {
    id: "mot-cost",
    topic: fees,
    when: inBritain,
    forms: [
      {
        ask: [
          "[What may|How much may] a station charge for a van MOT?",
          "Is there a legal limit on MOT fees?",
          "What does a van MOT cost at most?",
        ],
        answer: [
          "[At most|No more than] {class4Fee} for class 4 and {class7Fee} for class 7: [both|these] are [legal|statutory] [maximums|limits].",
          "[The legal|The statutory] maximum is {class4Fee} for a class 4 van and {class7Fee} for a class 7 [van|one].",
        ],
      },
      {
        ask: ["[Do|Can] stations [set|choose] their own MOT [price|fee]?"],
        answer: ["[Up to|As far as] a [cap|ceiling]: {class4Fee} in class 4, {class7Fee} in class 7."],
      },
      {
        ask: ["Is class 7 dearer than class 4?"],
        answer: ["The [caps|limits] [differ|are not alike]: {class7Fee} for class 7, {class4Fee} for class 4."],
      },
    ],
    more: [
      [
        "[Repairs|Any repairs] are [extra|charged apart].",
        "The fee [covers|pays for] the test [alone|only], [pass or fail|whatever the result].",
      ],
      [
        "[MOT + Service|The joint visit] is [shown|listed] here at {bothPrice}.",
        "No VAT is [due|charged] on the test [fee|itself].",
      ],
    ],
  },
  {
    id: "station",
    when: inBritain,
    topic: choosingStation,
    forms: [
      {
        ask: ["[How do I choose|What matters in] a station for a [tall|long|heavy] van?"],
        answer: [
          "[Start|Begin] with [class and height|height and class], then [compare|weigh] [dates, distance|distance, dates] and [what follows a fail|repair on site].",
        ],
      },
      {
        ask: ["[Can|May] I use [any|a distant] MOT station?", "Does the MOT have to be done near home?"],
        answer: [
          "[Any|Whichever] authorised station of the [right|correct] class will [do|serve], [near|in] {spotA}, {spotB} or [further|farther] off.",
        ],
      },
      {
        ask: ["Is a station near {spotA} as good as a closer one?"],
        answer: ["[Quite|Just] as good: the [rules|manual] and [certificate|record] are the same."],
      },
      {
        ask: ["What should I ask a station [before|when] booking?"],
        answer: [
          "[Class, height|Height, class], [earliest date|first free date] and [what happens|the terms] after a fail.",
        ],
      },
    ],
  },
];
