/** An MOT class of vans. Weights are design gross weights in kg; the fee is the most a station in Great Britain may charge, in pounds. */
interface MotClass {
  name: string;
  overKg: number;
  upToKg: number;
  maximumFee: string;
}

/** https://www.gov.uk/getting-an-mot/mot-test-fees */
export const class4: MotClass = { name: "Class 4", overKg: 0, upToKg: 3000, maximumFee: "54.85" };
export const class7: MotClass = { name: "Class 7", overKg: 3000, upToKg: 3500, maximumFee: "58.60" };

/** The age in years at which a vehicle needs its first MOT. */
export const firstMotYears = {
  greatBritain: 3,
  /** Light goods vehicles. https://www.nidirect.gov.uk/articles/how-mot-scheme-works */
  northernIrelandVan: 3,
  northernIrelandCar: 4,
} as const;
