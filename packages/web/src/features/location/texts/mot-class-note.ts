import { class4, class4Limit, class7, class7Limit } from "./mot-facts.ts";

/** The note beside the MOT price in a form. It states the legal maximum fee, which is not a list price to save on. */
export const motClassNote =
  `In Great Britain the legal maximum is ${class4.maximumFee} for a ${class4.name.toLowerCase()} MOT and ` +
  `${class7.maximumFee} for ${class7.name.toLowerCase()} (vans over ${class4Limit}, up to ${class7Limit}).`;

export const dvaTestNote =
  "In Northern Ireland vans are tested only at DVA centres: you book the test with DVA and pay DVA for it. Garages " +
  "quote the work around it.";
