import { withCommas } from "../format-number.ts";
import { lawClassValues as law } from "./law-class-values.ts";

/** What a booking form says of MOT fees in Great Britain. Every page has a form, so these notes are apart from the rest. */
export const britishFormNote =
  `In Great Britain the legal maximum is £${law.class4MaximumFee} for a class 4 MOT and £${law.class7MaximumFee} for class ` +
  `7 (vans over ${withCommas(law.class7.overKg)} kg, up to ${withCommas(law.class7.upToKg)} kg).`;

/** What a booking form says of MOT tests in Northern Ireland. */
export const northernIrishFormNote =
  "In Northern Ireland vans are tested only at DVA centres: you book the test with DVA and pay DVA for it. Garages " +
  "prepare the van.";
