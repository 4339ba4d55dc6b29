import type { Topic } from "../topic.ts";

export const tested: Topic = {
  id: "tested",
  headings: [
    "What [the test covers|is tested|the tester looks at]",
    "[Inside|Behind] the MOT [test|inspection]",
    "[Point by point|From lamps to chassis]: the MOT",
    "What the MOT does and does not check",
  ],
  open: [
    "The MOT [looks at|checks] [safety and emissions|what keeps a van safe and clean]: [brakes, steering, suspension|steering, suspension, brakes], [tyres, lamps and mirrors|lamps, tyres and mirrors], [seat belts|belts], [glass|windscreen] and [exhaust|smoke].",
    "[Brakes|The brakes] on rollers, [lamps|headlamps] on a beam setter, [joints|steering joints] from below: testers [work|keep] to a [set|fixed] [manual|list].",
    "[Testers|Examiners] [go|work] through a [published|fixed] list — [structure, brakes, tyres|tyres, structure, brakes], [steering, lamps|lamps, steering], [belts, exhaust|exhaust, belts], [plates and mirrors|mirrors and plates] — and [record|note] [every|each] [result|finding].",
    "[An MOT|The test] judges the van [as it stands|on the day]: [whether it stops, steers and shows its lights|brakes, steering, lamps, tyres and smoke].",
  ],
  points: [
    [
      "[Engine|The engine], [clutch|clutch plates] and gearbox are [not|never] [stripped|opened] or [judged|tested] for [wear|condition]: a certificate [makes no promise|says nothing] about [them|those].",
      "[It|The test] does not replace a service: [oil, filters and belts|filters, belts and oil] [are|stay] [outside|beyond] its [list|scope].",
      "[Nothing|No part] is [taken apart|dismantled] [during|in] the test; the [tester|examiner] judges [only|just] what can be seen [without tools|from outside].",
      "[Interior trim|Trim], [radios|air conditioning] and [paint|scratches] [play no part|are ignored], [but|yet] [sharp edges|loose panels] and [unsafe doors|doors that will not shut] count.",
    ],
    [
      "[Structure|Bodywork] [matters|counts] [where|wherever] it [carries|holds] [belts, steering or springs|springs, belts or steering]; [rust|corrosion] [near|around] [those|such] [points|mountings] [fails|can fail] a van.",
      "[Doors|Side and rear doors] [must|have to] [open and shut|latch], and [tow bars|steps] must be [secure|firm].",
      "[Number plates|Plates], the [chassis number|chassis plate] and the horn are [looked at|checked] [too|as well]: [odd spacing|fancy lettering] [fails|is a fail].",
      "[Fuel lines|Fuel pipes], [tanks|the tank] and [caps|the cap] must not [leak|weep], and the [exhaust|silencer] must be [complete|whole] and [quiet enough|secure].",
    ],
    [
      "[Diesels|Diesel engines] [take|get] a smoke [test|reading] at [high|governed] revs, so the [belt|timing belt] and [oil|oil level] should be [in order|sound] [first|beforehand].",
      "[A missing|A removed] [soot filter|catalyst] fails [outright|on sight], and so does [visible|thick] smoke.",
      "[Electric vans|Battery vans] [skip|miss] the [smoke|emissions] [part|check], [yet|but] [take|face] [all|the whole] of the rest.",
      "[Dashboard lamps|Warning lamps] for [brakes, airbags|airbags, steering] and [the engine|emissions] [must|have to] [go out|clear]: a lamp [left on|still lit] is a [fail|failure].",
    ],
    [
      "[Tyres|The tyres] are [judged|checked] for [tread|tread depth], [cuts, bulges|bulges, cuts] and [matching|the right] [sizes|type], and the [spare|spare wheel] [only|just] for [being secure|security].",
      "[Wipers|Wiper blades] and [washers|the washers] [must|have to] [clear|clean] the [screen|glass], and [cracks|chips] in the driver's [view|line of sight] [are|get] [measured|judged].",
      "[Seat belts|Belts] are [pulled|tugged], [looked over|checked] for [cuts|fraying] and [must|have to] [lock|latch] and [rewind|retract].",
      "[Mirrors|Door mirrors], the horn and the speed limiter, [where|if] [required|fitted], [complete|end] the [round|list].",
    ],
  ],
};

