/** Further ideas about the garages around a place, each with its neighbours at hand. */
export const localPoints: readonly (readonly string[])[] = [
  [
    "[A round|A working round|A week] that [takes in|touches|covers] {nearA}, {nearB} and {nearC} [gives|leaves] [several|plenty of] [chances|moments] to [drop off|leave] a van [for a service|in passing].",
    "[Vans|Couriers|Trades vans] [seen|out] [every day|daily] between {nearA} and {nearB} [clock up|gather|collect] [short, hard miles|stop-start miles|little distances], and [their servicing|the workshop] should [reckon with|allow for] that.",
    "[Someone|Anyone|An owner] [working|living|trading] [midway|part way] between {place} and {nearA} [may|might] [find|think] a {garage} [at either end|on either side] [equally|just as] [handy|good].",
    "[From|Starting at|Out of] {place} the straight line to {nearA} [measures|comes to|is] {milesA}, [and|while] {nearB} [lies|sits] {milesB} [off|away], so [the net|your search] [can|may] be [cast|spread] [wide|with little effort].",
    "[Ask around|Ask neighbours|Put the question] [in|over in|at work in] {nearA} or {nearB}: [a good name|a trusted workshop|a careful mechanic] [travels|is soon heard of|gets about].",
  ],
  [
    "[Leave|Allow|Give] [a few|several] days' notice for [routine|ordinary|planned] [work|servicing] and [longer|more] for [timing belts|clutches|bigger jobs], [wherever|no matter where] around {place} you [book|choose].",
    "[Mondays|Early weeks|Month ends] [are|can be] [busy|crowded] at [many|most] {garages}; [a midweek day|a Wednesday|the middle of the week] [may|might|can] be [easier|simpler] [to come by|to get].",
    "[Say|Decide|Settle] [before you book|first|in advance] whether [price, date or distance|distance, date or price] [matters|counts] [most|above the rest]; [in|around] {place} they [seldom|rarely] [all meet|point the same way].",
    "[A van|Your van|The van] [booked in|due in] for [more|a bit more] than a service — [say|perhaps|for example] [tyres|brakes|a belt] — [needs|wants] [a longer slot|more bench time|parts ordered ahead], so [spell|write] it out [when|as] you [ask|enquire].",
  ],
  [
    "[Seen|Looked at|Viewed] on the map, {nearest} is [the closest|the nearest] [of all|neighbour], {nearestMiles} [off|away], with {nearA} at {milesA}.",
    "Between {nearA}, {nearB} and {nearC} there is [room|scope] to [compare|shop around|ask about] [dates, bays and terms|terms, dates and bays], [even|not least] [in|during] [busy|full] [weeks|months].",
    "[Owners|Firms|Drivers] [close|nearer] to the {nearA} side of {place} may [look|turn] [that way|in that direction], [others|those further round] [to|towards] {nearB} or {nearC}.",
    "[Straight-line|Map] distances — {nearA} {milesA}, {nearB} {milesB} — [flatter|hide|leave out] the [road|traffic], so [judge|reckon] by [journey time|the time it takes] [instead|rather].",
    "{nearA} and {nearB} have pages [here|on this site] [too|as well], should a {garage} [in that direction|over there] [suit better|be handier].",
  ],
  [
    "[High roofs|Tall vans|Long wheelbases], [crew cabs|double cabs] and [tippers|dropsides] [suit|fit] [some|certain] {garages} [better than others|and not the rest], [a point|something] to [raise|settle] [at the outset|early].",
    "[Garages|Workshops] [near|beside|close to] [industrial estates|trading estates|depots] {often} [see|handle|meet] [more vans|vans daily], while those in [side streets|residential roads] see mostly cars.",
    "[Trade counters|Motor factors] [supply|deliver] [common|everyday] van parts [the same day|within hours], while [bodywork|trim] and [dealer-only|special] parts [take|need] [longer|days].",
    "[Makes|Van makes] [differ|vary] in [tools and software|software and tools]; [ask|find out] [whether|if] [yours|your make] is [seen|worked on] [weekly|often] before you leave it.",
  ],
  [
    "[With|Having] {garageCount} [names|entries|addresses] to [weigh|choose from|consider], [sort|narrow] [them|the field] by [lift height|bay size], [opening hours|hours] and how soon each can take the van.",
    "Few of the {garageCount} will [answer|suit] every need: [some|a few] [specialise|deal] in [tyres or exhausts|exhausts or tyres], [others|more] in [diesels|repairs], [others still|some] in [testing|MOT work] [alone|only].",
    "A count [alone|by itself] says [little|nothing] [about|of] [skill|quality]: among {garageCount} there will be [van people|van specialists] and [car people|those happier with cars].",
    "[Where|With] {garageCount} [stand|are] [so close|within {within}], another quote [costs|takes] [little|no great] [time|effort].",
  ],
  [
    "[Class 7 testers|Those listed for class 7], {class7Count} [here|by this count], [tend|are likely] to [own|have] the [longer|stronger] lifts that [servicing|work on] [big|heavy] vans [needs|calls for].",
    "[Owners|Drivers] of [big|long|heavy] panel vans [might|could|may] [begin|start] with the {class7Count} [listed|authorised] for class 7, whose [bays|ramps] [must|have to] [take|bear] the weight.",
    "[Where|When] {class7Count} of {garageCount} [hold|have] class 7 [approval|authority], [a heavy van|a bigger van] has [fewer doors to knock on|a shorter list to try], and [early|timely] booking [pays|helps].",
    "[Class 7|The class for heavier vans] [appears|shows] against {class7Count} of the [names|entries] on the [list|register], which is [a fair|a useful] [guide|hint] to [size|bay size].",
  ],
];
