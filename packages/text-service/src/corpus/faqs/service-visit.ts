import { booking } from "../servicing/booking.ts";
import { fullService } from "../servicing/full-service.ts";
import { intervals } from "../servicing/intervals.ts";
import { majorService } from "../servicing/major-service.ts";
import { records } from "../servicing/records.ts";
import type { Faq } from "./faq.ts";

export const serviceVisitFaqs: readonly Faq[] = [
  {
    id: "how-often",
    topic: intervals,
    forms: [
      {
        ask: [
          "[How often|When] should [I have my van|a van be] serviced?",
          "[How often|How regularly] does a [van|working van] need [a service|servicing]?",
          "[What|Which] service interval [suits|is right for] a {busy} van?",
        ],
        answer: [
          "[At least|Not less than] [once a year|every year], or [at|on] the mileage in the {handbook} if [that comes|it arrives] [sooner|first].",
          "[Follow|Go by] the {handbook}: it [gives|sets] a [time and a mileage|mileage and a time], and [the earlier|whichever comes first] [counts|applies].",
          "[Yearly|Every year] for [most|many] vans, [sooner|earlier] for [those|any] that [tow|work hard], [carry|haul] [full|heavy] loads or [stop and start|make short trips] all day.",
        ],
      },
      {
        ask: [
          "[What gap|How long] [between services|from one service to the next] [suits|is sensible for] a van used around {spotA}?",
          "Is a yearly service enough for [my|a {busy}] van?",
          "[By miles or by months|By date or by mileage]: [when|how] [do I|should I] plan the next service?",
        ],
        answer: [
          "[For light use|With gentle use] the {handbook} [figure|interval] [holds|stands]; [rounds|drops] between {spotA} and {spotB} [argue for|point to] a shorter gap.",
          "[Count|Keep count of] miles and months [alike|together], and [go in|book] at whichever [comes up|falls due] first; a year is the [usual|common] [outer limit|longest gap].",
        ],
      },
    ],
    more: [
      [
        "[Short|Cold] trips [around|near] {spotA} [age|tire] oil [faster|sooner] than [motorway|steady] miles.",
        "[Low mileage|Few miles] is [no excuse|not a reason] to [skip|miss] a year, [since|because|as] fluids [age|spoil] with time.",
        "A [service lamp|dashboard reminder] helps, [but|yet] only if it was [reset|set] [properly|at the last visit].",
      ],
      [
        "[Ask|Check] [which|what] [belts and fluids|fluids and belts] [fall|come] due [next|this year] as well.",
        "[Write|Note] the [next|following] date [down|in the diary] when you [collect|pick up] the van.",
        "[Newer|Younger] vans [should|need to] [keep|stick] to the schedule to [protect|hold on to] the [maker's|original] warranty.",
      ],
    ],
  },
  {
    id: "full-or-interim",
    topic: majorService,
    forms: [
      {
        ask: [
          "[What is|What's] the difference between [an interim and a full|a full and a major] service?",
          "[Interim, full or major|Full or major]: [which|what] service [do I need|should I choose]?",
          "[Which|What] [level|kind] of service [is right|do I choose] for [my van|a van{kept}]?",
        ],
        answer: [
          "An interim service [renews|changes] oil and [its|the oil] filter with [basic|quick] checks; a full service [adds|brings] [more filters, fluids and a closer look|fluids, filters and a fuller inspection]; a major one [adds|includes] [plugs and fuel filters|long-life parts].",
          "[It is|This is] a matter of depth: interim [covers|means] [oil and safety checks|the basics], full [covers|means] the [yearly|whole yearly] list, major [adds|brings] the [long-life|slow-wearing] [parts|items].",
          "A full service is the [yearly|annual] [standard|routine]; interim [fits|goes] in between for [high|big] mileages and major [comes|is due] at [longer|wider] gaps.",
        ],
      },
      {
        ask: ["How do [the service levels|interim, full and major services] differ?"],
        answer: [
          "[Each level|Every step up] [goes|looks] [deeper|further]: [oil first|the oil], [then filters and brakes|then the whole yearly list], [then|and last] the [long-life|slow-wearing] parts.",
        ],
      },
      {
        ask: [
          "Is an interim service enough for a van on [short|local] rounds near {spotA}?",
          "[When|At what point] is a major service [called for|due]?",
        ],
        answer: [
          "[Look|Go] by what was [last|previously] done: after [a full|a plain] service the next [may|can] be [major|the bigger one], and [heavy use|high mileage] [slots|puts] an interim one between.",
        ],
      },
    ],
    more: [
      [
        "[The {handbook}|Your invoices] [will show|show] which was done [last|most recently].",
        "[Unsure|Not sure]? [Take|Choose] the full service and ask the {garage} what is [due|outstanding].",
        "[Towing|Site work] or [short trips|heavy loads] [point|lead] to the [fuller|deeper] [choice|list].",
      ],
      [
        "[Compare|Read] the [list of jobs|job list], not just the [name|title] of the package.",
        "[Extra|Worn] parts are [quoted|priced] [separately|apart] and [need|await] your [agreement|consent].",
      ],
    ],
  },
  {
    id: "how-long",
    topic: fullService,
    forms: [
      {
        ask: [
          "How long [does a van service take|will the van be away]?",
          "[Will I need|Do I need] to leave the van [all day|for the day]?",
          "[How much time|How long] should I [allow|plan] for a service?",
        ],
        answer: [
          "[Allow|Plan for] [most of a working day|the best part of a day]; [simple|short] services are [often|sometimes] [done|finished] [sooner|earlier].",
          "[It depends|That depends] on the [service level|work] and the [van|engine]: an oil change is [quick|short], a major service [can take|takes] [most of the day|far longer].",
          "[Usually|As a rule] the van [goes in|is left] [in the morning|early] and [comes back|is ready] [by|before] the end of the day, unless parts [must|have to] be [ordered|fetched].",
        ],
      },
      {
        ask: ["[Can|Could] I [wait|stay] while the van is serviced?"],
        answer: [
          "[Plan|Reckon] to be without it for the [working day|day], and [be glad|count it a bonus] if the {garage} [finishes|is done] by [lunch|early afternoon].",
        ],
      },
      {
        ask: ["Will the van be back the same day?"],
        answer: [
          "[Plan|Reckon] to be without it for the [working day|day], and [be glad|count it a bonus] if the {garage} [finishes|is done] by [lunch|early afternoon].",
        ],
      },
      {
        ask: ["[When|How early] must I drop the van off [for|before] a service?"],
        answer: [
          "[First thing|Early] is usual, so that [extra parts|anything missing] can [be fetched|arrive] before [closing|the end of the day].",
        ],
      },
    ],
    more: [
      [
        "[Ask|Check] [about|for] a [loan van|courtesy vehicle] [when|as] you book.",
        "An [empty|unloaded] van is [quicker|faster] to [work on|inspect].",
        "[Leave|Hand over] the [wheel-lock key|locking nut key] with the [ignition key|keys]: its [absence|lack] [delays|holds up] [many|plenty of] jobs.",
      ],
      [
        "[Some|A few] {garages} [take|accept] keys [the evening before|overnight].",
        "Tell the {garage} when you [need|must have] the van [back|again].",
      ],
    ],
  },
  {
    id: "booking-how",
    topic: booking,
    forms: [
      {
        ask: [
          "How do I book [through VanFettle|on this site|a service here]?",
          "[What happens|What comes next] after I [send|submit] the form?",
          "[Do I book|Is the booking made] on VanFettle [itself|directly]?",
        ],
        answer: [
          "[Choose|Pick] a service, [enter|type] the [registration|number plate] and postcode, and [you are|you will be] [passed|sent] to the [partner|booking partner's] site to [finish|complete] the booking.",
          "[The form|Our form] [takes|needs] [a registration, a postcode and a service|a service, a registration and a postcode]; the [partner site|booking partner] then [shows|offers] [garages|workshops] and dates.",
          "VanFettle [introduces|connects] you; the [booking|date] is [made|confirmed] on the partner's site, with the [garage|workshop] you [choose|pick].",
        ],
      },
      {
        ask: ["What do I need to [ask for|get] a quote?"],
        answer: [
          "[Just|Only] the [registration|number plate], a postcode — [home, yard or work near {spotA}|the yard's or your own] — and the service you [want|have in mind].",
        ],
      },
      {
        ask: ["[Who|Which company] [confirms|handles] the booking?"],
        answer: [
          "The [partner|booking partner], once this [site|page] has [passed you on|sent you across] with the [details|registration and postcode].",
        ],
      },
    ],
    more: [
      [
        "[No account|No sign-up] is [needed|asked for] [here|on VanFettle].",
        "[Check|Look over] the plate [before|as] you send it, so that the [quote|offer] [fits|matches] your van.",
        "The form [works|is open] at any hour.",
      ],
      [
        "[Keep|Note] the [confirmation|reference] you [get|receive] from the partner.",
        "[Changes|Later changes] to the [date|booking] are [made|handled] with the [partner|booking partner].",
        "[Use|Give] the postcode where the van is [kept|parked] [by day|in working hours].",
      ],
    ],
  },
  {
    id: "warranty",
    topic: records,
    forms: [
      {
        ask: [
          "[Will|Does] servicing [outside the dealer|at an independent] [affect|void] my warranty?",
          "[Can|May] an independent {garage} service a [new|newer] van?",
          "Do I have to use a main dealer [while|when] the van is under warranty?",
        ],
        answer: [
          "[Nothing is lost|The cover stands] as long as the maker's schedule is [followed|kept] and [suitable|matching-quality] parts and oil are [used|fitted].",
          "[Independent|Local] {garages} [may|can] service vans [under|in] warranty, [provided|as long as] they [keep|hold] to the [maker's|official] schedule and [record|write down] the work.",
        ],
      },
      {
        ask: ["Is my warranty safe if a {garage} near {spotA} does the service?"],
        answer: [
          "[Schedule, parts and proof|Proof, parts and schedule]: [keep|hold] to [all of them|each] and the choice of {garage} is yours.",
          "[It stays|The cover stays] [valid|in force] when the [work|service] [matches|follows] the maker's [list|plan] and [invoices|records] [show|prove] it.",
        ],
      },
      {
        ask: ["[Which|What] rules keep a maker's warranty [alive|valid]?"],
        answer: [
          "[Schedule, parts and proof|Proof, parts and schedule]: [keep|hold] to [all of them|each] and the choice of {garage} is yours.",
        ],
      },
    ],
    more: [
      [
        "[Keep|File] [every|each] [detailed|itemised] invoice as [proof|evidence].",
        "[Ask|Have it agreed] that the [digital|online] service record is [updated|filled in] too.",
      ],
      [
        "[Lease|Finance] agreements [may|can] [set|hold] [tighter|stricter] terms, so [read|check] [yours|the small print].",
        "[Warranty|Recall] repairs [themselves|proper] [still|always] go to the [maker's|official] dealer.",
        "[Work|Repairs] by the {garage} [carry|come with] [separate|its own] cover, which [varies|differs] by {garage}.",
      ],
    ],
  },
];
