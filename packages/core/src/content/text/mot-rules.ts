import { law } from "@vanfettle/contract/law";
import { isNorthernIreland } from "@vanfettle/contract/regions";

/** The law on van tests at a location, as the prompt states it. Weights in kg, fees in pounds. */
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

export const greatBritain: MotFacts = {
  class4MaxKg: law.class4.value.upToKg,
  class4MaxFee: law.class4MaximumFee.value,
  class7MinKg: law.class7.value.overKg,
  class7MaxKg: law.class7.value.upToKg,
  class7MaxFee: law.class7MaximumFee.value,
  firstTestAfterYears: law.firstMotYears.value,
  yearly: true,
  atGarages: true,
};

/** Classes and fee maxima are British rules: DVA has its own. */
export const northernIreland: MotFacts = {
  class4MaxKg: null,
  class4MaxFee: null,
  class7MinKg: null,
  class7MaxKg: null,
  class7MaxFee: null,
  firstTestAfterYears: law.dvaFirstTestYears.value.van,
  yearly: true,
  atGarages: false,
};

export const motRules = (region: string): MotFacts => (isNorthernIreland(region) ? northernIreland : greatBritain);
