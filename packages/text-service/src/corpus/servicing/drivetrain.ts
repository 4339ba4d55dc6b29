import type { Topic } from "../topic.ts";

export const sootFilter: Topic = {
  id: "soot-filter",
  headings: [
    "[Diesel filters|Soot filters|The diesel soot filter] and [short trips|town miles|local work]",
    "[Keeping|Helping keep] the [soot filter|exhaust filter] clear",
    "[AdBlue, EGR and soot|Soot, AdBlue and EGR]: the diesel's [weak spots|clean-up kit]",
    "[Clean|Cleaner] exhausts, [healthy|happier] diesels",
  ],
  open: [
    "[Most|Nearly all|The majority of] diesel vans [sold|built] in recent [years|times] [carry|have|wear] a [soot filter|particulate filter] that [must|needs to|has to] get hot [now and then|from time to time|every so often] to [burn itself clean|clear its load].",
    "A [soot|particulate] filter [traps|catches|holds] what the engine does not burn, and [only a|nothing but a] [long, warm run|spell at steady speed|proper run on an open road] [empties|clears|cleans] it.",
    "[Diesels|Diesel vans] [kept|used|run] mainly [for short hops|on short rounds|for errands] [fill|clog|load up] their [soot filters|exhaust filters] [faster|sooner] than they can [clean|empty|clear] them.",
    "[Behind|Among] the [commonest|most frequent|usual] [reasons|causes] for an amber lamp on a diesel van [stands|is] a [full|blocked|part-filled] [soot filter|particulate filter].",
  ],
  points: [
    [
      "[Give|Allow] the van a [steady|brisk|longer] run [each week|every week or so|regularly], [say|perhaps|for instance] [out towards {spotA}|from {spotA} to {spotB}|past {spotA}], with the engine [properly|fully|well] warm.",
      "[Do not|Never|Try not to] switch off [halfway through|during|in the middle of] a [cleaning cycle|burn]: a [fan that runs on|higher idle|hot smell] [tells|warns|shows] you that [a clean is under way|it is still at work|the filter is busy].",
      "[Stop-start days|Days of short hops|Rounds with many stops] [around|in and around] {spotA} [leave|keep] the exhaust [too cool|cooler than it likes|lukewarm], so [plan|build in|add] a [faster|longer] stretch [on the way home|at the end of the day|once a week].",
      "[An occasional|A regular|A weekly] [stint|stretch|trip] in a [lower gear|lower gear than usual] at [steady|even] revs [raises|lifts|brings up] the [exhaust heat|temperature] and lets the [filter|trap] [breathe|clear].",
    ],
    [
      "[AdBlue|The blue additive] [turns|changes|converts] [harmful gases|nitrogen oxides] into [harmless ones|water and nitrogen]; [top it up|refill it] [before|well before] the [range|countdown] on the dash [runs out|ends|reaches nothing].",
      "[Use|Buy|Choose] [fresh|sealed|clean] AdBlue and [keep|wipe] the [filler|cap] [clean|free of dirt], [because|since|as] [crystals|dried crystals|impurities] [block|spoil|jam] the [injector|pump|nozzle].",
      "[Sensors|The sensors] [before and after|on either side of|around] the [filter|catalyst] [fail|age|go wrong] [more often|sooner] than the [filter|part] itself, so [test|check|measure] [first|before replacing anything|before ordering parts].",
      "An EGR valve [stiff|clogged|gummed up] with [soot|carbon] [makes|leaves] the engine [hesitant|smoky|flat]; [cleaning|freeing] it [may be|is sometimes|can be] [enough|all it needs|the cure].",
    ],
    [
      "[Low-ash oil|The right low-ash oil|Oil of the named low-ash kind] [matters|is essential|counts] here, [for|because|since] [ash|what the oil leaves] [stays|remains|gathers] in the filter [for good|for ever|for life].",
      "[Fuel|Diesel] [from|bought at] a [busy|well-run] [forecourt|filling station] and a [fresh|timely] fuel filter [help|do much to help] the [injectors|nozzles] [spray|burn] [cleanly|evenly|as they should].",
      "[Cutting out|Removing|Hollowing out] the filter is [unlawful|against the law|illegal] on the road and fails the [yearly test|annual test].",
      "A [rising|climbing] oil level, [more|rising] fuel use or a [cooling fan|fan] that [runs on|keeps going] [points|may point|can point] to [failed|broken-off|interrupted] [cleaning|burns].",
    ],
    [
      "Ask the {garage} to [read|note] the filter's [soot and ash|ash and soot|load] [figures|values] at the service; the [trend|change] from year to year [shows|tells] [when|how soon] [trouble|a new filter] is [near|likely|on its way].",
      "[A forced clean|A workshop clean|Cleaning on the lift] costs [far less|much less] than a [new filter|replacement], [provided|as long as] the [filter|honeycomb] is not [melted|cracked|full of ash].",
      "[Note|Write down|Remember] [how|the way] the lamp [behaves|came on] — [steady or flashing|flashing or steady], [hot or cold|cold or warm] — and [pass|hand] that [on|to the {mechanic}].",
      "[Some petrol engines|Newer petrol engines] too may [have|carry] a [small|simple] filter, though it [seldom|rarely] [gives trouble|needs care|clogs].",
    ],
  ],
};

