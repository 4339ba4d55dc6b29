import type { Topic } from "../topic.ts";

export const brakeTest: Topic = {
  id: "brake-test",
  headings: [
    "[Brakes|The brakes] in the MOT",
    "[On the rollers|The roller test]",
    "[How|The way] brakes are [tested|judged]",
    "[Brake|Braking] effort and [balance|the MOT]",
  ],
  open: [
    "[Rollers|The rollers] [measure|weigh up] [each|every] wheel's braking, [then|and then] the tester [compares|sets] [left with right|side with side] and [the total|the sum] with the van's [weight|plated weight].",
    "[In the test|During the MOT] brakes are [measured|judged] by [effort and balance|balance and effort], [not|never] by [how the pedal feels|feel] [alone|only].",
    "[Brakes|Faulty brakes] [stop|fail] [many|plenty of] vans at the MOT, [mostly|largely] through [imbalance|uneven effort], [worn linings|thin pads] or a [weak|slack] parking brake.",
    "Much of the [work|time] of an MOT goes [into|on] [stopping|brakes]: [pedal, pipes, hoses|hoses, pedal, pipes], [linings|pads] and [rollers|the roller reading].",
  ],
  points: [
    [
      "[A sticking|A seized] slide [drags|pulls] a single side down; [freeing|cleaning] it [before|ahead of] the test [restores|evens] the [balance|reading].",
      "[Rear|Drum] brakes [with dust|full of dust] [grab|snatch] [unevenly|side to side]; [clean|strip] and [adjust|set] them [beforehand|at the service].",
      "[Discs|Rusted discs] on a van that [stands|rests] [read|score] [poorly|badly]; [firm|steady] braking on a [quiet|clear] road [cleans|scrubs] them.",
      "[A spongy|A soft] pedal [hints|points] at [air or old fluid|old fluid or air], and a [sinking|creeping] pedal at [a leak|the master cylinder].",
    ],
    [
      "[Brake|Steel] pipes must not be [heavily|badly] [rusted|pitted], or hoses [swollen|cracked], and the [reservoir|fluid] must be [above the mark|full enough].",
      "[Salt|Winter salt] [attacks|eats] pipes [above the axle|over the tank], where [few|hardly any] [hoses reach|people look].",
      "[Fluid|Brake fluid] is [looked at|checked] for level, so a [moisture|water] test [belongs|comes] with the [service|workshop visit].",
      "[The servo|Servo help] is [tried|tested] with the [engine off, then on|pedal held while the engine starts].",
    ],
    [
      "[The parking|The hand] brake [needs|must reach] its own [share|minimum] of effort: a cable [stretched|slackened] by [hill parking|heavy loads] [near|around] {spotA} lets it down.",
      "[Electric|Electronic] parking brakes [release|apply] by [switch|motor]; [a warning|any warning] lamp there is a [fail|failure].",
      "A lever that rises [too far|past its stop] fails [even if|although] the van [holds|stays put].",
    ],
    [
      "[ABS|Anti-lock] and [stability|traction] lamps must [light and go out|prove themselves at start-up].",
      "[Load-sensing|Load] valves on [older|some] vans [seize|stick], and the rear brakes then give [too little|too much].",
      "[Empty|Clear] the van [first|for the test]: a load [changes|skews] the figures for [each|every] axle.",
      "[Pads|Pads and shoes] [near|close to] the limit [bring|earn] an advisory; [change|renew] them [then|while it is quiet], [not|rather than] after the [warning|squeal].",
    ],
  ],
};

