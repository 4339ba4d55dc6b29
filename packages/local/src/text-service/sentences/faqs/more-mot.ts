import { advisories, cabAndLoad, certificate, choosingStation, myths } from "../mot/certificate.ts";
import { classes } from "../mot/classes.ts";
import {
  brakeTest,
  businessVans,
  emissions,
  lampsAndTyres,
  lawAndCover,
  steeringAndBody,
  testDay,
} from "../mot/in-depth.ts";
import { commonFaults, together } from "../mot/inspection.ts";
import { dvaDay } from "../northern-ireland/mot.ts";
import { inBritain, inNorthernIreland } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const moreMotFaqs: Faq[] = [
  {
    id: "grace-faq",
    when: inBritain,
    topic: myths,
    forms: [
      {
        ask: [
          "Is there [any|a] grace period [once|after] [the|an] MOT [expires|runs out]?",
          "[How early|How far ahead] can [I|we] renew [an|the] MOT?",
        ],
        answer: [
          "[None|There is none] after the [date|last day]; the [month|spare month] comes [before|ahead of] it, when [renewing|testing] [keeps|holds] the [anniversary|date].",
        ],
      },
      {
        ask: ["[May|Can] a tester [refuse|turn away] [my van|a van{kept}]?"],
        answer: [
          "[Rules|The rules] are [plain|simple|short] [here|on this]: [test|renew] [in time|before the date], with the van [clean|empty], [fuelled|warm] and [unlocked|ready].",
        ],
      },
      {
        ask: ["How do I keep my MOT [date|month]?"],
        answer: ["[Renew|Test] within the last month and it [stays|holds]."],
      },
      {
        ask: ["[Can|May] I drive the day after my MOT [ends|expires]?"],
        answer: ["[Only|Just] to a [booked|pre-arranged] test or repair; no day of grace [exists|is given]."],
      },
    ],
  },
  {
    id: "history-faq",
    when: inBritain,
    topic: certificate,
    forms: [
      {
        ask: ["[Where|How] do I [see|find] a van's MOT history?"],
        answer: [
          "[Online|On the official service], open to all: [enter|type] the [registration|plate] and the [results|tests] [appear|come up].",
        ],
      },
      {
        ask: ["What does an MOT certificate show?"],
        answer: [
          "[The record|The central record] [holds|shows] [date, mileage and result|result, mileage and date], with [faults and advisories|advisories and faults] [below|listed].",
        ],
      },
      {
        ask: ["[What if|What do I do if] I lose the certificate?"],
        answer: [
          "[Print|Download] [another|a fresh copy] from the official service: the record [itself|] is [held|kept] [online|centrally].",
        ],
      },
      {
        ask: ["[Can|May] a buyer see my van's [fails|past results]?"],
        answer: ["[Anyone|Everybody] with the registration can, fails and all."],
      },
      {
        ask: ["[Does|Will] the MOT record show mileage?"],
        answer: [
          "[It does|It shows] [each|every] reading [since|from] the first test, with [passes|results] and [advice|advisories].",
        ],
      },
    ],
  },
  {
    id: "advisory-faq",
    when: inBritain,
    topic: advisories,
    forms: [
      {
        ask: ["[Must|Do] I [act on|repair] [advisories|an advisory]?"],
        answer: [
          "[No law|Nothing] [forces|compels] you [at once|that day], [yet|but] a [worn|failing] part [worsens|gets no better] and the [driver|owner] [answers|is responsible] for it.",
        ],
      },
      {
        ask: ["[What|What exactly] is an MOT advisory?"],
        answer: [
          "[It is|An advisory is] a [note|warning], not a [fail|failure]: [legal|sound] today, [worn|wearing] [towards|close to] the limit.",
        ],
      },
      {
        ask: ["[How soon|When] should advisories be [dealt with|mended]?"],
        answer: [
          "First [brakes, tyres and steering|steering, tyres and brakes], then the [rest|others], [in order of|by] [risk|wear].",
        ],
      },
      {
        ask: ["Will advisories fail next year?"],
        answer: [
          "[Left|If left] alone, [many|a good few] [will|do], on a van that [works|runs] around {spotA} [most of all|above all].",
        ],
      },
      {
        ask: ["Is a pass with advisories a worry?"],
        answer: ["Hardly, as long as you [plan|act]: they [tell|show] [what|which part] [wears|comes] next."],
      },
    ],
  },
  {
    id: "station-faq",
    when: inBritain,
    topic: choosingStation,
    forms: [
      {
        ask: ["[How do I choose|What matters in] a station for a [tall|long|heavy] van?"],
        answer: [
          "[Start|Begin] with [class and height|height and class], then [compare|weigh] [dates, distance|distance, dates] and [what follows a fail|repair on site].",
        ],
      },
      {
        ask: ["[Can|May] I use [any|a distant] MOT station?", "Does the MOT have to be done near home?"],
        answer: [
          "[Any|Whichever] authorised station of the [right|correct] class will [do|serve], [near|in] {spotA}, {spotB} or [further|farther] off.",
        ],
      },
      {
        ask: ["Is a station near {spotA} as good as a closer one?"],
        answer: ["[Quite|Just] as good: the [rules|manual] and [certificate|record] are the same."],
      },
      {
        ask: ["What should I ask a station [before|when] booking?"],
        answer: [
          "[Class, height|Height, class], [earliest date|first free date] and [what happens|the terms] after a fail.",
        ],
      },
    ],
  },
  {
    id: "cab-faq",
    topic: cabAndLoad,
    forms: [
      {
        ask: ["Are seat belts [and doors|] [checked|tested] [at|in] the MOT?"],
        answer: [
          "[Every|Each] belt [fitted|in the van] is [tugged|pulled] and [looked over|checked], and so are [doors, seats|seats, doors] and [catches|latches].",
        ],
      },
      {
        ask: ["[Should|Must] I empty the van [for|before] the test?"],
        answer: [
          "[It helps|It does help]: [belts, floor|floor, belts] and [fixings|mountings] must be [seen|in view], and [weight|load] [upsets|alters] the brake [figures|reading].",
        ],
      },
      {
        ask: ["[Do|Will] warning lamps fail the MOT?"],
        answer: [
          "[Airbag, brake|Brake, airbag], [steering and engine|engine and steering] lamps [do|will] if they stay [lit|on].",
        ],
      },
      {
        ask: ["Are crew seats and belts tested?"],
        answer: ["All that are fitted, and [boxes|tools] on top are no [excuse|defence]."],
      },
    ],
  },
  {
    id: "brake-test-faq",
    topic: brakeTest,
    forms: [
      {
        ask: ["How are [a van's|van] brakes [tested|checked] at the MOT?"],
        answer: [
          "[On rollers|A roller tester is used], [wheel by wheel|axle by axle], with [pipes, hoses and linings|linings, pipes and hoses] [looked at|seen] [from below|underneath] [too|as well].",
        ],
      },
      {
        ask: ["Why do vans fail on brakes?"],
        answer: [
          "[Uneven|Weak] effort, [worn linings|thin pads], [rusted pipes|tired hoses] or a [slack|poor] parking brake: [those|these] [top|lead] the list.",
        ],
      },
      {
        ask: ["Is the handbrake tested at the MOT?"],
        answer: ["It is, with [its own|a separate] [share|measure] of effort, [wheel by wheel|axle by axle]."],
      },
      {
        ask: ["How much brake imbalance fails a van?"],
        answer: [
          "[More|Anything more] than the rules allow across an axle; [sticking|rusty] parts are the [usual|common] cause.",
        ],
      },
    ],
  },
  {
    id: "lamps-faq",
    topic: lampsAndTyres,
    forms: [
      {
        ask: ["[Can|Will] a [blown bulb|failed lamp] fail the MOT?"],
        answer: [
          "Nearly all [lamps|lights] count: [head, tail, stop|stop, tail, head], [indicator, fog and plate|plate, fog and indicator].",
          "[Small things|Little things] do fail vans: a dead bulb, a [bald|cut] tyre or a [cracked|loose] lens among them.",
        ],
      },
      {
        ask: ["How much tread does [my van|a van{kept}] need?"],
        answer: [
          "[Enough|Sufficient] across the [middle|main part] all [round|the way round], and [more|a margin] if you [drive|work] in [winter|the wet].",
        ],
      },
      {
        ask: ["[Which|What] [lamps|lights] are [checked|tested]?"],
        answer: [
          "Nearly all [lamps|lights] count: [head, tail, stop|stop, tail, head], [indicator, fog and plate|plate, fog and indicator].",
        ],
      },
      {
        ask: ["[Do|Will] worn tyres fail a van [at once|outright]?"],
        answer: ["Tread short of the legal depth does; cuts and bulges [likewise|too]."],
      },
      {
        ask: ["Does a cracked windscreen fail the MOT?"],
        answer: [
          "[It depends|That depends] on [size and place|place and size]: in [front of|line with] the driver [less|very little] is [allowed|let through].",
        ],
      },
    ],
  },
  {
    id: "smoke-faq",
    topic: emissions,
    forms: [
      {
        ask: ["[How do I|How can I] get a diesel through the smoke test?"],
        answer: [
          "[Warm|Heat] it [well|through], [change|renew] [oil and air filter|air filter and oil] [in time|when due] and [clear|sort out] [any|every] warning lamp.",
        ],
      },
      {
        ask: ["What is measured in the [smoke|emissions] test?"],
        answer: [
          "How much smoke [leaves|comes from] the pipe as the engine [revs|runs] up, [against|compared with] a limit for [its age|that engine].",
        ],
      },
      {
        ask: ["Why would a diesel smoke at the test?"],
        answer: ["[Soot|Old soot], a [clogged|dirty] air filter, [tired|worn] injectors or [too much|overfilled] oil."],
      },
      {
        ask: ["Do electric vans skip the emissions test?"],
        answer: ["[They do|Battery vans do]; hybrids and all others are [measured|tested]."],
      },
    ],
  },
  {
    id: "several-vans-faq",
    when: inBritain,
    topic: businessVans,
    forms: [
      {
        ask: ["How do [firms|businesses] plan MOTs for several vans?"],
        answer: ["[By|With] a shared [list|calendar] of dates, [spread|spaced] over [quiet|slack] [weeks|months]."],
      },
      {
        ask: ["[Can|May] I move [my|a] van's MOT date?"],
        answer: ["Testing early, before the last month, [moves|shifts] the next date with it."],
      },
      {
        ask: ["Who is responsible for a work van's MOT?"],
        answer: [
          "The driver and the [firm|employer] [share|carry] the duty: a van without a [current|valid] test must not go out.",
        ],
      },
      {
        ask: ["[Can|May] vans from {spotA} and {spotB} be tested at the same station?"],
        answer: ["[Certainly|Of course], [given|with] the right class and [early|timely] booking."],
      },
      {
        ask: ["How do I [spread|space] MOT dates for a [few|handful of] vans?"],
        answer: [
          "[Test|Take] some early, [in|during] a [slack|quiet] month, and [the|their] dates [stay|keep] [apart|spread] from then on.",
        ],
      },
    ],
  },
  {
    id: "law-faq",
    when: inBritain,
    topic: lawAndCover,
    forms: [
      {
        ask: ["[Can|May] I drive [without|with no] MOT?"],
        answer: [
          "[Only|Solely] to a [booked|pre-arranged] test or repair, [and|but] [only|solely] if the van is [safe|roadworthy].",
          "[Keep|Leave] it off the road [until|till] [tested|the test], [apart|aside] from the [drive|trip] to a [booked|pre-arranged] slot.",
        ],
      },
      {
        ask: ["What happens if my MOT [runs out|has run out]?"],
        answer: [
          "[Keep|Leave] it off the road [until|till] [tested|the test], [apart|aside] from the [drive|trip] to a [booked|pre-arranged] slot.",
        ],
      },
      {
        ask: ["[Does|Will] a lapsed MOT affect [insurance|tax or insurance]?"],
        answer: [
          "[It can|A lapse can]: [tax|vehicle tax] cannot be renewed, and an insurer may [ask questions|question a claim].",
        ],
      },
      {
        ask: ["[Can|May] I park a van without an MOT on the [street|road]?"],
        answer: ["Not on a public road; [a drive|a yard] or [private|other private] land is [allowed|another matter]."],
      },
      {
        ask: ["Am I insured [if|when] my MOT has [lapsed|run out]?"],
        answer: [
          "[Read|Check] the policy: the [basic|legal] cover may [stand|hold], [yet|but] your own claim [can|may] [shrink|be cut].",
        ],
      },
    ],
  },
  {
    id: "underside-faq",
    topic: steeringAndBody,
    forms: [
      {
        ask: ["[Will|Does] rust fail [an|the] MOT?"],
        answer: [
          "[Only|Just] where it [weakens|matters]: [near|around] [belts, springs, steering|springs, belts, steering] or [brakes|tow bars].",
        ],
      },
      {
        ask: ["What is checked under [the|a] van?"],
        answer: [
          "[Steering, springs, pipes|Pipes, springs, steering], [exhaust|boots] and [structure|the structure] are all [looked over|gone through] on the lift.",
        ],
      },
      {
        ask: ["[Do|Will] testers [prod|tap] for rust?"],
        answer: ["[They do|They may], with a [special|light] tool, [near|around] [mounts and sills|sills and mounts]."],
      },
      {
        ask: ["[Can|Will] a broken spring fail a van?"],
        answer: ["It will, and so will a joint with [play|too much play]."],
      },
    ],
  },
  {
    id: "test-day-faq",
    when: inBritain,
    topic: testDay,
    forms: [
      {
        ask: ["What should I bring to [the|an] MOT?"],
        answer: [
          "[Little|Not much]: the [registration|plate] [finds|opens] the record, and the [wheel-lock|locking-nut] key helps.",
        ],
      },
      {
        ask: ["[Can|May] I [watch|wait for] the MOT?"],
        answer: [
          "[Yes|You may], from the [viewing|waiting] area; [bring|have] the [wheel-lock|locking-nut] key and [time|a little patience].",
        ],
      },
      {
        ask: ["[How|In what state] should the van arrive [for its MOT|on test day]?"],
        answer: [
          "[Empty, clean and warm|Warm, empty and clean], with [fuel and oil|oil and fuel] and [all doors|every door] [unlocked|free to open].",
        ],
      },
      {
        ask: ["[How early|When] should I arrive for a test near {spotA}?"],
        answer: ["[A little|Slightly] ahead, [unloaded and warm|warm and unloaded], wherever you set out from."],
      },
      {
        ask: ["[Do|Must] I bring [papers|the log book] to the MOT?"],
        answer: ["[No papers|None] for [most|ordinary] vans, [just|only] [keys and time|the keys and some time]."],
      },
    ],
  },
  {
    id: "both-visits-faq",
    when: inBritain,
    topic: together,
    forms: [
      {
        ask: ["[Can|May] I book MOT and service [together|in a single visit]?"],
        answer: [
          "[Yes|You can]: [choose|pick] MOT + Service in the form and [compare|weigh up] the partner's [offers|quotes].",
        ],
      },
      {
        ask: ["Is a joint MOT and service worth it?"],
        answer: [
          "Often it is, as [a single|a joint] visit [costs|takes] less [time|working time] and [faults|problems] are [mended|put right] first.",
        ],
      },
      {
        ask: ["Does the service come before the test on a joint visit?"],
        answer: ["[Usually|As a rule] it does, so that [worn|doubtful] parts are [changed|renewed] [first|in time]."],
      },
      {
        ask: ["Why do owners around {spotA} pair MOT and service?"],
        answer: [
          "[To lose|So as to lose] a single day, and to [meet|face] the test with [fresh|sound] [parts|fluids].",
        ],
      },
    ],
  },
  {
    id: "common-faults-faq",
    topic: commonFaults,
    forms: [
      {
        ask: [
          "[What|Which] are the weak spots of [older|working] vans?",
          "[Which|What] parts [wear|fail] first on a [busy|working] van?",
        ],
        answer: [
          "[Springs, bushes|Bushes, springs], [lamps and tyres|tyres and lamps], and [brakes|the brakes] that [seize|stick] [from|with] [weight and weather|weather and weight].",
          "[Those|The parts] that carry [weight|load]: [springs and joints|joints and springs] [first|above all], then [brakes and tyres|tyres and brakes].",
        ],
      },
      {
        ask: ["[What|Which faults] do testers [see|find] most on vans?"],
        answer: [
          "[Lamps|Dead lamps], tyres, [springs|broken springs] and [handbrakes|weak handbrakes], year [in, year out|after year].",
        ],
      },
      {
        ask: ["Why do vans break springs?"],
        answer: ["[Weight|Load], [potholes|humps] and [rust|salt], [together|in that order]."],
      },
    ],
  },
  {
    id: "weight-faq",
    when: inBritain,
    topic: classes,
    forms: [
      {
        ask: ["[Where|How] do I find my van's [gross|plated] weight?"],
        answer: [
          "On the [maker's plate|weight plate], {usually} in a door frame or under the bonnet; up to {class4Kg} is class 4 and up to {class7Kg} class 7.",
        ],
      },
      {
        ask: ["[Does|Will] [my load|what I carry] change the MOT class?"],
        answer: [
          "[No|Not at all]: the [design|plated] weight [counts|decides], {class4Kg} being the [line|limit] between class 4 and class 7.",
        ],
      },
      {
        ask: ["What is design gross weight?"],
        answer: [
          "The [most|greatest weight] the van may [weigh|come to] [loaded|with its load], as [set|fixed] by the [maker|factory]; {class4Kg} [parts|divides] the classes.",
        ],
      },
      {
        ask: ["Is an empty van still class 7?"],
        answer: ["It is: [plate|plated] weight [rules|decides], [above|over] {class4Kg} and up to {class7Kg}."],
      },
    ],
  },
  {
    id: "dva-day-faq",
    when: inNorthernIreland,
    topic: dvaDay,
    forms: [
      {
        ask: ["What happens on DVA test day?"],
        answer: [
          "[An examiner|The examiner] [works|goes] through [lamps, tyres, brakes|brakes, lamps, tyres], [steering|suspension] and [smoke|exhaust], then [gives|prints] the result.",
        ],
      },
      {
        ask: ["[How|In what state] should a van{kept} [arrive|turn up] at the DVA?"],
        answer: [
          "[Empty, clean, warm|Warm, clean, empty] and [early|in good time], with the [booking|appointment] [details|papers] [to hand|ready].",
        ],
      },
    ],
  },
];
