/**
 * The digit groups by prefix: London and other 02 areas, cities and special rates, and the rest.
 */
const groupings: [pattern: RegExp, groups: string][] = [
  [/^(02\d)(\d{4})(\d+)$/, "$1 $2 $3"],
  [/^(011\d|01\d1|0[389]\d\d)(\d{3})(\d+)$/, "$1 $2 $3"],
  [/^(0\d{4})(\d+)$/, "$1 $2"],
];

/**
 * Formats a telephone number in the usual British form: `020 7946 0018`, `0161 496 0018`, `01632
 * 960018`.
 */
export function phoneText(digits: string): string {
  const [pattern, groups] = groupings.find(([each]) => each.test(digits)) ?? [];
  return pattern && groups ? digits.replace(pattern, groups) : digits;
}