export const clutchAndGearbox: Topic = {
  id: "clutch-and-gearbox",
  headings: [
    "[Clutch, gearbox and driveshafts|Gearbox and clutch|Clutch and gearbox]",
    "[Changing gear|Gear changes]: [what wears|when to worry|care and signs]",
    "The [drive|power] to the wheels",
    "[Clutch wear|A tired clutch] on [working|loaded|busy] vans",
  ],
  open: [
    "[A clutch|The clutch] [lasts|lives] as long as its [driver|load] [lets it|allows]: [hill starts|pulling away] with [weight on board|a full load], [creeping|crawling] in [queues|traffic] and [towing|trailers] [shorten|cut] its life.",
    "[Gears|The gearbox] and clutch [take|bear|carry] [every|each] [start|pull] of a [loaded|laden|heavy] van, so [small|early] signs [there|of wear] [deserve|merit|call for] [notice|attention].",
    "[Few|Not many] repairs [keep|hold] a van {offRoad} [longer|for longer] than a [clutch|gearbox], [which|and that] makes [early|timely] [notice|attention] [pay|worthwhile].",
    "[Gearbox oil|Oil in the gearbox] is [often|sometimes] [called|said to be] [filled for life|lifelong], [yet|but] [hard work|towing|heavy use] [wears|tires|ages] it [all the same|just the same|like any other].",
  ],
  points: [
    [
      "A [bite|biting point] near the [top|upper end] of the pedal, revs that [rise|climb] [without|with no more] speed or a [burnt|hot] smell on [hills|slopes] [all|each] [say|mean|suggest] the clutch is [near its end|wearing out|slipping].",
      "[Judder|A shudder|Shaking] as you [pull away|move off] [may|can] come from [oil on the plate|a worn flywheel|soft engine mounts], so [have|get] it [looked at|{checked}] before any parts are [bought|ordered].",
      "A [heavy|stiff] pedal or [crunching|grating] into [reverse|first gear] [may|can] be [no more than|just] [old fluid|air in the line], [simple|easy] to [cure|put right].",
      "[Take|Keep] your foot off the pedal [while|when] [driving|waiting]: [riding it|leaving it there] [wears|eats] the [release bearing|bearing] [day after day|bit by bit].",
    ],
    [
      "[Ask|Check] [whether|if] the [gearbox|axle] oil has a [change date|set interval] for [towing|hard use], and [have|get] it [done|changed] [with|at] the [next|coming] [major service|big service].",
      "[Automatic|Self-shifting] boxes [like|need|want] [clean|fresh] fluid and [the right|the named] grade; a [thump|jolt|flare] between gears is [worth|a reason for] [a check|early attention].",
      "[Leaks|Drips|Weeps] [around|from] the [gearbox|driveshaft] seals [start|begin] [small|slowly]; [topping up|refilling] without curing them [only|just] [buys time|puts it off].",
      "[Whining|A whine|Humming] that [follows|rises with] road speed [points|leads] to [bearings|a bearing], a [grinding|crunch] in [a single|the same] gear to the box [itself|proper].",
    ],
    [
      "[A clicking|Clicking] on full lock means a worn joint, [often|usually] [after|because of] a [split|torn] rubber [boot|gaiter].",
      "[Rear-drive|Rear-wheel-drive] vans [add|bring] a [propshaft|long shaft] whose [joints and centre bearing|bearing and joints] [wear|age] and [rumble|vibrate|hum] [under load|at speed].",
      "[Engine and gearbox|Gearbox and engine] mounts [sag|soften|tear] [with age|over time|under load], and the [thud|clonk|bump] as you [pull away|change gear] is their sign.",
      "[A dual-mass flywheel|The dual-mass flywheel] [rattles|chatters] at [idle|tick-over] when [worn|tired]; [change|renew] it [together|along] with the clutch if it has play.",
    ],
    [
      "[Drivers|Crew members|Everybody] who [share|take turns with] a van [wear|use] it [in their own way|differently]; [a few words|a quiet word] on [hill starts|clutch use] [spare|avoid] [many|a good number of] [bills|repairs].",
      "[Loading|Carrying] [less|a little less] on [hilly|steep] days, or making lighter trips, is kinder to the clutch.",
      "[Hills|Steep streets] [near|around] {spotA} [and|or] [slow queues|traffic] by {spotB} [use up|wear] clutches [faster|sooner] than [open roads|long runs] do.",
      "[Quotes|Prices] for a clutch [should|ought to] [say|state] whether the [flywheel, bearing and fluid|bearing, fluid and flywheel] are [in|included].",
    ],
  ],
};

