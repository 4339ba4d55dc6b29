import { class4, class7, class4Limit, class7Limit } from "./law-classes.ts";

/** What a booking form says of MOT fees in Great Britain. Every page has a form, so these notes are apart from the rest. */
export const britishFormNote =
  `In Great Britain the legal maximum is ${class4.maximumFee} for a ${class4.name.toLowerCase()} MOT and ` +
  `${class7.maximumFee} for ${class7.name.toLowerCase()} (vans over ${class4Limit}, up to ${class7Limit}).`;

/** What a booking form says of MOT tests in Northern Ireland. */
export const northernIrishFormNote =
  "In Northern Ireland vans are tested only at DVA centres: you book the test with DVA and pay DVA for it. Garages quote " +
  "the work around it.";
