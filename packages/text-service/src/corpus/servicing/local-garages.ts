import type { Topic } from "../topic.ts";
import { localPoints } from "./local-points.ts";

export const localGarages: Topic = {
  id: "local-garages",
  when: ({ kind, mot, garages }) => kind === "place" && mot.atGarages && garages.count > 1,
  headings: [
    "[Van servicing|Servicing a van|Van care|Van maintenance] in {place}",
    "[Garages|Workshops] [for vans|for your van] [around|near|in and around] {place}",
    "[Finding|Choosing] a van [garage|workshop] [in|near|around] {place}",
    "[Who services vans|Where vans are serviced|Where to have a van serviced] [in|around] {place}",
    "{place}: [garages nearby|local van garages|where to go for a service]",
  ],
  open: [
    "{place} [offers|gives] van owners [a wide|a fair|a decent] [pick|field]: [at the last count|when last counted|in {year}] {garageCount} [garages|workshops] [held|had] a DVSA test [licence|authority] [no more than {within} out|less than {within} from the middle|{within} or nearer].",
    "[Choice|Plenty] is the word for {place}: {garageCount} [premises|businesses|addresses] [authorised|licensed|approved] by the DVSA [lay|were] {within} [off|away] or [nearer|closer] in {year}.",
    "[By|Going by] the [official|DVSA] [tally|count] [of|for] {year}, {garageCount} [garages|premises|workshops] [ring|surround|serve] {place}, none of them [further|farther] than {within} [from the centre|off].",
    "[Servicing|Looking after|Maintaining] a van [around|near] {place} [need not|does not have to] mean [a long trip|a far drive|going far]: {garageCount} [garages|workshops] [authorised to test|with a test licence] [operated|traded|were open] [in reach|round about|nearby] in {year}, [measured|taken] to {within}.",
    "[Take|Draw|Set] {place} as the [centre|middle] [point|of a circle] and {within} as the [radius|limit], and the {year} DVSA [figures|data] [hold|contain|yield] {garageCount} [authorised garages|testing garages|licensed workshops].",
    "[In all,|Altogether] {garageCount} [garages|workshops] [share|divide|compete for] [van work|the trade in vans] [around|about] {place}, [judging|going] by [those|the ones] the DVSA [authorised|had on its books] in {year} [up to {within} out|inside {within}].",
    "[Nobody|No van owner] [around|in] {place} [depends|relies] on [a lone|a single] {garage}: {garageCount} [were|stood] [authorised|licensed] for testing [inside|within] {within} in {year}, and [testing|test] garages [commonly|mostly] [service|repair] vans too.",
    "[Owners|Drivers|Tradespeople] [who keep|who run|with] a van [in|around] {place} [are not short of|have no lack of|have a fair spread of] [choice|options]: the [official|DVSA] [list|register] [for|of] {year} [shows|has|counts] {garageCount} [authorised garages|authorised test stations|authorised workshops] within {within} of the [centre|middle].",
    "[Within {within} of the centre of {place}|Inside {within} of {place}|Drawing a circle of {within} round {place}], {garageCount} [garages|workshops|businesses] [appeared|were found|stood] [on|in] the DVSA [list|register] of {year}, and [many|plenty|a good number] of [them|those] [look after|maintain|service] vans as well as testing them.",
    "[There is|You will find] [real|plenty of|some] [choice|competition] for van [work|servicing|maintenance] {locally}, [with|where] {garageCount} [garages|workshops|stations] [authorised by|on the books of|listed by] the DVSA within {within} [in {year}|when the {year} list was drawn up].",
    "{place} [sits|lies] [among|amid] {garageCount} [authorised garages|authorised stations|listed workshops] — [all|every last one] within {within} of [its|the] centre [on|in|by] the {year} DVSA [figures|list|count].",
    "[Looking for|Need|Want] a [van service|service for your van|garage for your van] {locally}? [The DVSA list|Official data|The official list] [for|from] {year} [puts|places|shows] {garageCount} [authorised garages|authorised workshops|garages] within {within} of the [centre|middle of the {band}].",
    "[A van|A working van|The family van or the firm's van] [kept|based|garaged] in {place} has {garageCount} [authorised|DVSA-authorised] [garages|workshops|stations] [within reach|to choose from|around it], [counting|if you count] everything within {within} [on|in] the {year} [list|register].",
  ],
  points: [
    ...localPoints,
    [
      "[Looking|Going|Casting] [a little|slightly] [wider|further out|beyond that], {nearA} [is|lies] {milesA} [away|off|from here] [and|while] {nearB} [is|lies] {milesB} [away|off|distant], [measured in a straight line|as the crow flies|on the map].",
      "[Neighbouring|Nearby|Surrounding] [places|communities|spots] [widen|extend|add to] the [choice|search|field]: {nearA} at {milesA}, {nearB} at {milesB} and {nearC} at {milesC}, [all|each] [in a straight line|as the crow flies].",
      "[It can pay|It is worth it|It makes sense] to [compare|ask for] [quotes|prices] from {nearA} ({milesA} [away|off]) [or|and] {nearB} ({milesB}) [too|as well], [since|because|as] [dates|slots|diaries] [fill up|differ] from [garage to garage|workshop to workshop|place to place].",
      "[The nearest neighbour|The closest neighbouring place] on our list is {nearest}, {nearestMiles} from [here|the centre] as the crow flies, [so|and so] [a garage there|a workshop there] may [suit|serve] you [just as well|equally well|every bit as well].",
      "[Should|If] [local diaries|the nearest diaries|nearby workshops] [prove|be|turn out] [full|booked up], [widen the search|look further|cast about] [to|towards] {nearA}, {nearB} or {nearC}.",
      "[If you work|If your rounds take you|If you deliver] [around|out towards|over by] {nearA} or {nearB}, a [garage|workshop] [on that side|at that end|on the route] [may be|could be|might be] [handier|more convenient|less trouble] than [the closest to home|something on your doorstep].",
    ],
    [
      "[Of those|Among them|Out of that number], {class7Count} [are also|were also|have been] [authorised|equipped and authorised|approved] for class 7, [the class|which is the class] that [covers|takes in] [heavier|larger|bigger] vans.",
      "[For|With] a [heavier|larger|bigger] van it [helps|is useful|is good] to know that {class7Count} of [them|these|those garages] [test|can test|are set up to test] class 7 [vehicles|vans] [and so|and therefore] have [a lift|lifts|ramps] [and bays|] to [match|suit].",
      "{class7Count} of the [garages|stations|workshops] [handle|take|deal with] class 7, [a good sign|a useful pointer] [if yours is|for anyone with] a [long-wheelbase|high-roof|heavier] [model|panel van|van].",
      "[Size|Height|Length] [matters|counts] [too|as well]: {class7Count} [of the listed garages|of those stations] can [test|take] vans in class 7, and [such|these] [workshops|premises] are [usually|normally] [the ones|those] with [room|space] for a [tall or long|long or tall] [body|vehicle|van].",
      "[Anyone|Those|People] [running|with|driving] a van above {class4Kg} should [note|bear in mind|remember] that {class7Count} of these [garages|stations] [are on the list|are listed] for class 7.",
    ],
    [
      "[Ask|Check|Make sure] [first|early on|when you book] [whether|if] the [ramp|lift|bay] [takes|will take|is long enough for] your van's [length and height|height and wheelbase|wheelbase and roof], [because|since|as] not [every|each] [garage|workshop] [has room|is built] for [high roofs|long vehicles|long wheelbases].",
      "[Mention|State|Give] the [wheelbase|length], [the height|the roof height] and any [racking|roof bars|conversion] [when you book|at the start|with the enquiry], so that [the right bay is free|the workshop can set aside the right bay|nobody is caught out on the day].",
      "Not every [business|name|garage] on that [list|register] [will want to|is able to|has the space to] [take in|work on] a [high-roof|long-wheelbase|loaded] van, so [tell the garage what|let the garage know what] you [drive|run] [first|before you set out].",
      "[Vans|Panel vans|Commercial vehicles] [ask more of|need more from|make more demands on] a [garage|workshop] than cars do: [a taller door|a stronger lift|more headroom|a longer bay] and [someone|a {mechanic}] [used to|familiar with|who knows] [diesels under load|load-carrying axles|working vehicles].",
    ],
    [
      "[Garage counts|Our garage counts|These counts] [come from|are taken from|rest on] the DVSA [list|register] of active MOT [test stations|stations] for {year}, [so|which means] [a few|some] [names|entries] will have [come and gone|changed|moved] [since|since then|in the meantime].",
      "[The count|That number|The figure] is [drawn|taken] from the DVSA's {year} [list|register] of MOT [stations|test stations]; [workshops|garages] that [service vans but hold no test licence|only service and repair] [are not in it|are left out|come on top].",
      "[Bear in mind|Remember|Keep in mind] that the [count|figure] [dates from|is as at|belongs to] {year} and [covers|takes in] [test stations|MOT stations] only, [not|rather than] [every|each] [mobile mechanic|independent|tyre bay|specialist].",
    ],
    [
      "[A garage|A workshop] [close to|near] [home|your base|the yard] [keeps|makes] [the hand-over|the drop-off|collection] [simple|short|easy], [but|though|yet] a [few|handful of] [extra miles|more miles] [can be|may be|are often] worth it for [the right lift|somebody who knows your make|an earlier date|a van specialist].",
      "[Think about|Consider|Plan] how you will [get back|get on|carry on] [once|after] the van is [dropped off|handed over|left]: a [garage|workshop] [by a bus route|near a station|within walking distance] [{locally}|in {nearA}|close to home] [may|can] [beat|be handier than] [the lowest quote|a slightly earlier slot].",
      "[Some|Many|A number of] [garages|workshops] [collect and return|offer to collect|will fetch] vans [locally|nearby|within their patch]; [ask|it is worth asking] [whether that|if that] [reaches|extends to|includes] {nearA} [or|and] {nearB}.",
      "[Independent garages|Independents|Local independents], [franchised dealers|main dealers] and [fast-fit centres|tyre-and-exhaust centres] all [work|operate] to [different|their own] [hours|rates|menus], [so|which is why] [like-for-like|itemised] quotes [matter|help|are worth having].",
    ],
    [
      "{place} is [part|a district|a corner] of {centre}, [so|which means] [garages|workshops] [right across|all over|throughout] {centre} are [fair game|within easy reach|worth a look] [too|as well].",
      "[Being|As] [part|a part] of {centre}, {place} [shares|draws on] [the garages|the workshops] of the [wider|whole] [area|district], [not just|and not only] [those|the ones] [round the corner|on the doorstep].",
      "{place} [belongs to|is in|falls in] {county}, and [owners|drivers|firms] here [often|quite often|regularly] [use|turn to|book with] [garages|workshops] [over towards|around|out by] {nearA} [too|as well].",
      "[As a|Being a] {band} in {county}, {place} has its [own|particular] [mix|blend] of [independents|independent garages], [dealers|dealerships] and [tyre bays|fast-fit bays] [in the surrounding area|around it|in reach].",
    ],
  ],
};
