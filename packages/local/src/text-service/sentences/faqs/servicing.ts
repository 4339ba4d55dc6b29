import type { Faq } from "./faq.ts";

export const servicingFaqs: Faq[] = [
  {
    id: "how-often",
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
    ask: [
      "[What is|What's] the difference between [an interim and a full|a full and a major] service?",
      "[Interim, full or major|Full or major]: [which|what] service [do I need|should I choose]?",
      "[Which|What] [level|kind] of service [is right|do I choose] for my van?",
    ],
    answer: [
      "An interim service [renews|changes] oil and [its|the oil] filter with [basic|quick] checks; a full service [adds|brings] [more filters, fluids and a closer look|fluids, filters and a fuller inspection]; a major one [adds|includes] [plugs and fuel filters|long-life parts].",
      "[It is|This is] a matter of depth: interim [covers|means] [oil and safety checks|the basics], full [covers|means] the [yearly|whole yearly] list, major [adds|brings] the [long-life|slow-wearing] [parts|items].",
      "A full service is the [yearly|annual] [standard|routine]; interim [fits|goes] in between for [high|big] mileages and major [comes|is due] at [longer|wider] gaps.",
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
    ask: [
      "[Will|Does] servicing [outside the dealer|at an independent] [affect|void] my warranty?",
      "[Can|May] an independent {garage} service a [new|newer] van?",
      "Do I have to use a main dealer [while|when] the van is under warranty?",
    ],
    answer: [
      "[Not if|No, as long as] the maker's schedule is [followed|kept] and [suitable|matching-quality] parts and oil are [used|fitted].",
      "[Independent|Local] {garages} [may|can] service vans [under|in] warranty, [provided|as long as] they [keep|hold] to the [maker's|official] schedule and [record|write down] the work.",
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
    ask: [
      "[How do I know|What tells me] the brakes [need|are due] [work|attention]?",
      "[What are|Which are] the signs of worn [van brakes|brakes]?",
      "[When|How soon] should brake [noise|squeal] be [looked at|checked]?",
    ],
    answer: [
      "[Squealing|Grinding], a [soft|long] pedal, [judder|a shake in the wheel] or a [pull|drift] as you [slow|stop] are all [reasons|signs] to [book|ask for] a check at once.",
      "[Listen|Keep your ears open] for [scraping|squeals], [watch|look out] for [the brake lamp|a warning lamp] and [feel|notice] [any|a] change in the pedal.",
      "[At once|Straight away]: [noise|a noise] {often} means [pads|linings] [near|at] the limit, and [waiting|delay] [can cost|costs] the discs [too|as well].",
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
    ask: [
      "[Which|What] oil does my van [need|take]?",
      "[How|Where] do I find the right [engine oil|oil]?",
      "[Does|Will] [the brand|the grade] of oil [matter|make a difference]?",
    ],
    answer: [
      "[The right|The correct] [specification|grade] is [named|given] in the {handbook}; [a {garage}|a workshop] can find it from the registration.",
      "[Specification|The specification] [matters|counts] [more|far more] than brand, [above all|especially] for diesels with a [soot filter|particulate filter].",
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
    ask: [
      "[Can I|Is it safe to] drive with the engine light on?",
      "[What should I do|What now] if a warning light [comes on|stays on]?",
      "[What does|What might] an amber engine light mean?",
    ],
    answer: [
      "[Amber|A steady amber light] [usually|normally] allows a [gentle|careful] drive to a {garage}; [red|a red light] means stop [safely|as soon as it is safe].",
      "[Slow down|Ease off] and read the {handbook}: red [means|says] stop, amber [means|says] [book a check|have it read] [soon|before long].",
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
    ask: [
      "[Can I|May I] book [several|a number of] vans?",
      "[Do you|Can VanFettle] [help|work for] [small fleets|firms with a few vans]?",
      "How do [firms|businesses] with several vans [book|plan servicing]?",
    ],
    answer: [
      "[Yes|Certainly]: [send|make] a request for [each|every] registration and [stagger|space] the dates [so that|so] [rounds|jobs] are [covered|kept going].",
      "[Each|Every] van has its own request, [because|since|as] the [quote|price] [depends|rests] on the [registration|vehicle].",
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
    ask: [
      "[Can|Might] the price change [after|once] I have booked?",
      "[Is|Will] the quote [fixed|be final]?",
      "What can [change|raise] the price?",
    ],
    answer: [
      "The {garage} [prices|quotes for] the work [listed|agreed]; [extra|further] [parts or faults|faults or parts] [should|must] be [agreed|cleared] with you [first|before work goes on].",
      "[Only|Just] [if|when] [more|extra] work is [found|needed] and you [agree|say yes] to it.",
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
    ask: ["[Do|Should] electric vans [need|have] servicing?", "[What|How much] servicing does an electric van need?"],
    answer: [
      "[Yes|They do]: [no oil|there is no oil], [but|yet] [brakes, tyres, coolant, filters|tyres, coolant, brakes, filters] and [suspension|steering] [still|all] need [checks|a yearly look].",
      "[Less|Rather less], [but|yet] [not none|never nothing]: [weight wears tyres|heavy batteries wear tyres], idle [discs|brakes] [rust|corrode] and coolant [ages|has a set life].",
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
    ask: [
      "Should I keep [service invoices|service records]?",
      "[Does|Will] a service history [help|matter] when I sell?",
      "[What|Which] [papers|records] should I [keep|file]?",
    ],
    answer: [
      "buyers and [lease firms|finance firms] [look|ask] for [proof|evidence] of [oil, belts and brakes|brakes, belts and oil] [done on time|on schedule].",
      "[Invoices|Itemised invoices] [prove|show] [what was done|the work] and [when|at what mileage], which [helps|counts] [with|in] [warranty claims and resale|resale and warranty claims].",
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
    ask: [
      "How do I choose a garage [for my van|{locally}]?",
      "What should I ask a [garage|workshop]?",
      "What matters when [choosing|picking] a workshop?",
    ],
    answer: [
      "Check [the lift height|lift and door height], [experience|skill] with [your make|vans], [what the price covers|the parts included] and [the cover on the work|the warranty on the work].",
      "[Look|Ask] for an [itemised|detailed] quote, a [lift|bay] that [fits|suits] the van and [clear|plain] [terms|cover] on [parts and labour|the work].",
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
    ask: [
      "[Can|May] I use a garage [outside|away from] {place}?",
      "[Do I have|Does the van have] to be serviced in {place}?",
    ],
    answer: [
      "[Yes|Of course], [any|whichever] {garage} [will do|may be used]: {nearA} is {milesA} [away|off] and {nearB} {milesB}, [in straight lines|as the crow flies].",
      "[Anywhere|Wherever] [suits|is handy] [is fine|will do]. [Some|Plenty of] [owners|drivers] [from|in] {place} [look|book] [towards|around] {nearA} ({milesA}) or {nearB} ({milesB}).",
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
