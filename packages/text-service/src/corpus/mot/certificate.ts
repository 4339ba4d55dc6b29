import type { Topic } from "../topic.ts";

export const myths: Topic = {
  id: "mot-myths",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "MOT [myths|half-truths] [put straight|and facts]",
    "[Common|Popular] [beliefs|tales] about the MOT",
    "[What people get wrong|Things drivers mistake] about the MOT",
    "[True or false|Fact or tale]: the MOT",
  ],
  open: [
    "[Plenty of|Many|Quite a few] [tales|beliefs|half-truths] [surround|cling to|follow] the MOT, and [some|several|a few] of them [cost|lose] van owners [time|working hours|sleep].",
    "[Ask|Listen to] [any group of|a few] drivers [around|near] {spotA} and you will hear [differing|conflicting|contrary] [versions|accounts] of the MOT rules.",
    "The [rules|facts] on MOTs are [simpler|plainer|clearer] than [hearsay|gossip|the tales told at the counter] [makes out|suggests|would have it].",
    "[Much|A lot|A good part] of what is [said|told|repeated] about the MOT is [out of date|half right|only partly true].",
  ],
  points: [
    [
      "There is no [grace period|period of grace|spare fortnight] [once|when|after] a certificate [expires|ends|runs out]: [from|starting] that [day|midnight] the van [must stay|stays|has to stay] off the road.",
      "[The month|That last month] in which you can [renew|test] [early|ahead] comes [before|ahead of] expiry, [not|never] after [it|the date].",
      "A [fresh|new] [pass|certificate] does not [cure|cover|excuse] a [worn tyre|bald tyre|failed lamp] [next week|a month later|later in the year].",
      "[An old|A still-valid] certificate [does not|will not|cannot] [make|render] a van with a [dangerous|grave] fault [lawful|legal|fit] to drive.",
    ],
    [
      "The MOT is [not|no substitute for] a service: [nobody|no tester] [changes oil|adjusts anything|cleans a filter] [during|in the course of] it.",
      "[Testers|Those who test] may not [mend|repair|strip] [anything|parts] [while|as] they [test|inspect|work]; repairs [begin|start|come] [only|just] when the [test|inspection] is [over|done|complete].",
      "A [long|fresh] MOT on a van you [buy|are offered] [proves|says] [little|nothing] about its [engine, clutch or gearbox|gearbox, engine or clutch].",
      "[A clean|An unmarked] certificate [without|with no] advisories is [welcome|good news|pleasing], [though|but] parts [under covers|behind trim|inside the engine] were never [seen|looked at].",
    ],
    [
      "[Dirty|Mud-caked] vans [can|may] [indeed|in fact|quite properly] be [turned away|refused|sent home], [since|because|for] a tester [must|needs to|has to] [see|read] [plates and structure|what is underneath].",
      "A tester cannot fail a van for [scratches|dull paint|dents] [alone|by themselves], [unless|except where] an edge is [sharp|likely to cut].",
      "[An engine lamp|The engine lamp] [does|really does|will] fail a van, even when it [drives|runs] [well|smoothly|normally].",
      "[Empty|Dry] washers [fail|are a fail]; a [low|near-empty] fuel tank [may|can] [stop|prevent|halt] the [smoke|emissions] test [altogether|before it starts].",
    ],
    [
      "[Your|The] usual {garage} is [no more|not] [bound|obliged] to [pass|favour] you than [any other|a stranger's]: the [manual|rule book] [decides|rules|governs].",
      "[Owners|Drivers] [may|can|are free to] have the test in {spotA} and the [repairs|mending] in {spotB}, or [the reverse|the other way round].",
      "[Mileage|The mileage] is [recorded|read|noted], [yet|but] [it|a high one] [cannot|does not|will not] [fail|condemn] a van.",
      "Age [alone|by itself] [fails|condemns|stops] no van: [old|elderly] vans that are [sound|cared for] come through.",
    ],
  ],
};

