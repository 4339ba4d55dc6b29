import type { Facts } from "../../writer/facts.ts";
import type { Topic } from "../topic.ts";

export const coolingAndBelts: Topic = {
  id: "cooling-and-belts",
  headings: [
    "[Coolant, hoses and belts|Belts, hoses and coolant]",
    "[Cooling|Keeping cool] under load",
    "[Timing belts|The timing belt] and [coolant|cooling]",
    "[Overheating|An overheating engine] and how to [avoid|prevent] it",
  ],
  open: [
    "[Coolant|Fresh coolant] does more than [carry heat|stop frost]: it [keeps|holds] [rust|corrosion] out of the [engine, pump and heater|heater, pump and engine].",
    "[Engines|Van engines] [work|labour] [hot|hardest] [under load|with weight on board], and [a small|the least] weakness in [hoses, pump or cap|the pump, cap or hoses] [shows|comes out] [then|at that moment].",
    "[A timing belt|The timing belt] [gives|sends] [no|little] warning: when [it|the belt] [snaps|breaks], [valves meet pistons|pistons meet valves] and the [engine|motor] is {often} [finished|beyond repair].",
    "[Belts|Rubber belts] and hoses [age|harden] by [time|years] as well as [miles|mileage], so a [low-mileage|little-used] van is not [safe|exempt] from them.",
  ],
  points: [
    [
      "[Check|Look at] the level [cold|with the engine cold]; [a drop|falling coolant] between [services|visits] [means|says] a leak, even when the [drive|ground] [stays|is] dry.",
      "[Mix|Blend] [nothing|no colours]: [coolants|antifreezes] of [different|unlike] kinds [can|may] [turn to sludge|clog], so [ask|find out] [which|what] is in [there|the system].",
      "A sweet smell, [a wet carpet|a misted screen] or [a heater gone cold|lukewarm air] [may|can] [mean|point to] a [leaking|weeping] [matrix|hose].",
      "[Strength|Frost strength] is [tested|measured] with a [meter|refractometer]; [weak|thin] coolant [freezes|lets in rust] and [boils|gives up] [sooner|earlier].",
    ],
    [
      "[Find|Look up|Ask for] the belt's [due date|date and mileage] in the {handbook}, and [treat|take] it as [a limit|the last date], not [a target|advice].",
      "[Renew|Change] the [tensioner and water pump|pump and tensioner] [with|alongside] the belt: the [labour|work] is [the same|already paid for].",
      "[Belts|Timing belts] that [run|work] in oil [shed|lose] [rubber|fibres] when the oil is [old|wrong], and [block|clog] the [pick-up|strainer].",
      "A squeal at [start-up|a cold start] comes from the [auxiliary|outer] belt, [quick|simple] to [see|inspect] and to [change|renew].",
    ],
    [
      "[Watch|Glance at] the gauge on [hills|long pulls] [with a load|when towing]: [stop|pull over] before the needle reaches the red.",
      "[Never|Do not] open [a hot|the hot] cap; let the engine cool and [fill|top up] [slowly|little by little].",
      "[Mud|Straw], [leaves|seeds] and [flies|insects] [block|clog] the radiator [from|at] the front, so [rinse|brush] it [gently|with care] [each|every] summer.",
      "A fan, a thermostat and a cap cost little [beside|compared with] a [head gasket|new engine].",
    ],
    [
      "[Heavy|Loaded] runs [towards|past] {spotA} in [August|hot weather] or [queues|a jam] near {spotB} [test|try] cooling [harder|more] than [a winter|any winter] [day|morning].",
      "[A lost heater|Losing the heater] is not just a [comfort|matter of comfort]: [clear|demisted] glass [depends|relies] on it.",
      "[Hoses|Rubber hoses] [swell|bulge] or [go soft|crack] [near|beside] the [clips|joints]; [squeezing|feeling] them [cold|when cold] [tells|shows] [much|a lot].",
    ],
  ],
};

