import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkContacts } from "./contacts.ts";
import { checkNames } from "./names.ts";

const violationsOf = (text: string) => {
  const sentence = buildSentenceToCheck(text);
  return [...checkContacts(sentence, buildFactRecord()), ...checkNames(sentence, buildFactRecord())];
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
  expect(violationsOf(text)).not.toEqual([]);
});

test.each([
  "Book early. The van is tested at 12 stations, or both.",
  "Call ahead to check the ramp takes your van.",
  "Data: the source counts 37 garages.",
  "Ask by phone or online, and note the date.",
  "Pads and discs are changed, e.g. when they are worn.",
])("%j passes", (text) => {
  expect(violationsOf(text)).toEqual([]);
});
