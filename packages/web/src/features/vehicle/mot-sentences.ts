import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { dayInWords, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import {
  isFirstTest,
  type DayRange,
  type MotDates,
  type NextTest,
} from "@vanfettle/vans/mot-dates";
import { exemptionNames, exemptionSentence } from "@vanfettle/vans/mot-exemption";

/**
 * A van's next test with its state and dates. The pages, lists and files word it with the functions
 * below.
 */
export type MotView = MotDates &
  Pick<NextTest, "basis" | "regime" | "exemption" | "jurisdiction" | "testsKnown">;

export type StateLook = "good" | "soon" | "bad" | "neutral";

const looks = {
  valid: "good",
  "first not due": "good",
  "due soon": "soon",
  unknown: "soon",
  expired: "bad",
  "may be exempt": "neutral",
} as const satisfies Record<MotView["state"], StateLook>;

/**
 * Returns the look of a state. While it is unclear which test applies, nothing looks good or like
 * an offence.
 */
export function stateLook({ state, regime }: Pick<MotView, "state" | "regime">): StateLook {
  const look = looks[state];
  return regime === "unclear" && look !== "neutral" ? "soon" : look;
}

/** Formats the days until a date; negative numbers are days ago. */
export function fromToday(days: number): string {
  if (days === 0) return "today";
  const number = pluralise(Math.abs(days), "day");
  return days > 0 ? `in ${number}` : `${number} ago`;
}

/** Formats a range as `30 November and 30 December 2026`, with both years if they differ. */
function rangeInWords({ from, to }: DayRange): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? dayInWords(from).slice(0, -" 2026".length) : dayInWords(from);
  return `${start} and ${dayInWords(to)}`;
}

/** Returns the due day in words, or the possible days, or null if none is known. */
export function dueInWords({
  due,
  dueBetween,
  basis,
}: Pick<MotView, "due" | "dueBetween" | "basis">): string | null {
  if (due !== null) return dayInWords(due);
  if (!dueBetween) return null;
  if (basis === "registered month") return `Between ${rangeInWords(dueBetween)}`;
  return `${dayInWords(dueBetween.from)} or ${dayInWords(dueBetween.to)}`;
}

/** Returns the name of the day, such as `Ran out on`, for lists of facts. */
export function dueTerm(
  mot: Pick<MotView, "state" | "basis" | "due" | "dueBetween">,
  hasFailed = false,
): string {
  if (mot.state === "expired" && mot.due !== null && !isFirstTest(mot)) return "Ran out on";
  if (isFirstTest(mot)) return "First test due, last day";
  return hasFailed ? "Last day of the earlier pass" : "Last day";
}

const testNames = { MOT: "MOT", annual: "annual test", unclear: "last test on record" } as const;

function dueSoonHeading(mot: MotView, today: Day): string {
  const { dueBetween, days } = mot;
  if (!dueBetween) {
    return `${mot.regime === "annual" ? "Annual test" : "MOT"} due ${fromToday(days ?? 0)}`;
  }
  if (mot.basis === "registered month") return `First MOT due between ${rangeInWords(dueBetween)}`;
  return dueBetween.from < today
    ? "Its first MOT may be overdue"
    : `First MOT may be due by ${dayInWords(dueBetween.from)}`;
}

/**
 * Returns the state as a heading, such as `The MOT is in date` or `May be exempt: over 40 years
 * old`.
 */
export function stateHeading(mot: MotView, today: Day): string {
  const { state, exemption, firstTestWasDue } = mot;
  const name = testNames[mot.regime];
  const test = mot.regime === "MOT" ? "MOT" : "test";
  switch (state) {
    case "may be exempt":
      return `May be exempt: ${exemption ? exemptionNames[exemption.kind] : "ask DVSA"}`;
    case "expired":
      return isFirstTest(mot) ? `The first ${test} is overdue` : `The ${name} has run out`;
    case "due soon":
      return dueSoonHeading(mot, today);
    case "first not due":
      return `No ${test} needed yet`;
    case "valid":
      return `The ${name} is in date`;
    case "unknown":
      return firstTestWasDue
        ? `We do not know if its ${name} is in date`
        : "We could not find the MOT due date";
  }
}

/** Explains a range of due days. */
function rangeSentences({ basis, dueBetween }: MotView, today: Day): string[] {
  if (!dueBetween) return [];
  const [from, to] = [dayInWords(dueBetween.from), dayInWords(dueBetween.to)];
  const was = dueBetween.from < today ? "was" : "is";
  if (basis === "import") {
    return [
      `It may have been used before it was registered here. If so, its first MOT ${was} due by ${from}; if not, by ${to}.`,
      "Was it used on roads before? Ask the seller, or look at the papers from abroad.",
    ];
  }
  if (basis === "taxi or ambulance") {
    return [
      `Its name suggests an ambulance, a taxi or a minibus. As one its first MOT ${was} due by ${from}; otherwise by ${to}.`,
    ];
  }
  if (basis === "van or car") {
    return [
      `In Northern Ireland a van has its first test a year before a car. As a van it ${was} due by ${from}; as a car by ${to}.`,
    ];
  }
  return [
    "DVLA gives only the month of its first registration. The day is on its log book (V5C): enter it below for exact dates.",
  ];
}

/**
 * Explains a first test in the past. It is not an accusation: the van may have been tested since,
 * or be exempt.
 */
