import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";

/** Builds the response for a van of 3,500 kg with an MOT due on 15 May 2027. */
export const buildVehicleCheck = (overrides: Partial<VehicleCheck> = {}): VehicleCheck => ({
  registration: "AB12CDE",
  make: "FORD",
  model: "TRANSIT",
  colour: "White",
  fuel: "Diesel",
  firstRegistered: "2019-03-12",
  jurisdiction: "great-britain",
  mot: {
    state: "valid",
    due: "2027-05-15",
    basis: "last pass",
    earliest: "2027-04-16",
    lastDay: "2027-05-15",
    ifPassedToday: "2027-11-21",
    days: 174,
  },
  motClass: {
    answer: "7",
    certainty: "likely",
    grossKg: 3500,
    from: "DVLA revenue weight",
    ask: ["plate"],
    reason: "A goods vehicle over 3,000 kg and up to 3,500 kg is class 7.",
    maximumFee: "58.60",
  },
  lastTest: null,
  failedTest: null,
  recall: "no",
  tax: null,
  sources: [
    { name: "DVSA MOT history", state: "answered" },
    { name: "DVLA vehicle enquiry", state: "answered" },
  ],
  sample: false,
  ...overrides,
});