export const bodyCare: Topic = {
  id: "body-care",
  headings: [
    "[Doors, locks and bodywork|Bodywork, doors and locks]",
    "[Rust|Corrosion], runners and [hinges|locks]",
    "[Looking after|Caring for] the body",
    "The [working|outside] parts: doors, steps and [racks|glass]",
  ],
  open: [
    "[Doors|The doors] of a working van [open|slide] [more often|far more often] than [a car's|those of any car], and [runners, hinges and locks|locks, hinges and runners] [wear|suffer] [for it|accordingly].",
    "[Bodywork|The body] [protects|keeps safe] [tools and stock|stock and tools], so [rust|a split seal], [a lazy lock|a sagging door] or a [leak|wet floor] is more than [a blemish|a matter of looks].",
    "[Rust|Corrosion] on vans [starts|begins] [where|wherever] [mud sits|paint is chipped]: [arches, sills|sills, arches], [seams and steps|steps and seams].",
    "[A little|A touch of] grease and [a drain cleared|clear drain holes] [keep|hold] [doors, seams and floors|floors, seams and doors] [sound|in order] [for years|far longer].",
  ],
  points: [
    [
      "[Grease|Oil] the [runners and hinges|hinges and runners] [at|with] [each|every] service, and [adjust|set] [a door|any door] that [drags|sags] before it [bends|breaks] the [track|roller].",
      "[A sliding door|The sliding door] that [jams|sticks] [needs|wants] [rollers|new rollers], not [force|a harder pull]; the [cable|track] [comes|goes] next.",
      "[Locks|Lock barrels] [like|need] dry lubricant, [never|not] [thick|sticky] [grease|oil].",
      "[Seals|Door seals] that [let in|admit] [water|rain] [spoil|ruin] [stock|tools] and [start|cause] [floor rust|rust beneath the mat].",
    ],
    [
      "[Wash|Rinse] [arches and sills|the underside], [above all|especially] after [salted|gritted] roads [around|near] {spotA}, and [clear|free] the [drain holes|drains] [in the doors|below].",
      "[Touch in|Seal] [chips|stone chips] [early|while small]: [bare|unpainted] steel [rusts|browns] [within days|fast] [in winter|in the wet].",
      "[Rust|Corrosion] [near|around] [jacking points|seat mounts] or [spring hangers|belt mounts] is [a safety matter|a test matter], not [just|only] [looks|cosmetics].",
      "[Under-body|Cavity] wax [lasts|holds] [a few winters|some years] and [suits|repays] vans [kept|used] [near the sea|on sites].",
    ],
    [
      "[Roof|Gutter] racks [hold|bear] a [stated|set] weight, [ladders|bars] [included|and all]; [check|look at] the [feet and bolts|bolts and feet] [monthly|each month].",
      "[Steps|Rear steps], [tow bars|bars] and [bumpers|corners] [take|suffer] [knocks|bumps]; [sharp|torn] edges [hurt people|catch clothing] and may fail a test.",
      "[Glass|Windscreen] chips [mended|filled] [early|promptly] [seldom|rarely] [spread|run]; [left|ignored], [a cold night|a pothole] [finishes|splits] the [screen|glass].",
      "A tail lift has [checks|inspections] of its own [by law|under work rules], [apart|separate] from the [van|service].",
    ],
    [
      "[Extra|Added] locks, [slam locks|dead locks] and [shields|plates] [deter|slow] [thieves|theft], and [insurers|some insurers] [ask|look] for them on vans [left|parked] [overnight|with tools].",
      "[Signs and wraps|Wraps and signs] [hide|cover] [rust|chips], so [look|feel] [beneath|along] the edges [when|if] you [buy|sell].",
      "[Parking|Tight corners] [around|near] {spotA} [can cost|may cost] mirrors and corners; [loose|cracked] [glass|lenses] should be [changed|renewed] [at once|soon].",
    ],
  ],
};

