import type { Topic } from "../topic.ts";

export const oil: Topic = {
  id: "oil",
  headings: [
    "[Oil changes|Engine oil] [and what they protect|and why it matters|for hard-working engines]",
    "[The right|Choosing the right] oil [for your engine|for a van]",
    "Oil, filters and [a long engine life|engine life]",
    "[Why|How] [fresh oil|an oil change] [matters|pays for itself]",
  ],
  open: [
    "[Engine oil|Oil] [carries heat|cools], [carries dirt|cleans] and [keeps metal apart|lubricates], and in a [hard-working|busy|loaded] van it [does|manages] [all of that|the lot] [under strain|under pressure|with little rest].",
    "[Nothing|Little|No other job] [does more|does as much] for [an engine|a van's engine] than [clean oil|fresh oil] of the [right|correct|proper] [grade|specification], [changed on time|renewed before it is spent].",
    "[Few|Not many] jobs are as [simple|plain] as an oil change, [yet|but|and yet] [missing it|putting it off|stretching it] is [behind|at the root of] [many|a good many] [worn turbos|tired engines|engine rebuilds].",
    "[Oil|Engine oil] does not [last|stay fresh] for ever: [soot|fuel], [heat|moisture] and [sheer miles|hard work] [thin it|wear it out|use up its additives], whatever the [label|can] [says|promises].",
  ],
  points: [
    [
      "[Grade|Specification] [matters|counts] more than brand: [diesels|modern diesels] with a [particulate filter|soot filter] [need|must have] low-ash oil, and the [wrong|incorrect] [can|oil] [slowly|gradually] [blocks|chokes] it.",
      "[Check|Read|Look up] the [specification|exact specification] in the {handbook}, [not just|rather than] the [thickness|viscosity]; [vans|engines] that [look|seem] [alike|the same] [may need|can take] [different|quite different] oil.",
      "[Low-ash oil|Oil with low ash] [protects|keeps alive] the [soot filter|particulate filter], [while|whereas] [older|earlier] engines are [content|happy] with [simpler|plainer] [grades|oil]; the [registration|number plate] [tells|shows] a {garage} which [applies|is right].",
      "[Make sure|See that] the [invoice|bill] [names|shows] the oil [used|poured in] by [specification|maker's code], [so that|so] [a later|the next] [top-up|litre] [matches|is the same].",
    ],
    [
      "[Check|Dip] the level [on level ground|on the flat] with a [cold|rested] engine [every couple of weeks|now and then|between visits]; [diesels|vans] that [work hard|tow] can [use|burn] a [little|surprising amount] [between services|over a season].",
      "A [rising|climbing] oil level is [no good sign|not good news|a warning]: [diesel|fuel] from [broken-off|interrupted|failed] filter [cleaning|regeneration] [may be|can be] [thinning|diluting] [it|the oil].",
      "[Top up|Add oil] [a little at a time|in small measures]; [overfilling|too much oil] [harms|damages] [seals|seals and filters] as [surely|certainly] as [running low|too little] [harms|wears] [bearings|the bearings].",
      "[Spots|Drips] on the [drive|ground], a [burnt|hot] smell or [blue smoke|haze] [behind|from the exhaust] [all|each] [deserve|justify|warrant] [a look|a check] [before|rather than after] the next [long run|service].",
    ],
    [
      "A turbocharger spins on a [film|thin film] of oil, so [late|overdue] changes [show|tell] [there first|at the turbo before anywhere else], [usually|often] as [a whistle|whine], [smoke|blue smoke] or [lost power|a lack of pull].",
      "Let a [hot|hard-worked] engine idle [for a moment|briefly] [after|following] a [steep climb|long pull]: [oil|the oil] [goes on cooling|carries on cooling] the turbo [as|while] it slows.",
      "[Timing chains|Chains], [tensioners|chain tensioners] and [cam gear|camshafts] [depend|rely] on [clean|fresh] oil [too|as well], [which is why|and so] [makers|manufacturers] have [shortened|tightened] [some|certain] intervals.",
      "[Cold|Short] [starts|journeys] [leave|put] [fuel and water|unburnt fuel and moisture] in the oil that [only|just] a [long|proper] run [burns off|drives out]; [town vans|vans on local rounds] [rarely|seldom] get that chance.",
    ],
    [
      "[The filter|An oil filter] [costs little|is a small part], [so|and so] [changing|renewing] oil [without it|but leaving the old filter] [makes no sense|is a false economy|gains nothing].",
      "[Drain plug washers|The sump washer], [filter housing|filter cap] and [seals|O-rings] are [small things|little parts] that [stop|prevent] [drips|leaks]; [ask|check] that [fresh ones|new ones] [are used|go in].",
      "[Old oil|Waste oil] [must|has to] be [collected|taken away] and [recycled|treated]; a {garage} [does that|sees to that] [as part of|within] the job, [while|whereas] [tipping it away|pouring it away] [at home|in the yard] [pollutes|is an offence].",
      "An oil change is [also|at the same time] a [chance|moment] to [look underneath|see the underside]: [leaks, split gaiters and rust|gaiters, leaks and loose heat shields] [show|are plain] [while|when] the van is [up|on the lift].",
    ],
    [
      "[Book|Plan] the change [before|ahead of] a [busy spell|hard season|heavy month], [not|rather than] [after|following] it, so that the [hardest|toughest] [work|miles] [is done|are covered] on [clean|fresh] oil.",
      "A van [on|doing] short [hops|trips] [around|near] {spotA} needs oil [as often as|just as often as|quite as often as] [motorway vans|one on the motorway] [in spite of|despite] [lower|the smaller] mileage.",
      "On [jobs|runs] [from {spotA} to {spotB}|around {spotA} and {spotB}], [glance at|look at] the [oil lamp|oil pressure light]: if it [glows|lights] [with the engine running|on the move], [stop|switch off] [safely and at once|at once].",
      "[Keep|Carry] a litre of the [same|correct|right] oil [in the van|on board|behind the seats], [labelled|marked] with the [date|date and mileage] of the last change.",
    ],
  ],
};
