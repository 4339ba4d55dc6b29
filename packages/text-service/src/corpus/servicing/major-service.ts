import type { Topic } from "../topic.ts";

export const majorService: Topic = {
  id: "major-service",
  headings: [
    "When a major service [makes sense|is worth it|is due]",
    "Major [or|and] full service: [the difference|what differs|which to book]",
    "[Going further|Going deeper]: the major service",
    "What [sets a major service apart|a major service adds]",
  ],
  open: [
    "A major service [takes|includes|starts from] everything in a full [one|service] and [adds|goes on to] the [long-life items|slower-wearing parts]: [fuel and pollen filters|pollen and fuel filters], [plugs|glow or spark plugs] and [deeper checks|a closer inspection].",
    "[Every so often|From time to time|At longer gaps] the {handbook} [asks for|calls for|lists] [more than|something beyond] the [yearly routine|annual visit], and [that is where|this is when] a major service [comes in|earns its place|belongs].",
    "[Between|Alternating with] full services, {makers} [call for|set out|plan] a [bigger|longer] [visit|job] in which [parts with a long life|long-life parts and fluids] are [renewed|replaced|changed].",
    "[If you have bought a van|For somebody who has bought a van|After buying a van] with [a thin history|patchy records|few stamps], a major service is [a clean starting point|a fresh start|the way to reset the clock].",
  ],
  points: [
    [
      "[On diesels|With a diesel|For diesel vans] the [fuel filter|diesel filter] is [the item|the part] that [matters|counts] [most|above all]; [left too long|when it clogs|once blocked] it [starves|upsets|harms] [costly injectors|the injectors|a high-pressure pump].",
      "[Glow plugs|Spark plugs on petrol vans|Glow plugs on diesels] are [tested or renewed|checked and, if due, renewed], [which|and that] [helps|eases] [cold starts|starting on cold mornings] and [keeps|holds] [fuel use|consumption] [down|in check].",
      "[A pollen filter|The cabin filter] [may seem|looks|sounds] [trivial|a luxury|minor], [yet|but] a [blocked one|clogged filter] [mists the windscreen|slows demisting|weakens the heater] [just when|exactly when] [winter|bad weather] [arrives|sets in].",
      "[Fuel, pollen and air filters|All the filters] [change together|are changed together|come due at about the same time], [which|and this] [spares|avoids] [repeated labour|paying for the same strip-down again].",
    ],
    [
      "[Ask about|Look up|Find out about] the [timing belt|cam belt]: it is [not normally|seldom|rarely] part of a major service, [but|yet] [combining|pairing] the [jobs|work] [cuts|reduces] [labour|the hours billed].",
      "[Belt, water pump and tensioner|A timing belt, tensioner and water pump] are [priced|quoted] [apart|on their own|separately], and a [snapped|broken] belt can [wreck|ruin|finish] [an engine|the engine], so [know|check] the [due date|date and mileage].",
      "[Chains|Timing chains] [last longer|need less care] than belts but [still|also] [stretch|wear] [when|if] oil is [left in too long|neglected|changed late]; [listen for|note|report] a [rattle|chatter] [at start-up|on cold starts].",
      "[Gearbox and axle oil|Oil in the gearbox and rear axle|Gearbox oil] is [forgotten|overlooked] on [many|plenty of] vans [that tow|with big mileages|that carry weight]; a major service is the [moment|time] to [ask|raise it].",
    ],
    [
      "[Deeper checks|The extra checks] [mean|include] [brakes stripped|drums off], [slides cleaned|calipers freed and greased], [door runners|sliding-door runners] and [hinges|locks] [oiled|greased] and [handbrake|parking-brake] travel [set|adjusted].",
      "[Sliding doors, hinges and locks|Door runners and hinges] [get|receive|are given] [grease|attention], [a small|a welcome] [kindness|mercy] on a van [opened|unloaded] [all day long|from morning to night].",
      "[Suspension bushes|Bushes and ball joints], [anti-roll bar links|drop links] and [wheel bearings|bearings] are [checked under load|levered and checked|tried for play], [not merely|rather than] [looked at|glanced over].",
      "[A road test|A test drive] [before and after|at both ends of the job] [helps|lets] the {mechanic} [hear|feel|notice] [what|things] a [static check|look on the lift] [misses|cannot show].",
    ],
    [
      "[High mileages|Big mileages], [towing|roof loads] and [site work|muddy sites] [bring|move] the major visit [forward|closer], [while|whereas] a [lightly used|gently driven] van may [run|go] [longer|further] [between them|before it].",
      "[Not sure|If you are unsure] which [level|service] [is due|to book]? [Count back|Look back] to the last [stamp|invoice] that [lists|mentions] [fuel and pollen filters|plugs and a fuel filter]; [that|it] was the last major [one|service].",
      "[Compare|Set] the [quote|price] [line by line|item by item] [with|against] a full service, [since|because|as] the [extra|difference] [should buy|ought to buy] [named parts|real parts], not [just|merely] a [grander|bigger] [title|name].",
      "[Spread|Plan] the [cost|bill]: [agree|settle] what [must|has to] be done [now|at once], what [can wait|may follow later], and ask the [garage|workshop] to [note|write down] both.",
    ],
  ],
};
