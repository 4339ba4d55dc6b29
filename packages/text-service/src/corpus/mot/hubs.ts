import type { Topic } from "../topic.ts";

export const motHub: Topic = {
  id: "mot-hub",
  when: ({ kind, mot }) => kind !== "place" && mot.atGarages,
  headings: [
    "Van MOTs [across|in|throughout] {place}",
    "{place}: [where vans are tested|MOT stations for vans]",
    "[MOT stations|Test stations] [across|in|throughout] {place}",
    "[Testing|MOT testing] vans in {place}",
  ],
  open: [
    "[Across|Throughout] {place} the DVSA [list|register] for {year} [shows|has|counts] {garageCount} MOT [stations|test stations], all [authorised|approved] for testing.",
    "{place} had {garageCount} [authorised|DVSA-authorised] MOT stations in {year}, [spread|scattered] [over|among] {places} places [on this site|we cover].",
    "[Vans|Drivers] in {place} [had|could choose from] {garageCount} MOT [stations|test stations] [on|in] the DVSA [list|register] for {year}.",
    "[Counting|Adding up] [every|each] [listed|authorised] station, {place} [reached|came to] {garageCount} in the DVSA's {year} [data|list].",
  ],
  points: [
    [
      "[Heavier|Larger] vans [need|call for] class 7, [offered|tested] at {class7Count} of [them|the stations].",
      "{class7Count} [were|are] [listed|authorised] for class 7, for vans [over|above] {class4Kg} and up to {class7Kg}.",
      "[Of those|Among them] {class7Count} [take|test] class 7 [vans|vehicles], so [owners|drivers] of [big|heavy] vans should [check|ask] first.",
    ],
    [
      "[Pages|The pages] for {largestA}, {largestB} and {largestC} [give|show] the [count|number] of stations [close by|nearby].",
      "[Choose|Pick|Open] {largestA}, {largestB} or [your own place|another place] to [see|find] how many are [near|close].",
      "[Stations|Test stations] [gather|cluster] where [people and vans|vans and people] do; [smaller|country] places look to their [neighbours|neighbouring towns].",
      "[Any|Whichever] authorised station of the right class will do, whether in {largestA}, {largestB} or [somewhere smaller|a village].",
    ],
    [
      "[The test|The MOT] [follows|keeps to] the same [manual|rules] in {largestA} as in {largestB}, [so|and so] [choose|pick] by [date|diary] and [distance|size of bay].",
      "[Counts|The counts] [come|are taken] from the DVSA [list|register] of active MOT [stations|test stations], {year}.",
      "[Busy|Popular] [months|weeks] differ little [from place to place|across {place}]: [March and September|spring and early autumn] [fill|book up] [first|soonest].",
    ],
  ],
};
