import type { Topic } from "../topic.ts";

export const records: Topic = {
  id: "records",
  headings: [
    "[Service records|Paperwork] [that pays|worth keeping]",
    "[Stamps|Invoices], [records|history] and resale",
    "[Keeping|Why keep] a service history",
    "[Proof|The proof] of [good care|a cared-for van]",
  ],
  open: [
    "A [full|complete|tidy] service [history|record] [adds|brings] value when [a van is sold|you sell], [because|since|as] [the buyer|whoever buys it] can [see|read] [what was done|the work] and [when|at what mileage].",
    "[Records|Service records] [tell|show] the [next|following] {mechanic} what [has been done|was renewed], [so|and] [nothing is|no job gets] [paid for again|repeated] and [nothing is|no job gets] [forgotten|missed].",
    "[Paper or digital|On paper or on a screen], the [service book|record] is worth [as much care as|the same care as] the van itself.",
    "[Many|Most] [newer|recent] vans have a [digital|computer-held] service record instead of a [stamp book|stamped booklet]; [ask|check] that [each|every] visit is [entered|added] [to it|there].",
  ],
  points: [
    [
      "[Keep|File] [invoices|receipts] that [list|name] [oil, filters and parts|parts, oil and labour], for a [stamp|signature] [by itself|alone] [proves|says] [little|less].",
      "[Photograph|Scan] [each|every] [invoice|job sheet]; [thermal paper|shop paper] [fades|goes blank], and a [van folder|file on your computer] [lasts|survives] [longer|a change of van].",
      "[Write|Note] the [mileage and date|date and mileage] [on|against] [each|every] [bill|job], [even|including] [small ones|a bulb or a wiper].",
      "[Tyres, batteries and belts|Belts, tyres and batteries] [carry|come with] [warranties of their own|separate cover]; [proof|the proof] of [fitting|purchase] is [needed|asked for] in a claim.",
    ],
    [
      "[Independent garages|Independents] [may|can] service a van [under|within] its [maker's|original] warranty [provided|as long as] [the schedule|maker's schedule] is [kept|followed] and [suitable|matching] parts [are used|go in].",
      "[Warranty|Maker's warranty] [terms|conditions] [vary|differ]; [read|check] [whether|if] [parts|oil] [must|have to] [match|meet] a [named|stated] [standard|specification].",
      "[Recalls|Safety recalls] are [mended|put right] by [dealers|the maker's dealers] [without a charge|at the maker's cost]; [check|look up] the [registration|plate] [each year|now and then].",
      "[Dealer software|Software] updates are [sometimes|often] [done|loaded] [at|during] a [main-dealer|dealer] visit; [ask|find out] if any are waiting.",
    ],
    [
      "[Buyers|Van buyers] [around|near] {spotA} [or|and] {spotB} [look|search] for [the same things|much the same]: [regular oil|steady intervals], [a belt done on time|belts changed when due] and [tidy|honest] [paperwork|tests].",
      "[Finance|Lease] firms [check|look at] the [history|record] when a van [comes|goes] back, and [gaps|missing visits] [may|can] be [charged|held against you].",
      "[Insurers|An insurer] may [ask|want to know] [whether|if] a van was [maintained|kept roadworthy] [before|prior to] a [claim|crash]; [records|invoices] [answer|settle] [that|the question].",
      "[Selling|Part-exchanging] without [records|history] [invites|brings] [doubt|lower offers], [however|no matter how] [good|sound] the van [is|may be].",
    ],
    [
      "[A notebook|A small notebook] in the [door pocket|glovebox] [for fuel, oil and faults|of top-ups and odd noises] [helps|serves] the {mechanic} [more|better] than [memory|a vague account].",
      "[Hand|Pass] the [file|folder] on with the van: [it|the folder] [costs nothing|weighs nothing] and [pleases|reassures] [the next owner|any buyer].",
      "[Gaps|A gap] in the [history|record] need not [ruin|spoil] it: [a major service|a thorough service] [now|today], [well recorded|with a clear invoice], [is a fresh start|draws a line].",
      "Ask the {garage} for [brake and tyre measurements|pad and tread depths] [each time|at every visit]; [trends|figures over time] [show|tell] [what|which part] [comes|is due] next.",
    ],
  ],
};
