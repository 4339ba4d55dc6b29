import type { Topic } from "../topic.ts";

export const intervals: Topic = {
  id: "intervals",
  headings: [
    "[How often|When] [a van needs|does a van need|to book] a service",
    "Service [intervals|timing] [explained|in practice|for {busy} vans]",
    "[Getting|Working out] the [timing|interval] right",
    "[Miles|Mileage], [months|time] and the [service light|service indicator]",
    "When [is|to plan] the next service [due|] [for vans in {place}|for a van in {place}]",
  ],
  open: [
    "{most} vans are [due|meant to have|down for] a service [once a year|every year|each year] or [at|on reaching] the [mileage|distance] [set|printed|given] in the {handbook}, whichever [comes|arrives|falls] first.",
    "The {handbook} [sets|lays down|gives] [a time limit and a mileage|both a date and a distance], and [the earlier|whichever is reached first] [decides|settles] when [the service is due|your van should go in].",
    "[Makers|Van makers|Manufacturers] [quote|publish|state] [long|generous] [intervals|gaps] for [light|easy|gentle] [use|work], but [a van that works|a working van|a van in daily use] {usually} [needs|wants] [attention|oil and filters] [sooner|earlier|before that].",
    "[There is no|No] single [answer|figure|rule] [fits|suits|covers] [every|each] van: [age, engine and workload|engine, age and use|mileage, load and engine] all [shift|move|alter] the [date|point] at which a service [is due|falls due|makes sense].",
    "[Counting|Keeping count of] [months as well as miles|both months and miles] is the [surest|simplest|safest] way to [know|tell|judge] when a van [kept|based|at work] {locally} [is due|should go in] for a service.",
  ],
  points: [
    [
      "[Short hops|Short trips|Stop-start rounds|Cold starts], [heavy loads|full loads|towing] and [long idling|idling|standing with the engine running] [count as|are treated as|amount to] hard use, and [makers|manufacturers|most schedules] [then ask for|answer with|call for] [shorter gaps|an earlier service|more frequent oil].",
      "[Hard use|Severe use|Tough work] — [towing|multi-drop work|building-site tracks|constant short trips] — [shortens|cuts|brings down] the [interval|gap|time] between [visits|services], [often|in some schedules] [by a good margin|quite sharply|a great deal].",
      "[Multi-drop|Parcel|Delivery] rounds [mean|bring|involve] [constant starting|endless starts and stops], and [oil|engine oil] [ages|tires|wears out] [faster|sooner|quicker] than the [odometer|mileage|clock] [suggests|lets on|would have you think].",
      "If your van [mostly|mainly|chiefly] [shuttles|runs|goes] between {spotA} and {spotB}, [judge|set|plan] the interval by [engine hours and starts|starts and loads|the kind of work], not [just by|only by|merely by] [miles|mileage].",
    ],
    [
      "A [van that covers few miles|low-mileage van|van that seldom moves] [still|nevertheless] [needs|wants|should get] its yearly [visit|service|check], [because|since|as] [oil, brake fluid and coolant|fluids|oil and brake fluid] [age|deteriorate|go off] [standing still|even when parked|with time alone].",
      "[Time|Age] [does its work|takes its toll|counts] [too|as well]: [seals harden|rubber hardens], [fluid draws moisture|brake fluid takes up water] and [a battery weakens|batteries fade] [even if|although|though] [the miles stay low|the van hardly moves|few miles are added].",
      "[Low miles|A low mileage|Few miles] [can be] [no reason|not a reason|no excuse] to [skip|miss|put off] a [year|service]; [condensation|moisture] and [stale|old] [oil|fluid] [do harm|cause damage|do damage] of their own.",
      "[Vans|Campers and spare vans|Vehicles] that [stand|sit] for [weeks|long spells] [suffer|develop] [seized brakes|sticking brakes], [flat batteries|tired batteries] and [cracked tyres|perished tyres], so [a yearly look|an annual check] is [not wasted|money well spent|still sensible].",
    ],
    [
      "The [service light|dashboard reminder|service indicator] is [a helpful|a handy|a useful] [prompt|nudge|reminder], [yet|but|though] it [only works|is only right|can be trusted only] if [somebody|whoever did the last service|the last workshop] [reset|set] it [properly|correctly|at the right time].",
      "[Do not|Never] [rely|lean|depend] on the [spanner light|service lamp|dashboard message] alone: [check|compare] [the date and miles|date and mileage] [on|against] the [last invoice|last stamp|previous record].",
      "[Modern|Recent|Newer] vans [work out|calculate|estimate] [oil life|the interval] [for themselves|from the way they are driven], [and|so] the [message|reminder] [may|can] [arrive|come up|show] [earlier|sooner] than [you expect|expected|the calendar says].",
      "[Some|Certain] [dashboards|vans] [count down|show] the miles [left|to go] [before|until] the next service; [write|note] the [figure|reading] in the diary before [it becomes urgent|the rush starts|work gets in the way].",
    ],
    [
      "[Many|Some|Plenty of] [owners|operators|firms] [alternate|switch] between an interim [check|service] and a [full|fuller] [one|service], [which|and that] [spreads|evens out] the [cost|bills|spending] [over|across] the year.",
      "[High-mileage|Hard-driven|Heavily used] vans [may|often] [see|visit] a workshop [every few months|several times a year|each season]: [oil and a quick check|an interim service] first, then [the full list|a full service].",
      "An [interim|in-between|oil-only] service [suits|is meant for|makes sense for] vans [on|that cover] [high|big|heavy] mileages, [while|whereas] [lightly used|low-mileage] [vehicles|vans] can {usually} keep to the yearly [visit|full service].",
      "[Book|Plan|Pencil in] the [next visit|following service] [as|when] you [collect|pick up] the van, [while|since] [the mileage is fresh|the paperwork is to hand|you have the dates in front of you].",
    ],
    [
      "[Missing|Skipping|Stretching] an interval can [put|leave] a [warranty claim|maker's warranty|warranty] [in doubt|at risk|open to dispute], so [newer|younger] vans [need|deserve] [particular care|close attention|strict timing].",
      "[While|As long as|For as long as] a van is [under warranty|in its warranty years|covered by the maker], [keep|stick] [closely|strictly|tightly] to the [schedule|dates] and [keep|file] [every|each] [invoice|receipt].",
      "[Leased|Financed|Contract-hire] vans [have|come with|carry] [service terms|conditions] of their own; [late|missed] [services|visits] can [turn into|lead to|mean] [charges|a bill] [at hand-back|at the end|when the van goes back].",
      "[Timing belts|Belts], [coolant|brake fluid] and [gearbox oil|fuel filters] [follow|run to|keep to] [their own|separate|longer] [timetables|intervals], [so|and] [ask|check] which of [them|these] [fall due|come up] [next|this time|this year].",
    ],
  ],
};