export const batteryAndElectrics: Topic = {
  id: "battery-and-electrics",
  headings: [
    "[Batteries|The battery], [charging|starting] and [wiring|electrics]",
    "[Starting|Starting well] every morning",
    "[Electrics|Wiring] on [working|busy] vans",
    "[A flat battery|Flat batteries]: [causes|how to avoid them]",
  ],
  open: [
    "[A flat battery|A dead battery] is among the [commonest|most usual] [breakdowns|reasons vans stand still], and {often} it [gave|had given] [notice|warning] [for weeks|beforehand].",
    "[Batteries|Van batteries] [age|weaken] [quietly|without fuss]; [a test|a load test] at the service [takes|needs] [moments|little time] and [tells|shows] [how much|what strength] is [left|still there].",
    "[Stop-start|Delivery] work [drains|taxes] a battery [all day|hour after hour]: [each|every] restart [takes|draws] [more|a little more] than a [short|brief] hop [puts back|returns].",
    "[Tail lifts, fridges|Fridges, inverters], [cameras|beacons] and [chargers|trackers] [all|each] [draw|take] from [the same|a single] battery, so [its health|charging] [matters|counts] [more|all the more] on a [working|fitted-out] van.",
  ],
  points: [
    [
      "[Slow|Lazy] cranking, [dim|fading] lamps at [idle|tick-over] or a [clock|radio] that [resets|loses its memory] [are|count as] [early|clear] [hints|signs] [to act|to have it tested].",
      "[White|Furry] [crust|powder] on the [terminals|clamps] [blocks|hinders] [current|charging]; [cleaning|tightening] them is [part|a part] of a [good|careful] service.",
      "[Stop-start vans|Vans with stop-start] [need|must have] the [special|stronger] battery [type|kind] they were built with, and it {often} [has to be|must be] [coded|registered] to the van.",
      "A battery [past|beyond] its [best|prime] [fails|lets go] on the [first|first really] cold [morning|night], [rarely|seldom] at a handy time.",
    ],
    [
      "[The alternator|An alternator] that [undercharges|barely charges] leaves even a new battery [flat|weak]; [belt and output|output and belt] are [checked|measured] [together|in the same test].",
      "[Something|A device] [left|still] [drawing|taking] current [overnight|with the van locked] — [a tracker, a door lamp|a load lamp, a radio] — [empties|flattens] the battery [slowly|by morning]; [a meter|measuring] [finds|names] [it|the culprit].",
      "[Earth|Ground] straps [corrode|rot] [unseen|out of sight] and [cause|bring] [faults|symptoms] [all over|everywhere]: [odd|flickering] lamps, [false|strange] warnings, [slow|hard] starting.",
      "A fuse that blows [again|repeatedly] wants a [cause|reason] found, [not|never] a [bigger|stronger] [fuse|replacement].",
    ],
    [
      "[Door|Sliding-door] [looms|wiring] [flex|bend] [every|each] time, and [break|fray] [inside|within] their [rubber|sleeve]: [locks, lamps|lamps, locks] and [windows|sensors] [then|soon] [play up|fail].",
      "[Tow|Trailer] sockets [fill|clog] with [water and grit|grit and water]; [spray|grease] and a [cap|cover] [keep|hold] [the pins|them] [sound|clean].",
      "[Load-space|Rear] lamps, [reversing|parking] sensors and [beacons|work lights] [deserve|should have] a [test|trial] [too|as well] [when|while] the van is [in|on the lift].",
      "[Extras|Added kit] [should|ought to] [have|get] a fuse of their own, [fitted|placed] [near|close to] the battery.",
    ],
    [
      "[A longer|A decent] run [from {spotA} to {spotB}|out by {spotA}] [once a week|now and then] [tops up|refills] what [short|local] hops [take|use].",
      "[A maintenance charger|A smart charger] [suits|helps] a van that [stands|rests] [for days|between jobs].",
      "[Jump|Booster] leads [used|connected] [wrongly|carelessly] can harm [control units|electronics]; [follow|keep to] the points [shown|named] in the {handbook}.",
      "[Keep|Carry] the radio code [with|beside] the [papers|book]: a battery change [may|can] [ask|call] for it.",
    ],
  ],
};