const firstTestSentence = (day: string, state: MotView["state"]): string =>
  state === "may be exempt"
    ? `Without the exemption its first test was due by ${day}.`
    : `Its first test was due by ${day}. Look at its last certificate, and enter when that runs out.`;

const unclearSentence =
  "The registers leave open which test it needs: an MOT, or the annual test of heavy vehicles. Confirm with DVSA.";

/** Returns the sentences below the state: the law that applies, and the unknown facts. */
export function stateSentences(mot: MotView, today: Day): string[] {
  const { state, regime, exemption, jurisdiction, firstTestWasDue } = mot;
  const isBritishMot = jurisdiction === "great-britain" && regime === "MOT";
  const sentences = [
    state === "may be exempt" &&
      exemption &&
      `${exemptionSentence(exemption, jurisdiction)} If it is not exempt, it needs a valid test.`,
    state === "expired" && isBritishMot && britishLaw.fine,
    state === "expired" &&
      jurisdiction === "northern-ireland" &&
      northernIrishLaw.exemptionCertificate,
    regime === "unclear" && unclearSentence,
    ...rangeSentences(mot, today),
    firstTestWasDue && firstTestSentence(dayInWords(firstTestWasDue), state),
    state === "unknown" &&
      !firstTestWasDue &&
      "Look at the certificate, and enter its date to see the other dates.",
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}

/** Returns the state and its sentences for a list, or null if the dates show it completely. */
export function stateNote(mot: MotView, today: Day): string | null {
  const isExplained =
    mot.state === "may be exempt" ||
    mot.firstTestWasDue ||
    mot.dueBetween ||
    mot.regime === "unclear";
  return isExplained
    ? [`${stateHeading(mot, today)}.`, ...stateSentences(mot, today)].join(" ")
    : null;
}

const basisSentences: Record<NonNullable<MotView["basis"]>, string> = {
  "last pass": "Based on the last test it passed.",
  "annual test": "Based on the last annual test of heavy vehicles that it passed.",
  "first test": "No register lists an MOT of it, so this is the date of its first.",
  "first annual test":
    "No register lists a test of it. By its weight it needs the yearly test of heavy vehicles, first by the end of the month in which it is one year old.",
  "van or car": "Counted from its first registration, if it has had no test yet.",
  "registered month":
    "Counted from the month of its first registration, if it has had no test yet.",
  import: "Counted from its manufacture or its registration here, if it has had no test yet.",
  "taxi or ambulance": "Counted from its first registration, if it has had no test yet.",
  DVLA: "From DVLA's register. DVSA's tests may be newer.",
};

type RegisterWords = VehicleCheck["mot"]["registers"];

/** Returns what DVLA's register says of the MOT, such as `shows 20 May 2027`. */
function dvlaSays({ dvlaDue, dvlaStatus }: RegisterWords): string {
  const date = dvlaDue === null ? null : `shows ${dayInWords(dvlaDue)}`;
  if (dvlaStatus === null) return date ?? "does not show this MOT";
  const word = `says that its MOT is ${dvlaStatus}`;
  return date === null ? `${word}, without a date` : `${date} and ${word}`;
}

/** Explains how DVLA's register differs from DVSA's date, and which is newer. */
function differenceSentence(due: Day, words: RegisterWords): string {
  const { dvlaDue } = words;
  return dvlaDue !== null && dvlaDue > due
    ? `The registers differ: DVLA's register ${dvlaSays(words)}. That date is later. DVSA's history may lack a newer test. Look at the newest certificate.`
    : `The registers are not in step: DVLA's register ${dvlaSays(words)}. It follows DVSA within days of a test. If the last test was earlier, look at its certificate.`;
}

/** Explains in the registers' words why they leave a date open. */
export function registerSentences({
  due,
  dueBetween,
  registers,
}: Pick<VehicleCheck["mot"], "due" | "dueBetween" | "registers">): string[] {
  const { undatedPass, dvsaDue, dvlaStatus, dvlaDue } = registers;
  if (dvsaDue !== null) {
    return [
      `The registers differ: by DVSA's history the test ran out on ${dayInWords(dvsaDue)}, but DVLA's register ${dvlaSays(registers)}.`,
    ];
  }
  if (undatedPass) {
    const gap =
      undatedPass.testedOn === null
        ? "DVSA lists a test without a day or a result. It may be a newer pass."
        : `DVSA lists a pass of ${dayInWords(undatedPass.testedOn)} without the day on which it runs out.`;
    return [due === null ? gap : `${gap} This date is from DVLA's register.`];
  }
  const isOpen = due === null && dueBetween === null;
  return isOpen && (dvlaStatus !== null || dvlaDue !== null)
    ? [`DVLA's register ${dvlaSays(registers)}.`]
    : [];
}

/** Explains the origin and the limits of the dates that the registers give. */
export function originSentences(
  mot: MotView & Pick<VehicleCheck["mot"], "registers">,
  hasFailed: boolean,
): string[] {
  const { basis, jurisdiction, regime, due, registers } = mot;
  const hasDays = due !== null || mot.dueBetween !== null;
  const sentences = [
    basis && hasDays && basisSentences[basis],
    hasDays && isFirstTest(mot) && jurisdiction === "great-britain" && vehicleLaw.minibusFirstTest,
    hasFailed && regime === "unclear" && unclearSentence,
    due !== null && !registers.inStep && differenceSentence(due, registers),
    // Without a failure they are above, with the state.
    ...(hasFailed ? registerSentences(mot) : []),
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}