export const preparing: Topic = {
  id: "preparing",
  headings: [
    "[Preparing|Getting ready] for the [test|MOT]",
    "[Checks|Simple checks] [before the test|you can do yourself]",
    "[Ready|Set] for test day",
    "[Before|Ahead of] the MOT",
  ],
  open: [
    "[A short|A quick] [look round|walk round] the van [the week before|some days ahead] [prevents|heads off] [many|plenty of] [needless|avoidable] fails.",
    "[Many|A good share of] failures [are|come down to] [simple|small] things: [a bulb|a lamp], [a wiper|a washer], [a soft tyre|a worn tyre], [a blocked view|a cracked mirror].",
    "[Preparing|Getting ready] [takes|needs] [little|not much]: [daylight|good light], [a helper|somebody to press the pedal] and [a tread gauge|a tyre gauge].",
    "[Give|Allow] yourself [time|a few days] [before|ahead of] the test: [faults|problems] found [at home|early] are [easier|quicker] to [put right|mend] than those on a [failure|fail] sheet.",
  ],
  points: [
    [
      "[Switch on|Try] [every|each] lamp, [brake|stop] and [number-plate|reversing] lights [too|included], with [someone|a helper] [behind|at the back].",
      "[Press|Push] the pedal [while|as] [someone|a friend] [looks|watches]: a [dead|failed] brake lamp is [a common|an easy] reason to fail.",
      "[Wipe|Clean] [lenses|lamps] and plates; [mud|dirt] [on either|there] can fail a [sound|good] van.",
      "[Check|See] that [headlamp|dipped] beams [match|sit level] and that no [lens|lamp unit] is [cracked|loose].",
    ],
    [
      "[Run|Work] [a gauge|a tread gauge] [across|over] [each|every] tyre, [inner edge|inside shoulder] [included|too], and [look|feel] for [cords|cuts] and [lumps|bulges].",
      "[Set|Correct] the pressures [cold|before driving] and [check|make sure] the [load index|tyre size] [matches|suits] the [plate|van].",
      "[Try|Pull] the [handbrake|parking brake] on a [slope|hill], and [note|notice] any [pull|drift] [when braking|as you stop].",
      "[Listen|Drive slowly and listen] [over|on] [rough|broken] [ground|tarmac]: [a knock|a clonk] [says|means] [a joint|a bush] [wants|needs] [looking at|attention].",
    ],
    [
      "[Empty|Clear] the van: [tools|heavy tools], [ladders|stock] and [bins|boxes] [hide|cover] [belts|anchor points] and [spoil|upset] the brake [readings|figures].",
      "[Clear|Take] [stickers, mounts|mounts, passes] and [clutter|air fresheners] [from|off] the [screen|windscreen], where they [block|narrow] the [view|driver's view].",
      "[Fill|Top up] [washer fluid|the washers], [oil|engine oil] and [AdBlue|fuel]; [a tester|the station] [can|may] [refuse|turn away] a van [short of|without] [oil or fuel|fuel or oil].",
      "Warm the engine [before|ahead of] a diesel [smoke|emissions] test: [a brisk|a good] run [clears|blows out] [soot|the pipe].",
    ],
    [
      "[Look|Read] [back|through] [last year's|the previous] advisories: [items|parts] [noted|listed] then [may|could] [have reached|be at] the limit [now|by now].",
      "[Bring|Have] the [locking|wheel] nut key and show where the bonnet [release|catch] is.",
      "[Book|Ask for] a [pre-test check|pre-MOT look] [if|when] the van is [old|high-mileage] or [works|is used] [hard|on sites] [around|near] {spotA}.",
      "[Wash|Rinse] [underneath|the underside] [after|following] [muddy|winter] [jobs|weeks]: [testers|the tester] [may|can] [decline|refuse] a van too [dirty|filthy] to [inspect|see].",
    ],
  ],
};

