import { dva, dvaDates, dvaDay, dvaService } from "../northern-ireland/mot.ts";
import { inNorthernIreland } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const dvaFaqs: readonly Faq[] = [
  {
    id: "dva-where",
    topic: dva,
    when: inNorthernIreland,
    forms: [
      {
        ask: [
          "Where do vans from {place} [go for|have] the MOT?",
          "Who [carries out|does] van MOTs [for|in] {place}?",
          "How do I [book|arrange] an MOT [in|for a van from] {place}?",
        ],
        answer: [
          "MOTs are done [only|solely] at DVA centres: in Northern Ireland the Driver and Vehicle Agency [tests|examines] vans itself.",
          "The DVA, the Driver and Vehicle Agency, [sees to|does] it all: it [runs|staffs] [every|each] test centre in Northern Ireland and [takes|handles] the bookings.",
        ],
      },
      {
        ask: ["[Can|May] a van from {place} be tested at any DVA centre?"],
        answer: ["[At|In] a DVA centre of your choice, [booked|reserved] with the agency [itself|direct]."],
      },
      {
        ask: ["[How|By whom] are vans in {place} tested?"],
        answer: [
          "[The DVA|The Driver and Vehicle Agency] does [it|so] at its own centres, for {place} as for {spotA} and {spotB}.",
        ],
      },
    ],
    more: [
      [
        "[Book|Arrange] it [directly|straight] with the DVA, [early|well ahead].",
        "Any DVA centre [will do|may be chosen], not [only|just] the [nearest|closest].",
      ],
      [
        "[This site|VanFettle] [helps|can help] with the service [beforehand|before it].",
        "[A service|Servicing] [some weeks|a little] [before|ahead] [leaves|gives] time for [repairs|parts].",
      ],
    ],
  },
  {
    id: "dva-when",
    topic: dvaDates,
    when: inNorthernIreland,
    forms: [
      {
        ask: [
          "How often does a van{kept} take the DVA test?",
          "When is the [MOT|DVA test] due for a van [kept in|from] {place}?",
          "Is the DVA test [yearly|due every year]?",
        ],
        answer: [
          "[Every year|Yearly] once the van [is|has become] old enough; the certificate [shows|gives] the [next|due] date.",
          "[First|The first time] {firstYears} after registration, [then|and then] [every|each] year.",
        ],
      },
      {
        ask: ["[When|How soon] should I [book|reserve] the DVA test?"],
        answer: [
          "Look at the last certificate, and [book|reserve] [well|some weeks] before the date it [gives|shows].",
          "[As soon as|Once] the reminder [comes|arrives], or [earlier|before] if you [know|have] the date.",
        ],
      },
      {
        ask: ["How do I know my DVA test date?"],
        answer: [
          "Look at the last certificate, and [book|reserve] [well|some weeks] before the date it [gives|shows].",
        ],
      },
    ],
    more: [
      [
        "[The DVA|The agency] {usually} [sends|posts] a reminder, [but|yet] the duty stays with the keeper.",
        "[Watch|Note] the [expiry|due] date, [since|because|as] [waits|queues] [vary|can be long].",
      ],
      [
        "[Driving|Using the van] without a [current|valid] certificate is an offence.",
        "Ask the DVA about [campers|converted vans] and [minibuses|heavier vehicles].",
      ],
    ],
  },
  {
    id: "dva-prepare",
    topic: dvaService,
    when: inNorthernIreland,
    forms: [
      {
        ask: ["How do I [prepare|get ready] for the DVA test?", "What should I check before the DVA test?"],
        answer: [
          "[Lamps, tyres, wipers|Tyres, wipers, lamps] and [washers|the horn] [first|to begin with]; then [arrive|turn up] [early|in good time] with the van [clean|empty] and warm.",
          "[Walk|Go] round it [in daylight|with a helper], [empty|clear] the [load space|back] and [wash|clean] underneath.",
        ],
      },
      {
        ask: ["[Should|Must] a van be [empty|clean] for the DVA test?"],
        answer: [
          "[Both help|It helps]: a [clean|washed], [empty|cleared] van is [quicker|easier] to [examine|see round].",
        ],
      },
      {
        ask: ["Is a service before the DVA test worth it?"],
        answer: [
          "[Well worth|Worth] it: [wear|faults] [found|seen] early [can|may] be [mended|put right] before the day.",
        ],
      },
    ],
    more: [
      [
        "A [service|pre-test service] [finds|shows] [brake and steering|steering and brake] wear [early|in time].",
        "[Read|Look at] the last [result|sheet] for [notes|advice].",
      ],
      [
        "[Warm|Run] the engine [well|fully] before a [diesel|smoke] [check|test].",
        "[Bring|Have] the [booking|appointment] details [with you|to hand].",
      ],
    ],
  },
  {
    id: "dva-day",
    when: inNorthernIreland,
    topic: dvaDay,
    forms: [
      {
        ask: ["What happens on DVA test day?"],
        answer: [
          "[An examiner|The examiner] [works|goes] through [lamps, tyres, brakes|brakes, lamps, tyres], [steering|suspension] and [smoke|exhaust], then [gives|prints] the result.",
        ],
      },
      {
        ask: ["[How|In what state] should a van{kept} [arrive|turn up] at the DVA?"],
        answer: [
          "[Empty, clean, warm|Warm, clean, empty] and [early|in good time], with the [booking|appointment] [details|papers] [to hand|ready].",
        ],
      },
    ],
  },
];
