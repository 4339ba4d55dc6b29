const govUkMot = "https://www.gov.uk/getting-an-mot";

/** The official pages on MOTs in Great Britain that pages link to. */
export const motPages = {
  overview: govUkMot,
  fees: `${govUkMot}/mot-test-fees`,
  exempt: `${govUkMot}/vehicles-exempt-from-mot`,
  afterTheTest: `${govUkMot}/after-the-test`,
  retests: `${govUkMot}/retests`,
  /** Where DVSA's reminders by text message or email are ordered. */
  reminder: "https://www.gov.uk/mot-reminder",
} as const;

/** The official pages on tests in Northern Ireland that pages link to. */
export const dvaPages = {
  /** Where a test is booked and a centre chosen. */
  booking: "https://dva-bookings.nidirect.gov.uk/",
  afterTheTest: "https://www.nidirect.gov.uk/articles/after-mot-vehicle-test",
  fees: "https://www.nidirect.gov.uk/articles/vehicle-test-fees",
  contact: "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
} as const;
