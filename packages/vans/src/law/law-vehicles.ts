import { dayInWords } from "../calendar-day.ts";
import { weightInKg, yearsInWords } from "./law-classes.ts";
import { lawValues as law } from "./law-values.ts";

const { carsHaveUpTo, class4UpTo } = law.passengerSeats;
const { seatsUpTo, class4, class5, moreSeats } = law.minibusFees;
const lightUpTo = weightInKg(law.historicLargeGoods.overKg);

/**
 * The classes and exemptions of vehicles in Great Britain, as sentences that pages show unchanged.
 */
export const vehicleLaw = {
  heavyFirstTest:
    "A goods vehicle that is tested as a heavy vehicle has its first test by the end of the " +
    `month in which it is ${law.heavyFirstTest.years} year old.`,
  ministryPlate:
    `If the van has a ${law.plateWeight.plate}, the design weight on it counts, and not the ` +
    "weight on the maker's plate.",
  motorCaravan:
    `A motor caravan with up to ${class4UpTo} passenger seats is class ` +
    `${law.motorCaravan.motClass} at any weight.`,
  carTypeApproval: `A vehicle with the type approval of a car (${law.carTypeApproval.category}) is class 4.`,
  dualPurposeClass: `A dual-purpose vehicle is class ${law.dualPurposeClass.motClass} at any gross weight.`,
  dualPurpose:
    "A dual-purpose vehicle carries passengers and goods, has four-wheel drive or seats and " +
    `windows behind the driver, and weighs up to ${weightInKg(law.dualPurpose.upToUnladenKg)} ` +
    "unladen.",
  seatsOfClass4: `A passenger vehicle with up to ${class4UpTo} passenger seats is class 4.`,
  seatsOfClass5: `A passenger vehicle with ${class4UpTo + 1} or more passenger seats is class 5.`,
  minibusFees:
    `The most that a station may charge is £${class4} for ${carsHaveUpTo + 1} to ${class4UpTo} ` +
    `passenger seats, £${class5} for ${class4UpTo + 1} to ${seatsUpTo} and £${moreSeats} for ` +
    "more. A test that includes the first check of the seat belts may cost more, and a bus that " +
    "carries passengers for payment may need the yearly test of buses instead.",
  minibusFirstTest:
    `A vehicle with more than ${carsHaveUpTo} passenger seats, an ambulance and a licensed taxi ` +
    "each need their first MOT one year after they were first registered.",
  taxisAndAmbulances:
    `An ambulance or a licensed taxi with up to ${carsHaveUpTo} passenger seats is class ` +
    `${law.taxisAndAmbulances.motClass}.`,
  usedBeforeRegistration:
    "A vehicle that was used on roads before it was registered here, such as an import, may need " +
    `its first MOT ${yearsInWords(law.usedBeforeRegistration.yearsAfterManufacture)} after the ` +
    "end of the year in which it was made.",
  historicVehicle:
    `A vehicle over ${law.historicVehicle.overYears} years old may be exempt from the MOT if it ` +
    "has not been substantially changed.",
  historicLargeGoods:
    `A goods vehicle over ${lightUpTo} is not exempt at that age. It may be exempt from its test ` +
    `if it was first used before ${law.historicLargeGoods.firstUsedBefore.slice(0, 4)}, is used ` +
    "unladen and has not been substantially changed.",
  historicBus:
    "A bus that is used commercially is not exempt at that age. It may be exempt if it was first " +
    `used before ${law.historicBus.firstUsedBefore.slice(0, 4)} and has not been substantially ` +
    "changed.",
  earlyElectricVan:
    "An electric goods vehicle first registered before " +
    `${dayInWords(law.earlyElectricVan.registeredBefore)} may be exempt from the MOT.`,
} as const;
