/** The weight and body suggested by a model's name. Not proof: names are reused for several weights and bodies. */
export interface ModelHints {
  grossKg: number | null;
  bodyMayBe: "minibus" | "motor caravan" | "dual purpose" | null;
}

/** The model names that contain the gross weight in steps of 10 kg, 100 kg, or as the first digit of a series. */
const weightNames: readonly { name: RegExp; kg: (digits: string) => number | null }[] = [
  { name: /\bTRANSIT\b.{0,60}?\b(2[5-9]0|3[0-9]0|4[0-7]0)\b/, kg: (digits) => Number(digits) * 10 },
  { name: /\bSPRINTER\b.{0,60}?\b([235])\d\d\b/, kg: (digits) => ({ 2: 3_000, 3: 3_500, 5: 5_000 })[digits] ?? null },
  { name: /\bCRAFTER\b.{0,60}?\bCR(30|35|50)\b/, kg: (digits) => Number(digits) * 100 },
  { name: /\bDAILY\b.{0,60}?\b(33|35|50|65|70|72)[SC]\d\d\b/, kg: (digits) => Number(digits) * 100 },
  { name: /\b(?:RELAY|DUCATO)\b.{0,60}?\b(28|30|33|35)\b/, kg: (digits) => Number(digits) * 100 },
];

const motorCaravan =
  /\b(?:MOTOR ?HOME|CAMPER(?:VAN)?|MOTOR CARAVAN|CALIFORNIA|NUGGET|MARCO POLO|WESTFALIA|HYMERMOBIL)\b/;
/** Makers of motor caravans, which are registered under their names. */
const motorCaravanMakers =
  /^(?:HYMER|SWIFT|AUTO-?TRAIL|BAILEY|ADRIA|ELDDIS|BURSTNER|RAPIDO|DETHLEFFS|KNAUS|CHAUSSON|HOBBY)\b/;
/** Off-roaders and pick-ups, some of which are dual-purpose vehicles. */
const dualPurpose =
  /\b(?:DEFENDER|DISCOVERY|LAND CRUISER|SHOGUN|HILUX|L200|RANGER|NAVARA|AMAROK|D-?MAX|WARRIOR|BARBARIAN|MUSSO)\b/;

const minibus = /\bMINI ?BUS\b/;

/** Returns the hints in the make and model recorded by DVSA. */
export function modelHints(make: string | null, model: string | null): ModelHints {
  const [maker, name] = [make, model].map((text) => text?.toUpperCase() ?? "") as [string, string];
  for (const { name: pattern, kg } of weightNames) {
    const digits = pattern.exec(name)?.[1];
    if (digits !== undefined) return { grossKg: kg(digits), bodyMayBe: bodyOf(maker, name) };
  }
  return { grossKg: null, bodyMayBe: bodyOf(maker, name) };
}

function bodyOf(maker: string, name: string): ModelHints["bodyMayBe"] {
  if (motorCaravan.test(name) || motorCaravanMakers.test(maker)) return "motor caravan";
  if (minibus.test(name)) return "minibus";
  return dualPurpose.test(name) ? "dual purpose" : null;
}
