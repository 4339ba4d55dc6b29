import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkContacts } from "./check-sentence.ts";
import { checkNames } from "./names.ts";

const objectionsOf = (text: string) => {
  const sentence = buildSentenceToCheck(text);
  return [
    ...checkContacts(sentence, buildFactRecord()),
    ...checkNames(sentence, buildFactRecord()),
  ];
};

test.each([
  "Call 01737 555 123 today.",
  "Ring 0800-555-123.",
  "Dial +44 1737 555123.",
  "Write to us at me@rival.org.",
  "Email us for a quote.",
  "me (at) rival dot com",
  "See https://rival.example/x",
  "See //rival",
  "See www.rival",
  "Try rival.co.uk today",
  "rival.com",
  "Try rival.xyz today",
  "bit.ly/x",
  "mailto:me",
  "javascript:alert(1)",
  "data:text/html,x",
  "Try Kwik Fit.",
  "WhoCanFixMyCar lists more.",
])("%j is refused", (text) => {
  expect(objectionsOf(text)).not.toEqual([]);
});

test.each([
  "Book early. The van is tested at 12 stations, or both.",
  "Call ahead to check the ramp takes your van.",
  "Data: the source counts 37 garages.",
  "Ask by phone or online, and note the date.",
  "Pads and discs are changed, e.g. when they are worn.",
])("%j passes", (text) => {
  expect(objectionsOf(text)).toEqual([]);
});

test.each([
  ["Ring 01737 555123.", "no phone numbers"],
  ["Dial +44 now.", "no phone numbers"],
  ["Dial + 44 now.", "no phone numbers"],
  ["Use 0800555.", "no phone numbers"],
  ["Use 020 555.", "no phone numbers"],
  ["Use (1)(2)(3)(4)(5)(6)(7).", "no phone numbers"],
  ["Use 1 - 2 / 3 – 4 — 5 . 6 . 7 now.", "no phone numbers"],
  ["Ask me@rival", "no e-mail addresses"],
  ["Ask me [at] rival", "no e-mail addresses"],
  ["Ask me( AT )rival", "no e-mail addresses"],
  ["Open tel:now", "no web addresses"],
  ["Open FTP:now", "no web addresses"],
  ["Open file:x", "no web addresses"],
  ["Open a//b", "no web addresses"],
  ["Look at www rival", "no web addresses"],
  ["Look at rival.example", "no web addresses"],
  ["Look at 7.uk", "no web addresses"],
  ["Look at localhost", "no web addresses"],
  ["Look at /vans here", "no paths"],
  ["/vans", "no paths"],
  ["Look at ~/vans", "no paths"],
  ["Look at ../vans", "no paths"],
  ["Look at vans/?here", "no paths"],
  ["Look at the \\\\server", "no paths"],
  ["It is in RH2 7AB now.", "no postcodes"],
  ["It is in EC1A1BB now.", "no postcodes"],
  ["Ask on WhatsApp.", "remove the contact"],
  ["Just message us.", "remove the contact"],
  ["Scan the QR code.", "remove the contact"],
])("%j is refused with the reason: %s", (text, reason) => {
  expect(
    checkContacts(buildSentenceToCheck(text), buildFactRecord()).map(({ code, message }) => [
      code,
      message,
    ]),
  ).toEqual([["contact", expect.stringMatching(new RegExp(`: ${reason}\\.$`))]]);
});

test("an internet address of figures is a web address", () => {
  expect(
    checkContacts(buildSentenceToCheck("Look at 192.168.10.20 first."), buildFactRecord()).map(
      ({ words }) => words,
    ),
  ).toContain("192.168.10.20");
});

test.each([
  "Ask before 9 a.m. or after 5 p.m. today.",
  "Take the van, i.e. all of it.",
  "Look at the tyres and/or the brakes, or at 123 456.",
  "In 2026 there are 12 of 37.",
  "Metal: it rusts. Files: keep them.",
  "Look at the back. Then at the front.",
])("allows %j, which is not a contact", (text) => {
  expect(checkContacts(buildSentenceToCheck(text), buildFactRecord())).toEqual([]);
});
