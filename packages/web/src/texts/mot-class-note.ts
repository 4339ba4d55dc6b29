import { class4, class7 } from "./mot-facts.ts";

/** Stands by the price in a form. A legal maximum is no list price, so nothing here speaks of a saving. */
export const motClassNote =
  `The legal maximum is ${class4.maximumFee} for a ${class4.name.toLowerCase()} MOT and ${class7.maximumFee} for ` +
  `${class7.name.toLowerCase()} (vans over 3,000 kg, up to 3,500 kg).`;
