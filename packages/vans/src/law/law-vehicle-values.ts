/** The legal values for the class and first test of a vehicle in Great Britain, separate from those of every form. */
export const vehicleLawValues = {
  /** The plate with the decisive weight, if the vehicle has one; other vehicles only have the maker's plate. */
  plateWeight: { plate: "Ministry plate" },
  /** The type approval category that makes a vehicle class 4 at any weight. */
  carTypeApproval: { category: "M1" },
  /** Motor caravans are class 4 at any weight. */
  motorCaravan: { motClass: "4" },
  /** Vehicles with more passenger seats than a car: class 4 up to this number of seats, class 5 above it. */
  passengerSeats: { carsHaveUpTo: 8, class4UpTo: 12 },
  /** The maximum fees in pounds. `moreSeats` applies above `seatsUpTo`. */
  minibusFees: { class4: "57.30", class5: "59.55", seatsUpTo: 16, moreSeats: "80.65" },
  /** The age in years at which minibuses need their first MOT. */
  minibusFirstTest: { years: 1 },
  /** Ambulances and licensed taxis with few seats are class 4 at any weight. Their first MOT is as early as a minibus's. */
  taxisAndAmbulances: { motClass: "4" },
  /** The first MOT of a vehicle that was used before its registration counts from the end of its year of manufacture. */
  usedBeforeRegistration: { yearsAfterManufacture: 3 },
  /** Dual-purpose vehicles are class 4 at any gross weight. */
  dualPurposeClass: { motClass: "4" },
  /** Above this unladen weight a vehicle is not a dual-purpose vehicle. */
  dualPurpose: { upToUnladenKg: 2040 },
  /** The age in years above which a vehicle without substantial changes is exempt from the MOT. */
  historicVehicle: { overYears: 40 },
  /** Goods vehicles above this weight are exempt by age only if first used before this day. */
  historicLargeGoods: { overKg: 3500, firstUsedBefore: "1960-01-01" },
  /** Buses used commercially are exempt by age only if first used before this day. */
  historicBus: { firstUsedBefore: "1960-01-01" },
  /** Electric goods vehicles that are exempt from the MOT. */
  earlyElectricVan: { registeredBefore: "2015-03-01" },
} as const;

export type VehicleLawName = keyof typeof vehicleLawValues;