export const certificate: Topic = {
  id: "certificate",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Reading|Understanding] the MOT certificate",
    "[What the certificate shows|What is on the certificate]",
    "[Paper|Paperwork] and [records|history] after the test",
    "[MOT history|The MOT record] and what it [tells|reveals]",
  ],
  open: [
    "[A certificate|The MOT certificate] [names|shows|lists] the van by [registration and chassis number|chassis number and registration], [gives|states] the [mileage|reading] and [sets|prints] the [expiry|next] date.",
    "[After|Following|With] the test comes [a record|an entry] that [anybody|any buyer|anyone with the registration] can [read|look up] [online|on the official site].",
    "[Keep|File|Hold on to] the [certificate|paper copy] if you like, but the [official|central|online] [record|database] is what [counts|the police see|decides].",
    "[Behind|With] [each|every] MOT [stands|lies] a [trail|string|chain] of [earlier|past|previous] results, and [reading|following] it [pays|repays the effort|is worth the time].",
  ],
  points: [
    [
      "[Check|Read|Compare] the [mileage|odometer reading] [at once|on the spot|before you leave]: [a slip|a wrong digit|an error] [follows|dogs|haunts] the van's [history|record] for [years|a long time].",
      "[Mistakes|Errors|Slips] can be [corrected|put right] by the station [soon|shortly] after the test, [later|afterwards] only [through|by way of] the DVSA.",
      "[See|Check] that the [colour, make and plate|plate, make and colour] are [right|as they should be]; [a mismatch|a muddle] [delays|holds up|complicates] a [sale|later sale].",
      "[Lost|Mislaid] paper is [no worry|no disaster|a small matter]: [print|download] [another|a fresh copy] from the [official|government] service.",
    ],
    [
      "[Advisories|Advisory notes] [repeated|that return|listed again] [year after year|from test to test] [tell|show] a [buyer|reader] that they were [never mended|put off].",
      "[Falling|Jumping|Erratic] mileages in the [history|record] [suggest|hint at|raise the question of] a [changed|swapped|altered] [clock|instrument].",
      "[Long|Wide] [gaps|holes] between tests [may|can] mean the van [stood|was laid up|was out of use], or [ran|was used] without a [test|certificate].",
      "[Fails|Failures] are nothing to [fear|hide] in a [record|history] when a [pass|prompt pass] [follows|comes] [soon|within days] after.",
    ],
    [
      "[Firms|Businesses] [keep|hold] [copies|certificates] by [registration|van] with [service|repair] invoices, [ready|to hand] for [customers|insurers|site owners] who [ask|want proof].",
      "[Hirers|Some customers|Site managers] [around|near] {spotA} [or|and] {spotB} [ask|want] to see a [current|valid] MOT before [work|a contract] [starts|begins].",
      "[Diary|Calendar] [notes|entries] [made|written] on test day — [expiry, advisories, next service|next service, advisories, expiry] — [take|need] [moments|very little time] and [prevent|head off] [lapses|oversights].",
      "[Before|Ahead of] [a sale|selling], a [fresh|recent] test [reassures|comforts] [buyers|a buyer] and [shortens|cuts short] [haggling|talk].",
    ],
    [
      "The record [goes|stays|travels] with the [van|vehicle], not the [owner|keeper], through [any|every] [change of hands|new plate].",
      "[A private|A changed] plate [does not|will not] [break|end|cut] the [history|record]: the chassis number [ties|links|joins] it together.",
      "Northern Ireland keeps [separate|other] records, so a van [from|brought from] there may [show|have] [few|no] [entries|results] here.",
    ],
  ],
};

