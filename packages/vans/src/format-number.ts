/**
 * Formats a whole number with thousands commas, such as `1,378`. Avoids `Intl`, because locale data can differ between
 * the edge and the browser.
 */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3}){1,5}$)/g, ",");

/** Formats a count with its noun, such as `1 county` and `1,600 places`. */
export const pluralise = (count: number, singular: string, plural = `${singular}s`): string =>
  `${withCommas(count)} ${count === 1 ? singular : plural}`;
