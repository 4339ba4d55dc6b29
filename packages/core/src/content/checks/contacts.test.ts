import { expect, test } from "vitest";
import { buildFilledText } from "../../testing/text-builders.ts";
import { checkContacts } from "./contacts.ts";

const violationsOf = (answer: string) =>
  checkContacts(buildFilledText({ servicing: [], mot: [], faqs: [{ question: "?", answer }] }));

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
  "mailto:me",
  "javascript:alert(1)",
  "data:text/html,x",
  "Try Kwik Fit.",
  "WhoCanFixMyCar lists more.",
])("%j is rejected", (answer) => {
  expect(violationsOf(answer)).not.toEqual([]);
});

test.each([
  "Book early. The van is tested at 12 stations, or both.",
  "Call ahead to check the ramp takes your van.",
  "Data: the source counts 37 garages.",
  "Ask by phone or online, and note the date.",
])("%j passes", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});