export const usedVan: Topic = {
  id: "used-van",
  headings: [
    "[New to you|A used van]: the first service",
    "[Buying|Bought] a used van",
    "[Starting fresh|A fresh start] with a used van",
    "[Before and after|After] buying [second-hand|used]",
  ],
  open: [
    "[A used van|Any used van] [deserves|should have] [oil, filters and a full look|a full look, oil and filters] [straight away|soon after you buy], [whatever|no matter what] the [seller|advert] [says|claims].",
    "[Buying|Choosing] a van [around|near] {spotA} or {spotB}: [history|a service history], [test records|past test results] and [a cold start|a long drive] [tell|reveal] [more|far more] than [paint|shine].",
    "[The first|A first] service [after|following] [purchase|buying] [sets|gives] a [known|clean] starting point: [fluids, filters, belts|belts, filters, fluids] and [a list|a written list] of what [comes|is due] next.",
    "[Vans|Used vans] [come|arrive] with [habits|a past]: [loads, kerbs and cold starts|kerbs, loads and short trips] [leave|write] [traces|marks] a {mechanic} can [read|see].",
  ],
  points: [
    [
      "[Read|Look through] the [test history|past test results] [online|before viewing]: [repeated|the same] advisories and [odd|falling] mileages [speak|say] [plainly|much].",
      "[Ask|Look] for [invoices|receipts] that [show|name] the [timing belt|belt and water pump]; [without|lacking] [proof|them], [assume|take it] that it is [due|outstanding].",
      "[Check|See] for [recalls|open recalls] and [finance|outstanding finance] [before|ahead of] [paying|any deposit].",
      "[Start|Try] it [cold|from cold], [hear|listen to] [the chain|the first seconds] and [watch|look at] the [exhaust|smoke]; a [warm|warmed] engine [hides|masks] [a lot|much].",
    ],
    [
      "[Look|Feel] [under|below] the [load floor|mats] for [damp|water], [along|round] the [doors|arches] for [filler|rust], and [inside|at] the [oil cap|filler] for [sludge|pale froth].",
      "[Uneven|Odd] tyres, [a crooked wheel|a steering wheel off centre] or [gaps|fresh bolts] [around|at] panels [hint|point] at [an old|a past] [knock|crash].",
      "[Racking|Screw] holes, [worn|shiny] pedals and [a sagging seat|a tired seat] [tell|say] [more|more honestly] than the [clock|odometer].",
      "[Drive|Take] it [over|on] [rough|bumpy] and [fast|open] roads, [say|perhaps] [between {spotA} and {spotB}|from {spotA} to {spotB}], [brakes|stops] [included|and all].",
    ],
    [
      "[Change|Renew] [oil, filters and brake fluid|brake fluid, oil and filters], [note|write down] the [date|mileage], and [begin|start] your own [record|file].",
      "[Have|Get] [brakes, steering and tyres|tyres, brakes and steering] [measured|{checked}] [while|when] the [seller|dealer] [may|might] still [help|answer].",
      "[Reset|Clear] the [service light|reminder] only once the work [is done|has been done].",
      "Tyre age, [load|weight] limits and spare keys are {often} [forgotten|missed]: [go through|check] them [on the day|at hand-over].",
    ],
    [
      "[Dealer|Trade] [cover|warranty] [varies|differs]; [read|study] what it leaves out and [which|what] service [dates|terms] it [sets|asks for].",
      "[Plan|Budget] for the [first year|early months]: [tyres, brakes, battery|battery, tyres, brakes] {often} [fall|come] due [together|at about the same time] on vans [sold|changed] at a certain age.",
      "[An inspection|A pre-purchase check] by a {garage} [near|in] {spotA} costs little [beside|against] [a wrong|a bad] [buy|choice].",
    ],
  ],
};

export const conversions: Topic = {
  id: "conversions",
  headings: [
    "[Campers and conversions|Conversions and campers]",
    "[Converted|Fitted-out] vans: [what differs|extra care]",
    "[Campers, fridges and tail lifts|Special bodies and fittings]",
  ],
  open: [
    "[Campers|Camper vans], [fridge vans|chilled vans] and [workshops|mobile workshops] on wheels [need|want] [all|everything] a [plain|standard] van does, and [then|in addition] [some|a little more].",
    "[A conversion|Converting a van] [adds|puts on] weight [high up|at the back] [for good|all year], and [springs, tyres and brakes|brakes, tyres and springs] [carry|feel] it [every|each] mile.",
    "[Fitted|Added] equipment — [beds, fridges|fridges, racking], [tail lifts|lifts] and extra batteries — [belongs|should be] on the [service|job] list [too|as well].",
  ],
  points: [
    [
      "[Tell|Warn] the {garage} [about|of] [height and weight|weight and height]: [doors, lifts|lifts, doors] and [ramps|jacks] [have|come with] limits.",
      "Weigh it [fully|completely] [loaded|packed]: [water, gas and people|people, gas and water] [push|bring] [many|quite a few] campers [near|close to] their [limit|plate].",
      "[Tyres|Camper tyres] [grow old|age] [before|long before] they [wear|wear out]; [check|read] the [date|date mark] on the [wall|side].",
    ],
    [
      "Leisure batteries, [split chargers|chargers] and [inverters|sockets] [deserve|need] [fuses|proper fuses] and a [yearly|regular] [look|check].",
      "[Gas|Bottled-gas] fittings [need|must have] [somebody|a person] [qualified|trained]; a [van|vehicle] {garage} [may|might] not [touch|work on] them.",
      "[Fridge|Cooling] units [run|work] to [hours|an hour count], not miles, and [have|follow] a [service|check] [plan|rhythm] of their own.",
      "[Water|Damp] [behind|under] [panels|lining] [rots|rusts] [floors|steel] [unseen|in silence]: [lift|pull back] a [corner|panel] [now and then|each year].",
    ],
    [
      "[Standing|Resting] [all winter|for months] [sticks|seizes] brakes and [flattens|weakens] batteries; [move|run] it [monthly|now and then], [perhaps|say] [out to|as far as] {spotA} [and back|or {spotB}].",
      "[Before|Ahead of] a [long|summer] trip, [service|check] [early|in spring]: [belts, coolant, tyres|tyres, belts, coolant] and [brakes|fluid] [first|above all].",
      "[Seats|Added seats] and [belts|seat belts] [must|have to] be [properly|soundly] [mounted|anchored]; [a tester|an inspector] looks closely.",
      "Your insurer should [know|be told] of [changes|the conversion], and the [log book|registration document] may need [updating|changing].",
    ],
  ],
};

