import type { Topic } from "../topic.ts";

const isPlace = (kind: string) => kind === "place";

const openings = {
  none: [
    "[No|Not a single] [garage|workshop] within {within} of {place} [appears|was found|is shown] [on|in] the DVSA [list|register] of MOT [stations|test stations] for {year}, so [owners|drivers] here [usually|normally|generally] [look|travel|go] [further afield|further out|a bit further] for [a service|servicing].",
    "{place} is [some way|a fair step|a little distance] from the [nearest|closest] [listed garage|authorised station]: the {year} DVSA [list|register] [shows|has] none within {within}, [which makes|and that makes] [planning ahead|booking early|a bit of planning] [worthwhile|sensible|pay].",
    "[Keeping|Running] a van in {place} means [planning|thinking ahead] [a little more|a bit more], [because|since|as] the DVSA [list|register] for {year} [has|shows] no [authorised garage|authorised station] within {within} of the [centre|middle].",
  ],
  single: [
    "[Just the|Only a] single [garage|workshop|station] within {within} of {place} [appears|stood|is shown] on the DVSA [list|register] for {year}, so it [helps|pays|makes sense] to [book early|plan ahead|look further out as well].",
    "[The choice|Your choice] [close to|right around|next to] {place} is [narrow|limited|small]: the {year} DVSA [list|register] [shows|gives|has] a single [authorised garage|authorised station] within {within}.",
    "A single [garage|workshop] [authorised by the DVSA|on the DVSA list] [stood|was found] within {within} of {place} in {year}, [and|so] [many|plenty of] [owners|drivers] [also look|look as well|cast an eye] [towards|to] [larger|neighbouring] [places|communities].",
  ],
};

const reach: Topic["points"] = [
  [
    "[On the map|In a straight line|As the crow flies], {nearA} [is|lies] {milesA} [away|from here|off] and {nearB} {milesB}, [though|but] the [road|way there|drive] may [well be|be] [longer|rather longer|a good deal longer].",
    "[Neighbours|Neighbouring places] [include|are] {nearA} ({milesA}), {nearB} ({milesB}) and {nearC} ({milesC}); [those|these] are straight-line [distances|figures], so [allow|leave] [more|extra] [for the road|for the real journey|when you plan the trip].",
    "[Widen the search|Look] [to|towards|around] {nearA}, {nearB} or {nearC} [and compare|and weigh up] [dates|quotes|what is offered] before you [settle|decide|choose].",
    "The [closest|nearest] [place|neighbour] on our list is {nearest}, {nearestMiles} [off|away] in a straight line.",
  ],
  [
    "[Combine|Join up|Tie in] the [service|visit|appointment] with [a delivery|a run for materials|another errand] [around|over in|out at] {nearA}, and the [extra miles|journey|trip] [cost|cost you] [little|less|next to nothing in time].",
    "[If a job|If work|If a delivery] [takes|brings] you [towards|out to|past] {nearA} or {nearB}, [leave|drop off] the van [there|on the way] and [collect|pick up] [it|the van] [when the day is done|on the way home].",
    "[Ask|It is worth asking] whether a [garage|workshop] [collects and delivers|fetches vans|will collect the van], or whether a mobile {mechanic} [covers|comes out to|serves] {place} for [routine|everyday|smaller] [jobs|work].",
    "[Have|Get] [several|a few] [jobs|small jobs] done [in the same visit|at the same time|on the same day]: [brakes, tyres and oil|an oil change, tyres and brakes] [looked at together|in a single trip] [spare|avoid] a [further|repeat] [journey|trip].",
  ],
  [
    "[The counts|Our counts|These counts] [cover|take in] [authorised MOT stations|MOT test stations] only; a [garage|workshop] that [services and repairs|just repairs and services] vans [without testing them|but does not test them] [would not show|is not in them|does not appear].",
    "[Smaller|Village|Country] [workshops|garages] without a test [licence|bay] [do not appear|are not counted] in [the list|that list|the DVSA data], [so|and so] [local knowledge|asking around|a word with neighbours] [still|certainly] [helps|counts|matters].",
    "[Long|Longer] [gaps|distances] between garages are a [good|sound] [reason|argument] to [keep to|stick to|follow] the {handbook}, [because|since|as] a [breakdown|tow] [far from|a long way from] a workshop is [slow|costly|awkward] to [put right|sort out].",
  ],
  [
    "[Rural|Country|Back] roads [work|test] a van's [springs, dampers and tyres|tyres, dampers and springs|steering and suspension] [harder|more] than [smooth|main] [routes|roads], so have [those|them] {checked} at [every|each] service.",
    "[Carry|Keep] [a litre of the right oil|the correct oil], [some coolant|coolant] and [a tyre pump|an inflator] [on board|in the van] if your [days|rounds|jobs] run [between|from] {nearA} [and|to] {nearB}.",
    "[Before a long|Ahead of a long|Before any long] [run|trip|journey], [glance at|look at|check] [levels and tyres|tyres and levels|tyres, lights and levels]; [help|a workshop] [may be|can be] [some distance|a fair way|a long way] [off|away].",
  ],
];

const headings = [
  "[Van servicing|Servicing a van] [for|in] {place}",
  "[Where vans from|Where drivers from] {place} go for a service",
  "{place}: [finding a garage|looking further afield|getting a van serviced]",
  "[Keeping|Running] a van in {place}",
];

export const noGarage: Topic = {
  id: "no-garage",
  when: ({ kind, mot, garages }) => isPlace(kind) && mot.atGarages && garages.count === 0,
  headings,
  open: openings.none,
  points: reach,
};

export const singleGarage: Topic = {
  id: "single-garage",
  when: ({ kind, mot, garages }) => isPlace(kind) && mot.atGarages && garages.count === 1,
  headings,
  open: openings.single,
  points: reach,
};
