import { booking } from "../servicing/booking.ts";
import { brakes } from "../servicing/brakes.ts";
import { diagnostics } from "../servicing/diagnostics.ts";
import { electric } from "../servicing/electric.ts";
import { fullService } from "../servicing/full-service.ts";
import { intervals } from "../servicing/intervals.ts";
import { majorService } from "../servicing/major-service.ts";
import { oil } from "../servicing/oil.ts";
import { quotes } from "../servicing/quotes.ts";
import { records } from "../servicing/records.ts";
import { trades } from "../servicing/trades.ts";
import type { Faq } from "./faq.ts";

export const servicingFaqs: Faq[] = [
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
  {
    id: "brakes-faq",
    topic: brakes,
    forms: [
      {
        ask: [
          "[How do I know|What tells me] the brakes [need|are due] [work|attention]?",
          "[What are|Which are] the signs of worn [van brakes|brakes]?",
        ],
        answer: [
          "[Squealing|Grinding], a [soft|long] pedal, [judder|a shake in the wheel] or a [pull|drift] as you [slow|stop] are all [reasons|signs] to [book|ask for] a check at once.",
          "[Listen|Keep your ears open] for [scraping|squeals], [watch|look out] for [the brake lamp|a warning lamp] and [feel|notice] [any|a] change in the pedal.",
        ],
      },
      {
        ask: ["[When|How soon] should brake [noise|squeal] be [looked at|checked]?"],
        answer: [
          "[At once|Straight away]: [noise|a noise] {often} means [pads|linings] [near|at] the limit, and [waiting|delay] [can cost|costs] the discs [too|as well].",
        ],
      },
      {
        ask: ["How long do van brake pads last?"],
        answer: [
          "[Load, hills and traffic|Traffic, load and hills] [decide|settle] it: a van [crawling|stopping and starting] around {spotA} uses pads [far faster|much sooner] than [one|a van] on [open|clear] roads.",
        ],
      },
      {
        ask: ["Why do my brakes squeal [in the morning|after rain]?"],
        answer: [
          "[Overnight|Surface] rust [squeals|grates] for a [stop|moment] or so and [goes|clears]; [noise|a sound] that [stays|persists] [needs|wants] [a look|checking].",
        ],
      },
      {
        ask: ["Are brakes [checked|looked at] at every service?"],
        answer: [
          "They should be: [pads, discs and fluid|fluid, pads and discs] are the [heart|core] of [any|a good] inspection.",
        ],
      },
    ],
    more: [
      [
        "[Loaded|Heavy] vans [wear|use up] pads [faster|sooner], [above all|especially] on [hills|stop-start rounds].",
        "[Brake fluid|The fluid] [ages|goes off] [too|as well] and should be [tested|checked] [at each service|yearly].",
      ],
      [
        "[Discs and pads|Pads and discs] are [changed|renewed] across the axle, never on a single side.",
        "[Do not|Never] [carry|move] a [full|heavy] load until [it|the van] has been [seen|{checked}].",
        "A parking brake that [slips|creeps] on a [hill|slope] [needs|calls for] [adjusting|attention] too.",
      ],
    ],
  },
  {
    id: "oil-faq",
    topic: oil,
    forms: [
      {
        ask: [
          "[Which|What] oil does [my van|a van{kept}] [need|take]?",
          "[How|Where] do I find the right [engine oil|oil]?",
          "[Does|Will] [the brand|the grade] of oil [matter|make a difference]?",
        ],
        answer: [
          "[The right|The correct] [specification|grade] is [named|given] in the {handbook}; [a {garage}|a workshop] can find it from the registration.",
          "[Specification|The specification] [matters|counts] [more|far more] than brand, [above all|especially] for diesels with a [soot filter|particulate filter].",
        ],
      },
      {
        ask: ["[How often|When] should [engine oil|the oil] be [checked|topped up]?"],
        answer: [
          "[Now and then|Between jobs], on [level|flat] ground with the engine [rested|cold], and [before|ahead of] any [long|loaded] run [past|to] {spotA}.",
        ],
      },
      {
        ask: ["[Can|May] I [mix|top up with] another oil?"],
        answer: [
          "[In need|At a pinch] a [little|splash] of [a similar|the nearest] grade [will do|serves], with the [right|proper] oil [soon|at the next change] after.",
        ],
      },
      {
        ask: ["Is supermarket oil [all right|good enough] for a van?"],
        answer: [
          "[What matters is|All hangs on] the [specification|maker's code]: [meet|match] it and the [label|name on the can] [matters|counts] little.",
        ],
      },
    ],
    more: [
      [
        "[The wrong|An unsuitable] oil can [block|harm] the [filter|exhaust filter] and [shorten|cut] the life of a [turbo|timing chain].",
        "[Ask|See] that the invoice [names|states] the oil [used|put in].",
      ],
      [
        "[Check|Look at] the level [between|in between] services, [cold|on level ground].",
        "[Keep|Carry] a litre of the same [oil|grade] for [top-ups|topping up].",
        "[Overfilling|Too much] is [as bad|as harmful] as [too little|running low].",
      ],
    ],
  },
  {
    id: "warning-light",
    topic: diagnostics,
    forms: [
      {
        ask: [
          "[Can I|Is it safe to] drive with the engine light on?",
          "[What should I do|What now] if a warning light [comes on|stays on]?",
          "[What does|What might] an amber engine light mean?",
        ],
        answer: [
          "[Amber|A steady amber light] [usually|normally] allows a [gentle|careful] drive to a {garage}; [red|a red light] means stop [safely|as soon as it is safe].",
          "[Slow down|Ease off] and read the {handbook}: red [means|says] stop, amber [means|says] [book a check|have it read] [soon|before long].",
        ],
      },
      {
        ask: ["[How urgent|How serious] is a [yellow|amber] light?"],
        answer: [
          "[Colour|The colour] [sorts|decides]: red now, amber [soon|this week]; [symptoms|odd noises or lost power] [raise|add to] the urgency.",
        ],
      },
      {
        ask: ["Why would a light come and go?"],
        answer: [
          "[A fault|A loose contact] that [comes and goes|is not always there] is still [stored|logged], so a [code read|scan] [days later|afterwards] [finds|shows] it.",
        ],
      },
    ],
    more: [
      [
        "A diagnostic check [reads|shows] the [code|stored code] and tests the [part|circuit] behind it.",
        "A flashing light [means|calls for] less power at once, to [protect|spare] the [exhaust filter|catalyst].",
      ],
      [
        "[Note|Write down] [when|how] it [came on|started], and [tell|pass that to] the {mechanic}.",
        "[Clearing|Wiping] the code [without|before] [repair|finding the cause] [only|just] [hides|delays] it.",
        "A lit [engine|airbag] lamp [also|would also] fail [the yearly test|a yearly test].",
      ],
    ],
  },
  {
    id: "fleet-faq",
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
    id: "electric-faq",
    topic: electric,
    forms: [
      {
        ask: ["Do electric vans need servicing?", "[What|How much] servicing does an electric van need?"],
        answer: [
          "There is no [oil to change|engine oil], [but|yet] [brakes, tyres, coolant, filters|tyres, coolant, brakes, filters] and [suspension|steering] [still|all] need [checks|a yearly look].",
          "[Less than a diesel|A shorter list], [but|yet] not [none|nothing]: [weight wears tyres|heavy batteries wear tyres], idle [discs|brakes] [rust|corrode] and coolant [ages|has a set life].",
        ],
      },
      {
        ask: ["[Which|What] [checks|jobs] does an electric van [need|have] each year?"],
        answer: [
          "[Tyres, brakes|Brakes, tyres], [coolant and cabin filter|cabin filter and coolant], [steering and cables|cables and steering], with [a battery report|a state-of-health report] [to finish|as well].",
        ],
      },
      {
        ask: ["Can any {garage} near {spotA} work on an electric van?"],
        answer: ["[Not all|Not every one]: [ask|check] for high-voltage training and a lift for the weight."],
      },
    ],
    more: [
      [
        "[Ask|Check] that the {garage} has [people|staff] [trained|qualified] for high voltage.",
        "[Software|System] updates [may|can] be [part|a part] of the visit.",
      ],
      [
        "[A battery report|A health report] on the [pack|battery] helps at resale.",
        "[Tyre pressures|Correct pressures] protect range in winter.",
      ],
    ],
  },
  {
    id: "records-faq",
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
        "[Photograph|Scan] them, [since|because|as] [printed|shop] [ink|paper] fades.",
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
