const takesArticle =
  /^(?:(?:South|North) (?:East|West)|(?:East|West) Midlands|East of England|East Riding of Yorkshire|Highlands & Islands|City of London|Isle of .+)$/;

/** "the South East", "the Highlands & Islands", but "Kent" and "Scotland". */
export const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);

/** Two wordings of one area, such as London the place, its county and its region, must not be set side by side. */
export const sameArea = (one: string, other: string): boolean => {
  const plain = (name: string) => name.replace(/^(?:Greater|City of|County) /, "").toLowerCase();
  return plain(one) === plain(other);
};
