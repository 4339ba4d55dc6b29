/**
 * The part of the law's values that only the class and the first test of a vehicle need, apart from `law-values.ts`, which
 * every page with a form loads. Great Britain only.
 */
export const vehicleLawValues = {
  /** The plate whose weight counts where a vehicle has it; other vehicles have only the maker's. */
  plateWeight: { plate: "Ministry plate" },
  /** The category of type approval that makes a vehicle class 4 at any weight. */
  carTypeApproval: { category: "M1" },
  /** Motor caravans are class 4 at any weight. */
  motorCaravan: { motClass: "4" },
  /** Vehicles with more passenger seats than a car has. They are class 4 up to a number of seats, and class 5 above. */
  passengerSeats: { carsHaveUpTo: 8, class4UpTo: 12 },
  /** The most that a station may charge for them. `moreSeats` is the fee above `seatsUpTo`. */
  minibusFees: { class4: "57.30", class5: "59.55", seatsUpTo: 16, moreSeats: "80.65" },
  /** The age in years at which they need their first MOT. */
  minibusFirstTest: { years: 1 },
  /** Dual-purpose vehicles are class 4 at any gross weight. */
  dualPurposeClass: { motClass: "4" },
  /** Above this unladen weight a vehicle is not a dual-purpose vehicle. */
  dualPurpose: { upToUnladenKg: 2040 },
  /** The age in years above which a vehicle that has not been substantially changed needs no MOT. */
  historicVehicle: { overYears: 40 },
  /** Goods vehicles above this weight are not exempt by that age, but if they were first used before this day. */
  historicLargeGoods: { overKg: 3500, firstUsedBefore: "1960-01-01" },
  /** Electric goods vehicles that need no MOT. */
  earlyElectricVan: { registeredBefore: "2015-03-01" },
} as const;

export type VehicleLawName = keyof typeof vehicleLawValues;
