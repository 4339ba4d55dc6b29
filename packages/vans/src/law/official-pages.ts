const govUkMot = "https://www.gov.uk/getting-an-mot";

/** The official pages on MOTs in Great Britain that pages link to. */
export const motPages = {
  overview: govUkMot,
  fees: `${govUkMot}/mot-test-fees`,
  exempt: `${govUkMot}/vehicles-exempt-from-mot`,
  afterTheTest: `${govUkMot}/after-the-test`,
  retests: `${govUkMot}/retests`,
  /** DVSA's reminders by text message or email. */
  reminder: "https://www.gov.uk/mot-reminder",
} as const;

export const dvaPages = {
  /** The page for booking a test and choosing a centre. */
  booking: "https://dva-bookings.nidirect.gov.uk/",
  afterTheTest: "https://www.nidirect.gov.uk/articles/after-mot-vehicle-test",
  fees: "https://www.nidirect.gov.uk/articles/vehicle-test-fees",
  contact: "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
} as const;
