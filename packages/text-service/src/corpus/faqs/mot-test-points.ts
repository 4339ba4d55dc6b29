import { cabAndLoad } from "../mot/certificate.ts";
import { testDay } from "../mot/duties.ts";
import { brakeTest, emissions, lampsAndTyres, steeringAndBody } from "../mot/test-points.ts";
import { commonFaults } from "../mot/inspection.ts";
import { inBritain } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motTestFaqs: readonly Faq[] = [
  {
    id: "brake-test",
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
    id: "lamps",
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
    id: "smoke",
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
    id: "underside",
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
    id: "test-day",
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
    id: "common-faults",
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
    id: "cab",
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
];
