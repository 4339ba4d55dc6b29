import type { Topic } from "../topic.ts";

export const fullService: Topic = {
  id: "full-service",
  headings: [
    "What a full [van service|service] [covers|includes|takes in]",
    "Inside a full [van|] service",
    "[What happens|What gets done] [during|in] a full service",
    "A full service[, step by step|: what to expect| for vans in {place}]",
    "[The full service|A full service] [explained|in plain words]",
  ],
  open: [
    "A full service [replaces|renews|changes] the [engine oil and filter|oil and oil filter], then [works|goes] [round|through] the van [point by point|system by system|item by item]: [filters, fluids, brakes|brakes, fluids, filters], [tyres, lights|lights, tyres] and [steering|suspension].",
    "[At heart|In essence|Put simply], a full service is [fresh oil|new oil], [new filters|fresh filters] [where due|as due|to the schedule] and a [careful|thorough|methodical] [look|inspection] [over|of] everything that [wears|moves|rubs].",
    "The [menu|list|scope] of a full service [varies|differs] [a little|slightly|somewhat] [by engine|from engine to engine|with make and model], but the [bones|backbone|basics] [stay|remain|are] the same: [oil, filters, fluids and safety checks|oil and filters, fluids, brakes and tyres].",
    "[Booking|Asking for|Choosing] a full service [for a van|on a van] means [more|a good deal more] than [an oil change|draining the oil]: [the whole vehicle|every main system] is [looked at|checked|examined] and [notes are made|findings are written down] for you.",
    "Treat a full service as the yearly [health check|once-over] [of|for] the van, with the [oil, air and pollen filters|oil filter, air filter and fluids] [dealt with|seen to] [along the way|as part of it|in passing].",
  ],
  points: [
    [
      "[The {mechanic}|Whoever does the work] [drains|empties] the [warm|old] oil, [fits|puts on] a [fresh|new] filter and [refills|tops up] with the [grade|specification] [named|laid down|printed] in the {handbook}.",
      "[Old|Used|Spent] oil [comes|is let] out, a new [filter and sump washer|oil filter] [goes|is put] in, and the [service reminder|service light] is [reset|cleared] [once the level is right|when the level is correct].",
      "The [air filter|engine air filter] is [swapped or cleaned|checked and changed] [as|when] [due|needed|the schedule says]; [dusty sites|farm tracks] [clog|block|fill] it [long before|well ahead of] the [book date|stated mileage].",
      "[Oil, air and fuel filters|Filters for oil, air and fuel] [each have|all have|follow] [a set life|their own timing], so the [invoice|job sheet] should [say|state|show] which [were|had been] [changed|renewed] [this time|on this visit].",
    ],
    [
      "[Coolant, brake fluid and screen wash|Coolant strength, brake fluid and screen wash|Brake fluid, coolant and power-steering fluid] are [tested|checked] and [topped up|brought up to level], and [AdBlue|the AdBlue tank] is [often|usually] [filled|topped up] [on request|if you ask].",
      "[Fluids|Fluid levels] [tell|reveal|give away] a [great deal|lot]: [falling coolant|a drop in coolant] [points to|hints at|suggests] a leak, [dark brake fluid|cloudy brake fluid] to [age|moisture], so [both|these] are [looked at|examined] [closely|with care].",
      "[Brake fluid|The brake fluid] is [tested for water|checked for moisture], [the coolant|coolant] for [frost protection|strength], and [leaks|weeps] [from|around] [hoses, seals and the sump|pipes, seals and pumps] are [noted|written up].",
      "[Levels are set|Every level is set], [hoses are squeezed|hoses are felt for softness], [belts are looked at|drive belts are examined] and the battery is [put on a tester|load tested|tested].",
    ],
    [
      "[Wheels|The wheels] [come off|are taken off|are lifted clear] so that [pads, discs and shoes|brake pads, discs and hoses] can be [measured|seen|judged], not [guessed|merely glanced at|just assumed sound].",
      "[Brake wear|Wear on pads and discs] is [measured|gauged] [side by side|on each side], [tyres|the tyres] are [checked|inspected] for [depth, cuts and bulges|tread, damage and age], and [pressures|tyre pressures] [set|adjusted] [for the load|to suit the load].",
      "[Underneath|From below|On the lift], the [exhaust, springs and driveshaft gaiters|gaiters, springs and exhaust mounts|suspension joints and steering] are [checked|examined] for [play, splits and rust|wear, cracks and corrosion].",
      "[Lamps, wipers, horn and belts|Lights, horn, washers and seat belts] get [a quick|a simple|an] [trial|test|check], [because|since|as] [small failures|little faults] there [catch out|trip up] [many|plenty of] vans.",
    ],
    [
      "[Expect|You should get|Ask for] a [written|printed|itemised] [list|report|sheet] [at the end|afterwards|with the keys] [that sorts|sorting|which sorts] [findings|results] into [urgent, soon and fine|act now, watch and all well|needs doing, can wait and good].",
      "[Anything|Whatever] [beyond the list|outside the agreed work] should be [agreed|cleared] with you before [spanners come out|parts are ordered|work begins], so [leave|give] [a contact|details] where [you can be reached|someone can decide].",
      "[Good|Careful|Thorough] {garages} [show|point out] [worn parts|the worn parts] [or photographs of them|or send pictures] [rather than|instead of] [just naming|simply listing] [them|parts] on the [bill|invoice].",
      "[Parts|Replacement parts] [beyond|outside] the [standard|usual] list — [pads, discs, belts, bulbs|bulbs, belts, wiper blades] — are [charged|billed] [on top|as extras|separately], [after|once] you [agree|say yes|approve].",
    ],
    [
      "[Plan|Allow|Leave] [a working day|most of a day|the better part of a day] [without|free of] the van, [although|though] [simple jobs|smaller vans] are [often|sometimes] [finished|ready] [sooner|earlier].",
      "[Empty|Clear|Unload] the [load bay|back of the van] [first|beforehand|before you set off]: [jacking points, spare wheel and battery|the battery, jack points and spare wheel] [may be|are sometimes|can be] [under|beneath|behind] [racking or tools|tools|shelving].",
      "[Bring|Take along|Hand over] the [locking wheel-nut key|wheel-lock key] and [service record|stamp book|service history]; a [missing key|lost key] is [a classic|a common|the usual] [cause|reason] of [delay|a wasted slot].",
      "[Racking, ladders and tools|Ladders, stock and tools|Heavy stock and racking] [slow|hold up] the [work|check] and [hide|cover] [faults|wear], so [lighten|empty] the van [as far as you can|where possible] [the night before|beforehand].",
    ],
  ],
};
