import type { Topic } from "../topic.ts";

export const trades: Topic = {
  id: "trades",
  headings: [
    "[Tradespeople|Trades] and [small fleets|fleets]",
    "[Vans that earn|When the van earns] a living",
    "[Keeping|How to keep] a [working van|fleet] [on the road|earning]",
    "For [sole traders|tradespeople] and [fleet managers|fleet owners] {locally}",
  ],
  open: [
    "[For|To] a [plumber, courier or builder|builder, electrician or courier|florist, joiner or fitter] the van is [the business|the workshop and the shop window], [and|so] [a day without it|each day it is {offRoad}] [costs|means] [work|lost work].",
    "[Trades|Tradespeople] [around|in and around] {spotA} [and|or] {spotB} [count on|rely on|depend on] a van that [starts|runs] [every morning|first turn of the key], and [regular servicing|planned servicing] is [how|the way] that is [achieved|kept up].",
    "[Downtime|Time off the road] is the [real|true] [cost|price] of a [breakdown|neglected van]: [missed jobs|cancelled visits], [a hire van|hired transport] and [let-down customers|unhappy customers] [outweigh|cost more than] a [planned|routine] service.",
    "[A small fleet|Even a small fleet|A few vans] [needs|calls for|deserves] a [plan|calendar]: [who drives what|which van goes when], [what is due|the next service dates] and [who|which {garage}] [looks after|sees to] it.",
    "[Vans|Work vans] [live|lead] a [rough|hard] life — [kerbs, speed humps and heavy loads|tools, ladders and full loads|building sites and tight deadlines] — and repay [care|looking after] [more than|even more than] [cars do|most cars].",
  ],
  points: [
    [
      "[Drivers|Whoever drives] should [walk round|check] the van [before setting off|each morning]: [tyres, lights and leaks|lights, tyres and mirrors], with [faults|anything found] [noted|written down] [in a book|on a form|the same day].",
      "A [walk-round|daily] check [takes|needs] [moments|very little time] and [catches|finds] [the soft tyre|a blown bulb] [before|ahead of] a [roadside stop|police stop|breakdown].",
      "[Report|Log] [faults|defects] [the day they appear|at once], and [keep|file] the [note|sheet] with the [repair|invoice]: it [shows|proves] that the [firm|business] acts on what [drivers|its people] [see|say].",
      "[Employers|Firms] [share|carry] the [duty|responsibility] for [roadworthy|safe] vans, so [records|service records] protect the [business|owner] as well as the [driver|people on board].",
    ],
    [
      "[Stagger|Space out] [service dates|the dates] so that the [whole fleet|entire team] is never without [transport|vehicles] [together|at the same time], and [fit|place] them in [quiet|slack] [weeks|spells].",
      "[Pair|Combine] [servicing|the service] with [holidays|a shutdown|a training day], when the van would [stand still|be parked] [anyway|in any case].",
      "[Evening|Early] [drop-offs|key drops] and [loan vans|courtesy vehicles] are [offered|on offer] at [some|certain] {garages}; [ask|it is worth asking] [early|when you book], [because|since|as] they [go|are taken] [fast|quickly].",
      "[Book|Reserve] [ahead|well ahead] of [seasonal peaks|your busy season] — [gardeners in spring|landscapers in spring], [couriers in autumn|parcel firms before Christmas] — [while|when] [diaries|workshops] [have|still have] room.",
    ],
    [
      "Give [each|every] van a [sheet|page] with its [mileage, service and tyre|tyre, service and mileage] [history|dates]; [patterns|costs] [show|emerge] [soon|quickly] and [the van|a vehicle] to [replace|sell] [stands out|shows itself].",
      "[Costs|Running costs] [per mile|for each mile] [tell|show] [when|at what point] [repairs|upkeep] [cost|take] more than [the van is worth|it earns], and [good|careful] [records|notes] make the [sum|calculation] [easy|simple].",
      "[Fuel use|Consumption] that [creeps up|rises] [may|can] [mean|point to] [binding brakes|dragging brakes], [soft tyres|low tyres] or [a tired injector|a clogged filter]: [a service|the next service] [is the time|is a chance] to [find out|look].",
      "A van [sold|handed on] with [full records|stamps and invoices] [fetches|commands] [more|a better price] than [a similar van|the same model] without them.",
    ],
    [
      "[Secure|Tie down] [loads|tools] and [weigh|check] the van [now and then|from time to time]: [racking, tools and stock|tools, stock and a full tank] [eat into|use up] the [payload|allowance] [faster|sooner] than [people think|expected].",
      "[An overloaded|A badly loaded] van [wears|harms] [springs, tyres and brakes|tyres, brakes and springs] and [risks|can bring] a [penalty|fine]; the [plate|weight plate] [under the bonnet|in the door frame] [gives|states] the limit.",
      "[Racking|Fitted racking] is [always on board|carried all year], so [choose|set] [tyre pressures|pressures] for the [weight|load] really carried.",
      "[Ladders|Roof loads] and [pipes|long loads] [raise|add] [drag and fuel use|drag], and [roof bars|the bars] [deserve|need] [a check|tightening] [at each service|now and then].",
    ],
  ],
};
