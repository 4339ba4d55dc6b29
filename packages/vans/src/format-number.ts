/**
 * Formats a whole number such as `1,378`, without `Intl`, whose locale data can differ between edge
 * and browser.
 */
export const withCommas = (count: number): string =>
  String(count).replace(/\B(?=(\d{3}){1,5}$)/g, ",");

/** Formats a count with its noun, such as `1 county` and `1,600 places`. */
export const pluralise = (count: number, singular: string, plural = `${singular}s`): string =>
  `${withCommas(count)} ${count === 1 ? singular : plural}`;
