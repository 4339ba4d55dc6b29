/**
 * The miles within which half and 9 in 10 postcodes are of the middle of their sector or outcode, for postcodes that are
 * placed by it. Measured on Code-Point Open 2025.4.
 */
export const placingMiles = {
  sector: { half: 0.46, most: 1.93 },
  outcode: { half: 0.94, most: 3.37 },
} as const;
