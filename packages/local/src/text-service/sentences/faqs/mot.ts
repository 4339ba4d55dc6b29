import { inBritain, inNorthernIreland } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motFaqs: Faq[] = [
  {
    id: "stations-near",
    when: (facts) => inBritain(facts) && facts.kind === "place" && facts.garages.count > 1,
    ask: [
      "How many [MOT stations|garages] are [near|close to|around] {place}?",
      "[Is there|Do I have] a choice of [MOT stations|test stations] [near|around] {place}?",
      "Where can I have a van tested [near|around] {place}?",
    ],
    answer: [
      "The DVSA [list|register] for {year} [shows|has|counts] {garageCount} [authorised stations|stations] within {within} of {place}.",
      "{garageCount} [authorised|listed] [stations|garages] [lie|stood] within {within} of [the centre|its centre], by the DVSA [list|register] of {year}.",
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
    ask: ["[Is there|Can I find] an MOT station in {place}?", "Where do vans from {place} go for an MOT?"],
    answer: [
      "None within {within}, [by|going by] the DVSA [list|register] of {year}, so [look|search] [further out|further afield].",
      "[The DVSA list|The register] for {year} [shows|has] none within {within}; [drivers|owners] {usually} [look|travel] [further|elsewhere].",
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
    ask: ["How many MOT stations are there in {place}?", "How many garages [test vans|are authorised] in {place}?"],
    answer: [
      "The DVSA [list|register] for {year} [shows|counts] {garageCount} in {place}.",
      "{garageCount} [authorised|listed] [stations|garages], by the DVSA [list|register] of {year}.",
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
    when: inBritain,
    ask: [
      "[Which|What] MOT class is my van?",
      "Is my van class 4 or class 7?",
      "[How|Where] do I find [my|the] van's MOT class?",
    ],
    answer: [
      "[Goods vans|Vans] up to {class4Kg} [design gross weight|gross weight] are class 4; [heavier ones|those above], up to {class7Kg}, are class 7.",
      "[Look|Check] at the [gross|maximum] weight on the plate: {class4Kg} or less is class 4, [more than that|above that] and up to {class7Kg} is class 7.",
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
    when: inBritain,
    ask: [
      "[What may|How much may] a station charge for a van MOT?",
      "Is there a legal limit on MOT fees?",
      "What does a van MOT cost at most?",
    ],
    answer: [
      "[At most|No more than] {class4Fee} for class 4 and {class7Fee} for class 7: [both|these] are [legal|statutory] [maximums|limits].",
      "[The legal|The statutory] maximum is {class4Fee} for a class 4 van and {class7Fee} for a class 7 [van|one].",
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
    when: inBritain,
    ask: [
      "When is a [new van's|van's] first MOT due?",
      "How old is a van at its first MOT?",
      "How [soon|often] does a [van|new van] need an MOT?",
    ],
    answer: [
      "[The first is due|The first falls due] {firstYears} after [first|the date of first] registration, [then|and after that] [every|each] year.",
      "[After|At] {firstYears} [from|counted from] registration, and [yearly|every year] [from then on|after that].",
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
    ask: [
      "[What|Which faults] do vans [most often|usually] fail on?",
      "Why do vans fail the MOT?",
      "[Which|What] [faults|points] should I check before the MOT?",
    ],
    answer: [
      "[Lamps, tyres, brakes|Tyres, lamps, brakes] and [suspension|worn suspension] [lead|head] the list, with wipers and [mirrors|cracked glass] [after|behind] them.",
      "[Simple|Small] things [above all|mostly]: [a bulb, a wiper|bulbs, wipers], [a bald edge|worn tyres], [a weak handbrake|an uneven brake].",
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
    when: inBritain,
    ask: [
      "[What happens|What now] if my van fails?",
      "[Can I|May I] drive away [after|following] a [fail|failed MOT]?",
      "[Do I pay|Is there a charge] for a retest?",
    ],
    answer: [
      "[A van|It] with a dangerous fault must not be driven; with major faults it [has|needs] [repair|mending] and a retest.",
      "[Have|Get] the [listed|named] faults [mended|put right], [there|at that station] or [elsewhere|at another], and have the van retested.",
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
    ask: [
      "[Should|Can] I have [the service|a service] before the MOT?",
      "Is it better to service first?",
      "Does an MOT [replace|count as] a service?",
    ],
    answer: [
      "[They are|Those are] [different|separate]: the MOT [checks|tests] safety on the day, a service [renews|changes] [oil and filters|worn parts and fluids].",
      "[A service|Servicing] [first|beforehand] lets [worn|tired] parts be [renewed|changed] before the test.",
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
    when: inNorthernIreland,
    ask: [
      "Where do vans from {place} [go for|have] the MOT?",
      "Who [carries out|does] van MOTs [for|in] {place}?",
      "How do I [book|arrange] an MOT [in|for a van from] {place}?",
    ],
    answer: [
      "[Only|Solely] at DVA centres: in Northern Ireland the Driver and Vehicle Agency [tests|examines] vans itself.",
      "[With|Through] the DVA, the Driver and Vehicle Agency, which [runs|staffs] [every|each] test centre in Northern Ireland.",
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
    when: inNorthernIreland,
    ask: [
      "How often does a van take the DVA test?",
      "When is the [MOT|DVA test] due for a van [kept in|from] {place}?",
      "Is the DVA test [yearly|due every year]?",
    ],
    answer: [
      "[Every year|Yearly] once the van [is|has become] old enough; the certificate [shows|gives] the [next|due] date.",
      "[First|The first time] {firstYears} after registration, [then|and then] [every|each] year.",
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
    when: inNorthernIreland,
    ask: ["How do I [prepare|get ready] for the DVA test?", "What should I check before the DVA test?"],
    answer: [
      "[Lamps, tyres, wipers|Tyres, wipers, lamps] and [washers|the horn] [first|to begin with]; then [arrive|turn up] [early|in good time] with the van [clean|empty] and warm.",
      "[Walk|Go] round it [in daylight|with a helper], [empty|clear] the [load space|back] and [wash|clean] underneath.",
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
