import type { Topic } from "../topic.ts";

export const electric: Topic = {
  id: "electric",
  headings: [
    "[Electric|Battery] vans [need care too|and servicing]",
    "Servicing [electric and hybrid|hybrid and electric] vans",
    "[Going|Gone] electric: what [changes|still needs doing]",
  ],
  open: [
    "An electric van [has|needs] no [oil change|engine oil], [yet|but] [tyres, brakes, suspension and coolant|brakes, coolant, tyres and steering] [still|nevertheless] [age|wear] and [still|certainly] [need|want] [a yearly look|regular checks].",
    "[Fewer|Not as many] parts [wear|move] in an electric van, [though|but] its [weight|extra weight] is hard on [tyres and bushes|springs and tyres], so [servicing|the service] [shifts|moves] to those.",
    "[Plug-in|Electric] vans are [becoming|now] a [common|familiar] [sight|choice] [for local rounds|on delivery work], but not every {garage} [works|is ready to work] on them [yet|so far].",
  ],
  points: [
    [
      "[Regenerative braking|Braking by the motor] [spares|rests] the pads so [much|well] that [discs|the discs] [rust|corrode] [from lack of use|through idleness]; a [yearly|regular] clean keeps them [ready|free].",
      "[Coolant|The coolant] for the [battery|battery pack] has [its own|a separate] [grade|timetable]; [mixing|using] the wrong [kind|fluid] can [harm|damage] [the pack|costly parts].",
      "[Charging leads|Cables] and [sockets|charge ports] [wear|suffer] [too|as well]: [look|check] for [heat marks|burnt pins], [cracks|splits] and [water|damp].",
      "[Cabin filters|The cabin filter], [wipers and washers|wipers] and [door runners|locks] [take|get] the same [care|attention] as on [any|every] [other|diesel] van.",
    ],
    [
      "[Ask|Check] [whether|if] the {garage} has [people|staff] [trained|qualified] for [high voltage|high-voltage systems] and a [lift|ramp] for the [weight|heavier van].",
      "[A battery health|A state-of-health] [report|check] [at|with] the service [helps|is useful] [to plan rounds|when planning range] and [supports|backs up] [the warranty|a later sale].",
      "[Hybrids|Hybrid vans] [need|take] [both|a bit of both]: [oil and filters|the engine's yearly oil] [on the petrol side|for the engine] and [cooling and cable|electrical] checks [on the other|for the rest].",
      "[Range|Winter range] [drops|falls] in [the cold|frost], so [tyre pressures|correct pressures] and [a light load|leaving spare weight behind] [help|count] [all the more|more than ever].",
    ],
    [
      "[Tyres|The tyres] on a [heavy|battery-laden] van [wear|go] [sooner|faster]; [rotate|swap] them [front to rear|between axles] [if|where] the [maker|{handbook}] [allows|agrees].",
      "[Software|Updates] [can|may] [improve|change] [charging and range|range and charging]; [ask|see] whether any is [waiting|due].",
      "[Rounds|Trips] [between|linking] {spotA} and {spotB} [can suit|may suit] an electric van, but [plan|arrange] the [charge|charging] [around|round] the day a {garage} [has|keeps] the van.",
      "[Low rolling noise|A quiet van] makes it easy to hear [a bearing|a knock] [sooner|early]; [mention|report] [new|any] [sounds|noises].",
    ],
  ],
};
