import { dayInWords } from "../calendar-day.ts";
import { lawValues, type LawName } from "./law-values.ts";

const { browserStorage, dataComplaint } = lawValues;

/** The law on personal data and on storage in browsers, as sentences that pages show unchanged. */
export const privacyLaw = {
  browserStorage:
    "A site may store something in your browser only with your consent, unless the law makes an " +
    "exception. It makes one for sending a message over a network, and one for what is strictly " +
    "necessary for the service that you ask for. Since " +
    `${dayInWords(browserStorage.moreExceptionsSince)} it also makes exceptions for statistics ` +
    "about the use of a service in order to improve it, for the appearance and functions of a " +
    "site, and for locating you in an emergency. For statistics and appearance, the site must " +
    "tell you clearly and let you object.",
  dataComplaint:
    `Since ${dayInWords(dataComplaint.since)} whoever decides how your personal data is used ` +
    "must make it easy to complain, acknowledge a complaint within " +
    `${dataComplaint.acknowledgeWithinDays} days of receiving it, and without undue delay look ` +
    "into it and tell you the outcome.",
} as const satisfies Partial<Record<LawName, string>>;
