import { isNorthernIreland } from "@vanfettle/contract/regions";

/** The law on van tests, as facts. Fees are the legal maxima in Great Britain, in pounds. */
export interface MotFacts {
  class4MaxKg: number | null;
  class4MaxFee: string | null;
  class7MinKg: number | null;
  class7MaxKg: number | null;
  class7MaxFee: string | null;
  firstTestAfterYears: number;
  yearly: true;
  atGarages: boolean;
}

/** https://www.gov.uk/getting-an-mot/mot-test-fees */
export const greatBritain: MotFacts = {
  class4MaxKg: 3000,
  class4MaxFee: "54.85",
  class7MinKg: 3000,
  class7MaxKg: 3500,
  class7MaxFee: "58.60",
  firstTestAfterYears: 3,
  yearly: true,
  atGarages: true,
};

/**
 * Vans are first tested after three years there too; four is for cars. Classes and fee maxima are British rules:
 * DVA has its own. https://www.nidirect.gov.uk/articles/mot-scheme
 */
export const northernIreland: MotFacts = {
  class4MaxKg: null,
  class4MaxFee: null,
  class7MinKg: null,
  class7MaxKg: null,
  class7MaxFee: null,
  firstTestAfterYears: 3,
  yearly: true,
  atGarages: false,
};

export const motRules = (region: string): MotFacts => (isNorthernIreland(region) ? northernIreland : greatBritain);
