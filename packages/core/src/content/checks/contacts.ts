import type { FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

const forbidden: Record<string, RegExp> = {
  "a phone number": /\b(?:call|phone|ring|tel(?:ephone)?)\b[^.!?]{0,20}\d{3}|\b0\d{2,4}[\s-]?\d{3}|\+\s?44/i,
  "an e-mail address": /@|\b(?:e-?mail)\s+(?:us|them|me)\b|\(at\)|\[at\]/i,
  "a web address":
    /\b(?:https?|ftp|mailto|tel|javascript|vbscript|data):\S|\/\/|\bwww\b|\b[\w-]+\.(?:com|co|uk|org|net|info|biz|io|ai|app|shop|online|site|eu|ie|wales|scot|london)\b|\bdot\s+(?:com|co|uk|org|net)\b/i,
  "another company":
    /\b(?:Halfords|Kwik[- ]?Fit|(?:Book|Fix|WhoCanFix)My(?:Garage|Car)|ClickMechanic|ATS Euromaster|Mr Clutch|National Tyres|Formula One Autocentres|Checkatrade|Good Garage Scheme|Motorpoint|AutoGuru)\b/i,
};

/** Rejects ways to contact anyone but the site, and the names of other companies. */
export function checkContacts(text: FilledText): Violation[] {
  return textFields(text).flatMap(({ at, text: words }) =>
    Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(words))
      .map(([what]): Violation => ({ code: "contact", message: `${at} holds ${what}; leave it out.` })),
  );
}
