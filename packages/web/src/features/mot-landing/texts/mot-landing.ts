import { britishLaw } from "@vanfettle/vans/law/law-sentences";

/**
 * The groups of checks for cars and light vans:
 * https://www.gov.uk/government/publications/mot-inspection-manual-for-private-passenger-and-light-commercial-vehicles
 * /
 */
export const testedItems = {
  Lights: "Headlamps and their aim, brake, side and fog lights, indicators, reflectors.",
  Steering: "Play in joints and the rack, security of the column, power assistance.",
  Suspension: "Springs, shock absorbers, bushes and ball joints, worn or insecure.",
  Brakes: "Pads, discs, pipes and hoses, and how hard each wheel and the handbrake pull.",
  "Tyres and wheels": "At least 1.6 mm of tread, no cuts or bulges, right size and load rating.",
  "Seat belts": "Fitted, sound, locking and releasing; the airbag warning light goes out.",
  "Body and structure": "Corrosion near load-bearing parts, sharp edges, doors and towbar.",
  "Exhaust and emissions": "Leaks, smoke or gases within limits, catalyst and filter still there.",
  Horn: "Works, is loud enough and keeps to one steady note.",
  "Windscreen and wipers": "No damage in the driver's view; wipers and washers clear the glass.",
  Mirrors: "The required mirrors are there, secure and give a clear view behind.",
  "Number plates and VIN": "Plates clean, legible and spaced as they should be; the VIN readable.",
};

export const motRequirements = {
  "When the first MOT is due": britishLaw.firstMot,
  "Every year after that": `${britishLaw.certificate} ${britishLaw.earlyTest}`,
  "Driving without one": britishLaw.fine,
  "What to bring":
    "Only the van. The station finds its record by the registration; an empty load space helps the tester.",
};
