/** The weights and fees of the MOT classes of goods vehicles. They are apart from `lawValues`, as every form shows them. */
export const lawClassValues = {
  /** Goods vehicles of class 4, over the first weight and up to the second. */
  class4: { overKg: 0, upToKg: 3000 },
  class7: { overKg: 3000, upToKg: 3500 },
  /** Zero-emission goods vehicles that are class 7 above the weight of other vans. Great Britain only. */
  zeroEmissionClass7: { overKg: 3500, upToKg: 4250, since: "2026-06-01" },
  /** The most that a test station may charge. */
  class4MaximumFee: "54.85",
  class7MaximumFee: "58.60",
} as const;
