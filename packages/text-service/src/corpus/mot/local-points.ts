/** Further ideas about testing around a place, each with its neighbours at hand. */
export const localTestPoints: readonly (readonly string[])[] = [
  [
    "[Slots|Dates] [near|around|close to] {place} [go|fill] [fastest|first] [before|ahead of] [holidays|Easter and summer] and [around|at] [plate-change months|the March and September rush], so [look|book] [early|some weeks ahead].",
    "[Test bays|Stations] [work|run] by appointment, and [a cancelled|a freed] [slot|hour] [around|in] {nearA} or {nearB} [may|can] [turn up|come up] at short notice.",
    "[Allow|Leave|Keep] [a week or so|several days|some days] between [test and expiry|the test and the expiry date]: [parts|repairs] [ordered|fetched] [into|to] {place} [can|may] [need|take] [time|a day].",
    "[Vans|Drivers] [in|from] {place} with [evening|night] rounds [may|can] [like|use] [early|first] slots, while [day|morning] crews may prefer late ones.",
  ],
  [
    "By straight line {nearA} is {milesA}, {nearB} {milesB} [and|with] {nearC} {milesC} [away|off]: all worth a look when slots are [scarce|short].",
    "[Going|Driving] [as far as|over to] {nearA}, {milesA} by the map, [can|may] be worth it for a [taller|longer|stronger] bay or a [sooner|better] date.",
    "[Those|People|Crews] who [deliver|call|work] in {nearA} on [some|certain] days and {nearB} on [others|the rest] can [hang|fit] the test on [either|whichever] [trip|round].",
    "[Stations|Test bays] [towards|over by] {nearA} may [draw|see] [fewer|other] vans than [those|the ones] [towards|over by] {nearB}; [compare|ask for] dates [in both|at each].",
    "[The neighbour|The place] [closest|nearest] on our list, {nearest}, [is|lies] {nearestMiles} from {place} [on|by] the map, [close enough|near enough] to [count|consider].",
  ],
  [
    "[Check|Find out|Ask] what [the station|your station] [repairs|mends] [itself|on site]: a [test-only|stand-alone] bay [has|keeps] [no|little] [interest|stake] in the [outcome|repair], a [full workshop|garage with ramps] can [mend|put right] faults [there and then|at once].",
    "[Some|Certain|A number of] stations [only test|test and nothing more], [others|many] [repair|mend] as well; both have merits, and [you|the owner] [may|can] choose.",
    "[Council|Municipal] [test centres|stations], where [open|they exist], [test|examine] but [do no repairs|never repair], which some [owners|fleets] prefer.",
    "[A blue sign|The blue sign] with white triangles [marks|shows] an authorised station [anywhere|everywhere] [in|across] [Great Britain|England, Scotland and Wales].",
  ],
  [
    "[Out of|Among|Of] {garageCount}, [only|just] the {class7Count} with class 7 [can|may] [lawfully|properly] test a van plated above {class4Kg}.",
    "[Big|Long|Heavy] vans [plated|with a plate] [above|over] {class4Kg} have {class7Count} [doors|stations] to [try|choose from], [lighter|smaller] vans far more.",
    "[Class 4|Lighter] vans [have|find] the [wider|longer] list [around|near] {place}; [class 7|heavier] [ones|vans] [share|turn to] the {class7Count} [equipped|authorised] for [them|the weight].",
  ],
  [
    "[With|Having] {garageCount} [so close|within {within}|around you], [a full diary|a missed slot] at the first you try need not [mean|bring] [a lapse|an expired certificate].",
    "As many as {garageCount} [stations|bays] bring [spread-out|varied] [hours|diaries]: [Saturday|early-morning] [slots|tests] are [on offer|to be found] at [some|a few].",
    "[Try|Ask|Look at] [a handful|several] of the {garageCount} before [settling|you settle]: [dates, bays and terms|terms, dates and bays] [differ|vary] [street by street|even between neighbours].",
    "[No station|No single station] [among|of] the {garageCount} may [charge|ask] above the [legal|statutory] maximum, so let [date and bay|bay and date] decide.",
  ],
  [
    "[A certificate|The certificate] [issued|given] in {nearA} or {nearB} counts [exactly|just] the same in {place}.",
    "[It makes|There is] no difference [to the record|in law] whether the van is tested in {place}, {nearA} or {nearB}.",
    "[Keep|Stay] with a station you [trust|know] if it [suits|works], be it in {place}, {nearA} or {nearB}; [nothing|no rule] [demands|requires] [a change|the nearest].",
  ],
];
