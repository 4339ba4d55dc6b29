import { myths } from "../mot/certificate.ts";
import { dates } from "../mot/classes.ts";
import { preparing, results, tested } from "../mot/inspection.ts";
import { inBritain } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motDateFaqs: readonly Faq[] = [
  {
    id: "first-mot",
    topic: dates,
    when: inBritain,
    forms: [
      {
        ask: [
          "When is a [new van's|van's] first MOT due?",
          "How old is a van{kept} at its first MOT?",
          "How [soon|often] does a [van|new van] need an MOT?",
        ],
        answer: [
          "[The first is due|The first falls due] {firstYears} after [first|the date of first] registration, [then|and after that] [every|each] year.",
          "[After|At] {firstYears} [from|counted from] registration, and [yearly|every year] [from then on|after that].",
        ],
      },
      {
        ask: ["[Does|Will] a van used around {spotA} need an MOT [each|every] year?"],
        answer: ["Each year, once it is past its first test at {firstYears}."],
      },
      {
        ask: ["[From|At] what age must a van have an MOT?"],
        answer: ["{firstYears} [from|after] the first registration, and [each|every] year [thereafter|from then]."],
      },
    ],
    more: [
      [
        "[Test|Renew] in the last month and the [date|anniversary] [stays|is kept].",
        "The [official|government's] online service [shows|gives] the [exact|due] date from the registration.",
      ],
      [
        "[Driving|Using the van] without a current test is an offence, [except|apart from] on the way to a [booked|pre-booked] test.",
        "[Fleets|Firms] can move the date to a [quiet|slack] month by testing early.",
      ],
    ],
  },
  {
    id: "what-fails",
    topic: preparing,
    forms: [
      {
        ask: [
          "[What|Which faults] do vans [most often|usually] fail on?",
          "Why do vans fail the MOT?",
          "[Which|What] [faults|points] should I check before the MOT?",
        ],
        answer: [
          "[Lamps, tyres, brakes|Tyres, lamps, brakes] and [suspension|worn suspension] [lead|head] the list, with wipers and [mirrors|cracked glass] [after|behind] them.",
          "[Simple|Small] things [above all|mostly]: [a bulb, a wiper|bulbs, wipers], [a bald edge|worn tyres], [a weak handbrake|an uneven brake].",
        ],
      },
      {
        ask: ["[Which|What] [quick|easy] checks [avoid|prevent] a fail?"],
        answer: [
          "[What|Things] you can [see and hear|hear and see]: [a bulb, a bald tyre|a bald tyre, a bulb], [a knock|a blow from the exhaust], [a lit lamp|a warning lamp].",
        ],
      },
      {
        ask: ["What do I check the night before?"],
        answer: [
          "[Every lamp|All lamps], [the washers|washers and wipers], [tyre tread|the tyres] and the [horn|dash lamps]: [simple|quick] to [try|see] in the [yard|street].",
        ],
      },
    ],
    more: [
      [
        "[Walk|Go] round the van with a helper [a few days|some days] [before|ahead].",
        "[Read|Look at] last year's advisories [first|before anything else].",
      ],
      [
        "[Empty|Clear] the load space so [belts|seat belts] and [fixings|floor] can be [seen|reached].",
        "Warm the engine well before a [smoke|diesel] test.",
        "[Clean|Wipe] lamps and plates [too|as well].",
      ],
    ],
  },
  {
    id: "fail-then",
    topic: results,
    when: inBritain,
    forms: [
      {
        ask: ["[What happens|What now] if [my van|a van{kept}] fails?"],
        answer: [
          "A van with a dangerous fault must not be driven; with major faults it [has|needs] [repair|mending] and a retest.",
          "[Have|Get] the [listed|named] faults [mended|put right], [there|at that station] or [elsewhere|at another], and have the van retested.",
        ],
      },
      {
        ask: ["[Can I|May I] drive away [after|following] a [fail|failed MOT]?"],
        answer: [
          "A van with a dangerous fault must not be driven; with major faults it [has|needs] [repair|mending] and a retest.",
        ],
      },
      {
        ask: ["[Do I pay|Is there a charge] for a retest?"],
        answer: [
          "[That|It] [depends|turns] on the station and the [timing|day]: a partial retest {often} has no [fee|charge] if the van [stays|is left] there for the [work|repair].",
        ],
      },
      {
        ask: ["Must a failed van [be repaired|be mended] [there|at the station]?"],
        answer: [
          "[Not necessarily|You may choose]: [any|another] {garage} [may|can] mend it, though [leaving|keeping] it [there|on site] {often} [eases|simplifies] the retest.",
        ],
      },
      {
        ask: ["[How soon|When] must a failed van be retested?"],
        answer: [
          "Ask the station to name the [time|period] it [allows|gives]; [inside|within] that, a partial retest {often} [does|is enough].",
        ],
      },
    ],
    more: [
      [
        "A partial retest {often} has no [fee|charge] when the van [stays|is left] [there|at the station] for the [work|repair].",
        "[Ask|Check] the retest [terms|cost] [when|before] you book.",
      ],
      [
        "[You may|Owners may] appeal to the DVSA, before any repair.",
        "[A current|An unexpired] certificate does not [excuse|cover] a dangerous [fault|van].",
      ],
    ],
  },
  {
    id: "mot-and-service",
    topic: tested,
    forms: [
      {
        ask: ["[Should|Can] I have [the service|a service] before the MOT?", "Is it better to service first?"],
        answer: [
          "[A service|Servicing] [first|beforehand] lets [worn|tired] parts be [renewed|changed] before the test.",
        ],
      },
      {
        ask: ["Does an MOT [replace|count as] a service?"],
        answer: [
          "[They are|Those are] [different|separate]: the MOT [checks|tests] safety on the day, a service [renews|changes] [oil and filters|worn parts and fluids].",
        ],
      },
      {
        ask: ["[Which|What] comes first, [MOT or service|service or MOT]?"],
        answer: [
          "[Service|The service], [if|where] there is a choice: [faults|worn parts] are [then|so] [found|mended] before they [count|are tested].",
        ],
      },
      {
        ask: ["Why service a van that has just passed [its|the] MOT?"],
        answer: [
          "[Because|For] the test never [looks|sees] inside the engine, and [oil and filters|filters and oil] [age|tire] [regardless|all the same].",
        ],
      },
    ],
    more: [
      [
        "[Oil, filters and belts|Belts, filters and oil] are not part of the test.",
        "A [pass|certificate] [says|proves] [nothing|little] about [engine or gearbox|gearbox or engine] wear.",
      ],
      [
        "Booking both close together keeps the [year|calendar] [simple|tidy].",
        "[Leave|Allow] a few days between [for|to fit] [parts|repairs].",
      ],
    ],
  },
  {
    id: "grace",
    when: inBritain,
    topic: myths,
    forms: [
      {
        ask: [
          "Is there [any|a] grace period [once|after] [the|an] MOT [expires|runs out]?",
          "[How early|How far ahead] can [I|we] renew [an|the] MOT?",
        ],
        answer: [
          "[None|There is none] after the [date|last day]; the [month|spare month] comes [before|ahead of] it, when [renewing|testing] [keeps|holds] the [anniversary|date].",
        ],
      },
      {
        ask: ["[May|Can] a tester [refuse|turn away] [my van|a van{kept}]?"],
        answer: [
          "[Rules|The rules] are [plain|simple|short] [here|on this]: [test|renew] [in time|before the date], with the van [clean|empty], [fuelled|warm] and [unlocked|ready].",
        ],
      },
      {
        ask: ["How do I keep my MOT [date|month]?"],
        answer: ["[Renew|Test] within the last month and it [stays|holds]."],
      },
      {
        ask: ["[Can|May] I drive the day after my MOT [ends|expires]?"],
        answer: ["[Only|Just] to a [booked|pre-arranged] test or repair; no day of grace [exists|is given]."],
      },
    ],
  },
];
