/**
 * The distances in miles within which 50% and 90% of postcodes lie from the centre of their sector
 * or outcode, for postcodes geocoded by it. Measured on Code-Point Open 2025.4. /
 */
export const precisionMiles = {
  sector: { half: 0.46, most: 1.93 },
  outcode: { half: 0.94, most: 3.37 },
} as const;
