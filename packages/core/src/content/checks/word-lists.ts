// The word lists of the exact checks, each a list of words or fixed phrases in lower case.

import { site } from "@vanfettle/contract/site";

const list = (words: string): string[] => words.split(", ");

/** Number words, without "one", which is usually a pronoun: "Ask for one that services vans." */
export const numberWords = list(
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, hundreds, thousand, thousands, million, millions, dozen, dozens, twice, thrice, half, halves, third, thirds, quarter, quarters, percent, percentage, double, triple, tenner, fiver, quid",
);

/** Quantities that state no figure. A fact has one. */
export const indefiniteQuantities = list(
  "a few, a handful, several, a couple, a lot of, lots of, loads of, plenty of, numerous, countless, scores of, a number of, the majority, a majority, the vast majority, a third of, a fraction of",
);

/** American spellings of words that texts on vans use. */
export const americanSpellings = list(
  "center, centers, centered, color, colors, tire, tires, gray, labor, license plate, favor, favorite, neighbor, neighbors, neighboring, organize, organized, recognize, specialize, specialized, specializes, traveling, traveled, canceled, aluminum, windshield, gasoline, program, programs, repair shop, freeway, highway, downtown, parking lot",
);

/** Names with digits that are not figures: test classes, emission standards and drive. */
export const namesWithDigits = list(
  "class 4 and 7, class 4 or 7, class 4, class 7, euro 5, euro 6, 4x4",
);

/**
 * Words unfit for texts about Northern Ireland, where only the DVA tests vans and test classes do
 * not exist.
 */
export const northernIrelandWords = list(
  "class 4, class 7, mot station, mot stations, mot garage, mot garages, test station, test stations, mot centre, dvsa",
);

export const placeholderWords = list(
  "lorem ipsum, dolor sit amet, tbc, tbd, todo, undefined, nan, placeholder, [object object], to be confirmed, to be written",
);

/** Other ways to be reached than this site. */
export const channels = list(
  "whatsapp, facebook, instagram, tiktok, twitter, telegram, snapchat, linkedin, youtube, google, freephone, helpline, hotline",
);

/** Requests to be reached, and how addresses are spelled out. */
export const contactPhrases = list(
  "call us, ring us, phone us, email us, e-mail us, message us, text us, contact us, write to us, visit us, find us, follow us, our number, our website, our address, qr code, po box, dot com, dot co, dot uk, dot org, dot net",
);

export const firms = list(
  "halfords, bookmygarage, fixmycar, whocanfixmycar, clickmechanic, checkatrade, motorpoint, autoguru, rac, unipart, lookers, pentagon, trustpilot, yell, gumtree, ford, vauxhall, opel, mercedes, volkswagen, vw, renault, peugeot, citroen, citroën, fiat, iveco, nissan, toyota, ldv, maxus, vivaro, transit, sprinter, crafter, ducato, trafic, movano, snap-on, kwik fit, kwik-fit, kwikfit, ats euromaster, mr clutch, national tyres, formula one autocentres, good garage scheme, bosch car service, euro car parts, arnold clark, evans halshaw, auto trader",
);

export const allowedCapitals = [
  `${site.brand} I MOT MOTs MOT's DVSA DVSA's DVLA DVA DVA's UK Britain British Great England English Scotland Scottish Wales Welsh Northern Ireland Irish`,
  "January February March April May June July August September October November December",
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Saturdays Sundays Christmas Easter New Year",
  "AdBlue ABS DPF DPFs EGR ESP ECU ECUs LED LEDs EV EVs LPG VIN OBD TPMS SRS ADAS VAT AC DC PTO LWB SWB LCV LCVs Euro",
].flatMap((words) => words.split(" "));

/** Words that a meta title may write with a capital. */
export const titleCapitals =
  "A An And At Before Book Booking Choose Choosing Centre Class Close Compare Dates Find Finding First For Further Garage Garages Get Heavier Heavy How In Large Larger Lighter Look Minibus Near Nearest On Or Service Services Servicing Start Station Stations Stop Test Tested Testing Tests The To Towns Try Van Vans When Where Which With Your".split(
    " ",
  );
