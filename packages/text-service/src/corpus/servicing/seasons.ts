import type { Topic } from "../topic.ts";

export const seasons: Topic = {
  id: "seasons",
  headings: [
    "[Through the seasons|Season by season]",
    "[Winter|Cold weather] and [summer|heat]: [what to check|getting ready]",
    "[Getting|Making] a van ready for [winter|the cold months]",
    "[Weather|The seasons] and your van",
  ],
  open: [
    "[Each|Every] season [tests|tries] a [different|new] part of the van: [cold|frost] [finds|exposes] [weak batteries|tired batteries], [heat|summer] [finds|shows up] [weak cooling|tired coolant hoses], [wet roads|rain] the [tyres|wipers and tyres].",
    "[Autumn|The end of summer] is a [good|sensible|fine] [time|moment] to [service|book in] a van: [battery, lamps and heater|heater, lamps and battery] are [put right|tested] [before|ahead of] the [first frost|dark mornings].",
    "[The weather|Weather] [in|across] {area} [rarely|seldom] [asks permission|waits], and a van [parked|standing] [outdoors|on the street] [feels|takes] [all of it|the worst of it].",
    "[Spring|Early spring] is when [winter's|the winter's] [harm|damage] [shows|can be put right]: [salt underneath|salt in the arches], [potholed wheels|knocked tracking] and [worn wipers|smeared wipers].",
  ],
  points: [
    [
      "A battery loses [strength|power] in [frost|the cold] just as the engine [asks|calls] for more; [a test|a load test] [in autumn|at the service] [tells|shows] [how much is left|if it will last].",
      "[Slow cranking|A lazy starter] on a [cold|damp] morning is the [usual|first] [warning|hint] that [the battery|battery or glow plugs] [will not see out|may not last] the [winter|cold spell].",
      "[Diesel|Winter diesel] and [clean filters|a fresh fuel filter] [help|assist] in [hard frost|bitter cold], when [old fuel|summer fuel] can [thicken|wax] [in the lines|in the filter].",
      "[Glow plugs|Weak glow plugs] show as [white smoke|rough running] [on cold starts|for the first minute]; [testing|checking] them [is quick|takes little time] [at|during] a service.",
    ],
    [
      "[Tread|Tyre tread] [clears|moves] water; [long before|well before] the legal limit [is reached|comes] it [does so|grips] [less well|poorly], so [many|careful] [owners|firms] [change|renew] tyres [before|ahead of] [winter|the wet months].",
      "[All-season|Winter] tyres [suit|help] vans that [must|have to] [get through|go out] [in all weathers|whatever the forecast]; [fit|choose] the [right|correct] [load index|load grade].",
      "[Wiper blades|Wipers] [split|harden] in [sun|summer] and [smear|streak] in [the first storm|autumn rain]; [new|fresh] blades and [frost-proof|winter] screen wash [cost little|are a small job].",
      "[Pressure|Tyre pressure] [falls|drops] with [the temperature|cold], so [set|check] it [at the change of season|as nights turn cold] and [when|after] the [load|cargo] changes.",
    ],
    [
      "[Salt|Road salt] [works|creeps] into [brake pipes, seams|seams, sills] and [spring mounts|arches]; [a rinse|washing underneath] [after|following] a [thaw|gritted week] [slows|holds off] [rust|decay].",
      "[Heat|Hot weather] [tests|strains] [coolant, hoses and fans|fans, hoses and coolant]; a [temperature needle|gauge] that [climbs|creeps up] in [queues|traffic] [needs|demands] [a look|help] [before|ahead of] a long [run|trip].",
      "[Air conditioning|The air-con] [loses|leaks] a little gas [each year|over time]; [weak cooling|a musty smell] is [a reason|enough reason] to [ask for|add] a [check|recharge].",
      "[Demisting|Clear glass] [depends|relies] on [the pollen filter|a clean cabin filter] and [working|dry] [air conditioning|vents], even in [winter|December].",
    ],
    [
      "[Dark evenings|Short days] [between|around] {spotA} and {spotB} [call|ask] for [clean lenses|clear lenses] and [bulbs|lamps] that [all work|match]; a [van with a dead lamp|blown bulb] is [easily|readily] [stopped|noticed].",
      "[Book|Choose a date] [outside|away from] [the rush|peak weeks]: {garages} are {often} [fullest|busiest] [before holidays|at the first frost] and [quieter|calmer] [in midsummer|in between].",
      "[Keep|Stow] [a scraper, a torch and a blanket|a torch, a warm coat and jump leads] in the cab [from autumn to spring|while nights are cold].",
      "[Floods|Standing water] can ruin [bearings and electrics|engines and bearings]; after [wading|deep water] have the [hubs, brakes and oil|oil, brakes and hubs] {checked}.",
    ],
  ],
};