export const results: Topic = {
  id: "results",
  headings: [
    "[Pass, fail|Fail, pass] and [what follows|advisories]",
    "[Understanding|Reading] the result",
    "[After|Following] the test",
    "[If|When] a van fails",
  ],
  when: ({ mot }) => mot.atGarages,
  open: [
    "[Faults|Defects] are [graded|sorted]: minor [ones|faults] [still pass|allow a pass], major ones fail, and a dangerous [one|fault] [means|tells you] the van must not be driven.",
    "[A pass|Passing] [may|can] [come|arrive] with [advisories|advisory notes], [hints|pointers] of [what|which parts] [will|may] [need|want] [work|attention] [next|before long].",
    "[Results|The results] [go|are entered] [straight|at once] [online|into the database], with [each|every] fault [listed|named] as [dangerous, major or minor|minor, major or dangerous].",
    "[Failing|A fail] is not [the end|a disaster]: [many|most] vans are [mended|put right] and [passed|retested] soon [after|afterwards].",
  ],
  points: [
    [
      "[Left|If left] at the station for [repair|mending] and [retested|checked again] [in time|within the days allowed], a van [may need|needs] [only|just] a partial retest, {often} without a fee.",
      "[Take|Drive] it [elsewhere|away] for [repair|mending] and a [fresh|part] fee [may|can] [apply|be due] on [return|coming back].",
      "Ask the tester to [show|point out] [each|every] fault: [seeing|knowing] it [makes|helps make] [quotes|repair quotes] [easier|simpler] to [judge|weigh].",
      "[Keep|Hold on to] the [refusal|failure] [notice|sheet]; [another|a different] {garage} can [work|quote] [from|straight from] it.",
    ],
    [
      "[Advisories|Advisory notes] [make|are] a [ready|useful] [list|plan] for the [next|coming] service.",
      "[Deal|Start] with anything about [brakes or tyres|tyres or steering] [first|before the rest] and [plan|date] the [others|remainder].",
      "[Minor faults|Small defects] [should|ought to] be [mended|put right] [soon|early] even though the van [passed|has a certificate].",
      "[Last|The previous] year's [certificate|MOT], [if|where] still [in date|valid], does not [excuse|cover] [driving|using] a van with a dangerous fault.",
    ],
    [
      "Disagree with a [fail|result]? [Appeal|You can appeal] to the DVSA before [repairs begin|any repair is made].",
      "[The history|MOT history] is [public|open]: [buyers|anyone buying] can [read|see] [passes, fails and mileages|mileages, passes and fails].",
      "[A mileage|The mileage] is [read|noted] at [each|every] test, so [odd|strange] [jumps|figures] [show|stand out].",
      "[Certificates|A certificate] can be [printed|downloaded] [again|afresh] [any time|when needed] from the [official|government] service.",
    ],
    [
      "[Plan|Allow] for [a fail|repairs]: [leave|keep] [days|a few days] [between|clear between] [test and expiry|the test and the expiry date].",
      "[Tell|Warn] [customers|the office] the van [may|might] be [kept|held]; a [spare|borrowed] van [covers|can cover] jobs around {spotA} or {spotB}.",
      "[Common parts|Pads, bulbs and tyres] can often be [mended|replaced] there and then at [many|plenty of] {garages}, while [welding|rust repairs] [take|need] [longer|more time].",
    ],
  ],
};