export const advisories: Topic = {
  id: "advisories",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Advisories|Advisory notes]: [what to do|act or wait]",
    "[Passed|A pass], with [advice|notes]",
    "[Acting on|Dealing with] advisories",
    "[Minor faults|Minors] and [advisories|advice]",
  ],
  open: [
    "An advisory [says|means|tells you]: [sound|safe|legal] today, [worn|wearing] [enough|far enough] to [watch|mention|keep in mind].",
    "[Many|Plenty of|Most older] vans [pass|get through] with a [short|brief] list of advisories, and what [happens|you do] [next|with it] [decides|settles|shapes] the following [year|test].",
    "[Treat|Read|Use] the advisory list as [plain advice|a work plan|a to-do list] from [somebody|a tester] with [no part|nothing] to sell.",
    "[Minor|Small] faults are [written down|recorded] [as well|too], and [though|while] they do not [fail|stop] the van, they should be [mended|put right] [soon|promptly].",
  ],
  points: [
    [
      "[Brakes, tyres and steering|Tyres, steering and brakes] [come|belong|go] [first|at the top]; [a damp stain|surface rust|a light oil mist] can [wait|bide] [until|till] the service.",
      "[Ask|Find out] how [far|much] the part is [worn|gone]: [close to the limit|just inside the limit] calls for [prompt|early] work, [slight|light] wear for a later look.",
      "[Tyres|A tyre] [noted|marked] as [near|close to] the limit will [rarely|hardly|seldom] [last|see] [a winter|a season] of [loaded|heavy] work [around|near] {spotA}.",
      "[Corrosion|Rust] [noted|listed] on [pipes|brake pipes] [grows|spreads|worsens] [unseen|out of sight]; [have|get] it [cleaned and coated|looked at] before next winter.",
    ],
    [
      "[Hand|Give|Show] the list to the {garage} [at|with] the next service and have [each|every] [line|point] [priced|quoted] [apart|separately].",
      "[Group|Bundle|Combine] [jobs|items] that [share|need] the same [strip-down|dismantling]: [a spring and a bush|pads and a hose], [say|for instance], go well together.",
      "[Photograph|Measure|Note] the part [now|today] and [again|once more] in [spring|a few months]; [change|the difference] [shows|tells] how [fast|quickly] it [wears|goes].",
      "[Several|A few] advisories on the same [corner|axle] [often|usually] [have|share] a [single|common] [cause|root], [such as|for example] [a tired spring|poor alignment].",
    ],
    [
      "[Left|If left|Ignored] for a year, [most|many] advisories [return|come back] as [failures|faults that fail].",
      "[Police|Insurers] and [courts|buyers] can [read|see] the list as well, so [ignoring|forgetting] a [known|listed] fault looks poor.",
      "[Drivers|Crews] [who know|told of] the list [listen|look out] for [changes|new signs] [on the road|day by day].",
      "[Tick|Cross] items off [as|when] they are [done|mended], with [date and invoice|invoice and date] beside [them|each].",
    ],
    [
      "[A second|Another] opinion [from|at] a {garage} in {spotA} or {spotB} is [fair|reasonable] [when|if] the [work|quote] [advised|offered] is [large|costly].",
      "[Not every|Not each] advisory [needs|wants] [parts|money]: [cleaning|tightening], [greasing|adjusting] or [a new clip|topping up] may [do|be enough].",
      "[Advisories|Notes] about [covers|undertrays|trim] that [hide|block] the view mean the tester could not [see|inspect] [something|a part].",
    ],
  ],
};

