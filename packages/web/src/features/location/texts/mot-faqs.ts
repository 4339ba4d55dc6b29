import type { Faq } from "@vanfettle/contract/location-text";
import { firstMotYears } from "@vanfettle/contract/mot-law";
import { class4, class4Limit, class7, class7Limit, yearsInWords } from "./mot-facts.ts";

export const motFaqs: readonly Faq[] = [
  {
    question: "How do I find out which class my van is?",
    answer:
      "Look for the maker's plate, usually inside a front door or under the bonnet. The first weight on it is as a rule " +
      `the design gross weight. Up to ${class4Limit} is ${class4.name.toLowerCase()}; over ${class4Limit} and up to ` +
      `${class7Limit} is ${class7.name.toLowerCase()}. Heavier goods vehicles have their own annual test.`,
  },
  {
    question: "How much does a van MOT cost?",
    answer:
      `The most a station in Great Britain may charge is ${class4.maximumFee} for ${class4.name.toLowerCase()} and ` +
      `${class7.maximumFee} for ${class7.name.toLowerCase()}. Stations may charge less. Repairs are quoted apart.`,
  },
  {
    question: "When does a new van need its first MOT?",
    answer:
      `In Great Britain, ${yearsInWords(firstMotYears.greatBritain)} after it was first registered. In Northern ` +
      `Ireland it is also ${yearsInWords(firstMotYears.northernIrelandVan)} for a light goods vehicle, but ` +
      `${yearsInWords(firstMotYears.northernIrelandCar)} for a car, and the test is done at a DVA centre.`,
  },
  {
    question: "What if my van fails?",
    answer:
      "You get a list of the faults. In Great Britain, leave the van at the station to be repaired and tested again " +
      "within 10 working days and it needs only a partial retest, free of charge. A dangerous fault has to be put right before the van " +
      "is driven again.",
  },
  {
    question: "Is an MOT the same as a service?",
    answer:
      "No. The MOT checks that the van meets the legal minimum on the day; nothing is dismantled, and oil, filters and " +
      "belts are not looked at. A service keeps it that way for the next year.",
  },
  {
    question: "Does a van with tools or racking need to be emptied?",
    answer:
      "It need not be empty, but the tester has to reach seat belts, floor and load area, and a full load changes the " +
      "brake test and the aim of the headlamps. A station may decline a van whose load is insecure or in the way, so clear it if you can.",
  },
];