export const lampsAndTyres: Topic = {
  id: "lamps-and-tyres",
  headings: [
    "[Lamps and tyres|Tyres and lamps]: the [easy|simple] [wins|checks]",
    "[Lights, tyres and glass|Glass, tyres and lights]",
    "[Small|Little] things that [fail|stop] vans",
    "[See and be seen|Grip and light]",
  ],
  open: [
    "[Lamps and tyres|Tyres and lamps] [cause|make up] a [large|good] share of [failures|failed tests], [though|although] both can be [checked|seen] [at home|on the drive] [in moments|without tools].",
    "[Every|Each] lamp the van was built with [must|has to] work, [match|show the right colour] and [point|sit] [as it should|straight].",
    "[Tread|The tread], [age|sidewalls] and [size|matching sizes]: [tyres|the tyres] are [judged|looked at] [closely|hard], and a single bad tyre fails the van.",
    "[Glass, wipers|Wipers, glass], [lamps|lights] and tyres [cost|take] [little|least] to [put right|mend], [yet|but] they [stop|hold up] [many|plenty of] vans [each|every] year.",
  ],
  points: [
    [
      "[Headlamps|Beams] aim [high|too high] when the rear is [loaded|weighed down]; [set|reset] the [dial|levelling wheel] to [empty|unladen] for the test.",
      "[Bright|Blue-white] [conversion|after-market] bulbs in [old|plain] lamps [scatter|spread] light and [fail|do not pass].",
      "[Fogged|Cloudy] lenses [can be polished|polish up]; [cracked|broken] units let water in and [need|call for] [replacement|a new lamp].",
      "[Hazard lamps|Indicators] that [blink|flash] [fast|too quickly] [betray|point to] a [dead|failed] bulb, [front or rear|somewhere round the van].",
    ],
    [
      "[Tread|Depth] is [measured|taken] [across|over] the [middle|main part] of the tyre [all|the whole way] round, so [bald|smooth] [patches|bands] [count|fail].",
      "[Bulges|A bulge], [cuts|a cut] to the cords or [exposed|bare] [steel|cord] can mean a dangerous [fault|verdict]: the van [stays|must stay] put.",
      "[Tyres|The tyres] on the same axle must match in [size and build|build and size].",
      "[Valves|Valve stems], [load index|the load index] and [spare|spare carrier] [deserve|get] a [glance|look] [too|as well].",
    ],
    [
      "[Chips|Stone chips] in front of the [driver|wheel] [fail|are a fail] [sooner|at a smaller size] than [elsewhere|those near the edge].",
      "[Wipers|The wipers] must [clear|sweep] [cleanly|without gaps], and the jets must [reach|wet] the glass: [fresh|new] blades are [simple|easy] to [fit|change].",
      "[Tinted|Dark] front side glass, [stickers|hanging things] and [sat-nav mounts|screens] in the [swept|cleared] area [block|narrow] the view.",
      "[Mirrors|Both door mirrors] must be [whole|uncracked] and [hold|stay] [steady|where they are set].",
    ],
    [
      "[Plates|Number plates] must be [clean|legible], [whole|uncracked] and [lit|lamp-lit] at the back, [with|in] [regular|standard] [spacing|letters].",
      "[Keep|Stow] a [bulb kit|set of bulbs] [aboard|in the cab] for [runs|trips] [near|past] {spotA} after dark.",
      "[Reversing|Rear fog] lamps, [tow-socket|side-marker] lamps and the [main-beam|fog-lamp] tell-tale are [tested|on the list] [too|as well].",
      "[A helper|Somebody] [at|by] the back and [a reflection|your reflection] in a [window|shop window] make [quick|handy] checks.",
    ],
  ],
};

export const emissions: Topic = {
  id: "emissions",
  headings: [
    "[Smoke|Emissions] and the MOT",
    "[The smoke test|A diesel's smoke test]",
    "[Cleaner|Clear] exhaust, [easier|smoother] test",
    "[Exhaust|Emission] checks [explained|on vans]",
  ],
  open: [
    "[Diesel|Most diesel] vans [face|take] a smoke test: the tester [revs|runs] the engine up while a [meter|probe] [reads|judges] the [exhaust|pipe].",
    "[Emissions|Smoke limits] [trip|catch] vans that [do|run] only [short trips|local rounds]: a [cold|sooty] [system|exhaust] [reads|scores] [worse|badly].",
    "The [limit|smoke limit] [depends|rests] on the van's [age and engine|engine and age] and is {often} [printed|shown] on [its plate|the maker's plate].",
    "[Petrol|Petrol and gas] vans are [measured|sampled] at [idle and higher revs|idle and above], diesels by [smoke|a smoke meter], electric vans not at all.",
  ],
  points: [
    [
      "[Arrive|Turn up] [hot|warm]: [a spell|a stretch] at [speed|steady revs] [on the way|from {spotA}] [clears|burns off] [loose|light] soot.",
      "[Service|Change] the [oil and air filter|air filter and oil] [first|before the test]: [both|they] [lower|cut] smoke [more|further] than [additives|bottled cures] do.",
      "[Check|Top up] the oil, for [too much|an overfull sump] [smokes|burns] [blue|in the turbo] and [too little|low oil] [risks|strains] the engine at [high|test] revs.",
    ],
    [
      "A soot filter [fitted|put in] at the factory must be [present|still there]; [signs|traces] of [cutting|removal] or [a hollow|an empty] can mean failing [at once|on sight].",
      "[Visible|Any visible] smoke [of any colour|at idle] from a van with a [soot|particulate] filter [is|counts as] a [fail|failure].",
      "[Emission|Engine] warning lamps [left|still] [on|lit] fail the van, so [deal with|clear up] the cause [beforehand|in good time].",
      "[Blowing|Leaking] joints [upset|falsify] [readings|the reading] and [let|push] [fumes|gases] [into|under] the cab.",
    ],
    [
      "A [tired|late] timing belt may [stop|end] the test: [testers|stations] [can|may] [decline|refuse] to [rev|run up] an engine that sounds [unsafe|unsound].",
      "[Show|Bring] [proof|the invoice] of [belt changes|the last belt change], and [mention|point out] [odd|new] noises [first|before the revs].",
      "A [clean|healthy] engine {often} [needs|takes] fewer [revs|accelerations]: the [meter|procedure] ends early on a [good|low] reading.",
      "[Fuel|Clean fuel], [a fresh|a new] fuel filter and [sound|clean] injectors [show|pay off] in the [reading|result].",
    ],
    [
      "[Gas-converted|Gas] vans need [leak-free|sound] [tanks and pipes|pipes and tanks], [looked at|checked] with [the rest|the exhaust].",
      "[Silencers|Exhausts] must be [secure|well hung], [whole|free of holes] and not plainly louder than [when new|the original].",
      "A van used [around|in] {spotA} for [short hops|drops] [may|might] [need|want] a [forced|workshop] clean of its filter [first|before test day].",
    ],
  ],
};

