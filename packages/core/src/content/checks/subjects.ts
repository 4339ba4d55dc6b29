/** What sentences, questions and answers about vans are about. Each subject has words that show it. */
const subjects: Readonly<Record<string, RegExp>> = {
  oil: /\b(?:oil|lubricant|dipstick)\b/i,
  brakes: /\b(?:brak(?:e|es|ing)|pads?|discs?|drums?|handbrake|pedal)\b/i,
  tyres: /\b(?:tyres?|tread|wheels?|punctures?|pressures?)\b/i,
  lights: /\b(?:lights?|lamps?|bulbs?|indicators?|headlights?)\b/i,
  screen: /\b(?:wipers?|washers?|windscreens?|mirrors?|blades?)\b/i,
  battery: /\b(?:batter(?:y|ies)|alternator|starter|starts?|charg(?:e|ing)|electrics?|wiring)\b/i,
  fluids: /\b(?:coolant|fluids?|antifreeze|AdBlue|overheat\w*|temperature)\b/i,
  filters: /\b(?:filters?|DPF|particulate|soot)\b/i,
  belts: /\b(?:belts?|chain)\b/i,
  clutch: /\b(?:clutch|gearbox|gears?|bit(?:e|es|ing))\b/i,
  steering: /\b(?:steering|suspension|springs?|dampers?|bearings?|alignment)\b/i,
  exhaust: /\b(?:exhaust|emissions?|smok\w+)\b/i,
  bodywork: /\b(?:rust\w*|corro\w+|sills?|bodywork|doors?|underside|salt|leaves|scuttle|cab|water|drains?|windows?)\b/i,
  load: /\b(?:load\w*|overload\w*|payload|racks?|racking|tools?|tow(?:s|ing|bar)?|empty|weigh\w*)\b/i,
  warnings: /\b(?:warning|dashboard|codes?|diagnos\w+|faults?)\b/i,
  records: /\b(?:records?|book|stamp\w*|invoices?|history|certificate|papers?|documents?|receipts?)\b/i,
  booking: /\b(?:book(?:s|ed|ing)?|appointments?|request|form|reserve|ahead|advance)\b/i,
  price:
    /\b(?:costs?|prices?|fees?|quotes?|pay\w*|charge[sd]?|bills?|expensive|cheap\w*|estimates?|money|overcharg\w*|discounts?|save)\b/i,
  waiting:
    /\b(?:wait\w*|stay\w*|leav(?:e|ing)|left|collect\w*|come back|pick up|drop|back|ready|done|same day|keys?)\b/i,
  duration: /\b(?:how long|hours?|minutes?|time|day|morning|afternoon|quick\w*|slow\w*)\b/i,
  preparation: /\b(?:prepar\w+|ready|before|bring|take|check|beforehand|clean|clear\w*)\b/i,
  failure: /\b(?:fail\w*|pass\w*|retest\w*|advisor(?:y|ies)|defects?|decides?|repair\w*)\b/i,
  stations: /\b(?:stations?|garages?|workshops?|test centres?|DVA)\b/i,
  test: /\b(?:MOTs?|tests?|tested|testers?|testing)\b/i,
  servicing: /\b(?:services?|serviced|servicing|intervals?|schedule|mileage|maintenance|handbook|maker\w*)\b/i,
  class7: /\bclass (?:4|7)\b|\b(?:heavier|larger|bigger|lighter) (?:vans?|ones?)\b|\bplate\b|\bgross weight\b/i,
  distance: /\b(?:how far|miles?|distance|nearest|closest|nearby|neighbouring|away|near)\b/i,
  places:
    /\b(?:places?|towns?|villages?|cit(?:y|ies)|boroughs?|districts?|count(?:y|ies)|area|postcodes?|council|region|placename)\b/i,
  electric: /\b(?:electric|EVs?|hybrid|high-voltage|motor)\b/i,
  size: /\b(?:height|length|ramps?|wheelbase|high[- ]roof|tall|long|lift|size)\b/i,
  fleet: /\b(?:fleets?|several vans|vans at once|drivers?|firm|business|work)\b/i,
  workshop: /\b(?:mechanics?|parts?|jobs?|jack|stands?|leaks?|stains?|drips?|work(?:s|ed|ing)? (?:on|under))\b/i,
  use: /\b(?:rounds?|routes?|journeys?|trips?|couriers?|deliver\w+|idl(?:e|es|ing)|crawling|multi-drop|stop-start|parked|stands?)\b/i,
  season: /\b(?:winter|summer|cold|frost\w*|hot|season\w*|autumn|spring)\b/i,
  sound: /\b(?:nois\w*|squeal\w*|grind\w*|rattl\w*|knock\w*|sounds?|vibrat\w*|judder\w*|pull\w*)\b/i,
};

/** Returns the subjects of a sentence. */
export const subjectsOf = (text: string): string[] =>
  Object.entries(subjects).flatMap(([subject, pattern]) => (pattern.test(text) ? [subject] : []));

/** Subjects that are no workshop advice by themselves: when, where and how long. */
const notAdvice = new Set(["places", "distance", "duration"]);

/** Returns whether a sentence is general advice about vans, which needs no fact of the location. */
export const isWorkshopAdvice = (text: string): boolean => subjectsOf(text).some((subject) => !notAdvice.has(subject));
