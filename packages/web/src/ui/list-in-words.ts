/** Joins the items of a list for a sentence, such as `brakes, oil and diagnostics`. */
export const listInWords = (items: readonly string[]): string =>
  items.join(", ").replace(/, ([^,]*)$/, " and $1");
