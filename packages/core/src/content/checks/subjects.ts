/**
 * The closed list of subjects on which a sentence may give general workshop advice without resting on a fact of the
 * location. Each has words of which a sentence about it has at least one.
 */
const adviceSubjects = {
  oil: /\b(?:oil|lubricant)\b/i,
  brakes: /\b(?:brak(?:e|es|ing)|pads?|discs?|drums?|handbrake)\b/i,
  tyres: /\b(?:tyres?|tread|wheels?)\b/i,
  lights: /\b(?:lights?|lamps?|bulbs?|indicators?|headlamps?|headlights?)\b/i,
  screen: /\b(?:wipers?|washers?|windscreen|mirrors?|screen)\b/i,
  battery: /\b(?:batter(?:y|ies)|alternator|starter)\b/i,
  fluids: /\b(?:coolant|fluids?|antifreeze|AdBlue)\b/i,
  filters: /\b(?:filters?|DPF)\b/i,
  belts: /\b(?:(?:cam|timing|drive|seat ?)?belts?|timing chain)\b/i,
  clutch: /\b(?:clutch|gearbox|gears?)\b/i,
  steering: /\b(?:steering|suspension|springs?|dampers?|shock absorbers?|bearings?)\b/i,
  exhaust: /\b(?:exhaust|emissions?|smoke)\b/i,
  bodywork: /\b(?:rust|corrosion|sills?|bodywork|doors?|locks?)\b/i,
  load: /\b(?:load(?:s|ed|ing)?|roof rack|racking|tools|payload|tow(?:s|ing|bar)?)\b/i,
  warnings: /\b(?:warning|dashboard|fault codes?|diagnos\w+)\b/i,
  records: /\b(?:records?|service book|stamp(?:s|ed)?|invoice|handbook|schedule|mileage)\b/i,
  booking: /\b(?:book(?:s|ed|ing)?|quotes?|appointment|slot|diary|ask|registration)\b/i,
  size: /\b(?:height|length|ramps?|wheelbase|high[- ]roof)\b/i,
} as const;

/** Further subjects of questions, which are answered from facts. */
const factSubjects = {
  stations: /\b(?:stations?|garages?|workshops?|tests?|tested|DVA)\b/i,
  class7: /\bclass 7\b|\b(?:heavier|larger|bigger) (?:van|one)s?\b/i,
  distance: /\b(?:how far|miles?|distance|near|nearest|closest|close by|neighbouring|elsewhere|away)\b/i,
  places: /\b(?:places?|towns?|villages?|cit(?:y|ies)|boroughs?|districts?|counties|county|area|postcodes?|council)\b/i,
} as const;

const matching = (subjects: Readonly<Record<string, RegExp>>, words: string): string[] =>
  Object.entries(subjects).flatMap(([subject, pattern]) => (pattern.test(words) ? [subject] : []));

/** Returns the subjects of general advice that a sentence is about. */
export const adviceSubjectsIn = (words: string): string[] => matching(adviceSubjects, words);

/** Returns all subjects that a question or an answer is about. */
export const subjectsIn = (words: string): string[] => [...adviceSubjectsIn(words), ...matching(factSubjects, words)];
