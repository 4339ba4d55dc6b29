import { motFailures, type DefectCategory } from "@vanfettle/vans/law/mot-failures";

interface PreTestCheck {
  /** DVSA's category of the defects that the check finds. */
  category: DefectCategory;
  title: string;
  /** The driver's actions, without tools. */
  how: string;
}

const checks: readonly PreTestCheck[] = [
  {
    category: "lamps",
    title: "Lamps",
    how: "Switch on every lamp and walk around: headlamps, sidelights, indicators, brake, fog and number plate lamps. Replace bulbs that are out, and lenses that are broken.",
  },
  {
    category: "suspension",
    title: "Suspension",
    how: "Push each corner down and let go. It should settle at once, without a knock. Look behind the wheels for a broken spring or oil.",
  },
  {
    category: "brakes",
    title: "Brakes",
    how: "Press the pedal: it must be firm. The handbrake must hold on a slope. The brake fluid must be between the marks, and the warning lamps out.",
  },
  {
    category: "tyres",
    title: "Tyres and wheels",
    how: "Look at the tread across each tyre, and for cuts and bulges on both sides of the wall. Set the pressures. No wheel nut may be missing.",
  },
  {
    category: "visibility",
    title: "Windscreen, wipers and mirrors",
    how: "Look for chips and cracks in front of the driver. The wipers must clear the glass, the washers must reach it, and the mirrors must be whole.",
  },
  {
    category: "body",
    title: "Doors and body",
    how: "Open and close every door from inside and outside. Look for sharp edges and for rust near the seat belts and the suspension.",
  },
  {
    category: "emissions",
    title: "Exhaust, leaks and engine lamp",
    how: "Start the warm engine. Listen for a blowing exhaust, and look for smoke and for drips below. The engine lamp must go out.",
  },
  {
    category: "steering",
    title: "Steering",
    how: "With the engine on, turn the wheel from side to side. It must not knock, stick or move far before the wheels do.",
  },
  {
    category: "seatBelts",
    title: "Seat belts",
    how: "Pull each belt out to its end and look for cuts. It must lock with a jerk, click in and roll back. The airbag lamp must go out.",
  },
  {
    category: "identification",
    title: "Number plates and horn",
    how: "Clean both plates. They must be whole and easy to read. Sound the horn.",
  },
];

const { ofTests } = motFailures.class4.value;

/** The ten checks with the share of tests that failed in the category, most frequent first. */
export const preTestChecks = checks
  .map((check) => ({ ...check, failed: ofTests[check.category] }))
  .toSorted((a, b) => Number(b.failed) - Number(a.failed));
