import { brakes } from "../servicing/brakes.ts";
import { diagnostics } from "../servicing/diagnostics.ts";
import { electric } from "../servicing/electric.ts";
import { oil } from "../servicing/oil.ts";
import type { Faq } from "./faq.ts";

export const partFaqs: readonly Faq[] = [
  {
    id: "brakes",
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
    id: "oil",
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
    id: "electric",
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
        "[Check|Make sure] that the {garage} has [people|staff] [trained|qualified] for high voltage.",
        "[Software|System] updates [may|can] be [part|a part] of the visit.",
      ],
      [
        "[A battery report|A health report] on the [pack|battery] helps at resale.",
        "[Tyre pressures|Correct pressures] protect range in winter.",
      ],
    ],
  },
];
