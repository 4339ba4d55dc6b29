import type { Topic } from "../topic.ts";

export const booking: Topic = {
  id: "booking",
  headings: [
    "[How booking works|Booking a service] [through VanFettle|on this site|step by step]",
    "[Asking for|Getting] a quote [for your van|online|in {place}]",
    "[From|The way from] [quote|enquiry] to [workshop|booking]",
    "[Booking|How to book] [a van service|your van in] [from {place}|{locally}|online]",
  ],
  open: [
    "[Booking|Making a booking] [starts|begins] [with|from] the form on this page: [choose|pick] a service, [enter|type in] the [registration|number plate] and your postcode, and [send it|submit it] [at any hour|whenever suits].",
    "[VanFettle|This site] [connects|links] van owners with [partner garages|garages through a booking partner]; [you pick|choose] a service, [give|enter] a registration and postcode, and are [passed on|sent] to the partner's site to [finish|complete] the booking.",
    "[The form|Our form] asks for [just|no more than] a [registration|number plate], a postcode and the [service wanted|kind of service], then [hands|passes] you to the [partner booking site|booking partner] to [choose|pick] a [garage|workshop] and [a date|date].",
    "[To book|When you are ready to book], [fill in|complete] the [short|brief] form: the [registration|number plate] [identifies|tells the system] the van, the postcode [finds|locates] [garages near you|nearby garages], and the [partner site|booking partner] [does the rest|takes it from there].",
    "[No account|No sign-up] is needed [here|on VanFettle]: [a registration, a postcode and a service|registration, postcode and service] are [enough|all it takes] to [reach|get to] the [quotes|offers] on the partner's site.",
  ],
  points: [
    [
      "[The registration|Your number plate] [lets|allows] the [system|partner] [look up|find] the [make, engine and fuel|engine, fuel and age], [so|and so] the quote [fits|matches] the van [rather than|instead of] [an average|a rough guess].",
      "[Check|Look over] the [plate|registration] [before|as] you [send|submit] the form: a [wrong|mistyped] letter [brings up|finds] [another van|a different vehicle] and [the wrong price|a misleading quote].",
      "[Use|Give] the postcode [where the van is parked|of the yard|you will set off from] [by day|during working hours], which [may not be|need not be] [the home address|where you live].",
      "[A postcode|Entering a postcode] close to work, [perhaps|say] in {spotA} or {spotB}, [can|may] [turn up|show|bring up] [handier|more convenient] [garages|workshops] than [the home one|your home address].",
    ],
    [
      "[Compare|Weigh up] [what is included|the parts lists] [as well as|along with] the [total|price], and [ask|check] whether [VAT, oil and disposal|VAT, parts and waste oil] are [in it|counted].",
      "[Prices|Quotes] are [set|given] by the [garages|workshops] themselves and [depend on|follow from] [engine, age and the work chosen|the model and the work], [which is why|so] [this page|this site] [shows|gives] no [blanket|one-size] figure.",
      "Warranty terms [differ|vary] from [garage to garage|workshop to workshop]; [read|check] them [before|when] you [accept|confirm] a quote.",
      "[Look|Check] for [itemised quotes|quotes set out line by line]: [oil grade, filters and labour|filters, oil and labour] [shown separately|on lines of their own] make [comparison|a comparison] [fair|easy].",
    ],
    [
      "[Your booking|The contract] is [with|made with] the [garage|workshop] that does the work; VanFettle [introduces|brings together] [the two sides|owner and garage] and [does not|never] [turn spanners|carry out repairs] itself.",
      "Once you have been [passed|sent] [across|on], [dates and changes|changes to the date] are [handled|dealt with] on the partner's site, [where|and] the [confirmation|booking record] is [kept|held] [too|there].",
      "[Keep|Note] the [confirmation|booking reference]: the [garage|workshop] will [ask for|want] it [on the day|when you arrive], and it helps if [plans|dates] change.",
      "[Slots|Appointments] [go|fill] unevenly [through the year|across the year]; [flexible|open] dates [bring|give] [more|a wider] choice.",
    ],
    [
      "[Describe|Mention] [known faults|anything odd] — [a noise, a leak or a lamp|noises, leaks or warning lights] — [so that|in order that] the [garage|workshop] can [set aside|allow] [time|enough time] and [order|find] parts.",
      "[Say|State] if the van is [tall, long or heavy|long, tall or converted], [carries|has] a [tail lift|fridge unit] or [tows|pulls a trailer], [because|since|as] [that|it] [decides|affects] which [bay|lift] [it needs|will do].",
      "[Firms|Businesses] with [several|a few] vans [may|can] [send|make] a request [per vehicle|for each vehicle] and [stagger|space out] the dates [so that|so] [work carries on|rounds are covered].",
      "[Have|Keep] the [last invoice|service record] [at hand|nearby] when you [choose|pick] the [service level|kind of service]; it [shows|tells you] what [was done|has been done] and [when|how long ago].",
    ],
  ],
};
