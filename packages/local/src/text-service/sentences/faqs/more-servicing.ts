import { batteryAndElectrics, clutchAndGearbox, sootFilter } from "../servicing/drivetrain.ts";
import { seasons } from "../servicing/seasons.ts";
import { tyresAndLoad } from "../servicing/tyres-and-load.ts";
import { bodyCare, conversions, coolingAndBelts, usedVan } from "../servicing/vehicle-care.ts";
import type { Faq } from "./faq.ts";

export const moreServicingFaqs: Faq[] = [
  {
    id: "soot-filter-faq",
    topic: sootFilter,
    forms: [
      {
        ask: [
          "[Why|How come] does my diesel's soot filter [keep filling|block|fill up]?",
          "[How do I keep|What keeps] a [diesel|soot] filter clear?",
          "[Are|Is it true that] short trips [bad|harmful] for a diesel van?",
        ],
        answer: [
          "[Short|Cold] trips never get the exhaust [hot enough|up to heat], so soot [gathers|builds up] [until|till] a lamp [comes on|asks for help].",
          "[It needs|A filter needs] heat: a [steady|longer], [warm|brisk] run [now and then|each week] allows it to burn off what it holds.",
          "[Local|Stop-start] rounds [are|can be] [hard|tough] on the filter; a good run is the [cure|remedy].",
        ],
      },
      {
        ask: ["What does the [soot|diesel] filter lamp mean?"],
        answer: [
          "[That|It says that] the filter is [part full|filling] and [wants|needs] a [hot|long] run [soon|before anything else].",
        ],
      },
      {
        ask: ["Is a drive from {spotA} to {spotB} enough to clear the filter?"],
        answer: [
          "[It may be|It can be], [with|given] a warm engine and [steady|unbroken] speed; if the lamp [stays|remains], [have|get] the cause [read|found].",
        ],
      },
    ],
  },
  {
    id: "clutch-faq",
    topic: clutchAndGearbox,
    forms: [
      {
        ask: ["[What are|Which are] the signs of a worn clutch?"],
        answer: [
          "[Watch|Look out] for [revs that rise alone|slip on hills], a [high bite|heavy pedal] and [judder|a smell of burning].",
        ],
      },
      {
        ask: ["How long does a van clutch last?"],
        answer: [
          "[That|It] depends on [driver and load|load and driver]: [hills, towing and queues|queues, hills and towing] [wear|tire] it [most|soonest].",
        ],
      },
      {
        ask: ["Does gearbox oil need changing?"],
        answer: [
          "Look up what the {handbook} [says|asks] for your [model|van], for [heavy use|towing] [changes|shortens] the answer.",
        ],
      },
      {
        ask: ["[Does|Will] towing [wear|wear out] the clutch?"],
        answer: [
          "[Weight|Load] and [hill starts|steep starts] do: [slip|let slip] the clutch [as little as|no more than] [needed|you must].",
        ],
      },
      {
        ask: ["Why does a van judder when pulling away?"],
        answer: [
          "[Oil|A trace of oil], [a worn flywheel|tired mounts] or [a hot plate|worn facings]: [a road test|a short drive] tells them apart.",
        ],
      },
    ],
  },
  {
    id: "battery-faq",
    topic: batteryAndElectrics,
    forms: [
      {
        ask: ["Why does my van's battery go flat?"],
        answer: [
          "[Age|Years], [cold|frost] and [short trips|stop-start work] are the [usual|common] [causes|reasons]; [test|measure] before you [replace|buy].",
        ],
      },
      {
        ask: ["[When|How soon] should a van battery be [replaced|changed]?"],
        answer: [
          "[A load test|A short test] [settles|answers] it, and [most|many] {garages} do that at a service.",
          "[Test|Measure] it [before|ahead of] winter and [change|renew] it when it falls short of the [maker's|tester's] limit.",
        ],
      },
      {
        ask: ["[Should|Can] the battery be tested at [a|the] service?"],
        answer: [
          "[A load test|A short test] [settles|answers] it, and [most|many] {garages} do that at a service.",
          "[Test|Measure] it [before|ahead of] winter and [change|renew] it when it falls short of the [maker's|tester's] limit.",
        ],
      },
      {
        ask: ["How long does a van battery last?"],
        answer: [
          "A few winters, fewer with [tail lifts and trackers|heaters and short trips]; a test [beats|is better than] a guess.",
        ],
      },
      {
        ask: ["[Does|Will] stop-start [work|driving] wear the battery?"],
        answer: ["It does, and [short hops|errands] near {spotA} [never|rarely] [refill|restore] [it|the charge]."],
      },
    ],
  },
  {
    id: "coolant-faq",
    topic: coolingAndBelts,
    forms: [
      {
        ask: ["[When|How often] should coolant [and belts|] be changed?", "When is the timing belt due?"],
        answer: [
          "[The {handbook}|Your maker's book] [gives|sets] [years and miles|an age and a mileage] for [each|both]; [treat|take] them as [limits|the latest date].",
          "[Check|Read] the [schedule|book] for your engine: [time|age] [counts|matters] as much as [miles|mileage].",
        ],
      },
      {
        ask: ["What makes a van{kept} overheat?"],
        answer: [
          "[Low|Old] coolant, a [tired|slipping] pump or belt, a [blocked|muddy] radiator: [most|many] [cases|causes] are [simple|easy to prevent].",
        ],
      },
      {
        ask: ["Why does my van lose coolant?"],
        answer: [
          "[Usually|Mostly] [a hose, a pump or the radiator|the radiator, a hose or the pump]; a pressure test [finds|shows] which.",
        ],
      },
      {
        ask: ["Should the water pump be changed with the belt?"],
        answer: ["[Most|Many] {mechanics} [advise|say] so, [as|since] the [labour|strip-down] is [shared|the same]."],
      },
    ],
  },
  {
    id: "winter-faq",
    topic: seasons,
    forms: [
      {
        ask: [
          "[How do I|How should I] [get|make] [my van|a van{kept}] ready for winter?",
          "What should I check before [the cold|winter]?",
        ],
        answer: [
          "[Battery, tyres, lamps|Tyres, battery, lamps], [wipers|wiper blades] and [coolant|antifreeze]: [those|these] [cover|answer] [most|nearly all] [trouble|winter trouble].",
          "[Start|Begin] with the battery and [tread|tyres], then [lamps, washers|washers, lamps] and the [heater|coolant].",
        ],
      },
      {
        ask: ["Is autumn a good time for a service?"],
        answer: [
          "[Before the first frost|Early autumn] is best, since a [weak battery|tired heater] or [thin|worn] tyre [shows|lets you down] in the first cold [spell|week].",
        ],
      },
      {
        ask: ["Are winter tyres worth it on a van [around|near] {spotA}?"],
        answer: [
          "[If|Where] the work [cannot|will not] wait for a thaw, [good|deep-treaded] all-season tyres are a [fair|sound] answer.",
        ],
      },
      {
        ask: ["Why are diesels [hard|slow] to start in the cold?"],
        answer: [
          "[Glow plugs|Tired glow plugs], a [weak|failing] battery and [old|summer] fuel [share|divide] the blame.",
        ],
      },
    ],
  },
  {
    id: "load-faq",
    topic: tyresAndLoad,
    forms: [
      {
        ask: ["How does carrying weight affect [my|a] van?"],
        answer: [
          "[Weight|Load] [works|wears] [tyres, springs, brakes|brakes, tyres, springs] and [clutch|wheel bearings] [harder|faster], so [check|inspect] them [more often|oftener].",
        ],
      },
      {
        ask: [
          "[What|Which] tyre pressures [are right|should I use] for a [full|loaded] van?",
          "[How do I know|Where do I see] what [my van|a van{kept}] may carry?",
        ],
        answer: [
          "Look on the [plate|weight plate] and in the {handbook}, where [limits and pressures|weights and pressures] are given.",
        ],
      },
      {
        ask: ["Can a van be overloaded without my knowing?"],
        answer: [
          "[Easily|Quite easily]: [racking, tools, fuel|tools, fuel, racking] and crew [add|mount] up; a weighbridge [settles|answers] it.",
        ],
      },
      {
        ask: ["[Which|What] parts suffer most from heavy loads?"],
        answer: [
          "[Tyres, springs|Springs, tyres], [brakes and bearings|bearings and brakes], [roughly|about] in that order.",
        ],
      },
    ],
  },
  {
    id: "body-faq",
    topic: bodyCare,
    forms: [
      {
        ask: ["[How do I|How can I] keep rust off [my van|a van{kept}]?"],
        answer: [
          "[Wash|Rinse] [below|underneath], [clear|open] the drains and [touch in|seal] chips [early|as they come].",
        ],
      },
      {
        ask: ["Why does a sliding door [stick|jam]?"],
        answer: [
          "[Dirt|Grit] and [dry|worn] [rollers|runners] are the usual [cause|reason]; [cleaning|a clean] and grease [cure|solve] [most|many] cases.",
        ],
      },
      {
        ask: ["Is the body looked at during a service?"],
        answer: [
          "[Hinges, locks and runners|Locks, runners and hinges] {usually} get a look, and [rust|corrosion] [near|around] [safety points|mountings] is [noted|written up].",
        ],
      },
      {
        ask: ["[How often|When] should [door runners|runners and hinges] be greased?"],
        answer: [
          "[Each|Every] service, and [between|oftener] on vans [opened|unloaded] all day [around|near] {spotA}.",
        ],
      },
      {
        ask: ["[Does|Will] rust [matter|count] on a working van?"],
        answer: [
          "[Where|If] it [reaches|touches] [mounts, sills or pipes|pipes, mounts or sills], [certainly|very much]; [a door skin|a scuff] is cosmetic.",
        ],
      },
    ],
  },
  {
    id: "used-faq",
    topic: usedVan,
    forms: [
      {
        ask: ["What should I have done on a used van first?"],
        answer: [
          "[Start|Begin] with [oil, filters and a full inspection|a full inspection, oil and filters], then [work through|plan] what the [records|papers] do not [show|prove].",
        ],
      },
      {
        ask: ["How do I check a used van's history?"],
        answer: [
          "[Compare|Read] [invoices|the service invoices], [test history|past test results] and the [keys and book|book and keys] [side by side|together].",
        ],
      },
      {
        ask: ["Should a [newly bought|second-hand] van have a service?"],
        answer: [
          "[Start|Begin] with [oil, filters and a full inspection|a full inspection, oil and filters], then [work through|plan] what the [records|papers] do not [show|prove].",
          "[Soon|At once]: [unknown|old] oil and [undated|unproven] belts are [risks|a gamble] you need not [take|carry].",
        ],
      },
      {
        ask: ["What would give away a [badly kept|neglected] van?"],
        answer: [
          "[Sludge|Black sludge] at the filler, [odd|unmatched] tyres, [gaps|holes] in the records and a [warm|ready-warmed] engine at the [viewing|door].",
        ],
      },
      {
        ask: ["Should the timing belt be a worry on a used van?"],
        answer: [
          "[Without|Lacking] an invoice for it, [count|treat] it as [due|overdue] and [allow|budget] for [belt and pump|the whole kit].",
        ],
      },
    ],
  },
  {
    id: "camper-faq",
    topic: conversions,
    forms: [
      {
        ask: ["[Do|Can] {garages} service [campers|converted vans]?"],
        answer: [
          "[Mostly|Largely], with [height, weight|weight, height] and [fitted equipment|equipment] to [mention|talk over] [first|when booking].",
          "[Many|Plenty] do, [if|provided] the [lift and door|door and lift] [fit|allow]; [gas and mains|mains and gas] work [goes|belongs] to [specialists|others].",
        ],
      },
      {
        ask: ["[What|Which] extra care does a [camper|conversion] need?"],
        answer: [
          "[The base|The base vehicle] [follows|keeps] its [normal|usual] schedule; [fittings|the fittings] [add|bring] [checks|jobs] of their own.",
        ],
      },
      {
        ask: ["Is a [camper|fridge van] serviced like [any|a plain] van?"],
        answer: [
          "[Mostly|Largely], with [height, weight|weight, height] and [fitted equipment|equipment] to [mention|talk over] [first|when booking].",
          "[The base|The base vehicle] [follows|keeps] its [normal|usual] schedule; [fittings|the fittings] [add|bring] [checks|jobs] of their own.",
        ],
      },
      {
        ask: ["How does a camper's service [differ|change]?"],
        answer: [
          "[Age|Standing still] [counts|matters] more than miles: [tyres, brakes, batteries|batteries, tyres, brakes] and seals [come|go] first.",
        ],
      },
      {
        ask: ["Which {garage} near {spotA} has room for a tall camper?"],
        answer: [
          "[Measure first|Know the height]: [door height and lift|lift and door height] [decide|settle] it, and the form [takes|accepts] any postcode, [say|perhaps] near {spotB}.",
        ],
      },
    ],
  },
];
