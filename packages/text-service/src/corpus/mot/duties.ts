import type { Topic } from "../topic.ts";

export const businessVans: Topic = {
  id: "business-vans",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Business vans|Work vans] and the MOT",
    "[Fleets|Small fleets] and test [dates|planning]",
    "[Planning|Arranging] MOTs for [several|a few] vans",
    "[Employers, drivers|Drivers, employers] and the test",
  ],
  open: [
    "[Running|Keeping] [several|a few] vans [means|brings] [several|a handful of] test dates, and [a shared|a single] [calendar|list] [keeps|holds] them [straight|in view].",
    "[Whoever|The person who] drives a van on the road answers for its MOT, and so does [the firm|the employer] that sends it out.",
    "[Firms|Businesses] [around|near] {spotA} and {spotB} [do well|are wise] to [spread|stagger] their vans' tests [over|across] the [quieter|slacker] [weeks|months].",
    "[A van|Any van] [off for|away at] its MOT [earns|brings in] [nothing|no money] [that day|meanwhile], so [timing|planning] is much of the [job|skill].",
  ],
  points: [
    [
      "[Bring|Move] [dates|tests] [forward|to earlier days] at the start to [line them up|space them out], [accepting|at the cost of] [a shorter|a shortened] certificate [that time|for the change].",
      "[Book|Reserve] [early|first-thing] slots and [send|give] [short|light] [rounds|jobs] to the [other|remaining] vans.",
      "[Use|Choose] a station [near|beside] [the yard|a regular drop], [say|perhaps] [in|by] {spotA}, so [somebody|a driver] can [walk|get] back.",
      "[Pair|Join] the MOT with [the service|tyres and the service] and [lose|spend] [a single|just a] day [instead of more|rather than several].",
    ],
    [
      "[Walk-round|Daily] checks [signed|noted] by drivers [cut|reduce] test [fails|surprises] [more|far more] than [last-minute|hurried] [repairs|work].",
      "[Hold|Keep] [certificates|results] and [repair invoices|invoices] [together|by registration], [ready|to hand] if [police or insurers|an insurer or customer] should ask.",
      "[Advisories|Advisory notes] [become|make] the [work list|job sheet] for the [next|coming] [weeks|service].",
      "[Hired|Leased] vans [usually|normally] [come with|carry] [terms|duties] on who [arranges|pays for] the test: [read|check] them.",
    ],
    [
      "[Trailers|Light trailers] need no MOT, [but|yet] [lamps, tyres and coupling|coupling, lamps and tyres] must be [safe|sound] [all the same|at all times].",
      "[Over|Above] {class7Kg} [other|heavier] rules [begin|apply], with [annual|yearly] goods-vehicle tests and [operator|licence] duties.",
      "[Check|See] [class|the class] by [plate|plated weight] [per|for each] van: a [mixed|varied] fleet may [need|want] [both|class 4 and class 7] [bays|stations].",
      "[Minibuses|Crew buses] and vans with [many|extra] seats [follow|come under] [separate|their own] rules.",
    ],
  ],
};

