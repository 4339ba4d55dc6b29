import type { Topic } from "../topic.ts";

export const diagnostics: Topic = {
  id: "diagnostics",
  headings: [
    "[Warning lights|Dashboard lights] and diagnostics",
    "[Reading|Making sense of] [fault codes|warning lights]",
    "When the [engine light|warning light] [comes on|stays on]",
    "Diagnostics [before|not] guesswork",
  ],
  open: [
    "A [warning light|dashboard lamp] is [a starting point|the start of a search], not [an answer|a verdict]: [diagnostics|a diagnostic check] [reads|pulls] the stored codes, then [tests|checks] the [parts|circuits] [behind|around] them.",
    "[Modern vans|Newer vans|Vans today] [watch themselves|check themselves] [all the time|constantly] and [store|log] a code when [something|a reading] [drifts|strays] [out of range|from normal], [often|sometimes] [before|long before] you [notice|feel] [anything|a change].",
    "[Guesswork|Swapping parts by guesswork] is [costly|a dear way to mend a van]; [a proper diagnostic session|proper diagnosis] [finds|tracks down] the [cause|root of the trouble] [first|before any part is ordered].",
    "[Engine, brake or soot-filter|Brake, engine or soot-filter] [lights|lamps] on the dash [send|bring] [many|plenty of] vans [to|into] a workshop [{locally}|near {spotA}|each winter], and [reading the codes|a code read] is [only|just] the [first step|opening move].",
  ],
  points: [
    [
      "[Red|A red light] means [stop|pull over] [as soon as it is safe|when safe], [amber|yellow] [asks for|means] a check [soon|before long], and a [flashing|blinking] engine light [tells you|means] to [ease off|back off] [at once|straight away].",
      "[Colour|The colour of the lamp] [tells|says] [much|a lot]: [red|red lamps] [cannot wait|should stop the journey], [amber|yellow lamps] [can usually be driven on|allow a gentle drive] to a {garage}.",
      "[Note|Write down] [what|whatever] you were doing when the light [came on|appeared] — [cold start, hill or motorway|load, speed and weather] — [because|since|as] [that|it] [narrows|shortens] the search.",
      "[Switching off|Clearing the code] [hides|only hides] the [lamp|light], not the [cause|fault]; [a lamp|one] that [returns|comes back] [needs|deserves] [proper tests|testing].",
    ],
    [
      "[Short trips|Slow local rounds] [stop|keep] a diesel [soot filter|particulate filter] from [cleaning itself|burning clean]; [a steady run|a longer drive] [may clear|sometimes clears] the lamp, [but|yet] [ignoring it|driving on regardless] [risks|can mean] a [new filter|costly filter].",
      "[Exhaust filters|Soot filters], [EGR valves|recirculation valves] and [AdBlue systems|AdBlue pumps and sensors] [cause|account for] [many|a large share] of the [amber|engine] lights [seen on|shown by] diesel vans.",
      "[AdBlue|The AdBlue warning] [should not wait|is not to be ignored]: when the [countdown|range] [runs out|reaches nothing], the engine [will not restart|refuses to start] by design.",
      "[A forced clean|A workshop regeneration] of the [filter|soot filter] only [works|lasts] if the [reason|cause] it [filled|blocked] — [a sensor, an injector or short trips|short trips, a leak or a sensor] — is [found|dealt with] too.",
    ],
    [
      "[Weak batteries|A tired battery] and [poor earths|bad connections] [throw up|set off] [strange|unrelated] codes, so [a battery test|testing the battery] [comes|should come] [first|early on] in [any|a good] [search|session].",
      "[Wiring|Door wiring], [reversing sensors|parking sensors] and [central locking|tail-lift wiring] [suffer|fray] on vans [opened|loaded] [all day|many times a day], and [tracing|following] the [break|damage] [takes|needs] [patience|time].",
      "[Tow sockets|Towbar electrics] and [add-ons|extra lights] [fitted later|wired in afterwards] [can|may] [confuse|upset] the [van's own systems|control units]; [mention|list] them when you [book|describe the fault].",
      "[A tracker, dash camera or fridge|Any extra device] [wired|connected] [badly|carelessly] can drain the battery [overnight|over a weekend] and leave [puzzling|misleading] [faults|codes] behind.",
    ],
    [
      "[Agree|Settle] [a limit|how long the search may take] before [work|testing] begins, and [ask|have it agreed] that [findings|results] are [explained|written down] [whether or not|even if not] the repair [goes ahead|follows].",
      "[Diagnostic time|Testing time] is {usually} [charged|billed] [apart from|separately from] the [repair|mending], so [ask|check] what [the first session|an initial session] [covers|includes].",
      "[Codes|Printouts] [alone|by themselves] [prove|settle] little: [a sensor|a sensor code] may be [telling the truth|right] about [another part|a different fault], [which is why|and so] [good|careful] {mechanics} [test|measure] [before|ahead of] [ordering|fitting].",
      "[Ask|Find out] whether the [garage|workshop] has [software|equipment] for your [make|make and model]; [some|certain] [resets|functions] [need|call for] [maker-level|dealer-level] [tools|access].",
    ],
  ],
};
