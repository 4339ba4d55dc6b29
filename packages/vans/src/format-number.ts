/** Formats a whole number with thousands commas, such as `1,378`. Edge and browser may differ in their locale data. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3}){1,5}$)/g, ",");
