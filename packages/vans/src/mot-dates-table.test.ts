import { expect, test } from "vitest";
import { earliestTest, firstTestDue, newExpiry } from "./mot-dates.ts";
import { earliestDays, firstDues, newExpiries } from "./testing/mot-dates-table.ts";

test.each(earliestDays)(
  "allows the renewal of a certificate to $expiry from $earliest",
  ({ expiry, earliest }) => {
    expect(earliestTest(expiry)).toBe(earliest);
  },
);

test.each(newExpiries)(
  "certifies until $newExpiry: $name",
  ({ due, testDay, newExpiry: expiry }) => {
    expect(newExpiry(testDay, due)).toBe(expiry);
  },
);

test.each(firstDues)(
  "requires the first test $years years after $registered by $firstDue",
  (row) => {
    expect(firstTestDue(row.registered, { kind: row.years === 1 ? "early" : "van" })).toBe(
      row.firstDue,
    );
  },
);
