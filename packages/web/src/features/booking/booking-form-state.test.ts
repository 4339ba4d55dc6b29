import { expect, test } from "vitest";
import { emptyBooking, validateBooking } from "@vanfettle/contract/booking/booking-rules";
import { bookingFormReducer, initialState, type BookingFormAction } from "./booking-form-state.ts";

const valid = { ...emptyBooking, registration: "AB12CDE", postcode: "LS11AA", serviceType: "mot" };
const submitted = (values = valid): BookingFormAction => ({
  type: "submitted",
  values,
  issues: validateBooking(values),
});
const changed = (values = valid): BookingFormAction => ({
  type: "changed",
  values,
  issues: validateBooking(values),
});
const failed: BookingFormAction = { type: "failed", issues: {}, alert: "No answer came." };
const after = (...actions: BookingFormAction[]) => actions.reduce(bookingFormReducer, initialState);

test("does not validate changes before the first submit", () => {
  expect(after(changed(emptyBooking))).toMatchObject({ isBusy: false, issues: {} });
});

test("has issues after a submit with wrong values, and none once a change fixes them", () => {
  expect(after(submitted(emptyBooking)).isBusy).toBe(false);
  expect(Object.keys(after(submitted(emptyBooking)).issues)).toHaveLength(3);
  expect(after(submitted(emptyBooking), changed())).toMatchObject({ isBusy: false, issues: {} });
});

test("is busy while submitting and leaving", () => {
  const submitting = after(submitted());
  const leaving = bookingFormReducer(submitting, { type: "accepted", token: "abc.def" });
  expect([submitting.isBusy, leaving.isBusy]).toEqual([true, true]);
});

test("becomes idle after a failure and after a return from the partner's site", () => {
  expect(after(submitted(), failed)).toMatchObject({ isBusy: false, issues: {} });
  expect(
    after(submitted(), { type: "accepted", token: "abc.def" }, { type: "returned" }).isBusy,
  ).toBe(false);
});

test("keeps the alert about a failure until the next submit", () => {
  const failures: [BookingFormAction, RegExp][] = [
    [failed, /No answer came/],
    [{ ...failed, issues: { postcode: "Invalid postcode format" } }, /Correct the marked fields/],
  ];
  for (const [failure, alert] of failures) {
    expect(after(submitted(), failure, changed(emptyBooking), changed()).alert).toMatch(alert);
    expect(after(submitted(), failure, submitted()).alert).toBeUndefined();
  }
});

test("keeps the booking's link after a return until the next submit", () => {
  const accepted: BookingFormAction = { type: "accepted", token: "abc.def" };
  expect(after(submitted(), accepted, { type: "returned" }).token).toBe("abc.def");
  expect(after(submitted(), accepted, { type: "returned" }, submitted()).token).toBeUndefined();
});

test("validates a change while submitting", () => {
  const changedMeanwhile = after(submitted(), changed(emptyBooking));
  expect(changedMeanwhile.isBusy).toBe(true);
  const afterwards = bookingFormReducer(changedMeanwhile, failed);
  expect(afterwards.isBusy).toBe(false);
  expect(Object.keys(afterwards.issues)).toHaveLength(3);
});

test("shows the server's issues until their field changes, in a form without validation", () => {
  const sent: BookingFormAction = { type: "submitted", values: emptyBooking, issues: {} };
  const issues = {
    registration: "Vehicle registration is required",
    postcode: "Postcode is required",
  };
  const rejected = after(sent, { ...failed, issues });
  expect(rejected).toMatchObject({ isBusy: false, issues });
  const typed = bookingFormReducer(rejected, {
    type: "changed",
    field: "postcode",
    values: valid,
    issues: null,
  });
  expect(typed.issues).toEqual({ registration: "Vehicle registration is required" });
  expect(bookingFormReducer(typed, sent)).toMatchObject({ isBusy: true, issues: {} });
});

test("has the values of the last change or submit", () => {
  const belfast = { ...valid, postcode: "BT1" };
  expect(after(changed(belfast)).values).toEqual(belfast);
  expect(after(submitted(belfast)).values).toEqual(belfast);
  expect(after(changed(belfast), changed()).values).toEqual(valid);
});

test.each([
  ["LS1", /does not look like a full UK postcode/],
  ["B11CA", /does not look like a full UK postcode/],
  ["JE23AB", /outside the UK/],
  ["M11OAE", /Did you mean M11 0AE\? You can still send the form/],
  ["S0147DU", /Did you mean SO14 7DU\?/],
])(
  "hints at the unusual postcode %s on blur and submit until it is corrected",
  (postcode, hint) => {
    const unusual = { ...valid, postcode };
    expect(after(changed(unusual)).postcodeHint).toBeUndefined();
    expect(after({ type: "postcodeLeft", values: unusual }).postcodeHint).toMatch(hint);
    expect(after(submitted(unusual)).postcodeHint).toMatch(hint);
    expect(after(submitted(unusual), changed()).postcodeHint).toBeUndefined();
    expect(after({ type: "postcodeLeft", values: emptyBooking }).postcodeHint).toBeUndefined();
  },
);
