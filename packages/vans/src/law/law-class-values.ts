/** The weights and fees of the MOT classes of goods vehicles, separate because every form shows them. */
export const lawClassValues = {
  /** Class 4 goods vehicles: above the first weight, up to the second. */
  class4: { overKg: 0, upToKg: 3000 },
  class7: { overKg: 3000, upToKg: 3500 },
  /** Zero-emission goods vehicles in class 7 despite their weight. Great Britain only. */
  zeroEmissionClass7: { overKg: 3500, upToKg: 4250, since: "2026-06-01" },
  /** The maximum fee that a test station may charge. */
  class4MaximumFee: "54.85",
  class7MaximumFee: "58.60",
} as const;
