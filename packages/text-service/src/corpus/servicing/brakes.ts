import type { Topic } from "../topic.ts";

export const brakes: Topic = {
  id: "brakes",
  headings: [
    "Brakes [on a loaded van|under load|that carry weight]",
    "[Looking after|Caring for] van brakes",
    "Brake [wear|care] and [warning signs|what to listen for]",
    "[Stopping|Pulling up] [safely|in good time]",
    "Brake [checks|work] for [vans in {place}|{busy} vans]",
  ],
  open: [
    "A [loaded|laden|full] van asks [far more|a lot more|much more] of its brakes than [an empty one|a car does], [so|and so] [pads and discs|discs and pads] [wear|go] [faster|sooner|quicker] than [many|some|most] owners [expect|think|allow for].",
    "[Brakes|Van brakes] [work hard|earn their keep] [on|during] [stop-start rounds|delivery rounds|hilly runs], and [worn|tired] pads [show|give] [few signs|little warning] [until|before] [metal meets metal|the discs are scored].",
    "[Stopping|Pulling up] a van [full of|loaded with|carrying] [tools and stock|tools|materials] [takes|needs] [healthy|sound|good] [pads, discs and fluid|discs, pads and fluid], [which is why|and so] brakes [head|top] [most|many] service lists.",
    "[Weight|Payload] [is the enemy of|is hard on|wears] brakes: the more a van [carries|hauls], the [more often|sooner] [pads and discs|pads, discs and shoes] [deserve|need|want] [a look|measuring].",
    "[Of all|Among] the [wearing parts|parts that wear] on a van, brakes [deserve|merit|call for] the [closest|most regular] [attention|watch], [above all|especially|particularly] [where|if] the [rounds|journeys] are [hilly|heavy|stop-start].",
  ],
  points: [
    [
      "[Squealing|Grinding|Scraping], a [long|soft|spongy] pedal, [pulling|a pull] to the left or right or [judder|a shake] [through|in] the wheel [all mean|are all signs|are reasons] to [book a check|have the brakes looked at] [at once|before the next load|straight away].",
      "[Listen|Keep an ear open] for [a squeal|grinding|a scrape] [at low speed|as you slow], and [feel|watch] for a pedal that [sinks|travels further|goes soft] or a van that [pulls|drifts] [to the side|off line].",
      "A [warning lamp|brake light on the dash] that [stays on|flickers] [may be|can be] [no more than|just] [low fluid|a tired sensor], [but|yet] low fluid {often} [points to|means] [worn pads|a leak], so [do not|never] [wait|leave it].",
      "[A handbrake|A parking brake] that [climbs too high|needs a hard pull|no longer holds] on [a slope|a hill] [is due|is crying out] for [adjustment|attention], and it is [an easy|a common] [test failure|thing to fail on].",
    ],
    [
      "[Brake fluid|The fluid] [soaks up|draws in|absorbs] [water|moisture] [over time|as it ages|year by year]; [old|wet] fluid [boils|can boil] on a long [descent|hill], and the pedal [goes soft|fades|sinks] [just when|exactly when] it [matters|counts].",
      "[Fluid|Brake fluid] has [a life|an age limit] set [in years|by time], not [miles|mileage], and a [simple|quick] [test|meter] [shows|tells] [the moisture in it|how much water it holds|whether it should be changed].",
      "[Changing|Renewing] the fluid [on time|when due] [protects|looks after] [calipers, cylinders and the ABS unit|the ABS unit and calipers], [all of them|each] [dear|costly] [to replace|parts to renew].",
      "[Hoses|Flexible hoses] [crack|perish] and [steel pipes|brake pipes] [rust|corrode], [above all|especially] [after|following] [salted winters|winters of salt], so both are [traced|checked] [along their length|from end to end].",
    ],
    [
      "[Front pads|Pads at the front] {usually} [wear|go] [first|soonest], [but|although|yet] [some|certain] vans [with stability control|with electronic stability] [eat|use up] the rear [pads|set] [just as|quite as] [fast|quickly].",
      "[Discs|Brake discs] are [measured|checked] [against|with] a [minimum thickness|wear limit] [stamped on|given for] [the part|them]; [scored|rusted|lipped] discs [spoil|ruin] [new|fresh] pads, so [both|the two] are [often|usually] [changed together|replaced as a set].",
      "[Pads|New pads] [come|are fitted] in [axle sets|sets per axle], and [a proper job|good work] [includes|means] [cleaned slides|freeing the slides] and [fresh|new] [clips|fittings], not [only|just] [friction material|the pads].",
      "[Rear drums|Drum brakes] [collect|fill with|gather] [dust|brake dust]; [stripping|cleaning] and [adjusting|setting up] them [evens|balances] the [brakes|effort] [across|over] the axle.",
    ],
    [
      "[Parked|Standing] [for a week or more|over a holiday|in the wet], discs [rust|gain a film of rust] [overnight|within days]; [gentle braking|light braking] [clears|wipes off] the [film|bloom], [but|while] [deep|heavy] [pits|pitting] [will not clear|stay].",
      "[Gentle driving|A light foot] [helps|counts] [too|as well]: [ease off early|look well ahead], [use|choose] a lower gear [downhill|on hills] and [spread|keep] [the load|weight] [low and even|level and tied down].",
      "[Explain|Tell the {garage}] how the van [works|is used] — [towing, hills, full loads|full loads, hills or towing] — so that [the right grade|a suitable grade] of pad is [chosen|fitted].",
      "[A run|A trip] [between {spotA} and {spotB}|from {spotA} to {spotB}] with a full load will [show up|expose] [weak|worn] brakes [sooner|faster] than [gentle|empty] [miles|running].",
    ],
  ],
};