export const choosingStation: Topic = {
  id: "choosing-station",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Choosing|Picking] a [test station|station]",
    "[Which|What] station [suits|for] your van",
    "[Bays, hours and distance|Hours, distance and bays]",
    "[Good|Fair] reasons to choose a station",
  ],
  open: [
    "[Since|As|Because] the test is the same [everywhere|in all stations], [choose|pick|select] by [bay, date and journey|journey, date and bay].",
    "A few things [sort|narrow down|settle] the [choice|list] of stations: the [class|weight class], the [height|headroom] and the [day|date] you [need|want].",
    "[A station|The station] that [suits|fits] a [small|compact] van may [not take|be too low for|turn away] a [high roof|long wheelbase], so [measure|know your height] [first|before booking].",
    "Near work or near home: [both|either] will do, [for|since] an MOT [can|may] be [taken|done] at [any|whichever] station of the right class.",
  ],
  points: [
    [
      "[Ask|Check] the [door|bay] height against your van's, [counting|with] [ladders|roof bars], [beacons|vents] and [aerials|racks].",
      "[Long|Extra-long] vans [need|want] a [long|full-length] [lift|pit]; [mention|state] the wheelbase [when|as] you [book|enquire].",
      "[All-wheel drive|Drive to all wheels], [air suspension|low bodywork] or [twin wheels|wide bodies] [change|affect] [how|the way] brakes are [tested|measured], so [say|tell them] [early|beforehand].",
      "[A pit|An inspection pit] [suits|welcomes] [tall|high-roof] vans [better|more easily] than a lift [under|below] a [low|flat] roof.",
    ],
    [
      "[Look|Check] what happens [after|in case of] a fail: [repairs on site|a workshop next door] [shorten|cut] the [wait|gap], a [test-only|test-and-nothing-else] station keeps test and repair apart.",
      "Some stations [test|take vans] [while you wait|by the hour], [others|the rest] [want|need] the [morning|whole day].",
      "[Opening|Saturday] hours, [parking|room to turn] and [a bus|a lift] [back|to work] [tip|settle] [many a|the] choice [between|of] [equal|similar] stations.",
      "[Read|Look at] how the [price|fee] is [made up|put together]: [test|MOT] alone, or [with|bundled with] a [check|service] you may not want.",
    ],
    [
      "A station [by|beside|near] {spotA} may [fit|suit] the [Monday|early] run, [another|a different one] by {spotB} the [Friday|later] one.",
      "[Loyalty|Going back] to a station has its [uses|merits|points]: it [holds|knows] the van's [quirks|habits] and [last year's|earlier] [notes|advisories].",
      "[Newer|Automated] lanes [measure|record] brakes and [lamps|headlamps] [by machine|straight into the record]; [older|traditional] ones rely more on the tester's eye.",
      "[Recommendations|Word of mouth] from [trades|drivers] [with|who run] the same [model|size of van] count for more than [a glossy|any] [sign|advert].",
    ],
    [
      "[Avoid|Dodge] [the last days|the very end] of the month, when [bays|diaries] [are fullest|fill up].",
      "[Book|Reserve] [as soon as|once] the [last month|renewal window] [opens|begins] to have your pick of [day and hour|hour and day].",
      "[Have|Keep] another station in mind in case the usual one is full.",
    ],
  ],
};

export const cabAndLoad: Topic = {
  id: "cab-and-load",
  headings: [
    "[Cab, belts and doors|Doors, belts and cab]",
    "[Inside|In and around] the cab: what [counts|is tested]",
    "[Seats, belts and load space|Load space, seats and belts]",
    "[From the driver's seat|Behind the wheel]: test points",
  ],
  open: [
    "Testers [start|begin] [in|with] the cab: [belts, seats|seats, belts], [mirrors, horn|horn, mirrors], [wipers|washers] and [warning lamps|dash lamps].",
    "Not all test points [lie|are] under the van: [seats, belts, doors|doors, seats, belts] and [the load floor|load fixings] are [looked at|checked] [too|as well].",
    "[Crew|Passenger] seats and belts [get|see] [less|little] [use|care] than the driver's, [yet|but] all of them are tested.",
    "[A working|A busy] van's cab [collects|gathers] [clutter|kit] that hides [belts|belt buckles], covers [lamps|dash lamps] and [crowds|narrows] the [view|windscreen].",
  ],
  points: [
    [
      "[Pull|Tug] [each|every] belt [sharply|hard]: it must [lock|grip], [let go|release] at the [button|press] and [wind|run] back [unaided|by itself].",
      "[Frayed|Cut|Chafed] webbing, [a cracked|a broken] buckle or [a loose|a rusted] anchor fails, [front or rear|whichever seat it is].",
      "The driver's seat must [slide|move] and [lock|latch], and seat backs must hold upright.",
      "A seat [taken out|removed] for [racking|stock] should have its belt out [too|as well].",
    ],
    [
      "[Doors|All doors] must [open|work] from [inside and out|outside and in] as designed, and [shut|latch] [first time|firmly].",
      "[Sliding|Side] doors that [pop|spring] [open|out], [rear|back] doors that [will not hold|sag] and a bonnet on a worn catch are [faults|fails].",
      "A load floor with [holes|rot] [near|around] [seat or belt|belt or seat] [mounts|fixings] fails, a [scuffed|worn] lining does not.",
      "[Bulkheads|Partitions], [racking|shelving] and [steps|grab rails] need only be [secure|safe], [unless|except where] they [block|hide] [a belt|the view].",
    ],
    [
      "[Turn|Switch] the key and [watch|count] the lamps: [airbag, brake|brake, airbag], [engine and steering|steering and engine] [should|must] [light|glow], then [go out|clear].",
      "[Try|Sound] the horn, [sweep|run] the wipers, [squirt|fire] the washers: [simple|easy] things tried [in the yard|at home|before setting off].",
      "[Pedals|Pedal rubbers] [worn|polished] [smooth|bare] can [fail|be failed]; a new [rubber|cover] [clips|slips] on [in moments|by hand].",
      "The steering lock must [release|free] and the [wheel|rim] be [firm|secure] on its [column|shaft].",
    ],
    [
      "[Tow|Roof] [bars|fittings], [tail lifts|steps] and [side guards|tanks], where [fitted|present], must be [tight|secure] and [free of|without] [sharp|torn] edges.",
      "[Sat-nav|Camera] mounts and [paper|tickets] [belong|should sit] [low|at the edge], [clear|out] of the [wiper sweep|driver's view].",
      "[Clean|Clear] out [before|ahead of] the test: [a tester|the tester] [cannot|will not] [judge|inspect] what [boxes|tools] [cover|bury].",
      "A speed limiter, where the [rules|law] [ask|call] for it, must have its [plate|label] [in view|in place].",
    ],
  ],
};

