import { class4, class7, firstMotYears } from "@vanfettle/contract/mot-law";
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
  class4MaxKg: class4.upToKg,
  class4MaxFee: class4.maximumFee,
  class7MinKg: class7.overKg,
  class7MaxKg: class7.upToKg,
  class7MaxFee: class7.maximumFee,
  firstTestAfterYears: firstMotYears.greatBritain,
  yearly: true,
  atGarages: true,
};

/** Classes and fee maxima are British rules: DVA has its own. https://www.nidirect.gov.uk/articles/mot-scheme */
export const northernIreland: MotFacts = {
  class4MaxKg: null,
  class4MaxFee: null,
  class7MinKg: null,
  class7MaxKg: null,
  class7MaxFee: null,
  firstTestAfterYears: firstMotYears.northernIrelandVan,
  yearly: true,
  atGarages: false,
};

export const motRules = (region: string): MotFacts => (isNorthernIreland(region) ? northernIreland : greatBritain);
