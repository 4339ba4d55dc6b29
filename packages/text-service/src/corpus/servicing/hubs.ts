import type { Facts } from "../../writer/facts.ts";
import type { Topic } from "../topic.ts";

const hubIn =
  (kind: Facts["kind"], atGarages: boolean) =>
  (facts: Facts): boolean =>
    facts.kind === kind && facts.mot.atGarages === atGarages;

const headings = [
  "Van servicing [across|in|throughout] {place}",
  "{place}: [vans, towns and garages|where vans are serviced|the lie of the land]",
  "[Garages|Van garages] [across|in|throughout] {place}",
  "[Looking after|Keeping] vans [in|across] {place}",
];

const spread: Topic["points"] = [
  [
    "[The largest|The biggest] [places|communities] [include|on our list are] {largestA}, {largestB} and {largestC}, [and|while] [smaller|lesser] [places|communities] [each|all] have [a page of their own|their own page] [here|on this site].",
    "From {largestA} to {largestB}, [each|every] [place|community] [listed|on this page] has [its own page|a page] with [nearby neighbours|local details] and [the booking form|a form to book].",
    "[Choose|Pick|Open] [your own|a] [place|page] [below|from the list] — {largestA}, {largestB} or {largestC}, [say|perhaps|for instance] — [to see|and see] what [lies|is] [close by|around it].",
    "{largestA} and {largestB} are among the [larger|bigger] [centres|places], [but|yet] vans [work|are kept] [everywhere|right across {place}], [often|frequently] [far from|well outside] [a big centre|either].",
  ],
  [
    "[Roads|Conditions] [change|vary] [quickly|a lot] [across|within] {place}: a [delivery round|working day] in {largestA} [is quite unlike|has little in common with] a [run|day] along [country|open] roads.",
    "[Trades|Tradespeople], [couriers|delivery firms] and [growers|caterers] [all|each] [rely|depend] on vans [across|throughout] {place}, and [each|every] [kind|line] of work [wears|tires] [a different|another] part.",
    "[Town rounds|Urban rounds] [wear|use up] [clutches and brakes|brakes and clutches], [long runs|longer runs] [tyres and oil|oil and tyres]; vans [in|across] {place} see both.",
    "A van [that crosses|crossing] {place} [from {largestA} to {largestB}|between {largestA} and {largestB}] [every week|regularly] [meets|has to face] [all sorts of|very mixed] [roads|weather].",
  ],
];

export const county: Topic = {
  id: "county",
  when: hubIn("county", true),
  headings,
  open: [
    "{place} [has|had] {garageCount} [authorised garages|authorised stations] [on|in] the DVSA [list|register] for {year}, [spread|scattered] [over|across] the {places} places [we cover|covered here|on this site].",
    "[Somebody|Anybody] with a van in {place} can choose from {places} places on this site, and from {garageCount} [authorised garages|authorised stations] [on|in] the {year} DVSA [list|register].",
    "[We cover|This site covers|VanFettle covers] {places} places in {place}, [with|and] {garageCount} [authorised|DVSA-authorised] [garages|stations] [were|stood] [listed|on the register] [among them|in all] in {year}.",
    "[Van owners|Owners of vans] [across|throughout] {place} [had|could count] {garageCount} [authorised garages|authorised workshops] [nearest to|close to] [its|the] {places} places [when|as] the {year} DVSA [list|register] [was made|was drawn up].",
  ],
  points: [
    ...spread,
    [
      "[Of those|Among them], {class7Count} [could|were able to] test class 7 [vans|vehicles], the [heavier|larger] [ones|kind] that [need|call for] a [bigger|stronger] [lift|bay].",
      "{class7Count} of the [garages|stations] [were|are] [listed|authorised] for class 7 [as well|too], [useful|handy] for [large|heavier] [panel vans|vans].",
      "[Counts|The counts] [come|are taken] from the DVSA's {year} [list|register] of active MOT [test stations|stations]; [garages|workshops] that [only|just] [service|repair] [are not in it|come on top].",
      "{place} [is|lies] [part of|in] {region}, and [many|plenty of] [drivers|firms] [think nothing of|are used to] [crossing|driving over] a county [line|boundary] for [the right|a good] [workshop|garage].",
    ],
  ],
};

export const region: Topic = {
  id: "region",
  when: hubIn("region", true),
  headings,
  open: [
    "[Across|Throughout] {place}, the DVSA [list|register] for {year} [shows|has|counts] {garageCount} [authorised garages|authorised stations], [in|spread over] {counties} counties and [the|] {places} places [on this site|we cover].",
    "{place} [takes in|covers] {counties} counties and {places} places [on this site|here], with {garageCount} [authorised garages|authorised stations] [listed|on the register] by the DVSA in {year}.",
    "[From|Starting with] the region, [choose|pick] a county, then a place: {place} has {places} [of them|places on our list], and {garageCount} [garages|stations] [authorised|listed] by the DVSA [in|as at] {year}.",
    "[Van owners|Owners] in {place} had {garageCount} [authorised garages|authorised stations] [to choose from|around them] [on|in] the {year} DVSA [list|register].",
  ],
  points: [
    ...spread,
    [
      "{class7Count} of [them|those|these] [were|are] [authorised|listed] for class 7, [the|which is the] class of [heavier|larger] vans.",
      "[Distances|Gaps] between [garages|workshops] [vary|differ] [widely|a good deal], [which is why|so] the pages for [each|every] [county and place|place] [give|show] [their own|separate] [counts|figures].",
      "[Counts|The counts] [rest on|come from] the DVSA's {year} [list|register] of active MOT [stations|test stations], [added|summed] [county by county|over the counties].",
      "[Prices|Quotes] [differ|vary] [within|across] {place} [too|as well], [so|and] [it pays|it is worth it] to [compare|weigh up] [several|a few] [garages|workshops] [before booking|first].",
    ],
  ],
};
