export const popularCitySlugs = [
  "london",
  "birmingham",
  "manchester",
  "liverpool",
  "leeds",
  "bristol",
] as const;
export const footerLocationSlugs = [
  "london",
  "birmingham",
  "manchester",
  "liverpool",
  "bristol",
  "glasgow",
] as const;

/** Returns the city name for a slug from these lists, whose slugs are lower-case names. */
export const cityName = (
  slug: (typeof popularCitySlugs | typeof footerLocationSlugs)[number],
): string => slug.charAt(0).toUpperCase() + slug.slice(1);
