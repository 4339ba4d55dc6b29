import { batteryAndElectrics, clutchAndGearbox, sootFilter } from "../servicing/drivetrain.ts";
import { seasons } from "../servicing/seasons.ts";
import { coolingAndBelts } from "../servicing/vehicle-care.ts";
import type { Faq } from "./faq.ts";

export const engineFaqs: readonly Faq[] = [
  {
    id: "soot-filter",
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
    id: "clutch",
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
    id: "battery",
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
    id: "coolant",
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
    id: "winter",
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
];
