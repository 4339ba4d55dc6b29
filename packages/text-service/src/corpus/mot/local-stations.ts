import type { Facts } from "../../writer/facts.ts";
import type { Topic } from "../topic.ts";
import { localTestPoints } from "./local-points.ts";

const headings = [
  "[Van MOTs|The van MOT|MOT tests for vans] in {place}",
  "[Where to|Finding somewhere to] [test a van|have a van tested] [near|around] {place}",
  "[MOT stations|Test stations] [near|around|close to] {place}",
  "{place}: [van MOT stations|where vans are tested|the local MOT picture]",
  "[Booking|Arranging] a van MOT [in|near|around] {place}",
];

const stations =
  (from: number, to: number) =>
  ({ kind, mot, garages }: Facts): boolean =>
    kind === "place" && mot.atGarages && garages.count >= from && garages.count <= to;

const further: Topic["points"] = [
  [
    "[Stations|Test stations] [around|over by|near] {nearA} ({milesA}) and {nearB} ({milesB}) [may|can] [have|offer] [earlier|other|more suitable] dates; [distances|both distances] are [as the crow flies|straight lines].",
    "[Look|Search] [further|wider] — {nearA} at {milesA}, {nearB} at {milesB}, {nearC} at {milesC} [as the crow flies|in a straight line] — [if|when] [local|nearby] slots are [gone|taken].",
    "{nearest} is the [closest|nearest] [other|neighbouring] place on our list, {nearestMiles} [from|off from] {place} [as the crow flies|in a straight line].",
    "[A slot|A date] [out at|over in|around] {nearA} or {nearB} can be [had|found] [sooner|more easily] [in some weeks|at busy times], [above all|especially] [in|around] [March and September|early spring and autumn].",
    "[Vans|Those] that [work|spend the day] [towards|out by] {nearA}, {nearB} or {nearC} [may|might] [as well|just as well] be tested [there|on that side].",
  ],
  [
    "[Any|Whichever] [authorised station|test station] [in Great Britain|of the right class] will do: the [certificate|result] [counts|is valid] [just the same|equally] [wherever|no matter where] it [was issued|comes from].",
    "[The test|An MOT] is the same [everywhere|in every station], so [choose|pick] [by|on] [date, size of bay and distance|distance, date and bay].",
    "[Nothing|No rule] [ties|binds] a van to its [home town|own area]: a [station|test station] [near|close to] [work|a regular stop] [serves|does] [just as well|equally well].",
    "[Stations|Test stations] [must|have to] [show|display] [a sign|the test logo] and the [names|list] of [their|the] testers, and you may [watch|follow] the test from [a viewing area|the viewing area].",
  ],
  [
    "[Say|Mention] [early|at booking] that the van is [tall, long or heavy|high, long or heavily built], [since|because|as] [rollers, lifts|lifts, doors] and [bays|headroom] [differ|vary] between stations.",
    "Not every [bay|station] [takes|can take] a [high roof|long wheelbase]; [measure|know] the van, [racks and beacons|ladders and roof bars] [included|too].",
    "Booking [early|ahead] [matters|counts] [more|most] for [big|tall] vans, [since|because|as] [fewer|not so many] bays [suit|fit] them.",
    "[Ask|Find out] how long the van will be [kept|in], whether you [can wait|may wait] and [when|how early] [keys|vans] can be [left|dropped].",
  ],
];

