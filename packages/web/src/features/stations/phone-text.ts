/** How numbers are grouped, by how they begin: London and other 02 areas, cities and special rates, and all others. */
const groupings: [pattern: RegExp, groups: string][] = [
  [/^(02\d)(\d{4})(\d+)$/, "$1 $2 $3"],
  [/^(011\d|01\d1|0[389]\d\d)(\d{3})(\d+)$/, "$1 $2 $3"],
  [/^(0\d{4})(\d+)$/, "$1 $2"],
];

/** Formats a telephone number as it is usual in Britain: `020 7946 0018`, `0161 496 0018`, `01632 960018`. */
export function phoneText(digits: string): string {
  const [pattern, groups] = groupings.find(([each]) => each.test(digits)) ?? [];
  return pattern && groups ? digits.replace(pattern, groups) : digits;
}
