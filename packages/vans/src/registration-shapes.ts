/** The formats of registrations, most specific first: UK vehicles, then others that DVSA and DVLA do not list. */
const shapes = [
  // Since 2001; with a year letter in front since 1983 and Q; with the letter at the end since 1963; older formats.
  ["uk", /^[A-Z]{2}\d{2}[A-Z]{3}$/],
  ["uk", /^[A-Z]\d{1,3}[A-Z]{3}$/],
  ["uk", /^[A-Z]{3}\d{1,3}[A-Z]$/],
  ["uk", /^[A-Z]{1,3}\d{1,4}$/],
  ["uk", /^\d{1,4}[A-Z]{1,3}$/],
  ["trade", /^\d{3,5}$/],
  ["military", /^\d{2}[A-Z]{2}\d{2}$/],
  ["diplomatic", /^\d{3}[DX]\d{3}$/],
  // Ireland; then France and Italy, which share a format.
  ["foreign", /^\d{2,3}[A-Z]{1,2}\d{1,6}$/],
  ["foreign", /^[A-Z]{2}\d{3}[A-Z]{2}$/],
] as const;

export type RegistrationShape = (typeof shapes)[number][0];

/** Returns a registration in capitals without spaces, full stops or hyphens. */
export const withoutSeparators = (text: string): string => text.replace(/[\s.\-\u2010-\u2015]/g, "").toUpperCase();

/** Returns the register that a registration's format belongs to, or undefined. Ignores case and separators. */
export function registrationShape(text: string): RegistrationShape | undefined {
  const registration = withoutSeparators(text);
  return shapes.find(([, shape]) => shape.test(registration))?.[0];
}
