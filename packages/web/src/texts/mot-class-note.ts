import { class4, class7 } from "./mot-facts.ts";

/** Stands by the price in a form. A legal maximum is no list price, so nothing here speaks of a saving. */
export const motClassNote =
  `${class4.maximumFee} is the legal maximum for a ${class4.name.toLowerCase()} test. Vans over 3,000 kg and up to ` +
  `3,500 kg are ${class7.name.toLowerCase()}, with a legal maximum of ${class7.maximumFee}.`;