export const localStations: Topic = {
  id: "local-stations",
  when: stations(2, Infinity),
  headings,
  open: [
    "[Testing|An MOT] [close to home|near home] is [easy to find|no trouble] in {place}, with {garageCount} [stations|testing stations] [authorised|on the DVSA books] [inside|within] {within} [as of|in] {year}.",
    "The DVSA [count|tally] for {year} [gives|credits] {place} {garageCount} [MOT stations|stations] [inside|in a radius of] {within}.",
    "No fewer than {garageCount} [MOT bays|stations|premises] [compete|stand ready|test] [around|about] {place}, [if|when] everything [up to|out to] {within} is counted [from|by] the DVSA's {year} [data|figures].",
    "[Van|Work] [owners|drivers] [looking|searching] for an MOT [around|about] {place} [meet|have before them] {garageCount} [possibilities|options|stations], [all|each] [listed|authorised] in {year} and none beyond {within}.",
    "[Few|Not many] [drivers|owners] [around|in] {place} [go|travel] [far|a long way] for a test, [which is|and that is] no [wonder|surprise]: {garageCount} stations [lay|were to be found] [inside|in a circle of] {within} in {year}.",
    "[Take|Follow] the DVSA's [word|register] for {year} and {garageCount} [stations|test stations] [encircle|surround|serve] {place} [out|up] to {within}.",
    "{place} [counts|numbers] {garageCount} [stations|MOT garages] [among|in] its [surroundings|neighbourhood] — {within} [each way|all round] — in the [list|register] the DVSA [drew up|kept] for {year}.",
    "[Within|Inside] {within} of {place} the DVSA [list|register] [for|of] {year} [shows|counts|has] {garageCount} [MOT stations|authorised stations|test stations], [so|which means] [owners|drivers] [rarely|seldom] [need|have] to [travel|go] far for a [slot|test].",
    "{garageCount} [authorised|DVSA-authorised] [stations|test stations|garages] [stood|were listed] within {within} of {place} [in|for] {year}, [a fair choice|a useful choice|choice enough] for [a yearly test|an MOT].",
    "[Getting|Having] a van through its MOT [in|around] {place} [starts|begins] with [a station|a choice of station]: {garageCount} [appear|are shown] within {within} on the DVSA's {year} [list|register].",
    "[For|When it comes to] the MOT, {place} has {garageCount} [authorised stations|test stations|authorised garages] within {within} [of its centre|around it], [going by|according to] the DVSA [list|register] of {year}.",
    "[Owners|Drivers|Firms] [in|around] {place} [could|can] [pick from|choose among] {garageCount} [stations|test stations] within {within} [on|in] the DVSA [figures|list] for {year}.",
  ],
  points: [
    [
      "[Only|No more than] {class7Count} of [them|these|those] [test|are listed for|take] class 7, so [owners|drivers] of [heavier|larger] vans should [check|ask] [before|when] [booking|they book].",
      "[Heavier|Larger] vans [need|call for] a class 7 [bay|station], and {class7Count} of the {garageCount} [have|offer] [that|it].",
      "{class7Count} [are|were] [authorised|listed] for class 7, which [covers|takes in] goods vans [above|over] {class4Kg} and up to {class7Kg}.",
      "[Class 7|The heavier class] is [offered|tested] at {class7Count} of [those stations|them]; [the rest|the others] [keep|stick] to [lighter|smaller] vehicles.",
    ],
    ...further,
    ...localTestPoints,
    [
      "[These|The] [counts|figures] [come|are] from the DVSA [list|register] of active MOT [stations|test stations] for {year}; [stations|some] [open and close|come and go] [each year|over time].",
      "[The DVSA|DVSA] [authorises|approves] each station and [checks|inspects] its testing; the [count|number] [here|above] is from {year}.",
      "[A list|The list] from {year} is [a guide|a good guide], not [a promise|the last word]: [confirm|check] that the [station|garage] [still tests|tests] your [class|size of van].",
    ],
    [
      "{place} [is|lies] in {county}, where [plenty of|many] vans [work|run] [between {nearA} and {nearB}|from {nearA} to {nearB}], so [a test|a slot] [on the way|along the route] [may|can] [cost|take] [least|the least] time.",
      "[As part of|Within] {centre}, {place} [draws on|shares] the stations of the [wider|whole] [district|area].",
      "[In a {band}|In a {band} the size of {place}] [stations|test bays] [range|vary] from [single-bay workshops|small family workshops] to [fleet depots|busy fast-fit centres].",
    ],
  ],
};

export const noStation: Topic = {
  id: "no-station",
  when: stations(0, 0),
  headings,
  open: [
    "No MOT station [stood|was listed] within {within} of {place} [on|in] the DVSA [list|register] of {year}, so the [yearly test|MOT] {usually} means [a trip|going] [out of the {band}|further out|elsewhere].",
    "[Vans|Drivers] from {place} [travel|go] [a little way|out] for the MOT: the DVSA [list|register] for {year} [has|shows] no station within {within}.",
    "[With|As there is] no [listed|authorised] station within {within} of {place} [in|on] the DVSA [data|list] for {year}, [it helps|it pays] to [plan|book] the test [ahead|early].",
  ],
  points: further,
};

export const singleStation: Topic = {
  id: "single-station",
  when: stations(1, 1),
  headings,
  open: [
    "A single MOT station [stood|was listed] within {within} of {place} [on|in] the DVSA [list|register] of {year}, so [booking early|an early booking] [pays|helps].",
    "[Choice|The choice] [near|close to] {place} is [narrow|limited]: [just|only] a single [station|test station] within {within} on the {year} DVSA [list|register].",
  ],
  points: further,
};
