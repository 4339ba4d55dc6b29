import { expect, test } from "vitest";
import { adviceReview } from "./retired-advice.ts";

test.each([
  ["2027-09-01", "later"],
  ["2027-09-02", "soon"],
  ["2027-11-01", "soon"],
  ["2027-11-02", "overdue"],
])("on %s the review due on 1 November 2027 is %s", (day, review) => {
  expect(adviceReview({ reviewBy: "2027-11-01" }, day)).toBe(review);
});