const isUrbanPart = ({ kind, type }: Facts): boolean =>
  kind === "place" && ["london-borough", "london-district", "district"].includes(type);

export const districtLife: Topic = {
  id: "district-life",
  when: isUrbanPart,
  headings: [
    "[Running|Keeping] a van in {place}",
    "[Street by street|Kerb to kerb]: vans [in the city|in town]",
    "[City streets|Built-up streets] and [your van|van wear]",
    "[Parking, traffic and wear|Traffic, parking and wear]",
  ],
  open: [
    "[Van|Working] life [in|around] {place} [means|is] [short runs|slow miles], [tight kerbs|kerbside stops] and [long waits|plenty of waiting], [all|each] of it [hard|tough] on [brakes and clutch|clutch and brakes].",
    "[Few|Not many] vans in {place} [cover|rack up] [great|big] mileages, [yet|but] [stops, starts and idling|starts, stops and queues] [wear|age] them [just as|quite as] [surely|fast].",
    "As part of a [larger|bigger] [city|urban area], {place} [gives|asks of] a van [streets|roads] [full of|with] [humps, patches and roadworks|bus lanes, humps and cycle lanes].",
    "[Deliveries|Call-outs|Jobs] [between|linking] {nearA} and {nearB} [look|seem] [short|close] on the map, [but|yet] [traffic|the traffic] [stretches|lengthens] them, and the engine [pays|works] [in heat|for it].",
    "[Kept|Parked] on the street in {place}, a van [meets|faces] [knocked mirrors|scraped corners], [short trips|cold starts] and [flat batteries|weak batteries] more than [rust|distance].",
  ],
  points: [
    [
      "[Check|Look up] [which|the] [emission|clean-air] rules [cover|apply to] your [engine|van] [before|ahead of] [planning|accepting] work [across|in] [the city|town]; they [differ|change].",
      "A diesel [kept|held] to [slow|city] streets fills the [soot|exhaust] filter, so take it out on a [faster|longer] road [now and then|every week].",
      "[Idling|Leaving the engine running] [at|by] the kerb [wastes|burns] fuel, [soots up|fouls] the engine and [may|can] [bring|mean] a [fine|penalty].",
      "[Electric|Plug-in] vans [suit|like] [such|these] distances, [but|though] their [tyres and brakes|brakes and tyres] [want|need] [care|checks] [like|as on] any other.",
    ],
    [
      "[Humps|Speed humps] and [sunken|patched] tarmac [loosen|wear] [drop links|bushes], [top mounts|springs] and [exhaust|heat-shield] [fixings|brackets]; [a knock|a rattle] gives them away.",
      "Kerbing a tyre weakens the [cords|wall] [inside|unseen], and [bulges|a bulge] [may|can] [follow|show] [weeks|days] later.",
      "A clutch labours [all day|without rest] [in|through] [queues|jams]: [mention|report] a [high|late] bite or a [weak|slack] lever.",
      "[Wing|Door] mirrors, [lamps|lenses] and [number plates|plates] [suffer|break] [first|most] in [tight|narrow] streets; [all|each] must be [whole|sound] [by law|to pass a test].",
    ],
    [
      "[Height|Headroom] [limits|rules out] [some|a few] [arches|railway-arch workshops] and [basement|indoor] [garages|bays], so [give|state] the van's height [with roof bars|bars included] [when|as] you [ask|book].",
      "[Drop|Leave] it [early|before the rush] and [go on|carry on] by [bus, rail or bike|bike, bus or rail]: that is {often} quicker than a [lift|cab].",
      "[Garages|Workshops] [around|over by] {nearA} or {nearB} [may|might] have [a taller door|a longer bay] or a [freer|quieter] [week|diary].",
      "[Ask|Check] whether [the workshop|the garage] [collects|picks up] in {nearA} and {nearB} [too|as well], and [where|how] it [parks|keeps] vans [overnight|after hours].",
    ],
    [
      "[Loading|Unloading] at [red routes|busy kerbs] [leaves|means] doors [wide open|open] and [locks|runners] [hard at work|working overtime]; [grease|oil] them [often|regularly].",
      "[Tool|Catalyst] theft [is|remains] a [real|known] [risk|worry]: [extra|slam] locks, [marking|alarms] and [an empty|a cleared] van at night [help|count].",
      "[Roadworks|Diversions] [near|by] {nearA} [shed|leave] [screws and nails|nails and grit]; [a slow|a creeping] puncture [shows|tells] [first|early] on [a gauge|the gauge].",
    ],
  ],
};
