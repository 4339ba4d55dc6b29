import { advisories, certificate } from "../mot/certificate.ts";
import { classes } from "../mot/classes.ts";
import { businessVans, lawAndCover } from "../mot/duties.ts";
import { together } from "../mot/inspection.ts";
import { inBritain } from "./faq.ts";
import type { Faq } from "./faq.ts";

export const motRuleFaqs: readonly Faq[] = [
  {
    id: "history",
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
    id: "advisory",
    when: inBritain,
    topic: advisories,
    forms: [
      {
        ask: ["Must I [act on|deal with] [advisories|an advisory]?"],
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
    id: "several-vans",
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
    id: "law",
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
    id: "both-visits",
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
    id: "weight",
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
];
