const govUkMot = "https://www.gov.uk/getting-an-mot";

/** The official pages on MOTs in Great Britain that pages link to. */
export const motPages = {
  overview: govUkMot,
  fees: `${govUkMot}/mot-test-fees`,
  exempt: `${govUkMot}/vehicles-exempt-from-mot`,
  afterTheTest: `${govUkMot}/after-the-test`,
  retests: `${govUkMot}/retests`,
  /** The forms with which a station changes its details at DVSA. */
  stationForms: "https://www.gov.uk/guidance/mot-testing-guide/h-documentation",
  /** DVSA's reminders by text message or email. */
  reminder: "https://www.gov.uk/mot-reminder",
} as const;

/** The pages on tests of heavy vehicles in Great Britain. */
export const heavyPages = {
  /** The explanatory note on the fees of retests within 14 days. */
  retest: "https://www.legislation.gov.uk/uksi/2014/2115/note/made",
} as const;

export const dvaPages = {
  /** The page for booking a test and choosing a centre. */
  booking: "https://dva-bookings.nidirect.gov.uk/",
  afterTheTest: "https://www.nidirect.gov.uk/articles/after-mot-vehicle-test",
  fees: "https://www.nidirect.gov.uk/articles/vehicle-test-fees",
  heavyFees: "https://www.legislation.gov.uk/nisr/2023/126/made",
  contact: "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
} as const;
