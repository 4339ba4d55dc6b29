import { classes, dates, fees } from "../mot/classes.ts";
import { preparing, results, tested } from "../mot/inspection.ts";
import { dva, dvaDates, dvaService } from "../northern-ireland/mot.ts";
import { inBritain, inNorthernIreland } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motFaqs: Faq[] = [
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
          "[Quite|Fairly] simple: {garageCount} were [authorised|approved] [inside|within] {within} in {year}.",
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
        "[The fee|It] [covers|pays for] the test [alone|only], [pass or fail|whatever the result].",
      ],
      [
        "[MOT + Service|The joint visit] is [shown|listed] here at {bothPrice}.",
        "No VAT is [due|charged] on the test [fee|itself].",
      ],
    ],
  },
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
        "[Any|Whichever] DVA centre [will do|may be chosen], not [only|just] the [nearest|closest].",
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
          "[Look|Check] at the last certificate, and [book|reserve] [well|some weeks] before the date it [gives|shows].",
          "[As soon as|Once] the reminder [comes|arrives], or [earlier|before] if you [know|have] the date.",
        ],
      },
      {
        ask: ["How do I know my DVA test date?"],
        answer: [
          "[Look|Check] at the last certificate, and [book|reserve] [well|some weeks] before the date it [gives|shows].",
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
];