export const commonFaults: Topic = {
  id: "common-faults",
  headings: [
    "[Common|Frequent] reasons vans fail",
    "[Where|Why] vans [trip up|fail]",
    "[Weak spots|Trouble spots] on [working|older] vans",
  ],
  open: [
    "[Lamps|Lamps and bulbs], [tyres|worn tyres], [brakes|tired brakes] and [suspension|worn suspension] [head|lead] the list of reasons vans [fail|do not pass].",
    "[Working|Hard-working] vans [fail|stumble] on [much|largely] the same things: [springs, tyres, lamps|lamps, springs, tyres] and [brake balance|uneven brakes].",
    "[Hard|Daily] use [leaves|writes] its [mark|traces]: [testers|stations] [see|meet] [broken springs|worn bushes], [bald inner edges|dead lamps] and [torn gaiters|weak handbrakes] [again and again|on vans of all makes].",
  ],
  points: [
    [
      "[Springs|Coil springs] [crack|break] at the [ends|bottom turn], [out of|beyond] [sight|view] until the van is [lifted|on the ramp].",
      "[Worn|Loose] [ball joints|drop links] and [bushes|rubber bushes] [give|make] [a knock|clonks] and [uneven|odd] tyre wear before the tester finds them.",
      "[Split|Torn] [gaiters|rubber boots] let grease out and [grit|dirt] in; [a new boot|renewing it] [early|in time] [spares|protects] the joint.",
      "[Leaking|Weeping] dampers [fail|are marked down] when [fluid|oil] [runs|shows] [freely|plainly].",
    ],
    [
      "[Rear|Back] lamps on vans are [knocked|broken] by [loads and doors|reversing and doors]; [carry|keep] [spare bulbs|bulbs] in the cab.",
      "[Brake|Braking] effort [differs|varies] [across|over] an axle when [a slide seizes|a caliper sticks], and [rollers|the rollers] [show|reveal] it [at once|straight away].",
      "[A cable|The handbrake cable] [stretches|seizes] on vans [parked|left] in gear, and [a weak|a lopsided] hold [fails|will not pass].",
      "[Corroded|Rusty] [brake pipes|pipes] are [found|spotted] [above|behind] [the axle|the tank], where [washing|a hose] seldom [reaches|gets].",
    ],
    [
      "[Cracked|Chipped] screens, [smearing|split] wipers and [empty|blocked] washers are [quick|simple] [fixes|repairs] that [still|nevertheless] [fail|stop] [many|plenty of] vans.",
      "[Seat|Crew-seat] belts [buried|lost] [under|behind] [kit|tools] [must|have to] be [found|dug out], [since|because|as] [each|every] belt [is|gets] [tested|pulled].",
      "[Engine|Emission] lamps on diesels [light|come on] [after|following] [weeks|a spell] of [short trips|local rounds] [around|near] {spotA}; a [check|code read] [first|before the test] [helps|is wise].",
      "[Exhaust|Silencer] [mounts|hangers] [snap|perish], and a [blowing|leaking] joint [fails|is failed] on [noise|fumes] [or|and] [smoke|security].",
    ],
  ],
};

export const together: Topic = {
  id: "together",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "MOT and service [together|in a single visit]",
    "[Why|When to] [combine|join] MOT and service",
    "[A single|A joint] visit for [test and service|service and test]",
  ],
  open: [
    "[Booking|Taking] the MOT with a service [means|makes for] a single visit, and [faults|problems] can be [put right|mended] before the test begins.",
    "[A joint|A combined] [booking|visit] [keeps|holds] the time {offRoad} [down|short], [useful|handy] for vans [that earn|in daily work] around {spotA} and {spotB}.",
    "[Service first, test after|Test after service]: [that order|this order] lets [worn|tired] parts be [changed|renewed] [in good time|before they count].",
    "[Many|Plenty of] [owners|firms] [pair|match] the [yearly|annual] test with the [yearly|annual] service, so neither is [forgotten|missed].",
  ],
  points: [
    [
      "[Choose|Pick] MOT + Service in the form [on this page|here] and [enter|give] the [registration|number plate] and postcode to [see|reach] the [partner's|booking partner's] [offers|quotes].",
      "[The form|Our form] [passes|hands] you to the [partner|booking partner], where you [choose|pick] the [station|garage] and [day|date].",
      "[On this site|Here] the [pair|joint visit] is [shown|listed] at {bothPrice}; [read|check] what it [covers|includes] [before|when] you [confirm|book].",
      "[Send|Submit] the form [at any hour|whenever suits]; [no account|no sign-up] is [needed|asked for] on VanFettle.",
    ],
    [
      "[Both|The] jobs [share|use] [the lift|a lift] and [much|a good part] of the [looking|inspection], [though|but] the [test|MOT] [stays|remains] [separate|independent], [by|under] its own [rules|manual].",
      "[A tester|The tester] is bound by the [manual|rules], [whoever|no matter who] [did|carried out] the service.",
      "[Repairs|Extra repairs] [need|still need] your [consent|agreement]: [set|agree] a limit [when|as] you [leave|hand over] the keys.",
      "[If|Where] [the dates|test and service] [drift|fall] apart, bring the service forward to [meet|join] the test.",
    ],
    [
      "[Class|Weight] [matters|counts] here [too|as well]: [make sure|check] the [garage|station] [tests|can test] your class, not [just|only] [services|looks after] [vans|the van].",
      "[Heavier|Bigger] vans [should|need to] [ask|look] for class 7 [when|before] [pairing|joining] the [jobs|visits].",
      "[Fleets|Firms] find [a single|a joint] visit [per|for each] van [easier|simpler] to [plan|fit in] than separate ones.",
    ],
  ],
};
