import type { Topic } from "../topic.ts";

const noCount = [
  "[Garage counts|The garage counts] [on this site|we show] [come from|rest on] a DVSA list that [stops at|covers only|is limited to] Great Britain, so [no count is shown|we show no figure] for {place}; [local workshops|workshops here] [are plentiful in kind|range widely], from [independents|independent garages] to [dealers|franchised dealers].",
  "[There is no|You will see no] garage count for {place} [here|on this page], [because|since|as] the [figures|list] we use [cover|covers] Great Britain [only|alone].",
  "[A missing count|No count] does not mean [a lack of garages|nobody services vans]: our [source|list] [simply|just] [ends|stops] at Great Britain's shores.",
];

export const northernServicing: Topic = {
  id: "northern-servicing",
  when: ({ kind, mot }) => kind === "place" && !mot.atGarages,
  headings: [
    "[Van servicing|Servicing a van|Van care] in {place}",
    "[Finding|Choosing] a van [garage|workshop] [near|around] {place}",
    "[Keeping|Looking after] a van in {place}",
    "{place}: [where vans are serviced|servicing for vans]",
  ],
  open: [
    "[Vans|Working vans] in {place} are [serviced|maintained] by [local independents|independent workshops], [dealers|franchised dealers] and [mobile {mechanics}|travelling {mechanics}] [alike|of every size].",
    "[In|Around] {place}, as [elsewhere|everywhere else] in Northern Ireland, [servicing|the yearly service] is [done|carried out] by [private workshops|local workshops], while the [official test|yearly test] is [kept|left] to the DVA.",
    "[Owners|Drivers|Firms] in {place} [can|may] [book|arrange] a [service|full service] [with|at] a [workshop|garage] [nearby|in {county}|over towards {nearA}], [whatever the make|however old the van].",
    "[A van|Your van] [kept|based] in {place} [wears|ages] by [weather, weight and miles|miles, weight and weather], [and|so] [a steady|a regular] service [holds|keeps] [that|the damage] [in check|at bay].",
  ],
  points: [
    [
      "[As the crow flies|In a straight line|On the map], {nearA} is {milesA} [away|off], {nearB} {milesB} and {nearC} {milesC}, [so|and so] there is more to [look at|weigh up] than [the doorstep|the nearest name].",
      "[Compare|Ask for] [quotes|prices] [from|around] {nearA} ({milesA}) [or|and] {nearB} ({milesB}) [too|as well]; [both|those] [figures|distances] are straight lines [on the map|from the centre].",
      "[The nearest|The closest] [place|neighbour] on our list is {nearest}, {nearestMiles} [off|away] [as the crow flies|in a straight line], and [a {garage} there|its workshops] may [have|offer] [an earlier date|the right lift].",
      "Should [diaries|dates] [here|locally] be [full|taken], [look|try] [towards|around] {nearA}, {nearB} or {nearC}.",
    ],
    noCount,
    [
      "[Ask|Check] whether the [lift|ramp] [takes|suits] your van's [height and length|wheelbase and roof], and whether [somebody|a {mechanic}] [there|in the team] [knows|works on] [your make|vans daily].",
      "[Mention|Give] the [wheelbase, roof height|roof height, wheelbase] and any [racking|conversion] [when booking|at the start], so [the right bay|enough room] is [kept|set aside].",
      "[Agree|Settle] [the work, the oil grade|the parts, the oil] and [any limit|a limit] on extras [before|ahead of] [leaving|handing over] the keys.",
      "[Hill roads|Country roads], [salted winters|winter salt] and [rain|long wet spells] [are hard on|punish] [brake pipes and springs|springs, pipes and arches], so [have|get] [those|them] {checked} [each time|at each visit].",
    ],
    [
      "{place} [lies|is] in {county}, and [plenty of|many] [vans|working vans] [here|based here] [run|go] [daily|regularly] [towards|out to] {nearA} or {nearB} [and back|with tools or stock].",
      "Work [between|linking] {nearA} and {nearB} mixes [lanes|country roads] and [dual carriageway|faster roads]; [tyres, dampers and oil|oil, tyres and dampers] [feel|show] it.",
      "[Firms|Businesses] with [vans|drivers] on both sides of the border [should|ought to] [keep|carry] [service records|invoices] [tidy|together] for [each|every] [vehicle|van].",
      "[Book|Plan] the service [a little|some weeks] [before|ahead of] the DVA [appointment|test date], [leaving|which leaves] time [to put faults right|for repairs].",
    ],
  ],
};

const hubHeadings = [
  "Van servicing [across|in|throughout] {place}",
  "[Looking after|Keeping] vans [in|across] {place}",
  "{place}: [servicing and the places we cover|where vans are serviced]",
];

export const northernHub: Topic = {
  id: "northern-hub",
  when: ({ kind, mot }) => kind !== "place" && !mot.atGarages,
  headings: hubHeadings,
  open: [
    "[This site|VanFettle] [covers|lists] {places} places in {place}, each with [a page of its own|its own page] and [neighbours to compare|a form to book a service].",
    "[Vans|Working vans] [across|throughout] {place} are [serviced|kept running] by [private workshops|local workshops], while [the yearly test|the official test] [belongs|is left] to the DVA.",
    "[Owners|Drivers|Firms] [across|throughout] {place} [can|may] [ask for|request] a [service|full service] [through|on] this site [at any hour|whenever suits].",
  ],
  points: [
    [
      "[The largest|The biggest] [places|communities] [include|on our list are] {largestA}, {largestB} and {largestC}, [and|while] [smaller|lesser] ones have [pages|a page] too.",
      "[Pick|Choose|Open] [your own|a] place — {largestA}, {largestB} or {largestC}, [say|for instance] — to [see|find] [what lies around it|its neighbours].",
      "From {largestA} to {largestB}, [roads|conditions] [change|vary] [quickly|a good deal], and so does the [wear|strain] on a van.",
    ],
    noCount,
    [
      "[Trades|Tradespeople], [farms|growers] and [couriers|delivery firms] [all|each] [lean|rely] on vans [here|in {place}], and [each|every] [line|kind] of work [wears|tires] [another|a different] part.",
      "[Salt|Winter salt], [rain|wet winters] and [hills|hill roads] [ask|demand] [much|a lot] of [brakes and springs|springs and brakes] [across|throughout] {place}.",
      "[Prices|Quotes] [differ|vary] from {garage} to {garage}, [so|and] it [pays|helps] to compare [several|a few].",
    ],
  ],
};