export const steeringAndBody: Topic = {
  id: "steering-and-body",
  headings: [
    "[Steering, springs and structure|Structure, springs and steering]",
    "[Underneath|From below]: what [is checked|testers see]",
    "[Joints, springs and rust|Rust, joints and springs]",
    "[The underside|Under the van] in the MOT",
  ],
  open: [
    "[With the van raised|Once the van is up], the tester [levers|shakes] [joints and bushes|bushes and joints], [looks|searches] for [rust|corrosion] and [follows|traces] [pipes|every pipe].",
    "[Suspension|The suspension] of a [loaded|working] van [leads|has] a hard life, and [worn|broken] [parts|springs] [below|underneath] [fail|stop] [many|plenty of] vans.",
    "[Play|Looseness] in the [steering|wheel], [a leaning|a sagging] corner or [a weeping|an oily] damper will [show|come out] on the lift.",
    "[Structure|Sound structure] is [judged|tested] [near|around] [what matters|mountings]: [belts, steering, springs|springs, steering, belts] and [brakes|tow bars].",
  ],
  points: [
    [
      "[Ball joints|Track-rod ends] with [split|torn] [covers|boots] let grit in; [loose|worn] joints [fail|are failed].",
      "[Power|Assisted] steering must not [leak|weep] [badly|freely], and [the column|its column] must [lock and unlock|turn] [freely|as designed].",
      "[Bearings|Wheel bearings] are [spun|rocked] and [listened to|felt]; [roughness|a rumble] or [play|slack] [fails|counts].",
      "[Steering|The wheel] [free play|slack] has [limits|a limit], [stricter|tighter] on [rack|modern] systems.",
    ],
    [
      "[Broken|Snapped] coil ends [hide|sit] in the [seat|cup], so [listen|watch] for a [twang|creak] [on full lock|while parking].",
      "[Leaf|Rear] springs must not be [cracked|out of place], or their [pins and bushes|bushes and pins] [worn|loose] [past|beyond] limits.",
      "[Dampers|Shock absorbers] [fail|are failed] for running leaks or [missing|torn] [mounts|bushes], not for [age|a little mist].",
      "[Air|Helper] springs [added|fitted] for [loads|towing] are [looked at|checked] for [leaks and chafing|chafing and leaks].",
    ],
    [
      "[Holes|Rust holes] [near|around] a belt or spring [mount|anchorage] need [welding|sound plates]; [filler|underseal] hides little from a [pick|probing hammer].",
      "[Sills|Floors], [outriggers|cross-members] and [chassis|box] sections [are|get] [tapped|pressed] where they look suspect.",
      "[Clean|Wash] [salt and mud|mud] [off|away] [before|ahead of] the test so [sound|good] metal can be [seen|shown].",
      "[Tow|Coupling] brackets must be [tight|secure] and [uncracked|free of deep rust], and the socket must work.",
    ],
    [
      "Vans from [sites|tracks] [around|by] {spotA} [should|ought to] be [hosed|rinsed] [below|underneath] and [looked over|checked] [first|in daylight].",
      "[Exhaust|Heat] shields, [under-trays|splash trays] and [spare carriers|clips] must not hang loose.",
      "[Oil|Fluid] leaks count when they [pool|drip] [fast|freely] enough to endanger [others|road users].",
      "[Engine|Gearbox] mounts and [driveshaft|steering] boots [get|receive] a [look|check] in passing.",
    ],
  ],
};