export const lawAndCover: Topic = {
  id: "law-and-cover",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[The law|Law] on [driving|using a van] without an MOT",
    "[Out of date|Lapsed]: [what the law says|where you stand]",
    "[MOT, tax and insurance|Tax, insurance and the MOT]",
    "[Legal|Staying legal] on the road",
  ],
  open: [
    "[A van|Any van] [of test age|old enough to be tested] [must|has to] have a [current|valid] MOT [whenever|each time] it is [used|parked] on a [public road|road].",
    "[Without|Lacking] a [current|valid] MOT, a van may [go|be driven] only to a [booked|pre-arranged] test or [to|for] [repairs|repair] [arranged for it|booked beforehand].",
    "[MOT, tax|Tax, MOT] and insurance [hang|belong] together: a lapse in the first soon troubles the others.",
    "[Nobody|No officer] needs to see a paper certificate: the [record|test record] is [held|kept] [online|centrally], and [cameras|police systems] [read|check] it [by plate|as you pass].",
  ],
  points: [
    [
      "[Parking|Leaving] an untested van on the [street|public road] is not [allowed|lawful] either; [private|off-road] land is [different|another matter].",
      "[Declare|Register] it off the road if it will [stand|be laid up], and [keep|leave] it on [private|your own] [land|ground] [until|till] tested.",
      "[Recovery|A recovery truck] may [carry|move] a van that has [no MOT|failed], [where|when] driving it [would|might] be [unsafe|unlawful].",
    ],
    [
      "[Insurers|An insurer] [can|may] [reduce|question] a claim if [the van was|it was] [unroadworthy|unsafe], with or without an MOT.",
      "[A dangerous|Any dangerous] fault [ends|stops] the journey, [whatever|no matter what] [date|day] the old certificate [shows|bears].",
      "[Bald|Worn-out] tyres and [bad|weak] brakes are [offences|punishable] [in themselves|on their own], [test|MOT] or [no test|no MOT].",
      "[Points|Penalty points], [fines|a fine] and [a ban on using the van|a prohibition] [can|may] [follow|result] from [serious|dangerous] [faults|defects] found [at the roadside|in a check].",
    ],
    [
      "[Look|Check] the date [on|in] the [government's|official] [MOT|online] service [before|whenever] you [lend|sell] or [borrow|buy] a van.",
      "[Borrowed|Hired] vans [around|near] {spotA} [or|and] {spotB} [deserve|want] the same [check|look], for the driver is [answerable|responsible] [too|as well].",
      "[Moving|A move] [from|away from] {spotA} [changes|alters] [nothing|no date]: the [MOT|certificate] [goes|stays] with the van.",
      "[New|Recent] owners do not need a [fresh|new] test while the [old|current] certificate [runs|lasts].",
    ],
    [
      "[Reminders|Official reminders] [exist|are to be had], [but|yet] the [duty|responsibility] is [yours|the keeper's] with or without a reminder.",
      "[Test|Renew] [before|ahead of] [holidays|long trips]: [a lapse|expiry] [abroad|far from home] is [awkward|hard] to [mend|put right].",
      "[Scottish, Welsh and English|English, Scottish and Welsh] rules are [alike|the same] [here|on this]; Northern Ireland [has|runs] [its own|a separate] [system|scheme].",
    ],
  ],
};

export const testDay: Topic = {
  id: "test-day",
  when: ({ mot }) => mot.atGarages,
  headings: [
    "[Test day|The day of the test]",
    "[At the station|Waiting at the station]",
    "[On the day|The day itself]: [what to bring|what happens]",
    "[Arriving|Turning up] for the MOT",
  ],
  open: [
    "[Arrive|Turn up] [a little early|in good time] with the van [empty, clean and warm|warm, empty and clean], and the [test|MOT] [goes|runs] [faster|more smoothly].",
    "[No papers|No documents] are needed for [most|ordinary] vans: the [registration|plate] [finds|calls up] the [record|history] on the [tester's|official] system.",
    "[You may|Anybody may] [watch|follow] the test from the [viewing area|waiting area], [but|though] [not|never] [talk to|distract] the tester [at work|meanwhile].",
    "[The test|An MOT] has [a set|an unhurried] [order|pattern]: [cab and lamps|lamps and cab], bonnet, [lift|underside], [rollers|brakes], [exhaust|smoke].",
  ],
  points: [
    [
      "[Bring|Hand over] the [wheel-lock key|wheel-nut key], [unlock|open] [all|the] doors and [show|explain] any [cut-off|alarm].",
      "[Leave|Keep] [dogs|ladders], tools and [stock|rubbish] [at home|out of it]: [testers|the tester] must [reach|get at] [belts and floor|every belt].",
      "[Fuel|A fair tank of fuel], [oil at the mark|correct oil] and [a charged battery|a strong battery] [avoid|prevent] a refusal.",
      "[Say|Mention] if the van has [permanent drive to all wheels|all-wheel drive] or [an electronic|an automatic] parking brake, for the method differs.",
    ],
    [
      "[The result|Your result] is [entered|logged] [at once|on the spot]; [a printed|a paper] copy is [yours|given] [with|along with] [any|the] advisories.",
      "Ask the tester to show [faults|anything noted] while the van is [up|on the lift].",
      "[Check|Read] the [mileage and plate|plate and mileage] on the [certificate|sheet]: [slips|mistakes] are [easier|simpler] to [correct|put right] [at once|the same day].",
      "[Waiting rooms|A waiting room], [a lift|a lift back] or a bus stop [matter|count] when you choose the station.",
    ],
    [
      "[Early|First] slots [leave|give] [the afternoon|time] for [repairs|small repairs], late slots do not.",
      "[Weekday|Midweek] mornings are {often} [calmer|quieter] than [Saturdays|month ends], and [month ends|plate-change months] [fill|book up] [first|soonest].",
      "[From|Coming from] {spotA} or {spotB}, [allow|leave] [time|a margin] for [traffic|the roads]; [late|missed] vans [may|can] [lose|forfeit] the slot.",
      "[Plan|Keep] the rest of the day [light|loose]: [a fail|a small repair] [may|can] [hold|keep] the van [longer|overnight].",
    ],
  ],
};
