import { validateBooking } from "@vanfettle/contract/bookings/booking-rules";
import { expect, test } from "vitest";
import { bookingFormReducer, initialState, isBusy, type BookingFormAction } from "./booking-form-state.ts";

const valid = { registration: "AB12CDE", postcode: "LS11AA", serviceType: "mot" };
const empty = { registration: "", postcode: "", serviceType: "" };
const submitted = (values = valid): BookingFormAction => ({
  type: "submitted",
  values,
  issues: validateBooking(values),
});
const changed = (values = valid): BookingFormAction => ({ type: "changed", values, issues: validateBooking(values) });
const failed: BookingFormAction = { type: "failed", issues: {} };
const after = (...actions: BookingFormAction[]) => actions.reduce(bookingFormReducer, initialState);

test("does not validate changes before the first submit", () => {
  expect(after(changed(empty))).toMatchObject({ status: "idle", issues: {} });
});

test("becomes invalid after a submit with issues, and idle once a change fixes them", () => {
  expect(after(submitted(empty)).status).toBe("invalid");
  expect(Object.keys(after(submitted(empty)).issues)).toHaveLength(3);
  expect(after(submitted(empty), changed())).toMatchObject({ status: "idle", issues: {} });
});

test("is busy while submitting and leaving", () => {
  const submitting = after(submitted());
  const leaving = bookingFormReducer(submitting, { type: "accepted", token: "abc.def" });
  expect([submitting.status, leaving.status]).toEqual(["submitting", "leaving"]);
  expect([submitting, leaving].map(isBusy)).toEqual([true, true]);
});

test("becomes idle after a failure and after a return from the partner's site", () => {
  expect(after(submitted(), failed).status).toBe("idle");
  expect(after(submitted(), { type: "accepted", token: "abc.def" }, { type: "returned" }).status).toBe("idle");
});

test("keeps the booking's link after a return until the next submit", () => {
  const accepted: BookingFormAction = { type: "accepted", token: "abc.def" };
  expect(after(submitted(), accepted, { type: "returned" }).token).toBe("abc.def");
  expect(after(submitted(), accepted, { type: "returned" }, submitted()).token).toBeUndefined();
});

test("validates a change while submitting", () => {
  const changedMeanwhile = after(submitted(), changed(empty));
  expect(changedMeanwhile.status).toBe("submitting");
  expect(bookingFormReducer(changedMeanwhile, failed).status).toBe("invalid");
});

test("shows the server's issues until their field changes, in a form without validation", () => {
  const sent: BookingFormAction = { type: "submitted", values: empty, issues: {} };
  const issues = { registration: "Vehicle registration is required", postcode: "Postcode is required" };
  const rejected = after(sent, { type: "failed", issues });
  expect(rejected).toMatchObject({ status: "invalid", issues });
  const typed = bookingFormReducer(rejected, { type: "changed", field: "postcode", values: valid, issues: null });
  expect(typed.issues).toEqual({ registration: "Vehicle registration is required" });
  expect(bookingFormReducer(typed, sent)).toMatchObject({ status: "submitting", issues: {} });
});

test("tracks a Northern Irish postcode and the chosen service", () => {
  expect(after(changed()).isInNorthernIreland).toBe(false);
  const belfast = { ...valid, postcode: "BT1" };
  expect(after(changed(belfast))).toMatchObject({ isInNorthernIreland: true, serviceType: "mot" });
  expect(after(submitted(belfast)).isInNorthernIreland).toBe(true);
  expect(after(changed(belfast), changed()).isInNorthernIreland).toBe(false);
});

test.each([
  ["LS1", /does not look like a full UK postcode/],
  ["JE23AB", /outside the UK/],
])("hints at the unusual postcode %s on blur and submit until it is corrected", (postcode, hint) => {
  const unusual = { ...valid, postcode };
  expect(after(changed(unusual)).postcodeHint).toBeUndefined();
  expect(after({ type: "postcodeLeft", values: unusual }).postcodeHint).toMatch(hint);
  expect(after(submitted(unusual)).postcodeHint).toMatch(hint);
  expect(after(submitted(unusual), changed()).postcodeHint).toBeUndefined();
  expect(after({ type: "postcodeLeft", values: empty }).postcodeHint).toBeUndefined();
});
