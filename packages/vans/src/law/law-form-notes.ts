import { withCommas } from "../format-number.ts";
import { lawClassValues as law } from "./law-class-values.ts";

/** The booking form's note on MOT fees in Great Britain, separate because every page has a form. */
export const britishFormNote =
  `In Great Britain the legal maximum is the MOT price shown for class 4, and £${law.class7MaximumFee} for class 7 (vans over ` +
  `${withCommas(law.class7.overKg)} kg, up to ${withCommas(law.class7.upToKg)} kg).`;

/** The booking form's note on MOT tests in Northern Ireland. */
export const northernIrishFormNote =
  "In Northern Ireland vans are tested only at DVA centres: you book the test with DVA and pay DVA for it. Garages " +
  "prepare the van.";
