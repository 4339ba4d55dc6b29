import type { Defect } from "./vehicle.ts";

/**
 * A defect for each part of the manual, worded like real defects, with the section in the last
 * brackets.
 */
export const defectOfEachPart: readonly Defect[] = [
  {
    text: "Offside Front Brake pad(s) less than 1.5 mm thick (1.1.13 (a) (ii))",
    type: "DANGEROUS",
  },
  {
    text: "Nearside Front Track rod end ball joint dust cover severely deteriorated (2.1.3 (g) (ii))",
    type: "MAJOR",
  },
  { text: "Offside Windscreen wiper blade defective (3.4 (b) (i))", type: "MINOR" },
  { text: "Nearside Rear Stop lamp not working (4.3.1 (a) (i))", type: "MAJOR" },
  {
    text: "Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))",
    type: "ADVISORY",
  },
  { text: "Offside Rear Sill corroded (6.2.2 (d) (i))", type: "ADVISORY" },
  { text: "Driver's Seat belt webbing slightly damaged (7.1.2 (b) (i))", type: "ADVISORY" },
  { text: "Exhaust emits dense smoke during acceleration (8.2.2.1 (b))", type: "MAJOR" },
  { text: "Oil leak, but not excessive (8.4.1 (a) (i))", type: "ADVISORY" },
];

/** The advisories of vans that passed. */
export const advisories: readonly Defect[] = [
  { text: "Nearside Front Tyre worn close to legal limit (5.2.3 (e))", type: "ADVISORY" },
  { text: "Offside Rear Tyre worn close to legal limit (5.2.3 (e))", type: "ADVISORY" },
  {
    text: "Front brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))",
    type: "ADVISORY",
  },
  { text: "Brake hose slightly deteriorated (1.1.12 (b) (i))", type: "ADVISORY" },
  { text: "Oil leak, but not excessive (8.4.1 (a) (i))", type: "ADVISORY" },
  { text: "Headlamp lens slightly defective (4.1.1 (b) (i))", type: "MINOR" },
  {
    text: "Suspension arm pin or bush worn but not resulting in excessive movement (5.3.4 (a) (i))",
    type: "ADVISORY",
  },
  {
    text: "Windscreen damaged but not adversely affecting driver's view (3.2 (a) (i))",
    type: "ADVISORY",
  },
];
