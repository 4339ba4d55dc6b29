/** The law a van MOT follows. Fees are the legal maximum for a test in Great Britain: https://www.gov.uk/getting-an-mot */
export interface MotClass {
  name: string;
  vans: string;
  maximumFee: string;
  examples: string;
}

export const class4: MotClass = {
  name: "Class 4",
  vans: "Goods vehicles up to 3,000 kg",
  maximumFee: "£54.85",
  examples: "Small and most medium vans, car-derived vans, and motor caravans of any weight",
};

export const class7: MotClass = {
  name: "Class 7",
  vans: "Goods vehicles over 3,000 kg and up to 3,500 kg",
  maximumFee: "£58.60",
  examples: "Most large panel vans, Lutons, dropsides and tippers",
};

export const firstMotYears = {
  greatBritain: 3,
  /** Light goods vehicles; a car waits until the fourth year. https://www.nidirect.gov.uk/articles/how-mot-scheme-works */
  northernIrelandVan: 3,
  northernIrelandCar: 4,
} as const;

const inWords: Record<number, string> = { 3: "three", 4: "four" };
export const yearsInWords = (years: number): string => `${inWords[years] ?? years} years`;