export const electricMot: Topic = {
  id: "electric-mot",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Electric vans|Battery vans] and the MOT",
    "The MOT for [electric and hybrid|hybrid and electric] vans",
    "[No exhaust|No smoke]: [the electric van's|an electric] MOT",
  ],
  open: [
    "[Electric|Battery] vans [take|face|have] the same MOT [as diesels|as any other], [less|without] the [smoke|exhaust] [part|reading].",
    "[Going|Turning] electric [removes|drops] the [emissions|smoke] check, [but|yet] [brakes, tyres, steering|steering, tyres, brakes] and [lamps|lights] are [tested|judged] [just the same|as ever].",
    "[Plugged-in|Electric] vans weigh more, so [check|read] the plate: [some|a few] [pass|go over] {class4Kg} and [fall|belong] in class 7.",
  ],
  points: [
    [
      "[Rusty|Idle] discs are the [classic|typical] [electric|battery] [fault|complaint]: [regeneration|motor braking] [rests|spares] them, so [use|press] the pedal [firmly|hard] [now and then|each week].",
      "[Tyres|The tyres] [wear|go] [fast|quickly] under [battery|extra] weight; [check|watch] the [inner|inside] edges [before|ahead of] the test.",
      "[Springs and bushes|Bushes and springs] [carry|bear] [more|a heavier load] [too|as well], and [knocks|clonks] are [easier|simpler] to hear without an engine.",
    ],
    [
      "Testers look for [damaged|chafed] [orange cables|high-voltage cables], [loose|broken] covers and [a cracked|a torn] charge [port|flap].",
      "[Ready|Drive] lamps and [warnings|alerts] on the [screen|dash] must be clear of faults.",
      "[Arrive|Come] with [charge|range] in hand, for the van is [driven|moved] on [rollers|ramps].",
      "A hybrid keeps the [exhaust|emissions] check for its engine.",
    ],
    [
      "[Check|Make sure] that the station [is happy|works] with electric vans, [their weight|the weight] [above all|included].",
      "[First test|First MOT] dates are the same: {firstYears} [after|from] registration, [then|and then] [yearly|every year].",
      "[Rounds|Trips] [between {spotA} and {spotB}|from {spotA} to {spotB}] [hardly|barely] [touch|use] the brakes in [strong|full] regeneration, so [plan|do] [a few|some] [firm|hard] stops.",
    ],
  ],
};
